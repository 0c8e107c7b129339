/**
 * spread: scores are sums of as many products as queries and keys have numbers, so they spread like a
 * random walk, and softmax of such scores leaves all weight to one word. Divided by the root of the
 * width they stay as they were.
 */
import { strong } from "../../../draw/marks.js";
import { still } from "../../../scene/still.js";
import type { Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { barsMarks } from "./bars.js";
import { type Spread, spreadOf } from "./data.js";
import { fanMarks } from "./fan.js";
import { layoutOf } from "./layout.js";
import type { Measure } from "./names.js";
import { type SpreadMoment, momentOf, planSpread } from "./timing.js";
import { spreadWords } from "./words.js";

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function narrate(spread: Spread, view: View, { row, folded, done }: SpreadMoment): Part[] {
  const say = spreadWords[view.language];
  const at = Math.floor(row);
  const value = (scaled: boolean, measure: Measure, from = at) =>
    spread.measure(scaled, from, measure).value;
  const share = (scaled: boolean, from = at) => strong(percent(value(scaled, "largest", from)));
  const size = (scaled: boolean) => strong(`±${value(scaled, "deviation").toFixed(1)}`);
  const width = spread.widths[at] ?? 2;
  if (done)
    return [
      ...say.done(spread.width, share(false, spread.row), share(true, spread.row)),
      ...say.own(spread.ownWidth, `±${spread.ownDeviation.toFixed(1)}`),
    ];
  if (row === 0) return say.before;
  return folded > 0 ? say.folds(width, size(true)) : say.grows(width, size(false), share(false));
}

function draw(step: Step, view: View, time: number): Drawing {
  const spread = spreadOf(step, view);
  const layout = layoutOf(view);
  const moment = momentOf(step, time);
  const row = moment.done ? spread.row : moment.row;
  const width = spread.widths[Math.round(row)] ?? spread.width;
  return {
    marks: [
      ...fanMarks(spread, view, layout, moment, width),
      ...barsMarks(spread, view, layout, row, moment.folded),
    ],
    narration: narrate(spread, view, moment),
  };
}

const spread: Scene = { plan: planSpread, draw, lens: false };

export const spreadScenes: Scenes = { drawn_scores: still, spread };

/** tiles: the scores in tiles; each is read, corrects what is there, is added, and is forgotten. */
import type { Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { positionOf } from "../../../scene/grid.js";
import { rowName } from "../../../scene/labels.js";
import { isLong } from "../../../scene/sample.js";
import { inputOf } from "../../../scene/step.js";
import { still } from "../../../scene/still.js";
import { number, strong } from "../../../draw/marks.js";
import { format } from "../../../draw/format.js";
import { countOf, countText } from "../counts.js";
import { benchMarks } from "./bench.js";
import { at } from "./opened.js";
import { closingMarks } from "./closing.js";
import { type TilesData, dataOf, wordsOf } from "./data.js";
import { layoutOf } from "./layout.js";
import { leaderMark, overviewMarks } from "./overview.js";
import { trafficMarks } from "./traffic.js";
import { type Moment, filmOf, momentAt, planOf } from "./visits.js";
import { tilesWords } from "./words.js";

/** The row that is told of: the pinned one, else the one whose maximum grows most. */
function toldRow(data: TilesData, { visit }: Moment, view: View): number {
  const { size, queries } = data.tiling;
  const [first, last] = wordsOf(visit.row, size, queries);
  for (const grid of [data.result, data.scores, data.maximum, data.correction, data.sum]) {
    const row = positionOf(grid, view.pinned)?.[0];
    if (row !== undefined && row >= first - 1 && row < last) return row;
  }
  const seen = (row: number) => data.maximum.value(row, visit.column) > -Infinity;
  const rank = (row: number) => (seen(row) ? data.correction.value(row, visit.column) : 2);
  let told = first - 1;
  for (let row = first; row < last; row++) if (rank(row) < rank(told)) told = row;
  return told;
}

function narrate(step: Step, view: View, data: TilesData, moment: Moment, told: number): Part[] {
  const own = tilesWords[view.language];
  const { visit, divided, compared } = moment;
  const { size, queries, keys } = data.tiling;
  const word = rowName(data.queries, told, view.language);
  if (compared > 0) return narrateEnd(step, view, data);
  if (divided > 0) {
    const { cell, value } = at(data.result, told, 0);
    return own.divides(word, number(cell, value, "signed"));
  }
  const asking = own.wordsRange(...wordsOf(visit.row, size, queries));
  const asked = own.wordsRange(...wordsOf(visit.column, size, keys));
  if (!visit.read) return own.skips(asking, asked);
  if (!visit.slow) return own.passes(asking);
  return moment.phase === "read" ? own.reads(asking, asked) : narrateRow(view, data, moment, told);
}

/** What happens to one word. */
function narrateRow(view: View, data: TilesData, { visit, phase }: Moment, told: number): Part[] {
  const own = tilesWords[view.language];
  const n = visit.column;
  const word = rowName(data.queries, told, view.language);
  const shown = (grid: TilesData["sum"], scale: "signed" | "weight" = "signed") => {
    const { cell, value } = at(grid, told, n);
    return number(cell, value, scale);
  };
  const [before, now] = [data.maximum.value(told, n - 1), data.maximum.value(told, n)];
  const grew = n > 0 && now > before;
  if (phase === "maximum") {
    const maximum = shown(data.maximum);
    return n === 0
      ? own.first(word, maximum)
      : grew
        ? own.grows(word, maximum)
        : own.stays(word, maximum);
  }
  if (phase === "correct") {
    if (n === 0 || before === -Infinity) return own.startsEmpty;
    return grew ? own.corrects(word, shown(data.correction, "weight")) : own.correctsNothing(word);
  }
  const sum = at(data.sum, told, n);
  return own.adds(word, view.digits ? strong(format(sum.value, 3)) : shown(data.sum));
}

const differenceOf = ({ node }: Step): string => {
  const value = countOf(node, "largest_difference");
  return value === 0 ? "0" : value.toExponential(1).replace("e-", " × 10^−");
};

/** "6.0 × 10⁻⁸" */
const raised = (written: string): string =>
  written.replace(
    /\^−(\d+)/u,
    (_, digits: string) => `⁻${[...digits].map((d) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[+d] ?? "").join("")}`,
  );

function narrateEnd(step: Step, view: View, data: TilesData): Part[] {
  const count = (n: number) => countText(n, view.language);
  return tilesWords[view.language].compares(
    view.digits ? raised(differenceOf(step)) : "",
    count(data.moved.at(-1) ?? 0),
    count(countOf(step.node, "plain")),
  );
}

function draw(step: Step, view: View, time: number): Drawing {
  const data = dataOf(step, view);
  const { visits } = filmOf(step.node, step);
  const moment = momentAt(step, time);
  const layout = layoutOf(data.tiling, data.queries.texts.slice(0, data.tiling.queries), view);
  const told = toldRow(data, moment, view);
  const open = moment.divided === 0 && moment.visit.read;
  return {
    marks: [
      ...overviewMarks(layout, data, visits, moment, view),
      ...(open && !layout.phone ? [leaderMark(layout, moment.visit)] : []),
      ...(open ? benchMarks(layout, data, moment, told, view) : []),
      ...(moment.divided > 0
        ? closingMarks(layout, data, moment, raised(differenceOf(step)), view)
        : []),
      ...trafficMarks(step, layout, data, moment.done, view),
    ],
    narration: narrate(step, view, data, moment, told),
  };
}

const scene: Scene = { plan: planOf, draw, lens: false };

/** Small tiles leave many columns, of which the scene draws one tile at a time; only words can be too many. */
const tiles = (step: Step): Scene =>
  isLong(inputOf(step, 0)) ? scene : { ...scene, thinned: true };

export const tilesScenes: Scenes = {
  running_max: still,
  tile_exponentials: still,
  tile_correction: still,
  running_sum: still,
  tile_context: still,
  running_context: still,
  tiles,
};

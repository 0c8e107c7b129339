/**
 * soft_lookup: one word looks its value up in three ways, from cold, where it gets a single value as from
 * a table, to hot, where it gets the mean of all.
 */
import { token } from "../../../draw/marks.js";
import { still } from "../../../scene/still.js";
import type { Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { curvesMarks } from "./curves.js";
import { type Lookup, lookupOf } from "./data.js";
import { layoutOf } from "./layout.js";
import type { Way } from "./names.js";
import { tableMarks } from "./table.js";
import { type LookupMoment, momentOf, planLookup } from "./timing.js";
import { lookupWords, temperatureText } from "./words.js";

function narrate(lookup: Lookup, view: View, { row, done }: LookupMoment): Part[] {
  const say = lookupWords[view.language];
  const at = done ? lookup.row : Math.floor(row);
  const count = (way: Way) => lookup.count(way, at).value;
  const written = (way: Way) => count(way).toFixed(1);
  const counts = [written("dot"), written("additive"), written("bilinear")] as const;
  const temperature = temperatureText(lookup.temperatures[at] ?? 1);
  const query = token(lookup.query);
  if (done) return say.asked(temperature, ...counts, lookup.seen);
  if (row === 0) return say.before(query);
  const all = [count("dot"), count("additive"), count("bilinear")];
  if (Math.max(...all) < 1.5) return say.cold(temperature, query);
  if (Math.min(...all) > 0.97 * lookup.seen) return say.hot(temperature, lookup.seen);
  return say.warm(temperature, ...counts);
}

function draw(step: Step, view: View, time: number): Drawing {
  const lookup = lookupOf(step, view);
  const layout = layoutOf(lookup, view);
  const moment = momentOf(step, time);
  const last = lookup.temperatures.length - 1;
  const at = moment.done ? lookup.row : moment.row;
  return {
    marks: [
      ...tableMarks(lookup, layout, at, view),
      ...curvesMarks(lookup, layout, moment.done ? last : moment.row, at, view),
    ],
    narration: narrate(lookup, view, moment),
  };
}

const soft_lookup: Scene = { plan: planLookup, draw, lens: false };

export const lookupScenes: Scenes = { tempered_softmax: still, soft_lookup };

/**
 * cache: the sentence is written word by word, on the left with a cache and on the right without; below,
 * what both cost, so far and up to the length that the slider sets.
 */
import { rowName } from "../../../scene/labels.js";
import { strong } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { countOf, countText, countsOf } from "../counts.js";
import { chartMarks } from "./chart.js";
import { countMarks } from "./counts.js";
import { type CacheLayout, layoutOf } from "./layout.js";
import { withMarks, withoutMarks } from "./panels.js";
import { type WordMoment, momentOf, planCache } from "./timing.js";
import { cacheWords } from "./words.js";

function narrate(step: Step, view: View, layout: CacheLayout, moment: WordMoment): Part[] {
  const { language } = view;
  const { node } = step;
  const { word, done } = moment;
  const say = cacheWords[language];
  const written = (count: number) => strong(countText(count, language));
  const now = (name: string) => written(countsOf(node, name)[word] ?? NaN);
  if (done)
    return say.atLength(
      countText(countOf(node, "length"), language),
      written(countOf(node, "length_with")),
      written(countOf(node, "length_without")),
      written(countOf(node, "length_bytes")),
    );
  const name = rowName(layout.panels[0].keys.rowLabels, word, language);
  return word === 0
    ? say.firstWord(name, now("with"))
    : say.nextWord(name, word, now("with"), now("without"));
}

function draw(step: Step, view: View, time: number): Drawing {
  const moment = momentOf(step, time);
  const layout = layoutOf(step, view);
  const [own, again] = layout.panels;
  return {
    marks: [
      ...withMarks(own, view, moment),
      ...withoutMarks(again, view, moment),
      ...countMarks(step, view, layout.counts, moment),
      ...chartMarks(step, view, layout.chart, moment),
    ],
    narration: narrate(step, view, layout, moment),
  };
}

const cache: Scene = { plan: planCache, draw, lens: false };

export const cacheScenes: Scenes = { cache };

/**
 * reach: the words below, a row of dots for every layer above them. The word at the top hears of those
 * its mask allows; with every layer more its cone reaches as far as the words in between have heard.
 */
import type { Mark, Part } from "../../../types/frame.js";
import type { Drawing, Plan, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { mark, text, token } from "../../../draw/marks.js";
import { endOf, open, progress } from "../../../draw/motion.js";
import { matrixAt } from "../../../scene/matrix.js";
import { matrixMark, place } from "../../../scene/placed.js";
import { phoneWidth } from "../../../scene/step.js";
import { countText } from "../counts.js";
import { type Cone, coneDots, coneBefore, coneLines, shownAt } from "./cone.js";
import { type Reach, passedOn, reachOf } from "./facts.js";
import { type ReachLayout, layoutOf } from "./layout.js";
import { footHeight, pairsMarks, sliderOf } from "./foot.js";
import { reachWords } from "./words.js";

const before = 400;
const still = 0.65;

const layersOf = ({ node }: Step): number => node.shape.at(-3) ?? 1;

/** The time of one layer: less where there are many. */
const eachOf = (layers: number): number => Math.max(800, Math.min(2000, 9600 / layers));

const spanOf = (layers: number, layer: number) => ({
  start: before + (layer - 1) * eachOf(layers),
  length: eachOf(layers),
});

const pairsSpan = (layers: number) => ({ start: endOf(spanOf(layers, layers)), length: 700 });

function plan(step: Step): Plan {
  const layers = layersOf(step);
  const stops = Array.from({ length: layers }, (_, at) => endOf(spanOf(layers, at + 1)) - 20);
  const pairs = pairsSpan(layers);
  return { duration: endOf(pairs) + 900, stops, sweep: pairs };
}

/** The cone at this time: the layer that it has come to, and how far down its lines are drawn. */
function coneAt(reach: Reach, layout: ReachLayout, time: number): Cone {
  const { layers } = reach;
  const reached = Math.floor((time - before) / eachOf(layers)) + 1;
  const layer = Math.min(reach.top ?? layers, Math.max(1, reached), layers);
  const done = reached > layer ? 1 : progress(time, spanOf(layers, layer)) / still;
  const each = 1 / layer;
  const drawn = (at: number) => open(Math.min(1, Math.max(0, (done - (layer - at) * each) / each)));
  return { reach, layers: layer, layout, drawn };
}

/** Around every place a box, in which it can be pointed at. */
function targetMarks(cone: Cone, view: View): Mark[] {
  const { reach, layout } = cone;
  const wide = Math.min(28, layout.pitch);
  const tall = Math.min(28, layout.y(0) - layout.y(1));
  return placesOf(reach).map(({ layer, word, label }) => {
    const box = {
      x: layout.x(word) - wide / 2,
      y: layout.y(layer) - tall / 2,
      width: wide,
      height: tall,
    };
    return mark("band", `reach/target/${layer}/${word}`, box, {
      ink: "paper",
      ...shownAt(cone, layer, word),
      title: layer ? reachWords[view.language].place(label, layer) : label,
    });
  });
}

/** A small dot at every place. */
const placeMarks = ({ reach, layout }: Cone): Mark[] =>
  placesOf(reach).map(({ layer, word }) => {
    const box = { x: layout.x(word) - 2, y: layout.y(layer) - 2, width: 4, height: 4 };
    return mark("dot", `reach/place/${layer}/${word}`, box, { ink: "line2" });
  });

/** Every word in every layer; layer 0 is the words themselves. */
const placesOf = ({ layers, labels, tokens }: Reach) =>
  Array.from({ length: layers + 1 }, (_, layer) =>
    labels.slice(0, tokens).map((label, word) => ({ layer, word, label })),
  ).flat();

/** A word below the picture; a click on it shows its own cone. */
function wordMark({ reach, layers, layout }: Cone, word: number, heard: boolean): Mark {
  const { words: at } = layout;
  const own = word === reach.row;
  const middle = at.y + at.height / 2;
  const flat = text(`reach/word/${word}`, layout.x(word), middle, reach.labels[word] ?? "", {
    size: at.size,
    ink: heard || own ? "ink" : "ink3",
    weight: own ? 600 : 400,
    cell: reach.after(layers).cell(word, word),
    room: at.turned ? at.height : layout.pitch - 4,
    anchor: "middle",
  });
  if (!at.turned) return flat;
  const x = layout.x(word) - flat.height / 2;
  return {
    ...flat,
    x,
    y: at.y,
    width: flat.height,
    height: flat.width,
    turn: -90,
    anchor: "start",
  };
}

function ruleMark({ layout }: Cone, word: number): Mark {
  const x = layout.x(word) - layout.pitch / 2 + 2;
  const box = { x, y: layout.words.y - 5, width: layout.pitch - 4, height: 2.5 };
  return mark("rule", `reach/word/${word}/rule`, box, { ink: "scores", radius: 1 });
}

/** The words: those that the word at the top has heard of are strong, with a rule above. */
function wordMarks(cone: Cone): Mark[] {
  const { reach, layers, layout } = cone;
  const every = layout.words.turned ? Math.ceil(14 / layout.pitch) : 1;
  const isNamed = (word: number) =>
    word === reach.row || (word % every === 0 && Math.abs(word - reach.row) >= every);
  const shown = cone.drawn(1) === 1 ? layers : layers - 1;
  return Array.from({ length: reach.tokens }, (_, word) => {
    const heard = reach.hears(shown, reach.row, word);
    return [
      ...(isNamed(word) ? [wordMark(cone, word, heard)] : []),
      ...(heard ? [ruleMark(cone, word)] : []),
    ];
  }).flat();
}

/** The names of the layers, and of how many words the word at the top has heard after each. */
function rowMarks({ reach, layout, layers }: Cone, view: View): Mark[] {
  const say = reachWords[view.language];
  const phone = view.width < phoneWidth;
  const rows = Array.from({ length: reach.layers }, (_, at) => at + 1);
  const every = Math.ceil(15 / (layout.y(0) - layout.y(1)));
  const counts = rows
    .filter((layer) => layer <= layers)
    .flatMap((layer): Mark[] => {
      const now = layer === layers;
      if (!now && (layer % every || layers - layer < every)) return [];
      const heard = reach.heard(layer, reach.row);
      const label = phone ? String(heard) : say.of(heard, reach.tokens);
      const look = { ink: now ? "ink" : "ink2", weight: now ? 600 : 400, size: 13 } as const;
      return [text(`reach/count/${layer}`, layout.right + 4, layout.y(layer), label, look)];
    });
  const names = rows.flatMap((layer): Mark[] => {
    const now = layer === layers;
    if (!now && (layer % every || Math.abs(layers - layer) < every)) return [];
    const label = phone ? String(layer) : say.layer(layer);
    const look = { ink: now ? "ink" : "ink3", weight: now ? 600 : 400, anchor: "end" } as const;
    return [text(`reach/layer/${layer}`, layout.left - 2, layout.y(layer), label, look)];
  });
  const above = layout.y(reach.layers) - 26;
  const title = text("reach/counts", layout.right + 4, above, phone ? "" : say.heardOf, {
    ink: "ink2",
  });
  return [...names, ...counts, ...(phone ? [] : [title])];
}

/** For keyboard and screen reader: of whom every word has heard, over the picture. */
function tableMark(step: Step, { layers, layout }: Cone, view: View): Mark {
  const matrix = matrixAt(step, step.node, { ...view, head: layers - 1 }, "reach");
  const { x, width } = layout.words;
  const top = layout.y(layers);
  const box = { x, y: top, width: width / matrix.columns, height: 12 };
  const height = layout.y(0) - top;
  return { ...matrixMark(place(matrix, box, view), view.language), x, y: top, width, height };
}

function narrate({ reach, layers }: Cone, view: View): Part[] {
  const say = reachWords[view.language];
  const named = (word: number) => token(reach.labels[word] ?? "");
  const own = named(reach.row);
  const { column = reach.row } = reach;
  if (column !== reach.row)
    return say.asked(layers, own, named(column), reach.hears(layers, reach.row, column));
  const heard = reach.heard(layers, reach.row);
  if (layers === 1) return heard === 1 ? say.alone(own) : say.first(own, heard);
  if (heard === reach.heard(layers - 1, reach.row))
    return heard === 1 ? say.alone(own) : say.settled(layers, own, heard, reach.tokens);
  const passed = passedOn(reach, layers);
  const told = say.later(layers, own, heard);
  return passed ? [...told, ...say.passed(named(passed.by), named(passed.word))] : told;
}

function narratePairs({ layers, pairs, allPairs }: Reach, view: View): Part[] {
  const say = reachWords[view.language];
  const all = countText(allPairs, view.language);
  if (pairs === allPairs) return say.full(layers, all);
  return say.saved(layers, countText(pairs, view.language), all);
}

function draw(step: Step, view: View, time: number): Drawing {
  const reach = reachOf(step, view);
  const layout = layoutOf(reach, view, footHeight(view));
  const cone = coneAt(reach, layout, time);
  const pairs = pairsSpan(reach.layers);
  const asked = reach.top !== undefined;
  return {
    marks: [
      ...targetMarks(cone, view),
      ...rowMarks(cone, view),
      ...coneBefore(cone),
      ...coneLines(cone),
      ...placeMarks(cone),
      ...coneDots(cone),
      ...wordMarks(cone),
      ...pairsMarks(reach, layout.foot, view, progress(time, pairs)),
      ...sliderOf(reach, layout.foot, view),
      tableMark(step, cone, view),
    ],
    narration: time >= pairs.start && !asked ? narratePairs(reach, view) : narrate(cone, view),
  };
}

export const reach: Scene = {
  plan,
  draw,
  row: (step, view) => reachOf(step, view).row,
  lens: false,
};

export const reachScenes: Scenes = { reach };

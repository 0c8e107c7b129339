/**
 * split_heads: the matrix is cut by columns; the strips move apart and slide below the first (or behind
 * it, or onto tiles). merge_heads: the same backwards. No number changes.
 */
import { matrixMark } from "../../scene/placed.js";
import type { Part, SceneView } from "../../types/frame.js";
import type { Drawing, Scene, Step, View, Scenes } from "../../types/scene.js";
import { mark } from "../../draw/marks.js";
import { columnsOf, lanesOf } from "./columns.js";
import { labelMarks, sheetLabels } from "./labels.js";
import { type Arrangement, type PlacedColumn, type HeadsLayout, placeHeads } from "./layout.js";
import { stripMarks } from "./strips.js";
import { headsOf, planHeads, timingOf } from "./timing.js";
import { headsWords } from "./words.js";

/** With more rows than this in all lanes together, rows are too small to read. */
const mostLaneRows = 40;

/** Lanes if there is room; a stack shows any number of heads. */
function views(step: Step): readonly Arrangement[] {
  const heads = lanesOf(step);
  if (heads < 2) return ["lanes"];
  const rows = step.node.shape[step.node.shape.length - 2] ?? 1;
  const lanes = heads === 2 || (heads <= 4 && heads * rows <= mostLaneRows);
  return lanes ? ["lanes", "stack", "grid"] : ["stack", "grid"];
}

const arrangementOf = (step: Step, wanted: SceneView | undefined): Arrangement => {
  const offered = views(step);
  return offered.find((view) => view === wanted) ?? (offered[0] as Arrangement);
};

function narrate(step: Step, layout: HeadsLayout, view: View, time: number): Part[] {
  const say = headsWords[view.language];
  const timing = timingOf(step);
  const work = layout.columns.find(({ focus }) => focus) as PlacedColumn;
  const heads = headsOf(step);
  const columns = work.split.shape[work.split.shape.length - 1] ?? 1;
  if (step.node.op === "merge_heads") {
    if (time >= timing.end) return say.together(heads);
    return say.apart(heads, work.split.shape[work.split.shape.length - 2] ?? 1, columns);
  }
  if (work.role !== "query" && work.whole) return say.alike(work.whole.title);
  const head = timing.moves.findLastIndex(({ drop }, i) => i > 0 && time >= drop.start);
  if (head < 0) return say.onlyShape;
  return say.takes(head + 1, head * columns + 1, (head + 1) * columns, layout.arrangement);
}

function draw(step: Step, view: View, time: number): Drawing {
  const columns = columnsOf(step, view, time);
  const layout = placeHeads(columns, arrangementOf(step, view.view), view);
  const marks = [
    ...layout.bands.map((band, i) => mark("band", `band/${i}`, band, { ink: "band", radius: 8 })),
    ...labelMarks(layout, view),
    ...layout.columns.flatMap((column) =>
      column.come ? column.rest.map((m) => matrixMark(m, view.language)) : [],
    ),
    ...[...layout.columns]
      .sort((a, b) => Number(a.lead) - Number(b.lead))
      .flatMap((column) => stripMarks(layout, column, view)),
    ...sheetLabels(layout),
  ];
  return { marks, narration: narrate(step, layout, view, time) };
}

export const heads: Scene = { plan: planHeads, draw, views, thinned: true };

export const headsScenes: Scenes = {
  // No number is computed: there is no row at work.
  split_heads: { ...heads, lens: false },
  merge_heads: heads,
};

/** lookup: a bracket marks a token's row of the table, and the row is copied out. */
import { type Placed, boxOf, widthOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Span, Step, View } from "../../types/scene.js";
import { parametersOf } from "../../scene/grid.js";
import { rowName } from "../../scene/labels.js";
import { mark, strong } from "../../draw/marks.js";
import { cellMark } from "../../scene/cells.js";
import { endOf, land, mix, progress, sequence } from "../../draw/motion.js";
import { pairHeads, placePair, standing } from "../../scene/pair.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { sourceWords } from "./words.js";

const [bracket, first] = sequence([240, 280]);
const apart = 80;

/** The first row slowly, the rest at intervals of 80 ms, but all within 1600 ms. */
function rowSpan(row: number, rows: number): Span {
  if (row === 0) return first;
  const step = Math.min(apart, 1600 / Math.max(1, rows - 1));
  return { start: endOf(first) + 200 + (row - 1) * step, length: first.length };
}

const rowsOf = (step: Step): number => step.node.shape[step.node.shape.length - 2] ?? 1;

function plan(step: Step): Plan {
  const rows = rowsOf(step);
  const end = endOf(rowSpan(rows - 1, rows));
  return {
    duration: end + 400,
    stops: [endOf(first)],
    sweep: { start: endOf(first), length: end - endOf(first) },
  };
}

/** Rows of the table by token; -1 for a padded one. */
function idsOf(step: Step, view: View): readonly number[] {
  const { ids } = parametersOf(step.node);
  const rows = rowsOf(step);
  const all = Array.isArray(ids) ? (ids as readonly number[]) : [];
  const batch = Math.min(view.batch, Math.max(0, all.length / rows - 1));
  return all.slice(batch * rows, (batch + 1) * rows);
}

interface Copy {
  readonly row: number;
  readonly id: number;
  readonly share: number;
}

/** A row of the result: first dots, then the place it moves to, then its numbers. */
const resultRow = (result: Placed, { row, share }: Copy, view: View): Mark[] =>
  Array.from({ length: result.columns }, (_, column) => {
    if (share === 0) return cellMark(result, row, column, { state: "to-come" });
    if (share < 1) return cellMark(result, row, column, { state: "landing" });
    return cellMark(result, row, column, pinnedLook(result, view, row, column) ?? {});
  });

/** A row of the table, moving on a card. */
function movingRow(table: Placed, result: Placed, { row, id, share }: Copy): Mark[] {
  if (share === 0 || share === 1 || id < 0) return [];
  const moved = land(share);
  const from = Math.min(id, table.rows - 1);
  const boxes = Array.from({ length: result.columns }, (_, column) => {
    const [a, b] = [boxOf(table, from, column), boxOf(result, row, column)];
    return {
      x: mix(a.x, b.x, moved),
      y: mix(a.y, b.y, moved),
      width: mix(a.width, b.width, moved),
      height: mix(a.height, b.height, moved),
    };
  });
  const [first, last] = [boxes[0], boxes[boxes.length - 1]];
  if (!first || !last) return [];
  const width = last.x + last.width - first.x + 8;
  const card = { x: first.x - 4, y: first.y - 4, width, height: first.height + 8 };
  const cells = boxes.map((box, column) => ({
    ...cellMark(table, from, column, { box, key: `copy/${row}/${column}`, state: "moving" }),
    flat: true,
  }));
  return [mark("card", `copy/${row}`, card, { state: "moving", radius: 6 }), ...cells];
}

function draw(step: Step, view: View, time: number): Drawing {
  const pair = placePair(step, view, [inputOf(step, 0)], undefined, {
    between: 72,
    everyLabel: true,
  });
  const table = pair.inputs[0] as Placed;
  const { result } = pair;
  const ids = idsOf(step, view);
  const spans = Array.from({ length: result.rows }, (_, row) => rowSpan(row, rowsOf(step)));
  const copies = spans.map((span, row) => ({
    row,
    id: ids[row] ?? -1,
    share: progress(time, span),
  }));
  const working = Math.max(
    0,
    spans.findLastIndex((span) => time >= span.start),
  );
  const id = ids[working] ?? -1;
  const ringed = id >= 0 && id < table.rows && time < endOf(spans[spans.length - 1] ?? first);
  const dropped = land(progress(time, bracket));
  const box = boxOf(table, Math.max(0, Math.min(id, table.rows - 1)), 0);
  const ring = {
    x: box.x - 3,
    y: mix(table.y - 3, box.y - 3, working === 0 ? dropped : 1),
    width: widthOf(table) + 6,
    height: box.height + 6,
  };
  const name = rowName(result.rowLabels, working, view.language);
  const say = words[view.language];
  const own = sourceWords[view.language];
  return {
    marks: [
      ...pairHeads(pair, view, { row: -1 }),
      ...standing(table),
      ...(ringed && dropped > 0
        ? [mark("ring", "bracket", ring, { state: "moving", radius: 6 })]
        : []),
      ...copies.flatMap((copy) => resultRow(result, copy, view)),
      ...copies.flatMap((copy) => movingRow(table, result, copy)),
    ],
    narration:
      id >= 0 ? own.lookedUp(name, id + 1) : say.given(strong(step.node.title[view.language])),
  };
}

export const lookup: Scene = { plan, draw };

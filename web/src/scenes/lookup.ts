/** lookup: a bracket drops on a token's row of the table, and the row copies out. */
import type { Mark } from "../player/types.js";
import { mark, strong, token } from "./marks.js";
import { type Placed, boxOf, cellMark, widthOf } from "./matrix.js";
import { endOf, land, mix, progress, sequence } from "./motion.js";
import { pairHeads, placePair, standing } from "./pair.js";
import { pinnedLook } from "./stagecraft.js";
import {
  type Drawing,
  type Plan,
  type Scene,
  type Span,
  type Step,
  type View,
  inputOf,
} from "./step.js";
import { words } from "./words.js";

const [bracket, first] = sequence([240, 280]) as [Span, Span];
const apart = 80;

/** The first row slowly, the rest 80 apart, but all of them within 1600. */
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
  const { ids } = step.node;
  const rows = rowsOf(step);
  const all = Array.isArray(ids) ? (ids as readonly number[]) : [];
  const batch = Math.min(view.batch, Math.max(0, all.length / rows - 1));
  return all.slice(batch * rows, (batch + 1) * rows);
}

function rowMarks(
  table: Placed,
  result: Placed,
  at: { row: number; id: number; share: number },
  view: View,
): Mark[] {
  const { row, id, share } = at;
  const moved = land(share);
  const from = Math.min(Math.max(0, id), table.rows - 1);
  return Array.from({ length: result.columns }, (_, column) => {
    if (share === 0) return [cellMark(result, row, column, { state: "to-come" })];
    if (share === 1)
      return [cellMark(result, row, column, pinnedLook(result, view, row, column) ?? {})];
    const target = cellMark(result, row, column, { state: "landing" });
    if (id < 0) return [target];
    const [a, b] = [boxOf(table, from, column), boxOf(result, row, column)];
    const box = {
      x: mix(a.x, b.x, moved),
      y: mix(a.y, b.y, moved),
      width: mix(a.width, b.width, moved),
      height: mix(a.height, b.height, moved),
    };
    const moving = cellMark(table, from, column, {
      box,
      key: `copy/${row}/${column}`,
      state: "moving",
    });
    return [target, { ...moving, flat: true }];
  }).flat();
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
  const rows = spans.map((span, row) =>
    rowMarks(table, result, { row, id: ids[row] ?? -1, share: progress(time, span) }, view),
  );
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
  const name = token(result.rowLabels.texts[working] ?? "");
  const say = words[view.language];
  return {
    marks: [
      ...pairHeads(pair, view, { row: -1 }),
      ...standing(table),
      ...(ringed && dropped > 0
        ? [mark("ring", "bracket", ring, { state: "moving", radius: 6 })]
        : []),
      // Later rows first, so that what moves lies above what is still to come.
      ...rows.flat(),
    ],
    narration:
      id >= 0 ? say.lookedUp(name, id + 1) : say.given(strong(step.node.title[view.language])),
  };
}

export const lookup: Scene = { plan, draw };

/** mask: the values are carried over, the edge is drawn, and what lies beyond it is struck out. */
import type { Mark, Part } from "../player/types.js";
import { type Lattice, edgeMarks, isCausal } from "./edge.js";
import { cellMark } from "./cells.js";
import { type Placed, boxOf } from "./matrix.js";
import { endOf, progress, sequence } from "./motion.js";
import { pairHeads, placePair, standing } from "./pair.js";
import { pinnedLook, teachingRow } from "./stagecraft.js";
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

const [carry, staircase, settle, hold] = sequence([400, 700, 160, 400]) as [Span, Span, Span, Span];

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(carry)],
  sweep: { start: carry.start, length: endOf(settle) },
});

const latticeOf = (m: Placed): Lattice => ({
  rows: m.rows,
  columns: m.columns,
  masked: m.masked,
  left: (column) => m.x + column * (m.cellWidth + m.gap) - m.gap / 2,
  top: (row) => m.y + row * (m.cellHeight + m.rowGap) - m.rowGap / 2,
});

/** Until the edge has passed its row, a cell still shows what went in. */
function resultMarks(result: Placed, source: Placed, view: View, time: number): Mark[] {
  const out: Mark[] = [];
  for (let row = 0; row < result.rows; row++) {
    const come = progress(time, { start: (carry.length * row) / result.rows, length: 120 });
    const passed = staircase.start + (staircase.length * (row + 1)) / result.rows;
    const struck = progress(time, { start: passed, length: settle.length });
    for (let column = 0; column < result.columns; column++) {
      const box = boxOf(result, row, column);
      const key = `${result.key}/before/${row}/${column}`;
      const shown = come === 0 ? ({ state: "to-come" } as const) : { opacity: come };
      if (!result.masked(row, column)) {
        const ring = time >= endOf(settle) ? pinnedLook(result, view, row, column) : undefined;
        out.push(cellMark(result, row, column, ring ?? shown));
        continue;
      }
      if (struck < 1) {
        const before = cellMark({ ...source, digits: result.digits }, row, column, {
          ...shown,
          box,
          key,
        });
        out.push(struck > 0 ? { ...before, opacity: 1 - struck } : before);
      }
      if (struck > 0) out.push(cellMark(result, row, column, { opacity: struck }));
    }
  }
  return out;
}

function narrate(lattice: Lattice, view: View): Part[] {
  const say = words[view.language];
  if (isCausal(lattice)) return say.maskLater;
  for (let row = 0; row < lattice.rows; row++)
    for (let column = 0; column < lattice.columns; column++)
      if (lattice.masked(row, column)) return say.maskHidden;
  return say.maskNothing;
}

function draw(step: Step, view: View, time: number): Drawing {
  const pair = placePair(step, view, [inputOf(step, 0)]);
  const source = pair.inputs[0] as Placed;
  const lattice = latticeOf(pair.result);
  const drawn = progress(time, staircase) * lattice.rows;
  const marks = [
    ...pairHeads(pair, view, { row: teachingRow(step, pair.result.grid) }),
    ...standing(source),
    ...resultMarks(pair.result, source, view, time),
    ...(drawn > 0 ? edgeMarks(pair.result.key, lattice, drawn) : []),
  ];
  return { marks, narration: narrate(lattice, view) };
}

export const mask: Scene = { plan, draw };

/**
 * mask: the values are copied, the edge is drawn, and the cells beyond it are masked. If they become
 * minus infinity before softmax, the other method is shown beside it: softmax first, then 0, then divide.
 */
import { type Look, type Placed, place } from "../../scene/placed.js";
import type { Mark, Part } from "../../types/frame.js";
import { inputOf, phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Span, Step, View, Scenes } from "../../types/scene.js";
import { type Lattice, edgeMarks, isCausal } from "./edge.js";
import { rowMarks } from "../../scene/cells.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { type BothWays, bothWaysOf } from "./ways.js";
import { number, token } from "../../draw/marks.js";
import { pairHeads, placePair, standing, whole } from "../../scene/pair.js";
import { followed, ringedRow } from "../../scene/stagecraft.js";
import { linesHeight, workingMarks } from "../../scene/worked/working.js";
import { maskWords } from "./words.js";

const [carry, staircase, settle, pause] = sequence([400, 700, 160, 500]);
/** Times of the two methods: minus infinity, softmax; and softmax, 0, divide. */
const ways = sequence([360, 600, 600, 700, 600], endOf(pause));
const lastWay = endOf(ways[ways.length - 1] as Span);

/** Any view will do, as times do not depend on it. */
const anyone: View = { width: 1000, height: 480, language: "en", batch: 0, head: 0, digits: true };

function plan(step: Step): Plan {
  const both = bothWaysOf(step, anyone, 0) !== undefined;
  const sweep = { start: carry.start, length: endOf(settle) };
  if (!both) return { duration: endOf(pause), stops: [endOf(carry), endOf(settle)], sweep };
  const stops = [carry, settle, ways[1] as Span, ways[4] as Span].map(endOf);
  return { duration: lastWay + 900, stops, sweep };
}

const latticeOf = (m: Placed): Lattice => ({
  rows: m.rows,
  columns: m.columns,
  masked: m.masked,
  left: (column) => m.x + column * (m.cellWidth + m.gap) - m.gap / 2,
  top: (row) => m.y + row * (m.cellHeight + m.rowGap) - m.rowGap / 2,
});

/** Until the edge has passed its row, a cell shows its input value. */
function resultMarks(result: Placed, source: Placed, view: View, time: number): Mark[] {
  const settled = time >= endOf(settle);
  const come = (row: number) =>
    progress(time, { start: (carry.length * row) / result.rows, length: 120 });
  const struck = (row: number) => {
    const passed = staircase.start + (staircase.length * (row + 1)) / result.rows;
    return progress(time, { start: passed, length: settle.length });
  };
  const shown = (row: number): Look =>
    come(row) === 0 ? { state: "to-come" } : { opacity: come(row) };
  const before = rowMarks(standingIn(result, source, view), (row) => (column) => {
    if (struck(row) === 1 || !result.masked(row, column)) return undefined;
    return struck(row) > 0 ? { opacity: 1 - struck(row) } : shown(row);
  });
  const after = rowMarks(result, (row) => {
    if (settled) return ringedRow(result, view, row, 1);
    const [seen, out] = [shown(row), struck(row)];
    return (column) => {
      if (!result.masked(row, column)) return seen;
      return out > 0 ? { opacity: out } : undefined;
    };
  });
  return [...before, ...after];
}

/** The input at the place of the result. */
function standingIn(result: Placed, source: Placed, view: View): Placed {
  const { x, y, cellWidth: width, cellHeight: height, digits } = result;
  const there = { ...source, key: `${result.key}/before` };
  return { ...place(there, { x, y, width, height }, view), digits };
}

function narrate(lattice: Lattice, view: View, both: BothWays | undefined, time: number): Part[] {
  const say = maskWords[view.language];
  if (both && time >= (ways[2] as Span).start) {
    const share = number(both.cell, both.share, "weight");
    const [row, key] = [token(both.row), token(both.key)];
    return time >= (ways[4] as Span).start
      ? say.bothWaysAgree(row, key, share)
      : say.otherWay(row, both.left);
  }
  if (both && time >= (ways[0] as Span).start) return say.minusInfinityFirst(token(both.row));
  if (isCausal(lattice)) return say.later;
  for (let row = 0; row < lattice.rows; row++)
    for (let column = 0; column < lattice.columns; column++)
      if (lattice.masked(row, column)) return say.hidden;
  return say.nothing;
}

function draw(step: Step, view: View, time: number): Drawing {
  const phone = view.width < phoneWidth;
  // The two ways are arithmetic, which the depth *story* leaves out.
  const wanted = view.digits ? bothWaysOf(step, view, 0) : undefined;
  const below = wanted ? linesHeight(wanted.working, view) + 10 : 0;
  const upper = { ...whole(view), height: view.height - below };
  const pair = placePair(step, view, [inputOf(step, 0)], upper, {
    between: phone ? 24 : 64,
    ...(phone && wanted ? { beside: true, labels: false } : {}),
  });
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const told = followed(step, view, result.grid);
  const row = Math.min(told.row, result.rows - 1);
  const both = wanted && bothWaysOf(step, view, row, told.column);
  const lattice = latticeOf(result);
  const drawn = progress(time, staircase) * lattice.rows;
  const rect = { x: 0, y: view.height - below + 10, width: view.width, height: below - 10 };
  const stage = { rect, view, sources: [result], result, at: [row, 0] as const };
  const timing = { lines: ways, landing: { start: Infinity, length: 0 } };
  const marks = [
    ...pairHeads(pair, view, { row, columnLabels: !(phone && wanted) }),
    ...standing(source),
    ...resultMarks(result, source, view, time),
    ...(drawn > 0 ? edgeMarks(result.key, lattice, drawn) : []),
    ...(both ? workingMarks(both.working, stage, timing, time) : []),
  ];
  return { marks, narration: narrate(lattice, view, both, time) };
}

export const mask: Scene = { plan, draw, thinned: true };

export const maskScenes: Scenes = { mask };

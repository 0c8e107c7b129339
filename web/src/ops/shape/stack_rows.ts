/** concatenate along the rows: the rows of each part move below those of the part before. */
import type { Placed } from "../../scene/placed.js";
import { copyMarks } from "../arithmetic/scene.js";
import { cellMarks } from "../../scene/cells.js";
import { positionOf } from "../../scene/grid.js";
import { groupOf } from "../../scene/nodes.js";
import { number, strong } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";
import { type Pair, pairHeads, placePair, standing } from "../../scene/pair.js";
import type { Drawing, Plan, Scene, Span, Step, View } from "../../types/scene.js";
import { shapeWords } from "./words.js";

/** The first slowly, the others after it at intervals of 160 ms. */
const spanOf = (part: number): Span =>
  part === 0 ? { start: 400, length: 600 } : { start: 1200 + 160 * (part - 1), length: 480 };

const endOf = (part: number): number => spanOf(part).start + spanOf(part).length;

function plan({ inputs }: Step): Plan {
  const last = endOf(inputs.length - 1);
  return {
    duration: last + 600,
    stops: [...new Set([endOf(0), last])],
    sweep: { start: spanOf(0).start, length: last - spanOf(0).start },
  };
}

/** The rows of the result that a part fills, as the place it moves to. */
function placeFor(parts: readonly Placed[], result: Placed, part: number): Placed {
  const before = parts.slice(0, part).reduce((rows, m) => rows + m.rows, 0);
  const y = result.y + before * (result.cellHeight + result.rowGap);
  return { ...result, y, rows: parts[part]?.rows ?? 0 };
}

/** The part a row of the result comes from. */
function partOf(parts: readonly Placed[], row: number): number {
  let end = 0;
  return parts.findIndex(({ rows }) => row < (end += rows));
}

/** Parts of one matrix share its name; here each needs a name of its own. */
function told(pair: Pair, { language }: View): Pair {
  const titles = pair.inputs.map(({ title }) => title);
  if (new Set(titles).size === titles.length) return pair;
  const named = (m: Placed): Placed => {
    const group = groupOf(m.grid.node)[language];
    return { ...m, title: group ? `${group} · ${m.title}` : m.title };
  };
  const inputs = pair.inputs.map(named);
  return { ...pair, inputs, row: { ...pair.row, matrices: [...inputs, pair.result] } };
}

function draw(step: Step, view: View, time: number): Drawing {
  const pair = told(placePair(step, view, step.inputs, undefined, { between: 32 }), view);
  const { inputs: parts, result } = pair;
  const shareOf = (part: number) => progress(time, spanOf(part));
  const pinned = positionOf(result.grid, view.pinned);
  const working = Math.max(
    0,
    parts.findLastIndex((_, part) => time >= spanOf(part).start),
  );
  const m = parts[working] ?? result;
  const say = shapeWords[view.language];
  return {
    marks: [
      ...pairHeads(pair, view),
      ...parts.flatMap(standing),
      ...cellMarks(result, (row, column) => {
        if (shareOf(partOf(parts, row)) < 1) return { state: "to-come" };
        return pinned?.[0] === row && pinned[1] === column ? { state: "pinned" } : {};
      }),
      ...parts.flatMap((part, i) =>
        shareOf(i) < 1 ? copyMarks(`copy/${i}`, part, placeFor(parts, result, i), shareOf(i)) : [],
      ),
    ],
    narration: (working === 0 ? say.rowsFirst : say.rowsJoin)(
      strong(m.title),
      m.rows,
      number(m.grid.cell(0, 0), m.grid.value(0, 0), m.scale),
    ),
  };
}

export const stackRows: Scene = { plan, draw };

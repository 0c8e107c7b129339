/** scale: one cell's arithmetic, then every cell at once. */
import { equationHeight, equationMarks } from "./equation.js";
import { format } from "./format.js";
import { parametersOf } from "./grid.js";
import { number } from "./marks.js";
import type { Placed } from "./matrix.js";
import { endOf, progress, sequence } from "./motion.js";
import { comingMarks, pairHeads, placePair, standing, whole } from "./pair.js";
import { teachingCell } from "./stagecraft.js";
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

const [one, all, hold] = sequence([960, 480, 500]) as [Span, Span, Span];

const plan = (): Plan => ({ duration: endOf(hold), stops: [endOf(one)], sweep: all });

interface Factor {
  readonly sign: "÷" | "×";
  readonly by: string;
}

/** The root of the head's width where that is what divides, else the factor. */
function factorOf(step: Step): Factor {
  const { head_dim: width, factor } = parametersOf(step.node);
  if (typeof width === "number") return { sign: "÷", by: `√${width}` };
  return { sign: "×", by: typeof factor === "number" ? format(factor, 3) : "" };
}

function draw(step: Step, view: View, time: number): Drawing {
  const upper = { ...whole(view), height: view.height - equationHeight };
  const pair = placePair(step, view, [inputOf(step, 0)], upper);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const preferred = result.grid.columnAxis === "key" ? 1 : 0;
  const wanted = teachingCell(step, view, result.grid, preferred);
  const at = [
    Math.min(wanted[0], result.rows - 1),
    Math.min(wanted[1], result.columns - 1),
  ] as const;
  const share = progress(time, all);
  const slow = time >= endOf(one) - 1 ? 1 : 0;
  const factor = factorOf(step);
  const say = words[view.language];
  const line = { x: 0, y: upper.height, width: view.width, height: equationHeight };
  const parts = [
    { of: source, at },
    { sign: `${factor.sign} ${factor.by}` },
    { sign: "=" },
    { of: result, at },
  ];
  const from = number(source.grid.cell(...at), source.grid.value(...at), source.scale);
  const to = number(result.grid.cell(...at), result.grid.value(...at), result.scale);
  return {
    marks: [
      ...pairHeads(pair, view, { row: at[0], column: at[1] }),
      ...standing(source),
      ...comingMarks(result, view, (row, column) =>
        row === at[0] && column === at[1] ? Math.max(slow, share) : share,
      ),
      ...equationMarks(parts, line, one, time),
    ],
    narration:
      factor.sign === "÷" ? say.divided(factor.by, from, to) : say.multiplied(factor.by, from, to),
  };
}

export const scale: Scene = { plan, draw };

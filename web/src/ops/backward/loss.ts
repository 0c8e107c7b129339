/** The loss: what probability each token that came was given, minus its logarithm, and the mean of all. */
import { mark, number } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";
import { comingRow, rowMarks } from "../../scene/cells.js";
import { gridOf, parametersOf } from "../../scene/grid.js";
import { headMarks } from "../../scene/head.js";
import { rowName } from "../../scene/labels.js";
import { asMatrix, matrixAt } from "../../scene/matrix.js";
import { siblingOf } from "../../scene/nodes.js";
import { whole } from "../../scene/pair.js";
import { type Placed, boxOf, matrixMark } from "../../scene/placed.js";
import { placeResult } from "../../scene/rows.js";
import { inputOf } from "../../scene/step.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { still } from "../../scene/still.js";
import { valuesOf } from "../../scene/values.js";
import type { Mark, Part } from "../../types/frame.js";
import type { Drawing, Plan, Scene, Scenes, Step, View } from "../../types/scene.js";
import { scaleScenes } from "../arithmetic/scale/scene.js";
import { gradientWords } from "./op_words.js";

const BEFORE = 400;
const REST = 900;
/** A row takes so long, less with many. */
const SLOWEST = 1100;
const WHOLE = 7000;

const rowsOf = ({ node }: Step): number => node.shape.at(-1) ?? 1;
const pitchOf = (step: Step): number => Math.min(SLOWEST, WHOLE / rowsOf(step));

function plan(step: Step): Plan {
  const sweep = { start: BEFORE, length: pitchOf(step) * rowsOf(step) };
  return { duration: BEFORE + sweep.length + REST, stops: [], sweep };
}

interface Losses {
  /** The probabilities, or where there are none the logits. */
  readonly shares: Placed;
  readonly losses: Placed;
  readonly heads: readonly Mark[];
}

/** The losses stand as a column, so that each is beside the row it was computed from. */
function layoutOf(step: Step, view: View): Losses {
  const known = siblingOf(step.experiment, step.node, "probabilities");
  const from = known && valuesOf(known) ? known : inputOf(step, 0);
  const column = gridOf(step.node, view, true);
  const matrices = [
    matrixAt(step, from, view),
    {
      ...asMatrix(step, column, view.language, step.node.id),
      title: step.node.title[view.language],
    },
  ];
  const row = placeResult(matrices, whole(view), view, { between: 56 });
  const [shares, losses] = row.matrices as [Placed, Placed];
  const heads = row.matrices.flatMap((m, i) => [
    ...headMarks(m, {
      labelWidth: row.labelWidths[i] ?? 0,
      rowLabels: row.labelled[i] ?? true,
      ...(m === losses && { room: view.width - m.x, columnLabels: false }),
    }),
    matrixMark(m, view.language),
  ]);
  return { shares, losses, heads };
}

function targetsOf(step: Step, { batch }: View): readonly number[] {
  const all = parametersOf(step.node)["targets"] as readonly number[];
  const rows = rowsOf(step);
  const first = Math.min(batch, all.length / rows - 1) * rows;
  return all.slice(first, first + rows);
}

function narrate({ shares, losses }: Losses, target: number, row: number, view: View): Part[] {
  const say = gradientWords[view.language];
  const word = rowName(shares.rowLabels, row, view.language);
  if (target < 0) return say.unpredicted(word);
  const next = rowName(shares.columnLabels, target, view.language);
  const at = (m: Placed, column: number) =>
    number(m.grid.cell(row, column), m.grid.value(row, column), m.scale);
  return say.predicted(word, next, at(shares, target), at(losses, view.batch));
}

function draw(step: Step, view: View, time: number): Drawing {
  const layout = layoutOf(step, view);
  const { shares, losses, heads } = layout;
  const targets = targetsOf(step, view);
  const pitch = pitchOf(step);
  const shareOf = (row: number) =>
    progress(time, { start: BEFORE + row * pitch, length: 0.6 * pitch });
  const rings = targets.flatMap((target, row) =>
    target < 0 || shareOf(row) === 0 || shares.grid.lattice
      ? []
      : [
          mark("ring", `target/${row}`, boxOf(shares, row, target), {
            ink: "ink",
            opacity: shareOf(row),
          }),
        ],
  );
  const row = Math.min(rowsOf(step) - 1, Math.max(0, Math.floor((time - BEFORE) / pitch)));
  // At the end the last token, which predicts nothing, tells less than the one before it.
  const told = time >= BEFORE + pitch * rowsOf(step) ? targets.findLastIndex((at) => at >= 0) : row;
  return {
    marks: [
      ...heads,
      ...rowMarks(shares, (at) => (column) => pinnedLook(shares, view, at, column) ?? {}),
      ...rings,
      ...rowMarks(losses, (at) => comingRow(losses, shareOf(at))),
    ],
    narration: narrate(layout, targets[Math.max(0, told)] ?? -1, Math.max(0, told), view),
  };
}

const cross_entropy: Scene = { plan, draw, lens: false };

/** One number from others, and what it is. */
const told = (say: (step: Step, view: View) => Part[]): Scene => ({
  ...still,
  draw: (step, view, time) => ({ ...still.draw(step, view, time), narration: say(step, view) }),
});

const only = ({ node }: Step): Part =>
  number({ node: node.id, index: 0 }, valuesOf(node)?.[0] ?? NaN, "signed");

const sum = told((step, { language }) => gradientWords[language].sum(only(step)));

const mean = told((step, { language }) => {
  const count = Math.round(1 / Number(parametersOf(step.node)["factor"]));
  return gradientWords[language].mean(count, only(step));
});

const { scale } = scaleScenes as { readonly scale: Scene };

export const gradientScenes: Scenes = {
  cross_entropy,
  sum_to: ({ node }) => (node.role === "loss_sum" ? sum : still),
  scale: ({ node }) => (node.role === "loss" ? mean : scale),
};

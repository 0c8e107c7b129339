/** Two ways to mask one row: minus infinity and softmax; or softmax, 0, and division by the remaining sum. */
import type { SourcedNumber } from "../../scene/worked/closing.js";
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { format } from "../../draw/format.js";
import { type Grid, gridOf, parametersOf } from "../../scene/grid.js";
import { labelsOf } from "../../scene/labels.js";
import { alternativeOf, rowFrom, rowOf, softmaxOf } from "../../scene/worked/alternatives.js";
import type { WorkedLine, Working } from "../../scene/worked/working.js";
import { maskWords } from "./words.js";

export interface BothWays {
  readonly working: Working;
  readonly row: string;
  /** The pinned weight, otherwise the largest, its key, and its cell in the weights. */
  readonly share: number;
  readonly key: string;
  readonly cell: Cell;
  /** The sum that remains after the masked weights are set to 0. */
  readonly left: string;
}

/** Undefined if the graph itself uses the other method, or no softmax follows. */
export function bothWaysOf(
  step: Step,
  view: View,
  row: number,
  pinned?: number,
): BothWays | undefined {
  const node = softmaxOf(step);
  const open = node && alternativeOf(step, node, "without_mask");
  if (!open || parametersOf(step.node)["fill"] !== "-inf") return undefined;
  const say = maskWords[view.language];
  const [scores, masked, weights] = [inputOf(step, 0), step.node, node].map((one) =>
    gridOf(one, view),
  ) as [Grid, Grid, Grid];
  const sources = rowOf(scores, row).map(({ cell }) => cell);
  const after = (which: "masked_after" | "row_sums" | "renormalized") =>
    gridOf(alternativeOf(step, node, which) as GraphNode, view);
  const left = after("row_sums").value(row, 0);
  const made = (entries: readonly SourcedNumber[], name: string): WorkedLine => ({
    name,
    kind: "numbers",
    scale: "weight",
    entries,
  });
  const shares = rowOf(weights, row);
  const values = shares.map(({ value }) => value);
  const best = pinned ?? Math.max(0, values.indexOf(Math.max(...values)));
  return {
    working: {
      groups: [
        [
          { name: say.first("−∞"), kind: "tiles", entries: rowOf(masked, row) },
          made(shares, say.thenSoftmax),
        ],
        [
          made(rowFrom(sources, gridOf(open, view), row), say.first("softmax")),
          made(rowFrom(sources, after("masked_after"), row), say.thenZero),
          made(rowFrom(sources, after("renormalized"), row), `÷ ${format(left, 3)}`),
        ],
      ],
      closing: [],
    },
    row: labelsOf(step.experiment, masked, "rows", view.language).texts[row] ?? "",
    key: labelsOf(step.experiment, masked, "columns", view.language).texts[best] ?? "",
    share: values[best] ?? NaN,
    cell: weights.cell(row, best),
    left: format(left, 3),
  };
}

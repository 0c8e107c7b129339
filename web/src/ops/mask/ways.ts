/** Two ways to mask one row: minus infinity and softmax; or softmax, 0, and divide by what is left. */
import type { Made } from "../../scene/worked/closing.js";
import type { Cell } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { format } from "../../draw/format.js";
import { gridOf, parametersOf } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";
import { labelsOf } from "../../scene/labels.js";
import { rowOf, sharesOf, softmaxOf } from "../scale/weights.js";
import type { Line, Working } from "../../scene/worked/working.js";
import { maskWords } from "./words.js";

export interface BothWays {
  readonly working: Working;
  readonly row: string;
  /** The largest share, of whose key it is, and its cell among the weights. */
  readonly share: number;
  readonly key: string;
  readonly cell: Cell;
  /** What is left of 1 once the hidden shares are gone. */
  readonly left: string;
}

/** Undefined where the graph masks the other way itself, or no softmax follows. */
export function bothWaysOf(step: Step, view: View, row: number): BothWays | undefined {
  const node = softmaxOf(step);
  if (!node || parametersOf(step.node)["fill"] !== "-inf") return undefined;
  const say = maskWords[view.language];
  const [scores, masked, weights] = [inputOf(step, 0), step.node, node].map((one) =>
    gridOf(one, view),
  ) as [ReturnType<typeof gridOf>, ReturnType<typeof gridOf>, ReturnType<typeof gridOf>];
  const hidden = (column: number) => isMasked(step.node, masked.cell(row, column).index, step.find);
  const all = sharesOf(scores, row, () => false);
  const kept = all.map((made, column): Made => (hidden(column) ? { ...made, value: 0 } : made));
  const left = kept.reduce((sum, { value }) => sum + value, 0);
  const made = (entries: readonly Made[], name: string): Line => ({
    name,
    kind: "numbers",
    entries,
  });
  const sources = all[0]?.sources ?? [];
  const divided = kept.map(({ value }) => ({ value: value / (left || 1), sources }));
  const shares = rowOf(weights, row);
  const values = shares.map(({ value }) => value);
  const best = Math.max(0, values.indexOf(Math.max(...values)));
  return {
    working: {
      groups: [
        [
          { name: say.first("−∞"), kind: "tiles", entries: rowOf(masked, row) },
          made(shares, say.thenSoftmax),
        ],
        [
          made(all, say.first("softmax")),
          made(kept, say.thenZero),
          made(divided, `÷ ${format(left, 3)}`),
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

/** scale: one factor for every cell. */
import { parametersOf } from "../../../scene/grid.js";
import type { Step } from "../../../types/scene.js";
import { inputOf } from "../../../scene/step.js";
import { constantText } from "../../../expression/constant.js";
import type { Explained } from "../../../expression/explained.js";
import { cellOf, constant, operation } from "../../../expression/expression.js";
import { type Rule, over, plus, times } from "../../../expression/lines.js";

/** Divided by the root of the head's width if the factor is that, otherwise multiplied by the factor. */
const rule: Rule = (step, index) => {
  const { head_dim: width, factor } = parametersOf(step.node);
  const by =
    typeof width === "number"
      ? over(operation("sqrt", constant(width)))
      : times(constant(typeof factor === "number" ? factor : 1));
  const x = inputOf(step, 0);
  return { lines: [plus(cellOf(x, index)), by], from: { node: x.id, index } };
};

function heading({ node }: Step): string {
  const { head_dim: width, factor } = parametersOf(node);
  return typeof width === "number" ? `÷ √${width}` : `× ${constantText(Number(factor))}`;
}

export const scale: Explained = { rules: { scale: rule }, heading };

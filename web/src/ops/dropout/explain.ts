/** dropout: 0 or 1/(1 − rate) times the cell. */
import { valueAt } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { cellOf } from "../../expression/expression.js";
import { type Rule, plus, times } from "../../expression/lines.js";
import { dropoutWords } from "./words.js";

const rule: Rule = (step, index) => {
  const [x, kept] = [inputOf(step, 0), inputOf(step, 1)];
  const lines = [plus(cellOf(x, index)), times(cellOf(kept, index))];
  const from = { node: x.id, index };
  if (valueAt(kept, index) !== 0) return { lines, from };
  return { lines, from, reason: (language) => dropoutWords[language].fallsOut };
};

export const dropout: Explained = {
  rules: { dropout: rule },
  heading: (_, language) => dropoutWords[language].rule,
};

/** mask: a score that is not masked stays unchanged. */
import { parametersOf, valueAt } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { cellOf } from "../../expression/expression.js";
import { count } from "../../expression/indices.js";
import { type Rule, fixed, plus } from "../../expression/lines.js";
import { expressionWords } from "../../expression/words.js";
import { maskWords } from "./words.js";

/** The mask is (T, S), or (B, T, S) with one for each sentence; scores may have axes between B and T. */
const rule: Rule = (step, index) => {
  const [x, allowed] = [inputOf(step, 0), inputOf(step, 1)];
  const area = count(x.shape.slice(-2));
  const perSentence = count(x.shape.slice(1));
  const sentence = allowed.shape.length > 2 ? Math.floor(index / perSentence) : 0;
  const at = sentence * area + (index % area);
  const from = { node: x.id, index };
  const cell = { node: allowed.id, index: at };
  if (valueAt(allowed, at) !== 0)
    return {
      lines: [plus(cellOf(x, index))],
      reason: (language) => maskWords[language].allowed,
      decidedBy: [cell],
      from,
      unchanged: true,
    };
  const hidden = parametersOf(step.node)["fill"] === "0" ? 0 : -Infinity;
  return fixed(hidden, (language) => expressionWords[language].hidden, [from, cell]);
};

export const mask: Explained = {
  rules: { mask: rule },
  heading: (_, language) => maskWords[language].rule,
};

/** add, subtract, multiply, maximum: cell by cell. */
import { rowsOf } from "../../program/cpp_index.js";
import { each, kindOf, single, stretched, two } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import type { OpsCode } from "../../program/spelling.js";
import { numberOf, padding } from "../../program/step.js";
import { arithmeticWords } from "./words.js";

const python: OpsCode["python"] = {
  add: ({ node, name, x: [x, y] }, _, language) => {
    const alpha = numberOf(node, "alpha", 1);
    const scaled = alpha === 1 ? x : `${plainText(alpha)} * ${x}`;
    const sum = alpha === -1 ? `${y} - ${x}` : `${scaled} + ${y}`;
    const cleared = padding(node).map(
      ([sentence, length]) =>
        `${name}[${sentence}, ${length}:] = 0  # ${arithmeticWords[language].padded}`,
    );
    return [`${name} = ${sum}`, ...cleared];
  },
  subtract: ({ x: [x, y] }) => `${x} - ${y}`,
  multiply: ({ x: [x, y] }) => `${x} * ${y}`,
  maximum: ({ x: [x, y] }, say) => `${say.prefix}maximum(${x}, ${y})`,
};

const cpp: OpsCode["cpp"] = {
  add: (step, language) => {
    const alpha = numberOf(step.node, "alpha", 1);
    const [x, y] = [stretched(step, 0), stretched(step, 1)];
    const scaled = alpha === 1 ? x : `${single(alpha)} * ${x}`;
    const sum = alpha === -1 ? `${y} - ${x}` : `${scaled} + ${y}`;
    const tokens = rowsOf(step.node);
    const place = (sentence: number) =>
      kindOf(step.node) === "Tensor" ? `${step.name}[${sentence}]` : step.name;
    const cleared = padding(step.node).map(
      ([sentence, length]) =>
        `${place(sentence)}.bottomRows(${tokens - length}).setZero();  // ${arithmeticWords[language].padded}`,
    );
    return [each(step, sum), ...cleared].join("\n");
  },
  subtract: two((x, y) => `${x} - ${y}`),
  multiply: two((x, y) => `${x}.cwiseProduct(${y})`),
  maximum: two((x, y) => `${x}.cwiseMax(${y})`),
};

export const arithmeticCode: OpsCode = { python, cpp };

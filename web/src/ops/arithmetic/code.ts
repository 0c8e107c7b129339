/** add, subtract, multiply, maximum: cell by cell. */
import { rowsOf } from "../../program/cpp_index.js";
import { each, cppTypeOf, single, stretched, two } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import type { OpsCode } from "../../program/spelling.js";
import { numberOf, padding } from "../../program/named_node.js";
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
  add: (named, language) => {
    const alpha = numberOf(named.node, "alpha", 1);
    const [x, y] = [stretched(named, 0), stretched(named, 1)];
    const scaled = alpha === 1 ? x : `${single(alpha)} * ${x}`;
    const sum = alpha === -1 ? `${y} - ${x}` : `${scaled} + ${y}`;
    const tokens = rowsOf(named.node);
    const place = (sentence: number) =>
      cppTypeOf(named.node) === "Tensor" ? `${named.name}[${sentence}]` : named.name;
    const cleared = padding(named.node).map(
      ([sentence, length]) =>
        `${place(sentence)}.bottomRows(${tokens - length}).setZero();  // ${arithmeticWords[language].padded}`,
    );
    return [each(named, sum), ...cleared].join("\n");
  },
  subtract: two((x, y) => `${x} - ${y}`),
  multiply: two((x, y) => `${x}.cwiseProduct(${y})`),
  maximum: two((x, y) => `${x}.cwiseMax(${y})`),
};

export const arithmeticCode: OpsCode = { python, cpp };

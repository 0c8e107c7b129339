/** scale: one factor for every number. */
import { at, each, single } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import type { OpsCode } from "../../program/spelling.js";
import { numberOf, textOf } from "../../program/step.js";

const python: OpsCode["python"] = {
  scale: ({ node, x: [x] }) => {
    const width = textOf(node, "head_dim");
    return typeof width === "number"
      ? `${x} / ${width}**0.5`
      : `${x} * ${plainText(numberOf(node, "factor", 1))}`;
  },
};

const cpp: OpsCode["cpp"] = {
  scale: (step) => {
    const width = textOf(step.node, "head_dim");
    const by =
      typeof width === "number"
        ? `/ std::sqrt(${width}.0f)`
        : `* ${single(numberOf(step.node, "factor", 1))}`;
    return each(step, `${at(step, 0)} ${by}`);
  },
};

export const scaleCode: OpsCode = { python, cpp };

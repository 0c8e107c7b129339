/** scale: one factor for every number. */
import { at, each, single } from "../../../program/cpp_parts.js";
import { plainText } from "../../../program/literal.js";
import type { OpsCode } from "../../../program/spelling.js";
import { numberOf, textOf } from "../../../program/named_node.js";

const python: OpsCode["python"] = {
  scale: ({ node, x: [x] }) => {
    const width = textOf(node, "head_dim");
    return typeof width === "number"
      ? `${x} / ${width}**0.5`
      : `${x} * ${plainText(numberOf(node, "factor", 1))}`;
  },
};

const cpp: OpsCode["cpp"] = {
  scale: (named) => {
    const width = textOf(named.node, "head_dim");
    const by =
      typeof width === "number"
        ? `/ std::sqrt(${width}.0f)`
        : `* ${single(numberOf(named.node, "factor", 1))}`;
    return each(named, `${at(named, 0)} ${by}`);
  },
};

export const scaleCode: OpsCode = { python, cpp };

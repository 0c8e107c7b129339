/** scale: one factor for every number. */
import { at, each, single } from "../../../program/cpp_parts.js";
import { plainText } from "../../../program/literal.js";
import type { OpsCode } from "../../../program/spelling.js";
import { numberOf, textOf } from "../../../program/named_node.js";

const python: OpsCode["python"] = {
  scale: ({ node, x: [x] }, say) => {
    const width = textOf(node, "head_dim");
    if (typeof width === "number") return `${x} / ${width}**0.5`;
    const factor = plainText(numberOf(node, "factor", 1));
    // A single float32 of NumPy times a number of Python is a float64.
    const alone = node.shape.length === 0 ? say.either(factor, `np.float32(${factor})`) : factor;
    return `${x} * ${alone}`;
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

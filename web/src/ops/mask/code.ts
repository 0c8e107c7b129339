/** mask: masked scores get the fill value. */
import { divided, matricesOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import { type NamedNode, textOf } from "../../program/named_node.js";

/** `mask` with an axis of one for every axis it lacks between batch and rows. */
function stretchedMask({ from, x }: NamedNode): string {
  const [scores, mask] = from;
  const missing = mask.shape.length === 3 ? scores.shape.length - 3 : 0;
  return missing ? `${x[1]}[:${", None".repeat(missing)}]` : x[1];
}

function maskAt({ node, from: [, mask], x }: NamedNode): string {
  if (cppTypeOf(mask) !== "Tensor") return x[1];
  return `${x[1]}[${divided("i", matricesOf(node) / matricesOf(mask))}]`;
}

const python: OpsCode["python"] = {
  mask: (named, say) =>
    say.filled(
      named.x[0],
      `${stretchedMask(named)} == 0`,
      textOf(named.node, "fill") === "0" ? "0" : say.minusInfinity,
    ),
};

const cpp: OpsCode["cpp"] = {
  mask: (named) => {
    const fill = textOf(named.node, "fill") === "0" ? "0.0f" : "-INFINITY";
    return each(named, `(${maskAt(named)}.array() == 0).select(${fill}, ${at(named, 0)})`);
  },
};

export const maskCode: OpsCode = { python, cpp };

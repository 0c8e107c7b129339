/** mask: masked scores get the fill value. */
import { divided, matricesOf } from "../../program/cpp_index.js";
import { at, each, kindOf } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import { type Step, textOf } from "../../program/step.js";

/** `mask` with an axis of one for every axis it lacks between batch and rows. */
function stretchedMask({ from, x }: Step): string {
  const [scores, mask] = from;
  const missing = mask.shape.length === 3 ? scores.shape.length - 3 : 0;
  return missing ? `${x[1]}[:${", None".repeat(missing)}]` : x[1];
}

function maskAt({ node, from: [, mask], x }: Step): string {
  if (kindOf(mask) !== "Tensor") return x[1];
  return `${x[1]}[${divided("i", matricesOf(node) / matricesOf(mask))}]`;
}

const python: OpsCode["python"] = {
  mask: (step, say) =>
    say.filled(
      step.x[0],
      `${stretchedMask(step)} == 0`,
      textOf(step.node, "fill") === "0" ? "0" : say.minusInfinity,
    ),
};

const cpp: OpsCode["cpp"] = {
  mask: (step) => {
    const fill = textOf(step.node, "fill") === "0" ? "0.0f" : "-INFINITY";
    return each(step, `(${maskAt(step)}.array() == 0).select(${fill}, ${at(step, 0)})`);
  },
};

export const maskCode: OpsCode = { python, cpp };

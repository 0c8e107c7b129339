/** split_heads, merge_heads, repeat_heads: heads move, and no number changes. */
import { inputOf } from "../../scene/step.js";
import { type CopySource, copied } from "../../expression/copies.js";
import type { Explained } from "../../expression/explained.js";
import { count, exchanged, swapped } from "../../expression/indices.js";

/** (…, H, T, D) from (…, T, H · D). */
const splitHeads: CopySource = (step, index) => {
  const rank = step.node.shape.length;
  return { node: inputOf(step, 0), index: exchanged(step.node.shape, rank - 3, rank - 2, index) };
};

/** (…, T, H · D) from (…, H, T, D). */
const mergeHeads: CopySource = (step, index) => {
  const x = inputOf(step, 0);
  const rank = x.shape.length;
  const cut = swapped(x.shape, rank - 3, rank - 2);
  return { node: x, index: exchanged(cut, rank - 3, rank - 2, index) };
};

const repeatHeads: CopySource = (step, index) => {
  const x = inputOf(step, 0);
  const size = count(x.shape.slice(-2));
  const repeats = step.node.shape[step.node.shape.length - 3] ?? 1;
  const heads = x.shape[x.shape.length - 3] ?? 1;
  const head = Math.floor(index / size / (repeats / heads));
  return { node: x, index: head * size + (index % size) };
};

export const heads: Explained = {
  rules: {
    split_heads: copied(splitHeads),
    merge_heads: copied(mergeHeads),
    repeat_heads: copied(repeatHeads),
  },
};

import type { Spelling } from "../program/spelling.js";

export const numpy: Spelling = {
  prefix: "np.",
  either: (_, numpy) => numpy,
  array: (numbers) => `np.array(${numbers}, dtype=np.float32)`,
  folded: "np.array([…])",
  integers: (numbers) => `np.array(${numbers})`,
  swapped: (x, one, other) => `${x}.swapaxes(${one}, ${other})`,
  reduced: (x, how, axes) => `${x}.${how}(axis=${axes}, keepdims=True)`,
  filled: (x, where, value) => `np.where(${where}, ${value}, ${x.replace(/^\((.*)\)$/u, "$1")})`,
  minusInfinity: "-np.inf",
  viewed: (x, shape) => `${x}.reshape(${shape.join(", ")})`,
  joined: (parts, axis) => `np.concatenate(${parts}, axis=${axis})`,
  repeated: (x, times, axis) => `np.repeat(${x}, ${times}, axis=${axis})`,
};

import type { Spelling } from "../program/spelling.js";

export const pytorch: Spelling = {
  prefix: "torch.",
  either: (pytorch) => pytorch,
  array: (numbers) => `torch.tensor(${numbers})`,
  folded: "torch.tensor([…])",
  integers: (numbers) => `torch.tensor(${numbers})`,
  swapped: (x, one, other) => `${x}.transpose(${one}, ${other})`,
  reduced: (x, how, axes) => `${x}.${how === "max" ? "amax" : how}(dim=${axes}, keepdim=True)`,
  filled: (x, where, value) => `${x}.masked_fill(${where}, ${value})`,
  minusInfinity: 'float("-inf")',
  viewed: (x, shape, contiguous) => `${x}.${contiguous ? "view" : "reshape"}(${shape.join(", ")})`,
  joined: (parts, axis) => `torch.cat(${parts}, dim=${axis})`,
  repeated: (x, times, axis) => `${x}.repeat_interleave(${times}, dim=${axis})`,
};

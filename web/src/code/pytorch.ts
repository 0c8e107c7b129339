import type { Spelling } from "./python.js";
import type { CodeWords } from "./words.js";

export const pytorch: Spelling = {
  prefix: "torch.",
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
  softmax: (x) => `torch.softmax(${x}, dim=-1)`,
  cosine: (query, key) =>
    `F.cosine_similarity(${query}[..., :, None, :], ${key}[..., None, :, :], dim=-1)`,
  activations: {
    relu: (x) => `torch.relu(${x})`,
    gelu: (x) => `F.gelu(${x})`,
    gelu_tanh: (x) => `F.gelu(${x}, approximate="tanh")`,
    silu: (x) => `F.silu(${x})`,
  },
};

/** Functions that a program may need, by name. */
export const pytorchHelpers = (words: CodeWords): Readonly<Record<string, string>> => ({
  sinusoidal: `def sinusoidal(length, width):
    """${words.sinusoidal}"""
    position = torch.arange(length, dtype=torch.float64)[:, None]
    angles = position / 10000 ** (torch.arange(0, width, 2) / width)
    return torch.stack([angles.sin(), angles.cos()], dim=-1).flatten(-2)[:, :width].float()`,
  rotate: `def rotate(x, axis=-2, base=10000):
    """${words.rotate}"""
    length, width = x.shape[axis], x.shape[-1]
    position = torch.arange(length, dtype=torch.float64)[:, None]
    angles = position / base ** (torch.arange(0, width, 2) / width)
    angles = angles.reshape(length, *[1] * (-2 - axis), width // 2)
    cos, sin = angles.cos().float(), angles.sin().float()
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack([even * cos - odd * sin, even * sin + odd * cos], dim=-1).flatten(-2)`,
  principal_components: `def principal_components(x, components):
    """${words.components}"""
    rows = x.reshape(-1, x.shape[-1]).double()
    rows = rows - rows.mean(dim=0)
    values, directions = torch.linalg.eigh(rows.T @ rows)
    directions = directions.flip(1)[:, :components]
    largest = directions.gather(0, directions.abs().argmax(dim=0, keepdim=True))
    directions = directions * largest.sign() * (values.flip(0)[:components] > 1e-12 * values[-1])
    return (rows @ directions).float().reshape(*x.shape[:-1], components)`,
});

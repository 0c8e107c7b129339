import type { Spelling } from "./python.js";
import type { CodeWords } from "./words.js";

export const numpy: Spelling = {
  prefix: "np.",
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
  softmax: (x) => `softmax(${x})`,
  cosine: (query, key) => `cosine_similarity(${query}, ${key})`,
  activations: {
    relu: (x) => `np.maximum(${x}, 0)`,
    gelu: (x) => `gelu(${x})`,
    gelu_tanh: (x) => `gelu_tanh(${x})`,
    silu: (x) => `${x} / (1 + np.exp(-${x}))`,
  },
};

/** Functions that a program may need, by name. */
export const numpyHelpers = (words: CodeWords): Readonly<Record<string, string>> => ({
  softmax: `def softmax(x):
    """${words.softmax}"""
    exponentials = np.exp(x - x.max(axis=-1, keepdims=True))
    return exponentials / exponentials.sum(axis=-1, keepdims=True)`,
  gelu: `def gelu(x):
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / 2**0.5)).astype(np.float32)`,
  gelu_tanh: `def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh((2 / math.pi) ** 0.5 * (x + 0.044715 * x**3)))`,
  cosine_similarity: `def cosine_similarity(a, b):
    """${words.cosine}"""
    lengths_a, lengths_b = np.linalg.norm(a, axis=-1), np.linalg.norm(b, axis=-1)
    lengths = lengths_a[..., :, None] * lengths_b[..., None, :]
    return a @ b.swapaxes(-2, -1) / np.maximum(lengths, 1e-8)`,
  sinusoidal: `def sinusoidal(length, width):
    """${words.sinusoidal}"""
    angles = np.arange(length)[:, None] / 10000 ** (np.arange(0, width, 2) / width)
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return pairs.reshape(length, -1)[:, :width].astype(np.float32)`,
  rotate: `def rotate(x, axis=-2, base=10000):
    """${words.rotate}"""
    length, width = x.shape[axis], x.shape[-1]
    angles = np.arange(length)[:, None] / base ** (np.arange(0, width, 2) / width)
    angles = angles.reshape(length, *[1] * (-2 - axis), width // 2)
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
    even, odd = x[..., 0::2], x[..., 1::2]
    return np.stack([even * cos - odd * sin, even * sin + odd * cos], axis=-1).reshape(x.shape)`,
  principal_components: `def principal_components(x, components):
    """${words.components}"""
    rows = x.reshape(-1, x.shape[-1]).astype(np.float64)
    rows = rows - rows.mean(axis=0)
    values, directions = np.linalg.eigh(rows.T @ rows)
    directions = directions[:, ::-1][:, :components]
    largest = np.take_along_axis(directions, np.abs(directions).argmax(axis=0)[None], axis=0)
    directions = directions * np.sign(largest) * (values[::-1][:components] > 1e-12 * values[-1])
    return (rows @ directions).astype(np.float32).reshape(*x.shape[:-1], components)`,
});

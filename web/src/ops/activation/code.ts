/** Activations, each cell on its own. */
import { cellByCell } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";

const python: OpsCode["python"] = {
  exp: ({ x: [x] }, say) => `${say.prefix}exp(${x})`,
  tanh: ({ x: [x] }, say) => `${say.prefix}tanh(${x})`,
  relu: ({ x: [x] }, say) => say.either(`torch.relu(${x})`, `np.maximum(${x}, 0)`),
  gelu: ({ x: [x] }, say) => say.either(`F.gelu(${x})`, `gelu(${x})`),
  gelu_tanh: ({ x: [x] }, say) => say.either(`F.gelu(${x}, approximate="tanh")`, `gelu_tanh(${x})`),
  silu: ({ x: [x] }, say) => say.either(`F.silu(${x})`, `${x} / (1 + np.exp(-${x}))`),
};

const cpp: OpsCode["cpp"] = {
  exp: cellByCell((x) => `${x}.array().exp().matrix()`),
  tanh: cellByCell((x) => `${x}.array().tanh().matrix()`),
  relu: cellByCell((x) => `${x}.cwiseMax(0.0f)`),
  gelu: cellByCell((x) => `${x}.unaryExpr(&gelu)`),
  gelu_tanh: cellByCell((x) => `${x}.unaryExpr(&gelu_tanh)`),
  silu: cellByCell((x) => `${x}.unaryExpr(&silu)`),
};

const functions: OpsCode["functions"] = () => ({
  numpy: {
    gelu: `def gelu(x):
    return x * 0.5 * (1 + np.vectorize(math.erf)(x / 2**0.5)).astype(np.float32)`,
    gelu_tanh: `def gelu_tanh(x):
    return 0.5 * x * (1 + np.tanh((2 / math.pi) ** 0.5 * (x + 0.044715 * x**3)))`,
  },
  cpp: {
    gelu: `float gelu(float x) { return 0.5f * x * (1 + std::erf(x / std::sqrt(2.0f))); }`,
    gelu_tanh: `float gelu_tanh(float x) {
  return 0.5f * x * (1 + std::tanh(std::sqrt(2 / std::acos(-1.0f)) * (x + 0.044715f * x * x * x)));
}`,
    silu: `float silu(float x) { return x / (1 + std::exp(-x)); }`,
  },
});

export const activationCode: OpsCode = { python, cpp, functions };

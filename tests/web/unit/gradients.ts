/** Experiments with a backward pass: together they use every operation of one. */
const loss = { head: {}, targets: "next", gradient: { of: "loss" } };
const causal = { mask: { kind: "causal" } };

export const gradients = {
  gradient: {
    input: { text: "the cat sat on the mat" },
    embedding: { d_in: 4 },
    attention: { d_out: 2, ...causal },
    ...loss,
  },
  gradientOfHeads: {
    input: { text: "one two three four" },
    attention: { num_heads: 4, num_kv_heads: 2, ...causal },
    position: { kind: "rotary" },
    ...loss,
    head: { tied: true },
  },
  gradientOfPadded: {
    input: { text: ["one two three four", "five six"] },
    position: { kind: "learned" },
    attention: { score: "additive", ...causal },
    ...loss,
    head: { bias: true },
  },
  gradientOfOneWeight: {
    input: { text: "a b c d" },
    attention: { score: "cosine", normalize: "sum" },
    gradient: { of: { node: "weights", index: 6 } },
  },
  gradientOfBlock: {
    input: { text: "one two three" },
    block: { activation: "gelu", norm_position: "pre", final_norm: true },
    ...loss,
  },
  gradientOfStack: {
    input: { text: "one two three" },
    block: { activation: "swiglu", norm: "rms", num_layers: 2 },
    attention: { num_heads: 2 },
    ...loss,
  },
  gradientOfGeluTanh: {
    input: { text: "a b c" },
    block: { activation: "gelu_tanh", norm: "batch" },
    ...loss,
  },
  gradientOfRelu: {
    input: { text: "a b c" },
    block: { activation: "relu", norm: "none", dropout: { rate: 0.5 } },
    ...loss,
  },
  gradientOfProgram: {
    program: [
      {
        id: "x",
        values: [
          [1, -2, 3],
          [0.5, 0.25, -1],
        ],
      },
      { id: "y", values: [[1, 2, 3]] },
      { id: "larger", op: "maximum", inputs: ["x", "y"] },
      { id: "most", op: "row_max", inputs: ["larger"] },
      { id: "bent", op: "tanh", inputs: ["most"] },
      { id: "mean", op: "row_mean", inputs: ["bent"] },
    ],
    gradient: [{ of: { node: "mean", index: 0 } }, { of: { node: "gradient.x", index: 2 } }],
  },
} satisfies Record<string, object>;

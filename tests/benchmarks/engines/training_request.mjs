// What is trained: the model of about 41,000 parameters that the project measures itself by.

/** A `train_create` request. */
export const configurationOf = () => ({
  command: "train_create",
  task: { kind: "induction", length: 64 },
  embedding: { d_in: 64 },
  position: { kind: "rotary" },
  attention: { num_heads: 4, output_projection: true, mask: { kind: "causal" } },
  block: {
    num_layers: 2,
    feed_forward: false,
    norm: "rms",
    norm_position: "pre",
    final_norm: true,
  },
  batch: 32,
  optimizer: {
    ...{ kind: "adamw", learning_rate: 0.003, betas: [0.9, 0.99], epsilon: 1e-8 },
    ...{ weight_decay: 0.01, warmup: 50, clip: 1 },
  },
});

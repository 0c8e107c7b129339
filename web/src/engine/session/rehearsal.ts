import type { RunRequest } from "../../types/wire.js";

/**
 * A small transformer that is built like the models of words. Browsers compile a function when it is first called:
 * those that a model calls are called with this while its file is on its way. The first half of the module answers it,
 * see scripts/module/opening.mjs.
 */
export const REHEARSAL: RunRequest = {
  command: "run",
  input: { text: "a b", context_text: "c d" },
  embedding: { d_in: 8 },
  position: { kind: "rotary" },
  attention: { num_heads: 2, output_projection: true },
  block: {
    kind: "encoder_decoder",
    num_layers: 1,
    activation: "gelu",
    norm_position: "pre",
    final_norm: true,
  },
  weights: { init: "xavier_uniform" },
  head: { tied: true },
  output: { tensors: "memory", alternatives: true },
};

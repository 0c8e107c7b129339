/** Random experiments, small ones, for comparing builds. */
import { generator } from "./random.js";

const SENTENCES = [
  "Your journey starts with one step",
  "a b a",
  "我爱中国",
  ["the cat sat down", "dogs ran"],
  ["one", "two three", "four five six"],
];

/** By JSON pointer the values that a field may take; some do not fit each other and give errors. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  "/input/context_text": SENTENCES.slice(0, 3),
  "/embedding/kind": ["token", "random"],
  "/embedding/seed": [0, 7, -1],
  "/position/kind": ["none", "sinusoidal", "learned", "rotary"],
  "/attention/score": ["scaled_dot", "dot", "cosine", "additive", "bilinear"],
  "/attention/projections": [true, true, false],
  "/attention/num_heads": [1, 2, 4],
  "/attention/num_kv_heads": [1, 2],
  "/attention/head_style": ["split", "stacked", "untransposed"],
  "/attention/qkv_bias": [true],
  "/attention/output_projection": [true],
  "/attention/scale": [true, false, 0.3],
  "/attention/mask/kind": ["none", "causal", "sliding_window", "prefix"],
  "/attention/mask_method": ["minus_infinity", "renormalize"],
  "/attention/normalize": ["softmax", "softmax_naive", "sum"],
  "/attention/dropout/rate": [0, 0.5],
  "/attention/dropout/generator": ["torch", "torch_mkl"],
  "/block/attention": [true, true, true, false],
  "/block/feed_forward": [true, true, false],
  "/block/d_ff": [5, 16],
  "/block/activation": ["relu", "gelu", "gelu_tanh", "silu", "swiglu"],
  "/block/norm": ["layer", "rms", "batch", "deep", "none"],
  "/block/norm_position": ["post", "post", "pre", "sandwich"],
  "/block/norm_epsilon": [0.1],
  "/block/final_norm": [true],
  "/block/residual": [true, true, false],
  "/block/dropout/rate": [0, 0.1],
  "/block/num_layers": [1, 2],
  "/block/kind": ["decoder", "encoder", "encoder_decoder"],
  "/weights/init": ["torch_linear", "torch_rand", "xavier_uniform", "normal", "identity"],
  "/output/graph": [true, true, false],
};

/** What a mask of one kind reads and others leave alone. */
const ALWAYS = { "/attention/mask/window": [1, 2, 3], "/attention/mask/length": [0, 1, 2] };

function put(target: Record<string, unknown>, pointer: string, value: unknown): void {
  const [, ...names] = pointer.split("/");
  const last = names.pop() ?? "";
  const inner = names.reduce(
    (object, name) => (object[name] ??= {}) as Record<string, unknown>,
    target,
  );
  inner[last] = value;
}

/** The same request for the same seed: half of them a block, half of them attention alone. */
export function randomRequest(seed: number): object {
  const { next, pick } = generator(seed);
  const request: Record<string, unknown> = { command: "run" };
  put(request, "/input/text", pick(SENTENCES));
  put(request, "/embedding/d_in", pick([4, 8, 12, 36]));
  put(request, "/weights/seed", next(1000));
  const isBlock = next(2) === 0;
  for (const [pointer, values] of Object.entries({ ...CHOICES, ...ALWAYS })) {
    if (pointer.startsWith("/block") && !isBlock) continue;
    if (pointer in ALWAYS || next(3) === 0) put(request, pointer, pick(values));
  }
  return request;
}

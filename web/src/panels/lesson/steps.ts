/** What a lesson says while a step is at work that it is not about. */
import type { Experiment } from "../../types/graph.js";
import type { Stage } from "../../types/timeline.js";

type Own =
  | "tokens"
  | "vectors"
  | "qkv"
  | "scores"
  | "cosine"
  | "bilinear"
  | "additive"
  | "scale"
  | "mask"
  | "softmax"
  | "softmax_naive"
  | "divide_by_sum"
  | "context"
  | "context_heads"
  | "split_heads"
  | "repeat_heads"
  | "merge_heads"
  | "rotate"
  | "dropout"
  | "residual"
  | "layer_norm"
  | "rms_norm"
  | "batch_norm"
  | "attention"
  | "feed_forward"
  | "block"
  | "output"
  | "ways"
  | "view"
  | "transpose"
  | "slice"
  | "concatenate"
  | "row_sum"
  | "row_max"
  | "maximum"
  | "exp"
  | "tanh"
  | "logits"
  | "loss"
  | "prediction"
  | "backward"
  | "backward_step"
  | "backward_softmax";

type General = "matmul" | "matmul_transposed" | "linear" | "add" | "multiply" | "lookup";

export interface StepTexts {
  /** By op, kind of step or role. */
  readonly own: Readonly<Record<Own, string>>;
  /** By op, for ops that serve many purposes. */
  readonly general: Readonly<Record<General, string>>;
}

/** What a step does; undefined if its title says all there is to say. */
export function stepText(
  { kind, nodes, level }: Stage,
  { graph }: Experiment,
  { own, general }: StepTexts,
): string | undefined {
  const { op = "", role = "" } = graph.find(({ id }) => id === nodes.at(-1)) ?? {};
  const texts: Readonly<Record<string, string | undefined>> = own;
  const others: Readonly<Record<string, string | undefined>> = general;
  if (level && level.kind !== "step") return texts[level.kind === "group" ? level.id : kind];
  if (kind === "loss") return own.loss;
  if (role === "gradient" || role === "gradient_term")
    return kind === "gradient.weights" ? own.backward_softmax : own.backward_step;
  return texts[op] ?? texts[kind] ?? texts[role] ?? others[op];
}

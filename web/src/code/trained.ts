/** The model that an experiment runs, as its program needs it: the file, and the words it reads. */
import type { RunRequest } from "../types/wire.js";
import { weightsOfHead } from "../ops/tokens/trained/named_heads.js";
import { sectionOf } from "../scene/nodes.js";
import type { Experiment, GraphNode, Token } from "../types/graph.js";

export interface TrainedModel {
  /** Beside the program. */
  readonly path: string;
  /** The words that the last attention looks at. */
  readonly looked: readonly Token[];
  /** The attention whose rows say where each predicted word comes from, and what predicts. */
  readonly weights: GraphNode | undefined;
  readonly probabilities: GraphNode | undefined;
  /** Words of the sentences that the model does not know, by the id of their slot. */
  readonly unknown: ReadonlyMap<number, string>;
}

/** The last attention to the other sentence, or else the last one to the words before. */
function lastAttention({ graph }: Experiment): GraphNode | undefined {
  const weights = graph.filter(
    ({ role, place }) => role === "weights" && place?.group === undefined,
  );
  return weights.findLast(({ place }) => place?.part === "cross_attention") ?? weights.at(-1);
}

/** A head that is switched off has zeros in its rows of the output projection. */
export interface RowsOff {
  readonly head: number;
  readonly start: number;
  readonly end: number;
}

export function rowsOff(
  result: Experiment,
  { without = [] }: RunRequest,
  node: GraphNode,
): RowsOff[] {
  if (node.role !== "W_output") return [];
  const [rows = 0] = node.shape;
  return without.flatMap((name) => {
    const weights = weightsOfHead(result, name);
    const [, heads = 1] = weights?.shape ?? [];
    if (!weights || sectionOf(weights) !== sectionOf(node)) return [];
    const each = rows / heads;
    return [{ head: name.head + 1, start: name.head * each, end: (name.head + 1) * each }];
  });
}

export function trainedModelOf(result: Experiment, request: RunRequest): TrainedModel | undefined {
  const { model } = request;
  if (model === undefined) return undefined;
  const [sentence = []] = result.tokens;
  const [other] = result.context_tokens ?? [];
  const unknown = [...sentence, ...(other ?? [])].flatMap(
    ({ id, text, unknown }): [number, string][] => (id !== null && unknown ? [[id, text]] : []),
  );
  return {
    path: `models/${typeof model === "string" ? model : result.model?.name}.safetensors.gz`,
    looked: other ?? sentence,
    weights: lastAttention(result),
    probabilities: result.graph.find(({ role }) => role === "probabilities"),
    unknown: new Map(unknown),
  };
}

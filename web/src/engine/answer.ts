/**
 * From a typed request to a typed result, synchronously on an instance of the module. Used in a
 * worker, in the page and in Node.
 */
import { EngineError } from "../types/error.js";
import { requestText } from "./engine.js";
import { Digests, WHOLE, type Described } from "./large.js";
import { callModule, floatsAt, type AttentionModule } from "./module.js";
import type { Request, ResultOf, WireError } from "../types/wire.js";

interface WireNode extends Described {
  values?: Float32Array | readonly (number | string)[];
  memory?: { readonly offset: number; readonly length: number };
}

interface WireGraphs {
  readonly graph: WireNode[];
  readonly alternatives?: WireNode[];
}

type Envelope =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: WireError };

/**
 * Answers one request. The `values` of graph nodes come as Float32Array, each on a buffer of its
 * own: with `tensors: "memory"` they are copied once from the heap and never become text. In a large
 * result only the nodes in `first` are copied (see large.ts). Throws EngineError for a request that
 * the core rejects.
 */
export function answer<R extends Request>(
  module: AttentionModule,
  request: R,
  first?: readonly string[],
): ResultOf<R> {
  const result = resultIn(callModule(module, requestText(withoutArray(module, request))));
  if (request.command === "run" || request.command === "train_probe") {
    // Given values have no bound known in advance.
    const { graph, alternatives = [] } = result as WireGraphs;
    takeValues(module, graph, request.overrides ? undefined : first);
    takeValues(module, alternatives, undefined);
  }
  if (request.command === "checkpoint") takeValues(module, [result as WireNode], undefined);
  return result as ResultOf<R>;
}

/** An array of floats to restore is written to where the checkpoint of the trainer is. */
function withoutArray(module: AttentionModule, request: Request): Request {
  if (request?.command !== "restore" || !(request.values instanceof Float32Array)) return request;
  const { values, trainer } = request;
  const checkpoint = { command: "checkpoint", trainer, output: { tensors: "memory" } };
  const { memory } = resultIn(callModule(module, JSON.stringify(checkpoint))) as WireNode;
  if (memory?.length !== values.length) {
    throw new EngineError(
      "shape_mismatch",
      "/values",
      `the state of this trainer has ${String(memory?.length)} numbers, not ${String(values.length)}`,
    );
  }
  floatsAt(module, memory.offset, memory.length).set(values);
  return { command: "restore", trainer, step: request.step };
}

/** The result in a response; throws if the response holds an error. */
export function resultIn(response: string): unknown {
  const envelope = JSON.parse(response) as Envelope;
  if (envelope.ok) return envelope.result;
  throw EngineError.from(envelope.error);
}

/** The buffers of a result, so that a worker transfers them instead of copying them. */
export function buffersOf(result: unknown): ArrayBuffer[] {
  const {
    graph,
    alternatives = [],
    ...computed
  } = (result ?? {}) as WireNode & Partial<WireGraphs>;
  return [...(graph ?? [computed]), ...alternatives].flatMap(({ values }) =>
    values instanceof Float32Array ? [values.buffer as ArrayBuffer] : [],
  );
}

function takeValues(
  module: AttentionModule,
  graph: WireNode[],
  first: readonly string[] | undefined,
): void {
  const total = graph.reduce((sum, { memory }) => sum + (memory?.length ?? 0), 0);
  const digests = first && total > WHOLE ? new Digests(graph, first) : undefined;
  for (const node of graph) {
    if (node.values) node.values = Float32Array.from(node.values, readFloat);
    if (!node.memory) continue;
    const floats = floatsAt(module, node.memory.offset, node.memory.length);
    delete node.memory;
    Object.assign(node, digests?.of(node, floats) ?? { values: floats.slice() });
  }
}

/** Non-finite numbers are strings in JSON. */
function readFloat(value: number | string): number {
  if (typeof value === "number") return value;
  return value === "inf" ? Infinity : value === "-inf" ? -Infinity : NaN;
}

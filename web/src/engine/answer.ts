/**
 * From a typed request to a typed result, on an instance of the module: the synchronous heart of
 * the engine, the same in a worker, in the page and in Node.
 */
import { EngineError } from "./error.js";
import { callModule, copyFloats, type AttentionModule } from "./module.js";
import type { ErrorCode, Request, ResultOf } from "./wire.js";

interface WireNode {
  values?: Float32Array | readonly (number | string)[];
  memory?: { readonly offset: number; readonly length: number };
}

type Envelope =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false;
      readonly error: { readonly code: ErrorCode; readonly path: string; readonly message: string };
    };

/**
 * Answers one request. The `values` of graph nodes come as Float32Array, each on a buffer of its
 * own, whichever way they left the module: with `tensors: "memory"` they are copied once out of
 * the heap and never become text. Throws EngineError for whatever the core refuses.
 */
export function answer<R extends Request>(module: AttentionModule, request: R): ResultOf<R> {
  const envelope = JSON.parse(callModule(module, JSON.stringify(request))) as Envelope;
  if (!envelope.ok) {
    const { code, path, message } = envelope.error;
    throw new EngineError(code, path, message);
  }
  if (request.command === "run") {
    const { graph } = envelope.result as { graph: WireNode[] };
    for (const node of graph) takeValues(module, node);
  }
  return envelope.result as ResultOf<R>;
}

/** The buffers of a result, so that a worker hands them over instead of copying them. */
export function buffersOf(result: unknown): ArrayBuffer[] {
  const graph = (result as { graph?: unknown } | null)?.graph;
  if (!Array.isArray(graph)) return [];
  return (graph as WireNode[]).flatMap(({ values }) =>
    values instanceof Float32Array ? [values.buffer as ArrayBuffer] : [],
  );
}

function takeValues(module: AttentionModule, node: WireNode): void {
  if (node.memory) {
    node.values = copyFloats(module, node.memory.offset, node.memory.length);
    delete node.memory;
  } else if (node.values) {
    node.values = Float32Array.from(node.values, readFloat);
  }
}

/** Non-finite numbers travel through JSON as words. */
function readFloat(value: number | string): number {
  if (typeof value === "number") return value;
  return value === "inf" ? Infinity : value === "-inf" ? -Infinity : NaN;
}

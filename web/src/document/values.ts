/**
 * The values of a large graph, which are loaded on request. A node whose values are not loaded has
 * none; reading it records the node, so that the caller knows what to request.
 */
import type { Engine } from "../engine/index.js";
import type { GraphNode } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** The nodes whose values were missing in the current attempt. */
let missing: Set<GraphNode> | undefined;

export interface Attempt<T> {
  /** Absent if values were missing. */
  readonly made?: T;
  /** The nodes to request before the next attempt. */
  readonly missing: readonly GraphNode[];
}

/** The result of `work`; if it needs values that are not loaded, the nodes without them. */
export function attempt<T>(work: () => T): Attempt<T> {
  const outer = missing;
  const noted = (missing = new Set());
  try {
    const made = work();
    return noted.size === 0 ? { made, missing: [] } : { missing: [...noted] };
  } catch (error) {
    if (noted.size === 0) throw error;
    return { missing: [...noted] };
  } finally {
    missing = outer;
  }
}

/** Whether a node's values are loaded. */
export function isHere(node: GraphNode): boolean {
  return Object.getOwnPropertyDescriptor(node, "values")?.value !== undefined;
}

/** Whether a node has values that are not loaded yet. */
const isMissing = (node: GraphNode): boolean => node.largest !== undefined && !isHere(node);

/** The supply of a node's missing values. */
const supplies = new WeakMap<GraphNode, Supply>();

/** Requests the missing values of these nodes. */
export function request(nodes: readonly GraphNode[]): void {
  for (const node of nodes) if (isMissing(node)) supplies.get(node)?.ask(node);
}

/** Loads values of one answer; those requested at the same time are loaded together. */
class Supply {
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  constructor(
    private readonly engine: Engine,
    private answered: Answered,
    private readonly changed: (old: Answered, now: Answered) => void,
  ) {}

  ask({ id }: GraphNode): void {
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    if (this.#waiting.push(id) === 1) queueMicrotask(() => void this.#fetch());
  }

  async #fetch(): Promise<void> {
    const only = this.#waiting;
    this.#waiting = [];
    const { request } = this.answered;
    try {
      const output = { ...request.output, only, tensors: "memory" } as const;
      const { graph } = await this.engine.call({ ...request, output });
      this.#fill(new Map(graph.map((node) => [node.id, node.values])), new Set(only));
    } catch {
      // They may be requested again.
      for (const id of only) this.#asked.delete(id);
    }
  }

  /** A graph is immutable, so one with more values is a new graph. */
  #fill(values: ReadonlyMap<string, Float32Array | undefined>, only: ReadonlySet<string>): void {
    const old = this.answered;
    const graph = old.result.graph.map((node) => {
      const found = only.has(node.id) ? values.get(node.id) : undefined;
      return found ? { ...node, values: found } : node;
    });
    this.answered = { ...old, result: { ...old.result, graph } };
    this.changed(old, this.answered);
  }
}

/** Makes an answer's missing values available on request; `changed` receives an answer with more values. */
export function supply(
  engine: Engine,
  answered: Answered,
  changed: (old: Answered, now: Answered) => void,
): void {
  const one = new Supply(engine, answered, changed);
  for (const node of answered.result.graph.filter(isMissing)) {
    supplies.set(node, one);
    noteReadsOf(node);
  }
}

/** Reading missing values returns undefined and records the node in the current attempt. */
function noteReadsOf(node: GraphNode): void {
  Object.defineProperty(node, "values", {
    configurable: true,
    get: () => {
      missing?.add(node);
      return undefined;
    },
  });
}

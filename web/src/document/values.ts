/**
 * The values of a large graph, which come when they are asked for. A node whose values are not there
 * has none; what reads it all the same leaves a note, so that the reader learns what to ask for.
 */
import type { Engine } from "../engine/index.js";
import type { GraphNode } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** The nodes whose values were missing in the attempt that is going on. */
let missing: Set<GraphNode> | undefined;

export interface Attempt<T> {
  /** Absent where values were missing. */
  readonly made?: T;
  /** The nodes to ask for before the next attempt. */
  readonly missing: readonly GraphNode[];
}

/** What `work` makes of a graph; where it needs values that are not there, the nodes that lack them. */
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

/** Whether a node's values are there. */
export function isHere(node: GraphNode): boolean {
  return Object.getOwnPropertyDescriptor(node, "values")?.value !== undefined;
}

/** Whether a node has values that are not there yet. */
const isMissing = (node: GraphNode): boolean => node.largest !== undefined && !isHere(node);

/** What brings the values that a node lacks. */
const supplies = new WeakMap<GraphNode, Supply>();

/** Has the values of these nodes come, as far as they are missing. */
export function request(nodes: readonly GraphNode[]): void {
  for (const node of nodes) if (isMissing(node)) supplies.get(node)?.ask(node);
}

/** Brings the values of one answer, all that are asked for in one go together. */
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
      // Whoever needs them again asks for them again.
      for (const id of only) this.#asked.delete(id);
    }
  }

  /** A graph never changes, so with more values it is another one. */
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

/** Lets the values that an answer lacks be asked for; `changed` tells of an answer with more. */
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

/** To read what is missing gives nothing, and leaves a note in the attempt that is going on. */
function noteReadsOf(node: GraphNode): void {
  Object.defineProperty(node, "values", {
    configurable: true,
    get: () => {
      missing?.add(node);
      return undefined;
    },
  });
}

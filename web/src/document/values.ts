/**
 * The values of a large graph, which come when they are first read. Nobody else need know: what reads
 * a value that is not there gets nothing, as from a node without values, and has asked for it.
 */
import type { Engine } from "../engine/index.js";
import type { GraphNode } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** How often values were read that were not there. */
let missed = 0;

/** What `work` makes of a graph; nothing where it read values that are not there yet. */
export function ifComplete<T>(work: () => T): T | undefined {
  const before = missed;
  try {
    const made = work();
    return missed === before ? made : undefined;
  } catch (error) {
    if (missed === before) throw error;
    return undefined;
  }
}

/** Whether a node's values are there; to look does not ask for them. */
export function isHere(node: GraphNode): boolean {
  return Object.getOwnPropertyDescriptor(node, "values")?.value !== undefined;
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

  ask(id: string): void {
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
      // Whoever reads them again asks for them again.
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

/** Has the values that an answer lacks come when they are read; `changed` tells of an answer with more. */
export function supply(
  engine: Engine,
  answered: Answered,
  changed: (old: Answered, now: Answered) => void,
): void {
  const lacking = answered.result.graph.filter(
    (node) => node.largest !== undefined && !node.values,
  );
  const supply = lacking.length > 0 ? new Supply(engine, answered, changed) : undefined;
  for (const node of lacking)
    Object.defineProperty(node, "values", {
      configurable: true,
      get: () => {
        missed++;
        supply?.ask(node.id);
        return undefined;
      },
    });
}

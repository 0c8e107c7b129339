/** Brings the values of a large graph, which come when they are asked for. */
import type { Engine } from "../engine/index.js";
import { lacksValues } from "../scene/values.js";
import type { GraphNode } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** What brings the values that a node lacks. */
const supplies = new WeakMap<GraphNode, Supply>();

/** Requests the missing values of these nodes. */
export function request(nodes: readonly GraphNode[]): void {
  for (const node of nodes) if (lacksValues(node)) supplies.get(node)?.ask(node);
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
  for (const node of answered.result.graph.filter(lacksValues)) supplies.set(node, one);
}

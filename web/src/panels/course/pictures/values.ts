/** The core's numbers in the pictures of the chapters: one small run for each example that they show. */
import type { Example } from "../../../document/experiment.js";
import type { Engine } from "../../../engine/index.js";
import type { LessonId } from "../../lesson/specs/index.js";

/** A matrix of a node: of its first sentence, and of one head. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly values: ArrayLike<number>;
}

/** The nodes that are drawn, by example. */
const DRAWN = {
  first: ["scaled_scores", "weights"],
  vectors: ["x"],
  "query-key-value": ["query", "key", "value"],
  "grouped-query": ["weights"],
  batches: ["weights"],
  positions: ["position_encoding"],
  block: ["x", "block.0.attention.weights", "block.0.feed_forward.activated", "block.0.output"],
  stacks: ["block.0.attention.weights", "block.1.attention.weights"],
  windows: ["weights"],
  "one-step": ["probabilities", "new_probabilities"],
  // The last, as it waits for the file of a model.
  "whom-does-it-mean": ["encoder.2.attention.weights", "decoder.2.cross_attention.weights"],
} as const satisfies Partial<Record<LessonId, readonly string[]>>;

export type DrawnExample = keyof typeof DRAWN;

export class PictureValues {
  readonly #nodes = new Map<string, { shape: readonly number[]; values: ArrayLike<number> }>();
  readonly #tokens = new Map<string, readonly string[]>();
  /** The examples that are computed, or about to be. */
  readonly #asked = new Set<string>();

  /** Computes the examples one by one. */
  async compute(
    engine: Engine,
    examples: ReadonlyMap<string, Example>,
    arrived: () => void,
  ): Promise<void> {
    for (const [id, only] of Object.entries(DRAWN)) {
      const example = examples.get(id);
      if (!example || this.#asked.has(id)) continue;
      this.#asked.add(id);
      const output = { only, tensors: "memory" } as const;
      const { graph, tokens } = await engine
        .call({ ...example.request, output })
        .catch((error: unknown) => {
          this.#asked.delete(id);
          throw error;
        });
      this.#tokens.set(
        id,
        (tokens[0] ?? []).map(({ text }) => text),
      );
      for (const { id: node, shape, values } of graph)
        if (values) this.#nodes.set(`${id} ${node}`, { shape, values });
      arrived();
    }
  }

  tokens(example: DrawnExample): readonly string[] {
    return this.#tokens.get(example) ?? [];
  }

  /** The matrix at this index of the axes before the last two; undefined if the run does not have it. */
  grid(example: DrawnExample, node: string, index = 0): Grid | undefined {
    const found = this.#nodes.get(`${example} ${node}`);
    const [rows, columns] = found?.shape.slice(-2) ?? [];
    if (!found || rows === undefined || columns === undefined) return undefined;
    const first = index * rows * columns;
    const values = Array.from({ length: rows * columns }, (_, i) => found.values[first + i] ?? 0);
    return { rows, columns, values };
  }
}

export const rowOf = ({ columns, values }: Grid, row: number): number[] =>
  Array.from({ length: columns }, (_, column) => values[row * columns + column] ?? 0);

/** The values of the opening examples that were asked for, so that the course opens again at once. */
const known = new WeakMap<Example, PictureValues>();

/** `first` is the opening example, which differs between languages. */
export function valuesWith(first: Example): PictureValues {
  const values = known.get(first) ?? new PictureValues();
  known.set(first, values);
  return values;
}

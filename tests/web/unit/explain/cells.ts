/** Which cells of a node a test looks at. */
import type { GraphNode } from "../../../../web/src/types/graph.js";

/** All cells, or a sample that is the same every time (multiplicative hashing, Knuth). */
export function someCells({ values }: GraphNode, most = 400, sampled = 200): number[] {
  const length = values?.length ?? 0;
  if (length <= most) return Array.from({ length }, (_, i) => i);
  return Array.from({ length: sampled }, (_, i) => (i * 2654435761) % length);
}

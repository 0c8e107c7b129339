/** Probabilities of words in the graph of a model of words. */
import type { Cell, Experiment } from "../../../types/graph.js";

/** That of a word, by its id, where a row chooses. */
export function probabilityCell(
  { graph }: Pick<Experiment, "graph">,
  row: number,
  id: number,
): Cell | undefined {
  const node = graph.find(({ role }) => role === "probabilities");
  const words = node?.shape.at(-1) ?? 0;
  return node && { node: node.id, index: row * words + id };
}

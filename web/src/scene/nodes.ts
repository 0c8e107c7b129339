/** Nodes by the role and place that the core gives them. */
import type { Experiment, GraphNode } from "../types/graph.js";

const sublayers: ReadonlySet<string> = new Set(["attention", "cross_attention", "feed_forward"]);

/** "block.0", "encoder.1"; undefined outside of blocks. */
export function blockId({ place }: GraphNode): string | undefined {
  return place?.block === undefined ? undefined : `${place.stack || "block"}.${place.block}`;
}

/** The part of a graph that a node belongs to: "block.0.attention.head.1", "tile.0", or "". */
export function sectionOf(node: GraphNode): string {
  const { part = "", head, group } = node.place ?? {};
  const block = blockId(node);
  return [
    block,
    block !== undefined && sublayers.has(part) ? part : undefined,
    head === undefined ? undefined : `head.${head}`,
    group && `${group.kind}.${group.index}`,
  ]
    .filter((name) => name !== undefined)
    .join(".");
}

/** The prefix of the names in a section: "block.0.attention.", or "". */
export function prefixOf(node: GraphNode): string {
  const section = sectionOf(node);
  return section && `${section}.`;
}

/** The node of this role in the same section. */
export function siblingOf(
  { graph }: Pick<Experiment, "graph">,
  node: GraphNode,
  role: string,
): GraphNode | undefined {
  const section = sectionOf(node);
  return graph.find((other) => other.role === role && sectionOf(other) === section);
}

/** Which head a node belongs to, where each head has nodes of its own. */
export const headOf = ({ place }: GraphNode): number | undefined =>
  place?.head ?? (place?.group?.kind === "head" ? place.group.index : undefined);

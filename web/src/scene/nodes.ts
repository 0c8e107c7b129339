/** Nodes by the role and place that the core gives them, and what that place is called. */
import type { Experiment, GraphNode, Language, NodeGroup, Words } from "../types/graph.js";
import type { LevelPart } from "../types/timeline.js";

const sublayers: ReadonlySet<string> = new Set(["attention", "cross_attention", "feed_forward"]);

/** "block.0", "encoder.1"; undefined outside of blocks. */
export function blockId({ place }: GraphNode): string | undefined {
  return place?.block === undefined ? undefined : `${place.stack || "block"}.${place.block}`;
}

const joined = (names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== "").join(".");

/** The part of a graph that all heads of a node's attention belong to: "block.0.attention", "tile.1", or "". */
export function sectionOfHeads(node: GraphNode): string {
  const { part = "", group } = node.place ?? {};
  const block = blockId(node);
  return joined([block, block !== undefined && sublayers.has(part) ? part : undefined, group?.id]);
}

/** The part of a graph that a node belongs to: "block.0.attention.head.1", "tile.1", or "". */
export function sectionOf(node: GraphNode): string {
  const head = node.place?.head;
  return joined([sectionOfHeads(node), head === undefined ? undefined : `head.${head}`]);
}

/** The prefix of the names in a section: "block.0.attention.", or "". */
export function prefixOf(node: GraphNode): string {
  const section = sectionOf(node);
  return section && `${section}.`;
}

/** All nodes that a part of a level computes, at any depth. */
export const nodesIn = ({ level, nodes }: LevelPart): readonly string[] =>
  level ? level.parts.flatMap(nodesIn) : nodes;

/** The sections of a program's node: its own, then those around it. */
function sectionsOf(node: GraphNode): string[] {
  const { place } = node;
  if (!place?.group) return [sectionOf(node)];
  const { group, ...outside } = place;
  const around = { ...outside, ...(group.parent && { group: group.parent }) };
  return [sectionOf(node), ...sectionsOf({ ...node, place: around })];
}

/** The node of this role in the same section, or in the nearest section around it. */
export function siblingOf(
  { graph }: Pick<Experiment, "graph">,
  node: GraphNode,
  role: string,
): GraphNode | undefined {
  const sections = sectionsOf(node);
  const alike = graph.filter((other) => other.role === role);
  return sections
    .map((section) => alike.find((other) => sectionOf(other) === section))
    .find((other) => other !== undefined);
}

/** Which head a node belongs to, where each head has nodes of its own. */
export const headOf = ({ place }: GraphNode): number | undefined => place?.head;

const names: Record<
  Language,
  Record<"block" | "encoder" | "decoder" | "head" | "cross_attention", (n: number) => string>
> = {
  en: {
    block: (n) => `Block ${n}`,
    encoder: (n) => `Encoder ${n}`,
    decoder: (n) => `Decoder ${n}`,
    head: (n) => `Head ${n}`,
    cross_attention: () => "Cross-attention",
  },
  zh: {
    block: (n) => `第 ${n} 块`,
    encoder: (n) => `编码器 ${n}`,
    decoder: (n) => `解码器 ${n}`,
    head: (n) => `头 ${n}`,
    cross_attention: () => "交叉注意力",
  },
};

/** The titles of a group and of those around it, the outermost first. */
const titlesOf = (group: NodeGroup | undefined, language: Language): string[] =>
  group ? [...titlesOf(group.parent, language), group.title[language]] : [];

/** Block 1, head 2; in a program the titles of its groups. */
export function groupOf({ place }: Pick<GraphNode, "place">): Words {
  const { stack, block, part, head, group } = place ?? { stack: "" };
  const name = (language: Language) => {
    const named = names[language];
    return [
      block === undefined ? "" : named[stack || "block"](block + 1),
      block === undefined || part !== "cross_attention" ? "" : named.cross_attention(1),
      ...titlesOf(group, language),
      head === undefined ? "" : named.head(head + 1),
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return { en: name("en"), zh: name("zh") };
}

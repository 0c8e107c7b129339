/** Nodes by the role and place that the core gives them, and what that place is called. */
import type { Experiment, GraphNode, GroupKind, Language, Words } from "../types/graph.js";

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

const groups: Record<
  Language,
  Record<GroupKind | "block" | "encoder" | "decoder" | "cross_attention", (n: number) => string>
> = {
  en: {
    block: (n) => `Block ${n}`,
    encoder: (n) => `Encoder ${n}`,
    decoder: (n) => `Decoder ${n}`,
    head: (n) => `Head ${n}`,
    cross_attention: () => "Cross-attention",
    tile: (n) => `Tile ${n}`,
    prompt: () => "The prompt",
    token: (n) => `Token ${n}`,
    page: (n) => `Page ${n}`,
    step: (n) => `Word ${n}`,
    // A number of its own, not counted from 0.
    width: (n) => `Width ${n - 1}`,
    recurrent: () => "Recurrent net",
    convolution: () => "Convolution",
    attention: () => "Attention",
    soft: () => "Soft lookup",
    sharp: () => "Sharp lookup",
  },
  zh: {
    block: (n) => `第 ${n} 块`,
    encoder: (n) => `编码器 ${n}`,
    decoder: (n) => `解码器 ${n}`,
    head: (n) => `头 ${n}`,
    cross_attention: () => "交叉注意力",
    tile: (n) => `第 ${n} 块键`,
    prompt: () => "提示词",
    token: (n) => `第 ${n} 个词元`,
    page: (n) => `第 ${n} 页`,
    step: (n) => `第 ${n} 个词`,
    width: (n) => `宽度 ${n - 1}`,
    recurrent: () => "循环网络",
    convolution: () => "卷积",
    attention: () => "注意力",
    soft: () => "软查表",
    sharp: () => "尖锐的查表",
  },
};

/** Block 1, head 2. */
export function groupOf({ place }: GraphNode): Words {
  const { stack, block, part, head, group } = place ?? { stack: "" };
  const name = (language: Language) => {
    const named = groups[language];
    return [
      block === undefined ? "" : named[stack || "block"](block + 1),
      block === undefined || part !== "cross_attention" ? "" : named.cross_attention(1),
      head === undefined ? "" : named.head(head + 1),
      group ? named[group.kind](group.index + 1) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return { en: name("en"), zh: name("zh") };
}

/** Texts about depth and norms, in both languages. */
import { superscript } from "../../../draw/format.js";
import { sentence } from "../../../draw/marks.js";
import { count } from "../../../scene/words.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";
import type { Measure, Order } from "./facts.js";
import { type OrderName, measureNames, orderNames } from "./names.js";

/** The rows of the table. */
export const rows = ["stream", "update", "share", "likeness"] as const;
export type Row = (typeof rows)[number];

interface Told {
  readonly block: number;
  readonly stream: Part;
  readonly share: Part;
  /** The stream is much larger than that of the sentence. */
  readonly grown: boolean;
}

interface DepthWords {
  readonly orders: Record<Order, OrderName>;
  readonly rows: Record<Row, string>;
  readonly shortRows: Record<Row, string>;
  /** The columns of the node, for a screen reader and in explanations. */
  readonly measures: Record<Measure, string>;
  readonly blocks: string;
  readonly block: (n: number) => string;
  readonly counted: (n: number) => string;
  readonly sentence: (phone: boolean) => string;
  readonly chart: string;
  readonly before: Part[];
  readonly told: Record<Order, (of: Told) => Part[]>;
  readonly done: (blocks: number, post: Part, pre: Part, sandwich: Part, none: Part) => Part[];
  readonly asked: (
    block: number,
    order: string,
    of: { readonly update: Part; readonly share: Part; readonly stream: Part },
  ) => Part[];
  /** In explanations. */
  readonly added: string;
  readonly part: string;
  readonly measured: string;
  readonly normed: string;
  readonly start: string;
  readonly twice: string;
}

const blocksIn = (n: number) => `${count("en", n)} block${n === 1 ? "" : "s"}`;

export const depthWords: Record<Language, DepthWords> = {
  en: {
    orders: orderNames.en,
    rows: {
      stream: "Stream",
      update: "Update",
      share: "Update ÷ stream",
      likeness: "Words alike",
    },
    shortRows: { stream: "Stream", update: "Update", share: "Share", likeness: "Alike" },
    measures: measureNames.en,
    blocks: "Blocks",
    block: (n) => `block ${n}`,
    counted: blocksIn,
    sentence: () => "words",
    chart: "Size of the stream",
    before: sentence`One sentence, the same untrained weights in all four stacks. Only the place of the norms differs.`,
    told: {
      post: ({ block, stream, share }) =>
        sentence`Post-norm: after each sum a norm brings the stream back to size ${stream}. What block ${String(block)} adds, in gold, is ${share} of what it meets.`,
      pre: ({ block, stream, share, grown }) =>
        grown
          ? sentence`Pre-norm: nothing shrinks the stream; it has grown to ${stream}. Updates stay as large as they were, so each counts for less: ${share} in block ${String(block)}.`
          : sentence`Pre-norm: the updates only add up, to a stream of ${stream} so far. Block ${String(block)} adds ${share} of it.`,
      sandwich: ({ block, stream, share }) =>
        sentence`Sandwich: a second norm gives every sub-layer’s update size 1, whatever its weights. The stream is ${stream}, and block ${String(block)} adds ${share} of it.`,
      none: ({ block, stream, grown }) =>
        grown
          ? sentence`Without norms an update is as large as the stream that it is computed from, so the stream multiplies from block to block: ${stream} after block ${String(block)}.`
          : sentence`Without norms the size is whatever the weights make of it: ${stream} after block ${String(block)}.`,
    },
    done: (blocks, post, pre, sandwich, none) =>
      sentence`After ${blocksIn(blocks)} the stream has size ${post} with post-norm, ${pre} with pre-norm, ${sandwich} in the sandwich and ${none} without norms. Nothing has been trained yet.`,
    asked: (block, order, { update, share, stream }) =>
      sentence`${order}, block ${String(block)}: an update of size ${update}, ${share} of the stream before it; the stream then has size ${stream}.`,
    added: "update and stream together",
    part: "update ÷ stream before the block",
    measured: "measured in the block",
    normed: "after a norm the numbers of every word have mean 0 and mean square 1",
    start: "the sentence itself",
    twice: "twice their product along each other",
  },
  zh: {
    orders: orderNames.zh,
    rows: { stream: "残差流", update: "更新", share: "更新 ÷ 残差流", likeness: "词的相似度" },
    shortRows: { stream: "残差流", update: "更新", share: "占比", likeness: "相似" },
    measures: measureNames.zh,
    blocks: "块数",
    block: (n) => `第 ${n} 块`,
    counted: (n) => `${count("zh", n)}个块`,
    sentence: () => "句子",
    chart: "残差流的大小",
    before: sentence`同一个句子，四个堆叠用同样的、未经训练的权重，只有归一化的位置不同。`,
    told: {
      post: ({ block, stream, share }) =>
        sentence`后归一化：每次相加之后，归一化都把残差流拉回到 ${stream}。第 ${String(block)} 块的更新（金色）是它所遇到的残差流的 ${share}。`,
      pre: ({ block, stream, share, grown }) =>
        grown
          ? sentence`前归一化：没有什么让残差流变小，它已经长到 ${stream}。更新的大小不变，所占的分量却越来越小：第 ${String(block)} 块只有 ${share}。`
          : sentence`前归一化：更新只是累加，残差流现在是 ${stream}，第 ${String(block)} 块加上它的 ${share}。`,
      sandwich: ({ block, stream, share }) =>
        sentence`夹心：第二个归一化让每个子层的更新大小都是 1，不管权重如何。残差流是 ${stream}，第 ${String(block)} 块加上它的 ${share}。`,
      none: ({ block, stream, grown }) =>
        grown
          ? sentence`没有归一化，更新就和算出它的残差流一样大，残差流一块一块地成倍增长：第 ${String(block)} 块之后是 ${stream}。`
          : sentence`没有归一化，大小全由权重决定：第 ${String(block)} 块之后是 ${stream}。`,
    },
    done: (blocks, post, pre, sandwich, none) =>
      sentence`经过 ${String(blocks)} 个块，残差流的大小：后归一化 ${post}，前归一化 ${pre}，夹心 ${sandwich}，不归一化 ${none}。这时还没有任何训练。`,
    asked: (block, order, { update, share, stream }) =>
      sentence`${order}，第 ${String(block)} 块：更新的大小是 ${update}，占它之前残差流的 ${share}；之后残差流的大小是 ${stream}。`,
    added: "更新与残差流相加",
    part: "更新 ÷ 这一块之前的残差流",
    measured: "在这一块里测得",
    normed: "归一化之后，每个词的数均值为 0，平方的均值为 1",
    start: "句子本身",
    twice: "两者方向相同的部分",
  },
};

export const blocksName: Words = { en: depthWords.en.blocks, zh: depthWords.zh.blocks };

/** A power of ten: "1", "10", "10⁴". */
export const powerText = (power: number): string =>
  power === 0 ? "1" : power === 1 ? "10" : `10${superscript(power)}`;

/** "0.87", "12.4", "43,100", "1.3 × 10¹⁰". */
export function sizeText(value: number, language: Language): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "—" : "∞";
  if (value >= 99999.5) {
    const [digits, power] = value.toExponential(1).split("e+");
    return `${digits ?? ""} × 10${superscript(Number(power))}`;
  }
  if (value < 9.995) return value.toFixed(2);
  return value < 99.95 ? value.toFixed(1) : Math.round(value).toLocaleString(language);
}

export const shareText = (value: number): string =>
  Number.isFinite(value) ? `${Math.round(100 * value)}%` : "—";

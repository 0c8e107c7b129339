/** Texts about heads that share keys and values, in both languages. */
import { sentence } from "../../../draw/marks.js";
import { count } from "../../../scene/words.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";

interface GroupsWords {
  readonly heads: (heads: number, kvHeads: number) => string;
  /** The same on a phone. */
  readonly headsShort: (heads: number, kvHeads: number) => string;
  readonly key: string;
  readonly value: string;
  readonly differences: string;
  readonly within: string;
  readonly between: string;
  readonly bytes: (tokens: number) => string;
  readonly kept: string;
  readonly own: string;
  readonly kvHeads: string;
  readonly counted: (kvHeads: number) => string;
  readonly models: (tokens: string) => string;
  readonly of: (kvHeads: number, heads: number) => string;

  /** Heads and groups are counted from 1. */
  readonly reads: (head: number, group: number, others: readonly number[]) => Part[];
  readonly differ: (within: number, between: number, heads: number, kvHeads: number) => Part[];
  readonly saved: (heads: number, kvHeads: number, bytes: Part, own: Part) => Part[];

  readonly rule: string;
  readonly rows: string;
  /** A comment in generated programs. */
  readonly comment: string;
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2
    ? numbers.join("")
    : `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1) ?? ""}`;

const kvHeadsIn = (n: number) => `${count("en", n)} head${n === 1 ? "" : "s"} of keys and values`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const percent = (share: number) => `${Math.round(100 * share)}%`;

export const groupsWords: Record<Language, GroupsWords> = {
  en: {
    heads: (heads, kvHeads) =>
      `${upper(count("en", heads))} heads of queries, ${kvHeadsIn(kvHeads)}`,
    headsShort: (heads, kvHeads) =>
      `${upper(count("en", heads))} heads of queries, ${count("en", kvHeads)} of keys`,
    key: "K",
    value: "V",
    differences: "How much two heads differ",
    within: "within a group",
    between: "between groups",
    bytes: (tokens) => `Bytes kept for ${count("en", tokens)} ${tokens === 1 ? "word" : "words"}`,
    kept: "shared",
    own: "one for each head",
    kvHeads: "Heads of K and V",
    counted: kvHeadsIn,
    models: (tokens) => `Bytes for ${tokens} tokens, 16 bits a number`,
    of: (kvHeads, heads) => `${kvHeads}/${heads}`,

    reads: (head, group, others) =>
      others.length === 0
        ? sentence`Head ${String(head)} has queries, keys and values of its own.`
        : sentence`Head ${String(head)} compares its own queries with keys and values ${String(group)}, which it shares with ${others.length > 1 ? "heads" : "head"} ${listed(others)}.`,
    differ: (within, between, heads, kvHeads) =>
      kvHeads === heads
        ? sentence`Nothing is shared. Two heads give ${percent(between)} of their weight to different words.`
        : kvHeads === 1
          ? sentence`All heads read the same keys, and still they differ: two of them give ${percent(within)} of their weight to different words, since each asks with its own queries.`
          : sentence`Heads of a group read the same keys, and still they differ: ${percent(within)} of their weight goes to different words, between groups ${percent(between)}. Each asks with its own queries.`,
    saved: (heads, kvHeads, bytes, own) =>
      kvHeads === heads
        ? sentence`Each head keeps its own keys and values: ${bytes} bytes.`
        : sentence`${upper(kvHeadsIn(kvHeads))} instead of ${count("en", heads)}: ${bytes} bytes are kept instead of ${own}.`,

    rule: "half of what the rows differ by, averaged",
    rows: "the number of rows, twice",
    comment: "The share of its weight that each head puts elsewhere than another.",
  },
  zh: {
    heads: (heads, kvHeads) => `${count("zh", heads)}个查询头，${count("zh", kvHeads)}组键和值`,
    headsShort: (heads, kvHeads) =>
      `${count("zh", heads)}个查询头，${count("zh", kvHeads)}组键和值`,
    key: "键",
    value: "值",
    differences: "两个头相差多少",
    within: "同一组的头",
    between: "不同组的头",
    bytes: (tokens) => `${count("zh", tokens)}个词保留的字节数`,
    kept: "共用",
    own: "每个头各一组",
    kvHeads: "键和值的组数",
    counted: (kvHeads) => `${count("zh", kvHeads)}组键和值`,
    models: (tokens) => `${tokens} 个词元的字节数，每个数 16 位`,
    of: (kvHeads, heads) => `${kvHeads}/${heads}`,

    reads: (head, group, others) =>
      others.length === 0
        ? sentence`头 ${String(head)} 有自己的查询、键和值。`
        : sentence`头 ${String(head)} 用自己的查询去比第 ${String(group)} 组键，这组键和值由它和头 ${others.join("、")} 共用。`,
    differ: (within, between, heads, kvHeads) =>
      kvHeads === heads
        ? sentence`没有共用。两个头有 ${percent(between)} 的权重给了不同的词。`
        : kvHeads === 1
          ? sentence`所有的头读同一组键，却仍然不同：两个头有 ${percent(within)} 的权重给了不同的词，因为各自的查询不同。`
          : sentence`同组的头读同样的键，却仍然不同：${percent(within)} 的权重给了不同的词，不同组之间是 ${percent(between)}。各自的查询不同。`,
    saved: (heads, kvHeads, bytes, own) =>
      kvHeads === heads
        ? sentence`每个头各存自己的键和值：${bytes} 字节。`
        : sentence`键和值只有${count("zh", kvHeads)}组，而不是${count("zh", heads)}组：保留 ${bytes} 字节，而不是 ${own} 字节。`,

    rule: "各行相差的一半，再求平均",
    rows: "行数的两倍",
    comment: "每两个头之间，有多少权重给了不同的词。",
  },
};

export const kvHeadsName: Words = { en: "Heads of keys and values", zh: "键和值的组数" };

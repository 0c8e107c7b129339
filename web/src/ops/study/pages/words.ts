/** Texts about pages, in both languages. Blocks are counted from 1. */
import { sentence } from "../../../draw/marks.js";
import { count } from "../../../scene/words.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";
import type { Sentence } from "./data.js";

export interface PagesWords {
  readonly sentences: readonly [string, string];
  /** The same on a phone, as a line of their own. */
  readonly table: string;
  readonly pool: string;
  readonly poolOf: (page: number) => string;

  readonly pages: string;
  readonly pieces: (length: string) => string;
  readonly reserved: string;
  readonly empty: string;
  readonly bytes: string;
  readonly shared: string;
  readonly sharedOf: (both: number, blocks: number) => string;
  readonly copied: string;
  readonly chart: string;
  readonly wasted: string;
  readonly entries: string;
  readonly page: string;
  readonly counted: (page: number) => string;

  readonly newBlock: (word: Part, block: number) => Part[];
  readonly room: (word: Part, block: number) => Part[];
  readonly alone: (word: Part, block: number, own: Sentence) => Part[];
  readonly copy: (word: Part, from: number, to: number, words: number, own: Sentence) => Part[];
  readonly fork: (words: number, blocks: number) => Part[];
  readonly held: (blocks: number, used: Part, reserved: Part) => Part[];
  readonly wasteOf: (length: string, empty: Part) => Part[];

  readonly rules: Readonly<Record<"page_scores" | "pages", string>>;
  readonly later: string;
  readonly gathered: (blocks: readonly number[]) => string;
  /** In generated programs. */
  readonly comments: Readonly<Record<"rows" | "scores" | "contexts" | "attention", string>>;
}

const wordsIn = (n: number) => `${count("en", n)} ${n === 1 ? "word" : "words"}`;
const blocksIn = (n: number) => `${count("en", n)} ${n === 1 ? "block" : "blocks"}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const ordinals = { en: ["first", "second"], zh: ["第一句", "第二句"] } as const;

/** The first few of a long list. */
function listed(blocks: readonly number[], and: string, comma: string, more: string): string {
  const shown = blocks.length > 6 ? blocks.slice(0, 5) : blocks;
  if (shown.length < blocks.length) return `${shown.join(comma)}${more}`;
  if (shown.length === 1) return String(shown[0]);
  return `${shown.slice(0, -1).join(comma)}${and}${String(shown.at(-1))}`;
}

export const pagesWords: Record<Language, PagesWords> = {
  en: {
    sentences: ["First sentence", "Second sentence"],
    table: "block table",
    pool: "Memory",
    poolOf: (page) => `blocks of ${wordsIn(page)}`,

    pages: "in pages",
    pieces: (length) => `two pieces of ${length}`,
    reserved: "Places reserved",
    empty: "Places left empty",
    bytes: "Bytes",
    shared: "Blocks read by both",
    sharedOf: (both, blocks) => `${both} of ${blocks}`,
    copied: "Words copied",
    chart: "What the page size costs",
    wasted: "places left empty",
    entries: "table entries",
    page: "Page size",
    counted: (page) => `${wordsIn(page)} in a page`,

    newBlock: (word, block) =>
      sentence`${word} needs a new block. Block ${String(block)} is free, and the table gets an entry for it.`,
    room: (word, block) =>
      sentence`Block ${String(block)} still has room for ${word}: its key and its value go into the next place.`,
    alone: (word, block, own) =>
      sentence`${word} goes straight into block ${String(block)}, which only the ${ordinals.en[own]} sentence reads now.`,
    copy: (word, from, to, words, own) =>
      sentence`Both sentences read block ${String(from)}, so ${word} must not go there. Its ${words === 1 ? "word is" : `${wordsIn(words)} are`} copied to block ${String(to)}, which the ${ordinals.en[own]} sentence reads from now on.`,
    fork: (words, blocks) =>
      sentence`The second sentence begins with the same ${words === 1 ? "word" : wordsIn(words)}. Nothing is written again: its table names the same ${blocks === 1 ? "block" : blocksIn(blocks)}.`,
    held: (blocks, used, reserved) =>
      sentence`${upper(blocksIn(blocks))} ${blocks === 1 ? "holds" : "hold"} both sentences, with words in ${used} of ${reserved} places.`,
    wasteOf: (length, empty) =>
      sentence` One piece of ${length} places for each would leave ${empty} empty.`,

    rules: {
      page_scores: "query · key from its block",
      pages: "weights · values from their blocks",
    },
    later: "A word reads no later word.",
    gathered: (blocks) =>
      `Read through the table, from ${blocks.length === 1 ? "block" : "blocks"} ${listed(blocks, " and ", ", ", " …")}.`,
    comments: {
      rows: "Rows of two sentences, written into blocks word by word and read through their tables.",
      scores: "Each query with the keys of its sentence up to itself.",
      contexts: "Each row of weights times the values of its sentence.",
      attention: "Attention of two sentences that keep keys and values in the same blocks.",
    },
  },
  zh: {
    sentences: ["第一句", "第二句"],
    table: "块表",
    pool: "内存",
    poolOf: (page) => `每块放${count("zh", page)}个词`,

    pages: "分页",
    pieces: (length) => `两片 ${length}`,
    reserved: "占用的位置",
    empty: "空着的位置",
    bytes: "字节数",
    shared: "两句共用的块",
    sharedOf: (both, blocks) => `${both} / ${blocks}`,
    copied: "复制的词",
    chart: "页的大小有什么代价",
    wasted: "空着的位置",
    entries: "块表的项数",
    page: "页的大小",
    counted: (page) => `每页${count("zh", page)}个词`,

    newBlock: (word, block) =>
      sentence`${word} 要一个新块。第 ${String(block)} 块空闲，块表里添上一项。`,
    room: (word, block) =>
      sentence`第 ${String(block)} 块还有空位，${word} 的键和值放进下一个位置。`,
    alone: (word, block, own) =>
      sentence`第 ${String(block)} 块现在只有${ordinals.zh[own]}在读，${word} 直接写进去。`,
    copy: (word, from, to, words, own) =>
      sentence`第 ${String(from)} 块两句都在读，${word} 不能写进去。先把其中${count("zh", words)}个词复制到第 ${String(to)} 块，${ordinals.zh[own]}从此改读这一块。`,
    fork: (words, blocks) =>
      sentence`第二句开头的${count("zh", words)}个词和第一句一样。什么都不用再写，它的块表指向同样的${count("zh", blocks)}个块。`,
    held: (blocks, used, reserved) =>
      sentence`两句话一共用${count("zh", blocks)}个块，${reserved} 个位置里有 ${used} 个放了词。`,
    wasteOf: (length, empty) =>
      sentence`要是每句各留一整片 ${length} 个位置，就会空着 ${empty} 个。`,

    rules: { page_scores: "查询 · 从块中取出的键", pages: "权重 · 从块中取出的值" },
    later: "不读后面的词。",
    gathered: (blocks) => `按块表从第 ${listed(blocks, "、", "、", "……")} 块读取。`,
    comments: {
      rows: "两个句子的各行逐词写进块里，再按各自的块表读出。",
      scores: "每个查询与本句中到它为止的键的分数。",
      contexts: "每行权重乘以本句的值。",
      attention: "两个句子的注意力，键和值存放在同一批块里。",
    },
  },
};

export const pageName: Words = { en: "Page size", zh: "页的大小" };

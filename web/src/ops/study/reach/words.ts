/** Texts about reach, in both languages. */
import type { Part } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";
import { sentence } from "../../../draw/marks.js";
import { count } from "../../../scene/words.js";

interface ReachWords {
  readonly layer: (n: number) => string;
  readonly layers: string;
  readonly counted: (layers: number) => string;
  readonly words: string;
  /** Above the counts at the right. */
  readonly heardOf: string;
  readonly of: (heard: number, tokens: number) => string;
  readonly pairs: string;
  readonly masked: string;
  readonly open: string;
  /** A place in the picture, for a screen reader. */
  readonly place: (token: string, layer: number) => string;
  readonly alone: (token: Part) => Part[];
  readonly first: (token: Part, heard: number) => Part[];
  readonly later: (layers: number, token: Part, heard: number) => Part[];
  readonly passed: (by: Part, word: Part) => Part[];
  readonly settled: (layers: number, token: Part, heard: number, tokens: number) => Part[];
  /** Of a word that the reader asks about. */
  readonly asked: (layers: number, token: Part, word: Part, hears: boolean) => Part[];
  readonly saved: (layers: number, pairs: string, all: string) => Part[];
  readonly full: (layers: number, all: string) => Part[];
  readonly heading: string;
  readonly first_layer: string;
  readonly nothing: string;
  readonly comment: string;
}

const wordsIn = (n: number) => `${count("en", n)} word${n === 1 ? "" : "s"}`;
const layersIn = (n: number) => `${count("en", n)} layer${n === 1 ? "" : "s"}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const reachWords: Record<Language, ReachWords> = {
  en: {
    layer: (n) => `Layer ${n}`,
    layers: "Layers",
    counted: (layers) => layersIn(layers),
    words: "Words",
    heardOf: "has heard of",
    of: (heard, tokens) => `${heard} of ${tokens}`,
    pairs: "Pairs computed",
    masked: "with this mask",
    open: "without a mask",
    place: (token, layer) => `${token}, layer ${layer}`,
    alone: (token) => sentence`${token} sees only itself, so it never hears of another word.`,
    first: (token, heard) =>
      sentence`In one layer ${token} hears of ${wordsIn(heard)}: those that it may look at.`,
    later: (layers, token, heard) =>
      sentence`After ${layersIn(layers)} ${token} has heard of ${wordsIn(heard)}.`,
    passed: (by, word) => sentence` ${by} had heard of ${word} and passes it on.`,
    settled: (layers, token, heard, tokens) =>
      heard === tokens
        ? sentence`${token} had heard of all ${wordsIn(heard)} before layer ${String(layers)}.`
        : sentence`Layer ${String(layers)} tells ${token} nothing new: beyond these ${wordsIn(heard)} no word can reach it.`,
    asked: (layers, token, word, hears) =>
      hears
        ? sentence`The dark lines are the ways by which ${token} hears of ${word}.`
        : sentence`In ${layersIn(layers)} nothing of ${word} comes to ${token}.`,
    saved: (layers, pairs, all) =>
      sentence`${upper(layersIn(layers))} with this mask: ${pairs} pairs of words are computed instead of ${all}.`,
    full: (layers, all) =>
      sentence`Nothing is masked: one layer is enough to hear of every word, and ${layersIn(layers)} compute ${all} pairs.`,
    heading: "through any word in between",
    first_layer: "what the mask allows, and the word itself",
    nothing: "no mask hides anything",
    comment: "Of which words each word has heard after 1, 2, 3 … layers.",
  },
  zh: {
    layer: (n) => `第 ${n} 层`,
    layers: "层数",
    counted: (layers) => `${count("zh", layers)}层`,
    words: "词",
    heardOf: "已得知",
    of: (heard, tokens) => `${heard}/${tokens}`,
    pairs: "计算的词对",
    masked: "用这个掩码",
    open: "不用掩码",
    place: (token, layer) => `${token}，第 ${layer} 层`,
    alone: (token) => sentence`${token} 只看得到自己，永远得不到别的词的信息。`,
    first: (token, heard) =>
      sentence`只有一层时，${token} 得知${count("zh", heard)}个词，就是它看得到的那些。`,
    later: (layers, token, heard) =>
      sentence`经过${count("zh", layers)}层，${token} 得知${count("zh", heard)}个词。`,
    passed: (by, word) => sentence`${by} 先前已得知 ${word}，现在传了过来。`,
    settled: (layers, token, heard, tokens) =>
      heard === tokens
        ? sentence`在第 ${String(layers)} 层之前，${token} 已经得知全部${count("zh", heard)}个词。`
        : sentence`第 ${String(layers)} 层没有给 ${token} 带来新的词：除了这${count("zh", heard)}个，别的词传不到它这里。`,
    asked: (layers, token, word, hears) =>
      hears
        ? sentence`深色的线，是 ${token} 得知 ${word} 的途径。`
        : sentence`在${count("zh", layers)}层之内，${word} 的信息传不到 ${token}。`,
    saved: (layers, pairs, all) =>
      sentence`用这个掩码，${count("zh", layers)}层共计算 ${pairs} 个词对，而不是 ${all} 个。`,
    full: (layers, all) =>
      sentence`没有遮住任何词：一层就足以得知所有的词，${count("zh", layers)}层共计算 ${all} 个词对。`,
    heading: "经过中间任何一个词",
    first_layer: "掩码允许的词，以及这个词自己",
    nothing: "没有掩码遮住任何词",
    comment: "经过 1、2、3……层之后，每个词得知了哪些词。",
  },
};

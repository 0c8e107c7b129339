/** Texts of the picture of a text that is written on. */
import { sentence } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";

interface NextWordWords {
  readonly start: string;
  readonly yours: string;
  readonly written: string;
  /** Where there is room for a word only. */
  readonly writtenShort: string;
  readonly unknown: string;
  /** A row chose the word behind it, and a head looks there. */
  readonly choseBy: (row: Part, word: Part) => Part[];
  readonly looks: (word: Part, at: Part, share: Part, role: string) => Part[];
  readonly nothing: (word: Part) => Part[];
  readonly first: Part[];
}

export const nextWordWords: Readonly<Record<Language, NextWordWords>> = {
  en: {
    start: "the start",
    yours: "your words",
    written: "written by the model",
    writtenShort: "model",
    unknown: "Not in the model’s vocabulary: known only as a word",
    choseBy: (row, word) => sentence`The row of ${row} chose ${word}. `,
    looks: (word, at, share, role) => sentence`${word} looks at ${at} (${role}): ${share}.`,
    nothing: (word) => sentence`On the row of ${word} no head with a name has anything to do.`,
    first: sentence`Nothing stands before the first word, so nothing in the text chose it.`,
  },
  zh: {
    start: "开头",
    yours: "你写的",
    written: "模型写的",
    writtenShort: "模型",
    unknown: "不在模型的词表里：模型只知道它是一个词",
    choseBy: (row, word) => sentence`${row} 这一行选出了 ${word}。`,
    looks: (word, at, share, role) => sentence`${word} 看向 ${at}（${role}）：${share}。`,
    nothing: (word) => sentence`在 ${word} 这一行，有名称的头都没有要看的词。`,
    first: sentence`第一个词前面什么也没有，所以文中没有谁选出了它。`,
  },
};

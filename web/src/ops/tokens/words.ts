/** Texts about the sentence and its tokens, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { count } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

/** The largest share that a token gives to another; `of` is absent if there is none, `head` if there is only one. */
interface Looking {
  readonly head: number | undefined;
  readonly token: Part;
  readonly of: Part | undefined;
  /** It keeps a larger share for itself. */
  readonly afterItself: boolean;
  readonly share: Part;
}

interface TokensWords {
  readonly tokensCut: (n: number) => Part[];
  readonly looks: (looking: Looking) => Part[];
  readonly random: Part[];
}

export const tokensWords: Record<Language, TokensWords> = {
  en: {
    tokensCut: (n) =>
      n === 1
        ? sentence`The sentence is one token. It gets an id: its row in the table of vectors.`
        : sentence`The sentence is split into ${count("en", n)} tokens. Each gets an id: its row in the table, which lists these words in alphabetical order.`,
    looks: ({ head, token, of, afterItself, share }) =>
      sentence`${head === undefined ? "" : `In head ${head}, `}${token} looks most at ${afterItself ? "itself, then at " : ""}${of ?? "itself"}: ${share}.`,
    random: sentence` These weights are random, so the links do not reflect meaning yet.`,
  },
  zh: {
    tokensCut: (n) =>
      n === 1
        ? sentence`这句话只有一个词元，它得到一个编号，也就是它在词向量表里的行号。`
        : sentence`这句话切分成${count("zh", n)}个词元，每个得到一个编号，也就是它在词表里的行号；词表按字符顺序列出这些词。`,
    looks: ({ head, token, of, afterItself, share }) =>
      sentence`${head === undefined ? "" : `在头 ${head} 里，`}${token} 最关注${afterItself ? "它自己，其次是" : ""}${of ? " " : ""}${of ?? "它自己"}：${share}。`,
    random: sentence`参数是随机的，现在谁关注谁还不代表语义。`,
  },
};

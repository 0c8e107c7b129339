/** Texts about the sentence and its tokens, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { count } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface TokensWords {
  readonly tokensCut: (n: number) => Part[];
  readonly cover: Part[];
}

export const tokensWords: Record<Language, TokensWords> = {
  en: {
    tokensCut: (n) =>
      n === 1
        ? sentence`The sentence is one token. It has a number.`
        : sentence`The sentence is split into ${count("en", n)} tokens. Each has a number.`,
    cover: sentence`Each token gathers from the tokens it may see. Press play to see how. Nothing is trained yet: who looks at whom means nothing.`,
  },
  zh: {
    tokensCut: (n) =>
      n === 1
        ? sentence`这句话只有一个词元，它有一个编号。`
        : sentence`这句话切分成${count("zh", n)}个词元，每个都有编号。`,
    cover: sentence`每个词元都从它看得到的词元那里收集信息。按播放，看每个数字怎么来。什么都还没有训练，谁看谁并没有含义。`,
  },
};

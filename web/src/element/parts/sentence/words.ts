/** Texts of the sentence row. */
import type { Origin } from "../../../document/experiment.js";
import type { Splitting } from "../../../document/segment.js";
import type { Language } from "../../../types/graph.js";

/** A language without one of these does not compile. */
export interface SentenceWords {
  readonly sentence: {
    label(number: number, count: number): string;
    readonly context: string;
    /** Before each of several sentences, where it is seen. */
    readonly caption: (number: number) => string;
    readonly asks: string;
    readonly answers: string;
    readonly placeholder: string;
    readonly withoutSentence: string;
    /** Before the menu, where there is room. */
    readonly split: string;
    readonly splitInto: (splitting: string) => string;
    readonly splitting: Readonly<Record<Splitting, string>>;
    id(id: number): string;
    /** Of a word that a model does not know: in place of its id, and what that means. */
    readonly newWord: string;
    readonly unknown: string;
    /** What a sentence became, for those who do not see its tokens. */
    became(count: number, tokens: string): string;
  };
  readonly examples: string;
  note(origin: Origin): string;
  readonly notice: {
    readonly ownVectors: string;
    readonly ownExperiment: string;
    readonly misfit: string;
    readonly undo: string;
    /** The button that dismisses a notice. */
    readonly dismiss: string;
  };
}

export const sentenceWords: Readonly<Record<Language, SentenceWords>> = {
  en: {
    sentence: {
      label: (number, count) => (count > 1 ? `Sentence ${number} of ${count}` : "Sentence"),
      context: "Keys and values come from",
      caption: (number) => `Sentence ${number}`,
      asks: "Queries from",
      answers: "Keys, values from",
      placeholder: "Type a sentence. Each word becomes a token.",
      withoutSentence: "Numbers only. A sentence of yours opens the first experiment instead.",
      split: "Split into",
      splitInto: (splitting) => `Split into: ${splitting}`,
      splitting: { words: "Words", characters: "Characters", whitespace: "White space" },
      id: (id) => `id ${id}`,
      newWord: "new",
      unknown: "Not in the model’s vocabulary: known only as a word",
      became: (count, tokens) => `${count} ${count === 1 ? "token" : "tokens"}: ${tokens}`,
    },
    examples: "Examples",
    note: ({ vectors, weights, seed }) => {
      if (weights === "trained") return "Trained here, in the page.";
      if (weights === "drawn")
        return vectors === "given"
          ? `Given vectors; random weights, the same each time with seed ${seed}. Nothing is trained yet.`
          : `Random weights, the same each time with seed ${seed}. Nothing is trained yet.`;
      if (vectors === "given") return "Given numbers. Nothing is trained yet.";
      return weights === "given"
        ? "Given weights. Nothing is trained yet."
        : `Random vectors, the same each time with seed ${seed}. Nothing is trained yet.`;
    },
    notice: {
      ownVectors: "Your words have no given vectors, so each token gets a random one of its own.",
      ownExperiment: "This example has no sentence, so yours runs in the first experiment.",
      misfit: "Some cells that you changed no longer fit, so they are computed again.",
      undo: "Undo",
      dismiss: "OK",
    },
  },
  zh: {
    sentence: {
      label: (number, count) => (count > 1 ? `第 ${number} 句，共 ${count} 句` : "句子"),
      context: "键和值来自",
      caption: (number) => `第 ${number} 句`,
      asks: "查询来自",
      answers: "键、值来自",
      placeholder: "输入一句话，每个词会成为一个词元。",
      withoutSentence: "这里只有数字。输入一句话，就会改为打开最初的实验。",
      split: "切分方式",
      splitInto: (splitting) => `切分方式：${splitting}`,
      splitting: { words: "分词", characters: "分字", whitespace: "按空格" },
      id: (id) => `编号 ${id}`,
      newWord: "新词",
      unknown: "不在模型的词表里：模型只知道它是一个词",
      became: (count, tokens) => `${count} 个词元：${tokens}`,
    },
    examples: "示例",
    note: ({ vectors, weights, seed }) => {
      if (weights === "trained") return "参数是在这个页面里训练出来的。";
      if (weights === "drawn")
        return vectors === "given"
          ? `词向量是给定的，参数是随机的（种子是 ${seed}，每次都一样），还没有训练。`
          : `参数是随机的（种子是 ${seed}，每次都一样），还没有训练。`;
      if (vectors === "given") return "数字是给定的，还没有训练。";
      return weights === "given"
        ? "参数是给定的，还没有训练。"
        : `词向量是随机的（种子是 ${seed}，每次都一样），还没有训练。`;
    },
    notice: {
      ownVectors: "新的词没有给定的向量，所以每个词元各自得到一个随机向量。",
      ownExperiment: "这个示例没有句子，所以你的句子在最初的实验里计算。",
      misfit: "你改过的格子有些不再适用，已改回计算值。",
      undo: "撤销",
      dismiss: "知道了",
    },
  },
};

/** Texts about models that have learnt words. */
import type { PublicModel } from "../../../document/state/fields.js";
import type { Language } from "../../../types/graph.js";

interface ModelWords {
  readonly label: string;
  readonly worlds: Readonly<Record<PublicModel, { readonly name: string; readonly hint: string }>>;
  readonly megabytes: (size: string) => string;
  /** After name and size. */
  readonly trainedHere: string;
  readonly guided: (guided: number, heads: number) => string;
  readonly coming: (received: string, total: string | undefined) => string;
  /** Why there is no model, and what goes on without it. */
  readonly failed: string;
  readonly empty: string;
  readonly ownSentence: string;
  /** The way back to the sentence that the page opens on. */
  readonly firstSentence: string;
  /** What the dotted outline means, and what to expect of the answer. */
  readonly unknown: (count: number, glossed: number) => string;
  readonly swap: (now: string, other: string) => string;
}

/** Of words that the model does not know: what is said if its glossary has none, some, or all of them. */
function whatOf(
  count: number,
  glossed: number,
  said: Readonly<Record<"none" | "some" | "all", string>>,
): string {
  if (glossed === 0) return said.none;
  return glossed < count ? said.some : said.all;
}

export const modelWords: Readonly<Record<Language, ModelWords>> = {
  en: {
    label: "Model",
    worlds: {
      translate: { name: "Translate", hint: "A model that has learnt English and Chinese" },
      stories: { name: "Write on", hint: "A model that has learnt stories, and writes on" },
      random: {
        name: "Random",
        hint: "Random parameters: small numbers that show how attention is computed",
      },
    },
    megabytes: (size) => `${size} MB`,
    trainedHere: ", trained by this project",
    guided: (guided, heads) =>
      `on texts of its own · ${guided} of ${heads} heads told where to look`,
    coming: (received, total) =>
      total === undefined
        ? `The model is on its way: ${received} MB.`
        : `The model is on its way: ${received} of ${total} MB.`,
    failed:
      "The model did not load. Check the connection. The experiments with random parameters work without it.",
    empty: "Write a sentence above, in English or Chinese: the model translates it.",
    ownSentence: "Your own sentence",
    firstSentence: "Back to the first sentence",
    unknown: (count, glossed) => {
      const words = count === 1 ? "1 word (dotted) is" : `${count} words (dotted) are`;
      return `${words} new to the model: ${whatOf(count, glossed, {
        none: "expect mistakes",
        some: `its glossary has ${glossed}; expect mistakes`,
        all: count === 1 ? "its glossary has it" : "its glossary has them",
      })}.`;
    },
    swap: (now, other) => `Write ${other} for ${now}`,
  },
  zh: {
    label: "模型",
    worlds: {
      translate: { name: "翻译", hint: "学过英文和中文的模型" },
      stories: { name: "续写", hint: "学过短故事、会往下写的模型" },
      random: { name: "随机", hint: "参数是随机的：用小数字看注意力怎样计算" },
    },
    megabytes: (size) => `${size} MB`,
    trainedHere: "，由本项目训练，",
    guided: (guided, heads) => `用自编的文本 · 训练时 ${heads} 个头中有 ${guided} 个被告知该看哪里`,
    coming: (received, total) =>
      total === undefined
        ? `正在下载模型：${received} MB。`
        : `正在下载模型：${received} MB，共 ${total} MB。`,
    failed: "模型没有下载成功，请检查网络。参数随机的实验不需要它，照样可以用。",
    empty: "在上面写一句中文或英文，模型就会翻译它。",
    ownSentence: "换成你的句子",
    firstSentence: "回到开头的句子",
    unknown: (count, glossed) =>
      `模型没见过其中 ${count} 个词（虚线框），${whatOf(count, glossed, {
        none: "译文可能有误",
        some: `对照词表里有 ${glossed} 个，译文可能有误`,
        all: "译法查自对照词表",
      })}。`,
    swap: (now, other) => `把“${now}”换成“${other}”`,
  },
};

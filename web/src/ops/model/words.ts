/** Texts of the picture of a model. */
import type { Part } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface ModelWords {
  readonly attention: string;
  readonly selfAttention: string;
  readonly crossAttention: string;
  readonly feedForward: string;
  readonly toDecoder: string;
  readonly enter: (name: string) => string;
  readonly more: (count: number) => string;
  readonly rises: (block: string) => Part[];
  readonly looks: (block: string, head: string, query: Part, key: Part, weight: Part) => Part[];
  readonly looksAcross: (
    block: string,
    head: string,
    query: Part,
    key: Part,
    weight: Part,
  ) => Part[];
  readonly attends: (block: string) => Part[];
  readonly alone: (block: string) => Part[];
  readonly joins: (block: string, token: Part, from: Part, to: Part) => Part[];
  readonly replaces: (block: string, token: Part, from: Part, to: Part) => Part[];
}

export const modelWords: Record<Language, ModelWords> = {
  en: {
    attention: "attention",
    selfAttention: "self-attention",
    crossAttention: "cross-attention",
    feedForward: "feed-forward",
    toDecoder: "keys and values for every decoder",
    enter: (name) => `Open: ${name}`,
    more: (count) => `+${count}`,
    rises: (block) => sentence`${block} reads the vectors, one line for each token.`,
    looks: (block, head, query, key, weight) =>
      sentence`${block}${head}: ${query} takes most from ${key}, a share of ${weight}.`,
    looksAcross: (block, head, query, key, weight) =>
      sentence`${block}${head}: ${query} takes most from ${key} of the other sentence, a share of ${weight}.`,
    attends: (block) => sentence`In ${block} the tokens exchange information.`,
    alone: (block) =>
      sentence`${block}: feed-forward works on each token alone. Here tokens do not mix.`,
    joins: (block, token, from, to) =>
      sentence`${block} adds its part. The first number of ${token} was ${from}, and is now ${to}.`,
    replaces: (block, token, from, to) =>
      sentence`${block} hands its vectors on. The first number of ${token} was ${from}, and is now ${to}.`,
  },
  zh: {
    attention: "注意力",
    selfAttention: "自注意力",
    crossAttention: "交叉注意力",
    feedForward: "前馈网络",
    toDecoder: "每个解码器的键和值",
    enter: (name) => `进入：${name}`,
    more: (count) => `+${count}`,
    rises: (block) => sentence`${block}读取向量，每个词元一条线。`,
    looks: (block, head, query, key, weight) =>
      sentence`${block}${head}：${query} 从 ${key} 取得最多，占 ${weight}。`,
    looksAcross: (block, head, query, key, weight) =>
      sentence`${block}${head}：${query} 从另一句的 ${key} 取得最多，占 ${weight}。`,
    attends: (block) => sentence`在${block}里，词元交换信息。`,
    alone: (block) => sentence`${block}：前馈网络对每个词元单独计算，词元在这里不交换信息。`,
    joins: (block, token, from, to) =>
      sentence`${block}加上自己的一份：${token} 的第一个数原来是 ${from}，现在是 ${to}。`,
    replaces: (block, token, from, to) =>
      sentence`${block}交出新的向量：${token} 的第一个数原来是 ${from}，现在是 ${to}。`,
  },
};

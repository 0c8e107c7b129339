/** What stacks and measures are called: apart from the other texts, since any cell's place is named by them. */
import type { Language } from "../../../types/graph.js";
import { type Measure, type Order, measures, orders } from "./facts.js";

export interface OrderName {
  readonly name: string;
  readonly short: string;
  readonly formula: string;
}

export const orderNames: Record<Language, Record<Order, OrderName>> = {
  en: {
    post: { name: "Post-norm", short: "Post", formula: "N(x + F(x))" },
    pre: { name: "Pre-norm", short: "Pre", formula: "x + F(N(x))" },
    sandwich: { name: "Sandwich", short: "Sandwich", formula: "x + N(F(N(x)))" },
    none: { name: "No norm", short: "None", formula: "x + F(x)" },
  },
  zh: {
    post: { name: "后归一化", short: "后置", formula: "N(x + F(x))" },
    pre: { name: "前归一化", short: "前置", formula: "x + F(N(x))" },
    sandwich: { name: "夹心归一化", short: "夹心", formula: "x + N(F(N(x)))" },
    none: { name: "不归一化", short: "没有", formula: "x + F(x)" },
  },
};

export const measureNames: Record<Language, Record<Measure, string>> = {
  en: {
    attention: "added by attention",
    feedForward: "added by feed-forward",
    update: "update",
    share: "update ÷ stream",
    cosine: "cosine of update and stream",
    stream: "stream",
    likeness: "likeness of the words",
  },
  zh: {
    attention: "注意力的更新",
    feedForward: "前馈网络的更新",
    update: "更新",
    share: "更新 ÷ 残差流",
    cosine: "更新与残差流的余弦",
    stream: "残差流",
    likeness: "词的相似度",
  },
};

/** A stack and a measure by their places in the node. */
export const depthNames = {
  variant: (at: number, language: Language) => orderNames[language][orders[at] ?? "none"].name,
  measure: (at: number, language: Language) => measureNames[language][measures[at] ?? "stream"],
};

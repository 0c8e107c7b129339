/** Narration of the views of weights. */
import type { Language } from "../../types/graph.js";
import type { Part } from "../../types/frame.js";
import { sentence } from "../../draw/marks.js";
import { count, tokensOf } from "../../scene/words.js";

export interface WeightWords {
  readonly most: (token: Part, share: Part, of: Part | undefined) => Part[];
  readonly mostInHead: (head: number, token: Part, share: Part, of: Part | undefined) => Part[];
  readonly toCome: (token: Part, n: number) => Part[];
  /** Of weights that were set it says nothing about their sum. */
  readonly everyArc: (set: boolean) => Part[];
  readonly everyHead: Part[];
}

export const weightWords: Record<Language, WeightWords> = {
  en: {
    most: (token, share, of) => sentence`${token} looks most at ${of ?? "itself"}: ${share}.`,
    mostInHead: (head, token, share, of) =>
      sentence`In head ${String(head)}, ${token} looks most at ${of ?? "itself"}: ${share}.`,
    toCome: (token, n) =>
      n === 1
        ? sentence`${token} may look at one token. Its weight is being computed.`
        : sentence`${token} may look at ${tokensOf(n)}. Their weights are being computed.`,
    everyArc: (set) =>
      set
        ? sentence`The thicker an arc, the larger its weight.`
        : sentence`The thicker an arc, the larger its weight. The weights of every token add up to 1.`,
    everyHead: sentence`Each head distributes its attention in its own way: the same sentence, different weights.`,
  },
  zh: {
    most: (token, share, of) =>
      sentence`${token} 看得最多的是${of ? " " : ""}${of ?? "它自己"}：${share}。`,
    mostInHead: (head, token, share, of) =>
      sentence`在头 ${String(head)} 里，${token} 看得最多的是${of ? " " : ""}${of ?? "它自己"}：${share}。`,
    toCome: (token, n) =>
      n === 1
        ? sentence`${token} 只能看到一个词元，权重正在计算。`
        : sentence`${token} 可以看到${count("zh", n)}个词元，权重正在计算。`,
    everyArc: (set) =>
      set
        ? sentence`弧线越粗，权重越大。`
        : sentence`弧线越粗，权重越大。每个词元的权重加起来都是 1。`,
    everyHead: sentence`每个头按自己的方式分配注意力：同一句话，不同的权重。`,
  },
};

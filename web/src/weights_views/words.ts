/** What the views of weights say. */
import type { Language, Part } from "../player/types.js";
import { sentence } from "../scenes/marks.js";

export interface WeightWords {
  readonly most: (token: Part, share: Part, of: Part | undefined) => Part[];
  readonly mostInHead: (head: number, token: Part, share: Part, of: Part | undefined) => Part[];
  readonly arcsToCome: (token: Part, n: number) => Part[];
  readonly everyArc: Part[];
  readonly everyHead: Part[];
}

export const weightWords: Record<Language, WeightWords> = {
  en: {
    most: (token, share, of) => sentence`${token} looks most at ${of ?? "itself"}: ${share}.`,
    mostInHead: (head, token, share, of) =>
      sentence`In head ${String(head)}, ${token} looks most at ${of ?? "itself"}: ${share}.`,
    arcsToCome: (token, n) =>
      n === 1
        ? sentence`One way leads from ${token}. Its weight is being computed.`
        : sentence`${String(n)} ways lead from ${token}. Their weights are being computed.`,
    everyArc: sentence`Each arc is as wide as its weight. The arcs of a token add up to one.`,
    everyHead: sentence`Each head shares out on its own: the same sentence, another row of weights.`,
  },
  zh: {
    most: (token, share, of) =>
      sentence`${token} 看得最多的是${of ? " " : ""}${of ?? "它自己"}：${share}。`,
    mostInHead: (head, token, share, of) =>
      sentence`在头 ${String(head)} 里，${token} 看得最多的是${of ? " " : ""}${of ?? "它自己"}：${share}。`,
    arcsToCome: (token, n) => sentence`从 ${token} 出发有 ${String(n)} 条路，权重正在计算。`,
    everyArc: sentence`弧线有多粗，权重就有多大。同一个词元的弧线加起来是 1。`,
    everyHead: sentence`每个头各分各的注意力：同一句话，另一行权重。`,
  },
};

/** Texts about masks, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { sentence } from "../../draw/marks.js";

interface MaskWords {
  readonly later: Part[];
  readonly hidden: Part[];
  readonly nothing: Part[];
  readonly first: (what: string) => string;
  readonly thenSoftmax: string;
  readonly thenZero: string;
  readonly minusInfinityFirst: (row: Part) => Part[];
  readonly otherWay: (row: Part, left: string) => Part[];
  readonly bothWaysAgree: (row: Part, key: Part, share: Part) => Part[];

  /** The heading of the explanation, and why a score stays. */
  readonly rule: string;
  readonly allowed: string;
}

export const maskWords: Record<Language, MaskWords> = {
  en: {
    later: sentence`Later tokens are masked: no token may look ahead.`,
    hidden: sentence`Hatched cells are masked.`,
    nothing: sentence`The mask hides nothing here.`,
    first: (what) => `${what} first`,
    thenSoftmax: "then softmax",
    thenZero: "then 0",
    minusInfinityFirst: (row) =>
      sentence`One way, for ${row}: −∞ first, then softmax. e to the power −∞ is 0.`,
    otherWay: (row, left) =>
      sentence`The other way, for ${row}: softmax first, then set the masked weights to 0 and divide by what remains, ${left}.`,
    bothWaysAgree: (row, key, share) => sentence`Both ways agree: ${row} gives ${key} ${share}.`,

    rule: "visible or masked",
    allowed: "The mask does not hide this pair, so the number stays.",
  },
  zh: {
    later: sentence`后面的词元被遮蔽，任何词元都不能往后看。`,
    hidden: sentence`画斜线的格子被遮蔽。`,
    nothing: sentence`这里的掩码什么也没有遮住。`,
    first: (what) => `先 ${what}`,
    thenSoftmax: "再 softmax",
    thenZero: "再置 0",
    minusInfinityFirst: (row) =>
      sentence`对 ${row}，一种做法是先填 −∞，再 softmax：e 的 −∞ 次幂是 0。`,
    otherWay: (row, left) =>
      sentence`对 ${row}，另一种做法是先 softmax，把被遮蔽的权重置 0，再除以剩下的总和 ${left}。`,
    bothWaysAgree: (row, key, share) => sentence`两种做法结果相同：${row} 分给 ${key} ${share}。`,

    rule: "可见或遮蔽",
    allowed: "掩码没有遮住这里，数字保持不变。",
  },
};

/** Under the title of a stage, by op. */
export const maskSubtitles = {
  mask: { en: "Some keys are hidden from some queries.", zh: "遮住不该看到的词元" },
} satisfies Record<string, Words>;

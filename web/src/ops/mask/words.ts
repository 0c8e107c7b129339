/** What is said of masks, in both languages. */
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

  /** Why: the heading, and why a score stays. */
  readonly rule: string;
  readonly allowed: string;
}

export const maskWords: Record<Language, MaskWords> = {
  en: {
    later: sentence`Tokens still to come are out of reach.`,
    hidden: sentence`Hatched pairs may not meet.`,
    nothing: sentence`The mask hides nothing here.`,
    first: (what) => `${what} first`,
    thenSoftmax: "then softmax",
    thenZero: "then 0",
    minusInfinityFirst: (row) =>
      sentence`One way, for ${row}: −∞ first, then softmax. e to the power −∞ is 0.`,
    otherWay: (row, left) =>
      sentence`The other way, for ${row}: softmax first, hidden shares to 0, then divide by the ${left} that is left.`,
    bothWaysAgree: (row, key, share) => sentence`Both ways agree: ${row} gives ${key} ${share}.`,

    rule: "what may be seen",
    allowed: "The mask lets this pair meet, so the number stays.",
  },
  zh: {
    later: sentence`后面的词元还没出现，看不到。`,
    hidden: sentence`画了斜线的地方遮住了，看不到。`,
    nothing: sentence`这里的掩码什么也没有遮住。`,
    first: (what) => `先 ${what}`,
    thenSoftmax: "再 softmax",
    thenZero: "再置 0",
    minusInfinityFirst: (row) =>
      sentence`对 ${row}，一种做法是先填 −∞，再 softmax：e 的 −∞ 次幂是 0。`,
    otherWay: (row, left) =>
      sentence`对 ${row}，另一种做法是先 softmax，把遮住的份额置 0，再除以剩下的 ${left}。`,
    bothWaysAgree: (row, key, share) => sentence`两种做法结果相同：${row} 分给 ${key} ${share}。`,

    rule: "哪些可以看到",
    allowed: "掩码没有遮住这里，数字保持不变。",
  },
};

/** Under the title of a stage, by op. */
export const maskSubtitles = {
  mask: { en: "Some pairs may not meet.", zh: "遮住不该看到的词元" },
} satisfies Record<string, Words>;

/** Texts about positions compared, in both languages. */
import { sentence } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Language, Words } from "../../../types/graph.js";
import type { Method } from "./names.js";

interface PositionsWords {
  readonly methods: Record<Method, string>;
  readonly waves: string;
  readonly scores: (query: string, key: string) => string;
  readonly shuffle: string;
  readonly position: string;
  readonly at: (position: number) => string;
  readonly clocks: (position: number) => Part[];
  /** The largest difference between the scores at one distance, at two places of the sentence. */
  readonly distance: (
    query: Part,
    key: Part,
    drift: { readonly sinusoidal: Part; readonly rotary: Part },
  ) => Part[];
  readonly shuffled: Part[];
  readonly alone: Part[];
  readonly notice: (none: Part, sinusoidal: Part, rotary: Part) => Part[];
  /** In explanations. */
  readonly apart: string;
  readonly ran: string;
  readonly scored: string;
}

export const positionsWords: Record<Language, PositionsWords> = {
  en: {
    methods: { none: "no positions", sinusoidal: "sinusoidal", rotary: "rotary" },
    waves: "Each pair of columns: a clock and its wave",
    scores: (query, key) => `Score of “${query}” with “${key}”, by distance`,
    shuffle: "Words shuffled: how far contexts move",
    position: "Position",
    at: (position) => `position ${position}`,
    clocks: (position) =>
      sentence`Each step turns every hand by its own angle, the first fast, the last slowly. Together they tell position ${String(position)} from all others.`,
    distance: (query, key, { sinusoidal, rotary }) =>
      sentence`Move ${query} and ${key} elsewhere, as far apart as before (dashed): sinusoidal scores change by up to ${sinusoidal}, rotary ones by ${rotary}. They depend on distance alone.`,
    shuffled: sentence`The same words in another order: each bar is how far the context of a word moves.`,
    alone: sentence`A single word cannot be shuffled. Type a longer sentence.`,
    notice: (none, sinusoidal, rotary) =>
      sentence`Without positions no context moves: ${none} is rounding. Sinusoidal positions move contexts by up to ${sinusoidal}, rotary ones by up to ${rotary}.`,
    apart: "the distance between both contexts",
    ran: "computed by the same attention, with these positions",
    scored: "query times key, each with its position",
  },
  zh: {
    methods: { none: "不用位置编码", sinusoidal: "正弦", rotary: "旋转" },
    waves: "每两列是一个时钟，展开就是一条波",
    scores: (query, key) => `“${query}”对“${key}”的分数，随距离变化`,
    shuffle: "打乱词序，上下文向量移动多远",
    position: "位置",
    at: (position) => `位置 ${position}`,
    clocks: (position) =>
      sentence`每走一步，每根指针各转一个固定的角度，第一根最快，最后一根最慢。合起来看，位置 ${String(position)} 与别的位置都不同。`,
    distance: (query, key, { sinusoidal, rotary }) =>
      sentence`把 ${query} 和 ${key} 移到别处，距离不变（虚线）：正弦的分数最多相差 ${sinusoidal}，旋转的只差 ${rotary}，它只取决于距离。`,
    shuffled: sentence`同样的词，换一种顺序；每一条表示一个词的上下文向量移动了多远。`,
    alone: sentence`只有一个词，无法打乱。请输入更长的句子。`,
    notice: (none, sinusoidal, rotary) =>
      sentence`没有位置编码，上下文向量不动，${none} 只是舍入误差。用正弦最多移动 ${sinusoidal}，用旋转最多移动 ${rotary}。`,
    apart: "两个上下文向量的距离",
    ran: "用同一个注意力和这种位置编码算出",
    scored: "查询与键的点积，两者都带有各自的位置",
  },
};

/** The slider of the film is a position as well. */
export const positionName: Words = { en: "Position in the sentence", zh: "句中的位置" };

export const scoreText = (value: number): string => value.toFixed(2).replace("-", "−");

/** "0.334", "0.00000009": as many digits as show the first that is not 0. */
export function movedText(value: number): string {
  if (value === 0) return "0";
  const places = Math.max(3, -Math.floor(Math.log10(value)));
  return value.toFixed(places);
}

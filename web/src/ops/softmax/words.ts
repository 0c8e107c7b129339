/** Texts about rows that become shares, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count, tokensOf } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface SoftmaxWords {
  readonly rowSum: string;
  readonly minusMax: string;
  readonly laidOut: (sum: string) => string;
  readonly laidOutShort: string;
  readonly reach: (token: Part, n: number, all: boolean) => Part[];
  readonly minusMaximum: (max: Part) => Part[];
  readonly minusLargest: Part[];
  /** `shifted`: the maximum was subtracted first. */
  readonly exponentials: (shifted: boolean) => Part[];
  readonly positive: Part[];
  /** Where numbers are divided by their sum as they are. */
  readonly lengths: Part[];
  /** The depth *story* has no sum. */
  readonly allShares: (sum: string | undefined) => Part[];
  /** `of` is absent if it is the token itself. */
  readonly hidden: (token: Part, of: Part | undefined) => Part[];
  readonly everyRowIsOne: Part[];
  readonly underflows: (row: Part) => Part[];
  readonly notEveryRow: (token: Part, sum: string) => Part[];

  /** The heading of the explanation, a phrase for the sum, and reasons for weights. */
  readonly rule: string;
  readonly expSum: string;
  readonly theSum: string;
  readonly notDivisible: string;
  readonly infiniteMaximum: string;
  readonly overflow: string;
  readonly underflow: string;
  readonly notANumber: string;
  /** Comments in generated programs. */
  readonly comments: { readonly divide: string; readonly shares: string; readonly softmax: string };
}

export const softmaxWords: Record<Language, SoftmaxWords> = {
  en: {
    rowSum: "row sum",
    minusMax: "− max",
    laidOut: (sum) => `each ÷ ${sum}, laid end to end`,
    laidOutShort: "each ÷ sum, end to end",
    reach: (token, n, all) =>
      all
        ? sentence`${token} may look at all ${tokensOf(n)}.`
        : n === 1
          ? sentence`${token} may look only at itself.`
          : sentence`${token} may look at ${tokensOf(n)}, itself included.`,
    minusMaximum: (max) =>
      sentence`The largest score of the row, ${max}, is subtracted from each, so no exponential can overflow.`,
    minusLargest: sentence`The largest score is subtracted from every score, so that no number grows too large.`,
    exponentials: (shifted) =>
      sentence`Each becomes a power of e. ${shifted ? "The largest is always 1." : "The larger the score, the faster it grows."}`,
    positive: sentence`Every score becomes a positive number, and the larger ones stand out more.`,
    lengths: sentence`Every score is a bar, as high as the score is large.`,
    allShares: (sum) =>
      sum === undefined
        ? sentence`They are added up, and each is divided by their sum.`
        : sentence`They add up to ${sum}. Each is divided by that sum.`,
    hidden: (token, of) =>
      sentence`The mask hides ${of ?? "the token"} from ${token}: the weight is 0.`,
    everyRowIsOne: sentence`Every row now adds up to 1.`,
    notEveryRow: (token, sum) =>
      sentence`Not every row adds up to 1: the weights of ${token} add up to ${sum}.`,
    underflows: (row) =>
      sentence`The exponentials of ${row} are too small for float32 and all become 0, and 0 divided by 0 is not a number.`,

    expSum: "powers of e, added up",
    rule: "its share of the row’s sum",
    theSum: "the row’s sum",
    notDivisible: "This row’s sum is 0 or not a number, so all of it is 0.",
    infiniteMaximum: "The row’s largest is infinite and gets all the weight.",
    overflow:
      "An exponential is too large for float32. Subtracting the maximum first prevents this.",
    underflow:
      "Every exponential of the row is too small for float32 and becomes 0, and 0 ÷ 0 is not a number. Subtracting the maximum first prevents this.",
    notANumber: "What is not a number has weight 0.",
    comments: {
      divide: "Row by row; a row whose sum is 0 becomes 0.",
      shares: "Each row divided by its sum; masked numbers count as 0.",
      softmax: "Each row becomes weights that add up to 1.",
    },
  },
  zh: {
    rowSum: "行和",
    minusMax: "− 最大",
    laidOut: (sum) => `各自 ÷ ${sum}，首尾相接`,
    laidOutShort: "各自 ÷ 总和，首尾相接",
    reach: (token, n, all) =>
      all
        ? sentence`${token} 可以看到全部${count("zh", n)}个词元。`
        : n === 1
          ? sentence`${token} 只能看到它自己。`
          : sentence`${token} 可以看到${count("zh", n)}个词元，包括它自己。`,
    minusMaximum: (max) => sentence`每个分数减去本行最大的分数 ${max}，指数就不会溢出。`,
    minusLargest: sentence`每个分数减去最大的分数，数就不会变得过大。`,
    exponentials: (shifted) =>
      sentence`每个数都变成 e 的幂，${shifted ? "最大的总是 1" : "分数越大，增长越快"}。`,
    positive: sentence`每个分数都变成正数，大的更加突出。`,
    lengths: sentence`每个分数画成一根柱，分数越大，柱越高。`,
    allShares: (sum) =>
      sum === undefined
        ? sentence`把它们加起来，每个数再除以总和。`
        : sentence`加起来是 ${sum}，每个数都除以它。`,
    hidden: (token, of) =>
      sentence`掩码对 ${token} 遮住了${of ? " " : ""}${of ?? "它自己"}：权重是 0。`,
    everyRowIsOne: sentence`现在每一行的总和都是 1。`,
    notEveryRow: (token, sum) => sentence`并非每一行的总和都是 1：${token} 的权重加起来是 ${sum}。`,
    underflows: (row) => sentence`${row} 的指数太小，在 float32 中都成为 0：零除以零，结果不是数。`,

    expSum: "e 的幂相加",
    rule: "在行和中占的份额",
    theSum: "本行的和",
    notDivisible: "这一行的和是 0 或不是数，所以全取 0。",
    infiniteMaximum: "本行的最大值是无穷，权重全部归它。",
    overflow: "指数超出了 float32 的范围。先减去最大值就不会这样。",
    underflow: "本行的指数都太小，在 float32 中成为 0，而 0 ÷ 0 不是数。先减去最大值就不会这样。",
    notANumber: "不是数的，权重为 0。",
    comments: {
      divide: "逐行相除；和为 0 的行变成 0。",
      shares: "每一行除以自己的和；被遮蔽的按 0 计。",
      softmax: "每一行变成和为 1 的权重。",
    },
  },
};

const shares = {
  en: "Each row of scores becomes weights that add up to 1.",
  zh: "把每一行分数变成总和为 1 的权重",
};

/** Under the title of a stage, by op. */
export const softmaxSubtitles = {
  softmax: shares,
  softmax_naive: shares,
  exp_sum: { en: "The powers of e of each row, added up.", zh: "每一行的 e 的幂相加" },
  divide_by_sum: { en: "Each row is divided by one number.", zh: "每一行除以一个数" },
} satisfies Record<string, Words>;

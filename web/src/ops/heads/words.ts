/** Narration while heads are split and merged. */
import type { Language, Words } from "../../types/graph.js";
import type { Part } from "../../types/frame.js";
import { sentence } from "../../draw/marks.js";
import { count } from "../../scene/words.js";

const range = (from: number, to: number, and: string) =>
  from === to ? String(from) : `${from}${and}${to}`;

interface HeadsWords {
  readonly headShared: (times: number, first: Part) => Part[];
  readonly headsShared: (heads: number, times: number) => Part[];

  /** Head 2 takes its columns and moves to its place. */
  readonly takes: (head: number, from: number, to: number, where: Where) => Part[];
  readonly alike: (title: string) => Part[];
  readonly apart: (heads: number, tokens: number, columns: number) => Part[];
  readonly together: (heads: number) => Part[];
  readonly onlyShape: Part[];
}

type Where = "lanes" | "stack" | "grid";

export const headsWords: Record<Language, HeadsWords> = {
  en: {
    headShared: (times, first) =>
      sentence`This head is shared by ${count("en", times)} query heads. Each gets a copy, which begins with ${first}.`,
    headsShared: (heads, times) =>
      sentence`Now each of the ${count("en", heads)} query heads has its own copy, and only one head in ${count("en", times)} had to be computed and stored.`,

    takes: (head, from, to, where) => {
      const goes = {
        lanes: head === 1 ? "" : ` and slides under head ${head - 1}`,
        stack: head === 1 ? "" : ` and slides behind head ${head - 1}`,
        grid: "",
      }[where];
      const columns = from === to ? "column" : "columns";
      return sentence`Head ${String(head)} takes ${columns} ${range(from, to, " to ")}${goes}. No number changes, only the shape.`;
    },
    alike: (title) => sentence`${title} is split the same way. No number changes, only the shape.`,
    apart: (heads, tokens, columns) =>
      sentence`${heads === 2 ? "Both" : `All ${heads}`} heads saw ${tokens === 1 ? "the one token" : `all ${tokens} tokens`}, each with its own ${columns === 1 ? "column" : `${columns} columns`}.`,
    together: (heads) =>
      sentence`The strips of ${String(heads)} heads are side by side: each row now has the numbers of every head.`,
    onlyShape: sentence`No number changes, only the shape.`,
  },
  zh: {
    headShared: (times, first) =>
      sentence`这一个头由${count("zh", times)}个查询头共用。每个头得到一份副本，开头是 ${first}。`,
    headsShared: (heads, times) =>
      sentence`现在${count("zh", heads)}个查询头都有了对应的头，而每${count("zh", times)}个里只有一个需要计算和保存。`,

    takes: (head, from, to, where) => {
      const goes = {
        lanes: head === 1 ? "" : `，滑到头 ${head - 1} 下面`,
        stack: head === 1 ? "" : `，滑到头 ${head - 1} 后面`,
        grid: "",
      }[where];
      return sentence`头 ${String(head)} 取第 ${range(from, to, " 到 ")} 列${goes}。数字都没变，变的只是形状。`;
    },
    alike: (title) => sentence`${title}也按同样的方式拆分。数字都没变，变的只是形状。`,
    apart: (heads, tokens, columns) =>
      sentence`${String(heads)} 个头都看过${tokens === 1 ? "这个词元" : `全部 ${tokens} 个词元`}，但各自只用自己的 ${String(columns)} 列。`,
    together: (heads) => sentence`${String(heads)} 个头的结果并排放好：每一行都有各个头的数。`,
    onlyShape: sentence`数字都没变，变的只是形状。`,
  },
};

/** Under the title of a stage, by op. */
export const headsSubtitles = {
  split_heads: {
    en: "One matrix, split by columns. Every head keeps every token.",
    zh: "一个矩阵按列切开，每个头都保留所有词元",
  },
  merge_heads: { en: "The heads’ results go back side by side.", zh: "各个头的结果重新并排" },
  repeat_heads: {
    en: "Several query heads share one head of keys and values.",
    zh: "几个查询头共用一组键和值",
  },
} satisfies Record<string, Words>;

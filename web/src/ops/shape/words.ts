/** Texts about shapes, in both languages. */
import type { Part } from "../../types/frame.js";
import type { Language, Words } from "../../types/graph.js";
import { count } from "../../scene/words.js";
import { sentence } from "../../draw/marks.js";

interface ShapeWords {
  readonly inMemory: (title: Part) => Part[];
  readonly lineCut: (pieces: number, width: number) => Part[];
  readonly lineJoined: (pieces: number, width: number) => Part[];
  readonly sameNumbers: (first: Part, before: string, after: string) => Part[];
  readonly piecesSwap: Part[];
  /** The same without the letters of shapes. */
  readonly onlyShape: (first: Part) => Part[];
  readonly axesSwapped: Part[];
  readonly onlyAxes: (before: string, after: string) => Part[];
  readonly partsMade: (parts: number, row: Part) => Part[];
  readonly partsJoin: (row: Part, width: number, first: Part) => Part[];
  readonly rowsCut: (title: Part, from: number, to: number, first: Part) => Part[];
  readonly columnsCut: (title: Part, from: number, to: number, first: Part) => Part[];
  readonly rowsFirst: (title: Part, rows: number, first: Part) => Part[];
  readonly rowsJoin: (title: Part, rows: number, first: Part) => Part[];

  /** Comments in generated programs. */
  readonly comments: { readonly swapAxes: string; readonly view: string };
}

export const shapeWords: Record<Language, ShapeWords> = {
  en: {
    inMemory: (title) =>
      sentence`${title}: in memory the numbers are stored one after the other, line by line.`,
    lineCut: (pieces, width) =>
      sentence`One line is cut into ${count("en", pieces)} pieces of ${count("en", width)}. Every number stays where it is.`,
    lineJoined: (pieces, width) =>
      pieces === 1
        ? sentence`Every number stays where it is: the lines only follow one another.`
        : sentence`The ${count("en", pieces)} pieces of a line are joined into one of ${count("en", width)}. Every number stays where it is.`,
    sameNumbers: (first, before, after) =>
      sentence`${before} is read as ${after}. The first number is still ${first}: only the shape has changed.`,
    piecesSwap: sentence`Lines and pieces swap places: piece 2 of line 1 becomes piece 1 of line 2.`,
    onlyShape: (first) =>
      sentence`The same numbers are read in another shape. The first is still ${first}.`,
    axesSwapped: sentence`Two axes have swapped places. No number has changed, only its position.`,
    onlyAxes: (before, after) =>
      sentence`${before} has become ${after}. No number has changed, only its position.`,
    partsMade: (parts, row) =>
      sentence`${row} has ${count("en", parts)} results, one from each head.`,
    partsJoin: (row, width, first) =>
      sentence`Side by side they are one row of ${count("en", width)} numbers for ${row}, the first still ${first}.`,
    rowsCut: (title, from, to, first) =>
      sentence`${from === to ? `Row ${from}` : `Rows ${from} to ${to}`} of ${title} stand${from === to ? "s" : ""} alone, beginning with ${first}.`,
    columnsCut: (title, from, to, first) =>
      sentence`${from === to ? `Column ${from}` : `Columns ${from} to ${to}`} of ${title} stand${from === to ? "s" : ""} alone, beginning with ${first}.`,
    rowsFirst: (title, rows, first) =>
      sentence`${title} comes first: ${count("en", rows)} row${rows === 1 ? "" : "s"}, beginning with ${first}.`,
    rowsJoin: (title, rows, first) =>
      sentence`${title} is added below: ${count("en", rows)} row${rows === 1 ? "" : "s"}, beginning with ${first}.`,

    comments: {
      swapAxes: "Two axes are swapped.",
      view: "The same numbers, row by row, in matrices of another shape.",
    },
  },
  zh: {
    inMemory: (title) => sentence`${title}：数字在内存里逐行连续存放。`,
    lineCut: (pieces, width) =>
      sentence`一行切成${count("zh", pieces)}段，每段${count("zh", width)}个数。每个数都留在原处。`,
    lineJoined: (pieces, width) =>
      pieces === 1
        ? sentence`每个数都留在原处，只是各行首尾相接。`
        : sentence`一行的${count("zh", pieces)}段合并成${count("zh", width)}个数。每个数都留在原处。`,
    sameNumbers: (first, before, after) =>
      sentence`${before} 读作 ${after}。第一个数还是 ${first}，变的只是形状。`,
    piecesSwap: sentence`行与段互换位置：第 1 行第 2 段变成第 2 行第 1 段。`,
    onlyShape: (first) => sentence`同样的数换一种形状来读，第一个数还是 ${first}。`,
    axesSwapped: sentence`两个轴互换了位置。数字都没变，变的只是位置。`,
    onlyAxes: (before, after) => sentence`${before} 变成了 ${after}。数字都没变，变的只是位置。`,
    partsMade: (parts, row) => sentence`${row} 有${count("zh", parts)}份结果，每个头一份。`,
    partsJoin: (row, width, first) =>
      sentence`并排放好，就是 ${row} 的一行${count("zh", width)}个数，第一个还是 ${first}。`,
    rowsCut: (title, from, to, first) =>
      sentence`${title} 的第 ${from === to ? String(from) : `${from} 到 ${to}`} 行单独取出，开头是 ${first}。`,
    columnsCut: (title, from, to, first) =>
      sentence`${title} 的第 ${from === to ? String(from) : `${from} 到 ${to}`} 列单独取出，开头是 ${first}。`,
    rowsFirst: (title, rows, first) =>
      sentence`先是 ${title} 的${count("zh", rows)}行，开头是 ${first}。`,
    rowsJoin: (title, rows, first) =>
      sentence`${title} 的${count("zh", rows)}行接在后面，开头是 ${first}。`,

    comments: {
      swapAxes: "两个轴互换位置。",
      view: "数字不变，按行重新排成另一种形状的矩阵。",
    },
  },
};

/** Under the title of a stage, by op. */
export const shapeSubtitles = {
  concatenate: { en: "The heads, side by side.", zh: "各个头并排" },
  parts: { en: "Several matrices, one below the other.", zh: "几个矩阵上下拼接" },
  slice: { en: "A part of a matrix.", zh: "从矩阵里取出一部分" },
  view: { en: "The same numbers in another shape.", zh: "同样的数字，换一种形状" },
  transpose: { en: "Two axes are swapped.", zh: "两个轴互换位置" },
} satisfies Record<string, Words>;

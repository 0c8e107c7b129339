/** The difference as a matrix: signed digits, diverging colours, and row sums. */
import { type Look, type Placed, boxOf, matrixMark, widthOf } from "../scene/placed.js";
import { signed } from "../overlay/difference.js";
import type { Mark, Rect, Scale } from "../types/frame.js";
import type { View } from "../types/scene.js";
import { isCrowded } from "../scene/blocks.js";
import { cellMarks } from "../scene/cells.js";
import { format, textWidth } from "../draw/format.js";
import { headHeight, headMarks } from "../scene/head.js";
import { mark, text, tile } from "../draw/marks.js";
import type { Landing } from "../ops/attention_views/landing.js";
import type { Compared } from "./compared.js";
import { type HeadLabels, sumWidth } from "./layout.js";
import { compareWords } from "./words.js";

/** Decimals at which every difference fits with its sign. */
function decimalsFor(m: Placed): number | undefined {
  const { digits, grid, cellWidth, cellHeight } = m;
  if (cellWidth < 30 || cellHeight < 16) return undefined;
  const most = digits?.decimals ?? 3;
  for (let decimals = Math.max(most, 3); decimals >= 2; decimals--) {
    let fits = true;
    for (let r = 0; fits && r < m.rows; r++)
      for (let c = 0; fits && c < m.columns; c++)
        fits = textWidth(signed(grid.value(r, c), decimals), 12) <= cellWidth;
    if (fits) return decimals;
  }
  return undefined;
}

const lookAt = (opacity: number): Look => (opacity === 0 ? { state: "to-come" } : { opacity });

function differenceMarks(
  m: Placed,
  landed: Landing,
  compared: Compared,
  view: View,
  labels: HeadLabels,
): Mark[] {
  const decimals = view.digits ? decimalsFor(m) : undefined;
  const out: Mark[] = [
    ...headMarks(m, { ...labels, row: compared.row }),
    ...rangeNote(m, compared, view),
  ];
  if (isCrowded(m)) return [...out, ...cellMarks(m, (row, column) => lookAt(landed(row, column)))];
  for (let row = 0; row < m.rows; row++)
    for (let column = 0; column < m.columns; column++) {
      const cell = compared.b.matrix.grid.cell(row, column);
      const key = `${m.key}/${cell.index}`;
      const value = m.grid.value(row, column);
      const opacity = landed(row, column);
      const box = boxOf(m, row, column);
      if (m.masked(row, column)) {
        out.push(tile(key, box, { cell, value, scale: "signed", state: "masked" }));
      } else if (opacity === 0) {
        out.push(tile(key, box, { cell, value, scale: "signed", state: "to-come" }));
      } else {
        const digits = decimals === undefined ? {} : { text: signed(value, decimals) };
        const shown = { cell, value, scale: "signed", ...digits } as const;
        const size = m.cellWidth >= 50 ? 13 : 12;
        out.push(tile(key, box, shown, { opacity, size }));
      }
    }
  return out;
}

/** Differences of weights have their own fixed range. */
export const rangeOf = (scale: Scale, range: number): number => (scale === "weight" ? 1 : range);

function rangeNote(m: Placed, { b }: Compared, view: View): Mark[] {
  if (b.matrix.scale !== "weight") return [];
  const note = compareWords[view.language].tints(1);
  const width = widthOf(m);
  if (textWidth(m.title, 13, 600) + textWidth(note, 12) + 12 > width) return [];
  const rule = m.y - headHeight(m, m.cellWidth, true) + 21;
  return [text(`${m.key}/range`, m.x + width, rule - 12, note, { anchor: "end", ink: "ink3" })];
}

/** The row sums of the difference, which are 0 for weights. */
function sumMarks(m: Placed, landed: Landing, view: View): Mark[] {
  const x = m.x + widthOf(m) + sumWidth - 6;
  const name = text("compare/sums", x, m.y - 16, compareWords[view.language].rowSum, {
    anchor: "end",
    ink: "ink3",
  });
  if (m.cellHeight < 14) return [];
  const rows = Array.from({ length: m.rows }, (_, row) => row);
  return [
    name,
    ...rows.flatMap((row) => {
      const columns = Array.from({ length: m.columns }, (_, column) => column);
      const opacity = Math.min(...columns.map((column) => landed(row, column)));
      if (opacity === 0) return [];
      const sum = columns.reduce((total, column) => total + m.grid.value(row, column), 0);
      const sources = columns.map((column) => m.grid.cell(row, column));
      const box = boxOf(m, row, 0);
      return [
        text(`compare/sum/${row}`, x, box.y + box.height / 2, format(sum, 3), {
          anchor: "end",
          ink: "ink2",
          opacity,
          value: sum,
          sources,
        }),
      ];
    }),
  ];
}

const around = (m: Placed, row: number): Rect => {
  const { x, y, height } = boxOf(m, row, 0);
  return { x: x - 3, y: y - 3, width: widthOf(m) + 6, height: height + 6 };
};

export const rowRing = (m: Placed, row: number): Mark[] =>
  row < m.rows ? [mark("ring", `${m.key}/ring`, around(m, row), { radius: 6 })] : [];

/** The difference alone, with its row sums. */
export function wholeDifference(
  m: Placed,
  labels: HeadLabels,
  compared: Compared,
  view: View,
): Mark[] {
  const { a, b } = compared;
  const landed: Landing = (row, column) =>
    Math.min(a?.landed(row, column) ?? 0, b.landed(row, column));
  return [
    matrixMark(m, view.language),
    ...differenceMarks(m, landed, compared, view, labels),
    ...(b.matrix.scale === "weight" ? sumMarks(m, landed, view) : []),
  ];
}

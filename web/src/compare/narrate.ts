/** One sentence about the difference: the largest change, with its tokens. */
import type { Part, Scale } from "../types/frame.js";
import type { Language } from "../types/graph.js";
import { signed } from "../overlay/difference.js";
import { number, token } from "../draw/marks.js";
import type { Matrix } from "../scene/matrix.js";
import { compareWords } from "./words.js";

export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly value: number;
}

/** The cell that changed most; undefined if none did. */
export function largestChange({ rows, columns, grid }: Matrix): CellChange | undefined {
  let most: CellChange | undefined;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const value = grid.value(row, column);
      if (Math.abs(value) > Math.abs(most?.value ?? 0)) most = { row, column, value };
    }
  return most;
}

/** `m` is the difference; `scale` that of what was subtracted. */
export function narrateChange(m: Matrix, scale: Scale, language: Language): Part[] {
  const say = compareWords[language];
  const change = largestChange(m);
  if (!change) return say.same;
  const { row, column, value } = change;
  const shown = number(m.grid.cell(row, column), value, "signed");
  const part = shown.kind === "number" ? { ...shown, text: signed(value, 3) } : shown;
  const [rowName, columnName] = [m.rowLabels.texts[row] ?? "", m.columnLabels.texts[column] ?? ""];
  if (!m.columnLabels.tokens) return say.numberChange(token(rowName), columnName, part);
  return scale === "weight"
    ? say.weightChange(token(rowName), token(columnName), part)
    : say.pairChange(token(rowName), token(columnName), part);
}

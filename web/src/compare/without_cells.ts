import type { Mark } from "../types/frame.js";

/** The numbers of A are not in the current graph, so they are shown but cannot be selected. */
export function withoutCells(marks: readonly Mark[]): Mark[] {
  return marks.map((one) => {
    const shown: { -readonly [Key in keyof Mark]: Mark[Key] } = { ...one };
    delete shown.cell;
    delete shown.table;
    return shown;
  });
}

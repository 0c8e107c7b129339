import type { Mark } from "../types/frame.js";

/** The numbers of A are not in the current graph, so they are shown but can be neither selected nor set. */
export function withoutCells(marks: readonly Mark[]): Mark[] {
  return marks.map((one) => {
    const shown: { -readonly [Key in keyof Mark]: Mark[Key] } = { ...one };
    delete shown.cell;
    delete shown.table;
    delete shown.slider;
    return shown;
  });
}

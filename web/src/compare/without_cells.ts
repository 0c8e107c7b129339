import type { Mark } from "../types/frame.js";

/** A's numbers stand in no graph that the page knows by now: they are shown, and not to be picked. */
export function withoutCells(marks: readonly Mark[]): Mark[] {
  return marks.map((one) => {
    const shown: { -readonly [Key in keyof Mark]: Mark[Key] } = { ...one };
    delete shown.cell;
    delete shown.table;
    return shown;
  });
}

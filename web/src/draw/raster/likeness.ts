/** Which pictures show the same numbers, and how much their cell sizes differ. */
import type { Tints } from "../../types/frame.js";

export const sameCells = (a: Tints, b: Tints): boolean =>
  a.values === b.values &&
  a.scale === b.scale &&
  a.table.node === b.table.node &&
  a.table.first === b.table.first &&
  a.table.rowStep === b.table.rowStep &&
  a.table.columnStep === b.table.columnStep &&
  a.table.rows === b.table.rows &&
  a.table.columns === b.table.columns;

/** 0 where the cells have the same size. */
export const apart = (a: Tints, b: Tints): number =>
  Math.abs(Math.log(a.cellWidth / b.cellWidth)) + Math.abs(Math.log(a.cellHeight / b.cellHeight));

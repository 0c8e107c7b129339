/** What the parts of an opened tile share: their numbers, their rows, and how far the moment is. */
import type { Cell } from "../../../types/graph.js";
import type { Mark, Rect, Scale } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { format, textWidth } from "../../../draw/format.js";
import { text, tile } from "../../../draw/marks.js";
import type { Grid } from "../../../scene/grid.js";
import type { TilesData } from "./data.js";
import { type Moment, phases } from "./visits.js";

/** A cell with its value. */
export interface Valued {
  readonly cell: Cell;
  readonly value: number;
}

export const at = (grid: Grid, row: number, column: number): Valued => ({
  cell: grid.cell(row, column),
  value: grid.value(row, column),
});

/** A cell of a picture: masked if it is minus infinity, with digits if they fit. */
export function cellTile(
  key: string,
  box: Rect,
  { cell, value }: Valued,
  view: View,
  look: { readonly scale?: Scale; readonly decimals?: number; readonly weight?: 400 | 600 } = {},
): Mark {
  const { scale = "signed", decimals = 2, weight = 400 } = look;
  const digits = format(value, decimals);
  const fits = view.digits && box.height >= 15 && textWidth(digits, 12, weight) <= box.width;
  const pinned = view.pinned?.node === cell.node && view.pinned.index === cell.index;
  const state = pinned ? "pinned" : value === -Infinity ? "masked" : "value";
  const shown = { cell, value, scale, state, ...(fits ? { text: digits } : {}) } as const;
  return tile(key, box, shown, { size: 12, weight });
}

/** The rows that are opened: all of the tile, or as many as there is room for, the told one among them. */
export interface Rows {
  readonly shown: readonly number[];
  readonly more: number;
  readonly upper: number;
  readonly lower: number;
}

export const heads = { upper: 58, lower: 24, between: 12 };

export interface Bench {
  readonly data: TilesData;
  readonly moment: Moment;
  readonly told: number;
  readonly view: View;
  readonly rows: Rows;
  readonly rect: Rect;
  readonly labels: number;
  readonly compact: boolean;
}

export const reached = ({ moment }: Bench, phase: (typeof phases)[number]): boolean =>
  phases.indexOf(moment.phase) >= phases.indexOf(phase);

export const rowLabel = ({ data, told, rect, labels }: Bench, row: number, middle: number): Mark =>
  text(`opened/row/${row}`, rect.x + labels - 10, middle, data.queries.texts[row] ?? "", {
    anchor: "end",
    room: labels - 14,
    weight: row === told ? 600 : 400,
    ink: row === told ? "ink" : "ink2",
  });

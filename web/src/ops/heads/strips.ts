/** The strips of a column: side by side, moving, or at the places of their heads. */
import { type Look, type Placed, areaOf, boxOf, tableOf } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { View } from "../../types/scene.js";
import { isCrowded } from "../../scene/blocks.js";
import { cellMark, rowMarks } from "../../scene/cells.js";
import { textWidth } from "../../draw/format.js";
import { type Grid, gridOf, positionOf } from "../../scene/grid.js";
import { mark, text } from "../../draw/marks.js";
import { mix } from "../../draw/motion.js";
import { latticeOver } from "../../scene/sample.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { type PlacedColumn, type HeadsLayout, depthOf, sheetOf } from "./layout.js";
import { type StripState, stripState } from "./timing.js";

/** A strip in the whole matrix shows the cells of that matrix: the same numbers under other indices. */
function asWhole(m: Placed, column: PlacedColumn, head: number): Placed {
  const { whole } = column;
  if (!whole) return m;
  const all = gridOf(whole.grid.node, m.grid.selection);
  const width = all.columns / column.rest.length;
  const part: Grid = {
    ...all,
    columns: width,
    cell: (row, col) => all.cell(row, head * width + col),
    value: (row, col) => all.value(row, head * width + col),
  };
  const { lattice } = m.grid;
  if (!lattice || !m.full) return { ...m, grid: part };
  const masked = () => m.full?.masked(tableOf(m));
  return { ...m, grid: latticeOver(part, lattice.every), full: { ...m.full, masked } };
}

/** How far a strip is left of its moved-apart place while the matrix is in one piece. */
export const joinedBy = (column: PlacedColumn, head: number, parted: number): number =>
  (1 - parted) * head * (column.apart - (column.home[0]?.gap ?? 2));

export function stateOf(column: PlacedColumn, head: number): StripState {
  const [home, rest] = [column.home[head] as Placed, column.rest[head] as Placed];
  const travels = home.x !== rest.x || home.y !== rest.y;
  return stripState(column.timing, column.homeless ? Infinity : column.time, head, travels);
}

interface Strip {
  readonly column: PlacedColumn;
  readonly head: number;
  readonly depth: number;
  readonly state: StripState;
  readonly at: { readonly x: number; readonly y: number };
}

function stripAt(layout: HeadsLayout, column: PlacedColumn, head: number): Strip {
  const state = stateOf(column, head);
  const [home, rest] = [column.home[head] as Placed, column.rest[head] as Placed];
  const own = column.rest.length;
  const front = Math.floor((layout.front * own) / layout.names.length);
  return {
    column,
    head,
    depth: depthOf(head, front, own),
    state,
    at: {
      x: mix(home.x - joinedBy(column, head, state.parted), rest.x, state.slid),
      y: mix(home.y, rest.y, state.dropped),
    },
  };
}

/** Whether a cell is hidden by the sheet in front of it. */
function coveredBy(cover: Rect | undefined, box: Rect): boolean {
  return cover !== undefined && box.x + box.width < cover.x + cover.width && box.y > cover.y;
}

function cells(strip: Strip, view: View, stacked: boolean): Mark[] {
  const { column, head, depth, state, at } = strip;
  const rest = column.rest[head] as Placed;
  const ofHead = column.splitting ? state.arrived : column.time > 0;
  const shown = ofHead ? rest : asWhole(rest, column, head);
  const behind = stacked && depth > 0 && state.arrived;
  const plain = behind ? { ...shown, digits: undefined } : shown;
  const before = column.rest.findIndex(
    (_, other) => depthOf(head, other, column.rest.length) === 1,
  );
  const next = column.rest[before];
  const cover =
    behind && next && !column.focus ? sheetOf(next, next.x, next.y, column.small) : undefined;
  const key = `strip/${column.role}/${head}`;
  const here = { ...plain, x: at.x, y: at.y, key };
  const look: Look = !column.come ? { state: "to-come" } : state.moving ? { state: "moving" } : {};
  const rests = column.come && !state.moving;
  const lookOf = (row: number, col: number): Look | undefined => {
    if (coveredBy(cover, boxOf(here, row, col))) return undefined;
    return rests ? (pinnedLook(shown, view, row, col) ?? look) : look;
  };
  const alike = { seen: look, masked: look };
  const pinned = rests ? positionOf(shown.grid, view.pinned)?.[0] : undefined;
  const isAlike = (row: number) => row !== pinned && !(cover && boxOf(here, row, 0).y > cover.y);
  if (isCrowded(here))
    return rowMarks(here, (row) => (isAlike(row) ? alike : (col) => lookOf(row, col)));
  const out: Mark[] = [];
  for (let row = 0; row < rest.rows; row++)
    for (let col = 0; col < rest.columns; col++) {
      const look = lookOf(row, col);
      if (!look) continue;
      const own = { box: boxOf(here, row, col), key: `${key}/${row}/${col}`, ...look };
      out.push({ ...cellMark(plain, row, col, own), flat: true });
    }
  return out;
}

/** The background of a strip: a card with a shadow while it moves, flat in a stack. */
function paper(strip: Strip, view: View, stacked: boolean): Mark[] {
  const { column, head, depth, state, at } = strip;
  const rest = column.rest[head] as Placed;
  const key = `${column.role}/${head}`;
  if (!stacked) {
    if (!state.lifted) return [];
    const { width, height } = areaOf(rest);
    const around = column.small ? 3 : 7;
    const card = {
      x: at.x - around,
      y: at.y - around,
      width: width + 2 * around,
      height: height + 2 * around,
    };
    return [mark("card", `card/${key}`, card, { state: "moving", radius: around + 2 })];
  }
  if (!state.arrived && !state.lifted) return [];
  const box = sheetOf(rest, at.x, at.y, column.small);
  const radius = column.small ? 4 : 8;
  const cell = { node: column.split.id, index: rest.grid.cell(0, 0).index };
  const name = words[view.language].head(head + 1);
  const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  const out = state.lifted
    ? [mark("card", `card/${key}`, box, { state: "moving", radius })]
    : [
        mark("band", `sheet/${key}/edge`, box, { ink: "line2", radius }),
        mark("band", `sheet/${key}`, inner, { ink: "band", radius: radius - 1, cell, title: name }),
      ];
  const next = column.rest[(head + 1) % column.rest.length];
  const room = next && depth > 0 ? Math.abs(next.y - rest.y) : 20;
  if (column.small || (depth > 0 && room < 14)) return out;
  const look = depth === 0 ? { ink: "ink", weight: 600 } : { ink: "ink2", weight: 500 };
  const fits = textWidth(name, 12, 600) <= box.width - 12;
  out.push(
    text(`sheet/${key}/name`, box.x + 8, box.y + 10, fits ? name : String(head + 1), {
      ...(look as { ink: "ink" | "ink2"; weight: 500 | 600 }),
      title: name,
      cell,
    }),
  );
  return out;
}

/** Back to front: moving strips are above resting ones, but below the sheets in front of them. */
export function stripMarks(layout: HeadsLayout, column: PlacedColumn, view: View): Mark[] {
  const stacked = layout.arrangement === "stack";
  const strips = column.rest.map((_, head) => stripAt(layout, column, head));
  const order = stacked
    ? [...strips].sort((a, b) => b.depth - a.depth)
    : [...strips].sort((a, b) => Number(a.state.lifted) - Number(b.state.lifted));
  return order.flatMap((strip) => [...paper(strip, view, stacked), ...cells(strip, view, stacked)]);
}

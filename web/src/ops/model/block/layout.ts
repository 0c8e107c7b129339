/**
 * The layout of the map of a block. A leg is one sub-layer: a card, lines up to it and down again,
 * and the stream below. Legs are side by side if there is room, otherwise one below the other.
 */
import { fitCell, spanOf } from "../../../scene/placed.js";
import { textWidth } from "../../../draw/format.js";
import { type Grid, gridOf } from "../../../scene/grid.js";
import { labelsOf } from "../../../scene/labels.js";
import type { Rect } from "../../../types/frame.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Step, View } from "../../../types/scene.js";
import { type BlockStructure, type SubLayer, normsOf } from "./structure.js";

/** If there are more tokens or features than this, only some are drawn. */
const mostRows = 24;
const mostColumns = 24;

export interface Leg {
  readonly subLayer: SubLayer;
  /** Tiles of the stream before it. */
  readonly stream: Rect;
  readonly card: Rect;
  /** The x at which lines go up, and at which they come down to the sum. */
  readonly up: number;
  readonly plus: number;
  readonly sum: Rect | undefined;
  readonly plot: Rect | undefined;
  readonly right: number;
  /** Boxes on the lines, from top to bottom, before and after the sub-layer. */
  readonly before: Rect | undefined;
  readonly after: Rect | undefined;
  readonly result: Rect | undefined;
}

export interface MapLayout {
  readonly legs: readonly Leg[];
  readonly output: Rect;
  readonly labelWidth: number;
  /** Rows of the stream as drawn; every n-th token is one. */
  readonly rows: number;
  readonly everyRow: number;
  readonly everyColumn: number;
  readonly columns: number;
  readonly pitch: number;
  readonly captions: boolean;
  /** Room for the row being computed, before and after its norm. */
  readonly strip: Rect | undefined;
  readonly names: readonly string[];
  /** Not everything is drawn, and a line at the bottom says so. */
  readonly thinned: boolean;
}

const gap = 10;
const plusWidth = 26;
const captionHeight = 22;
const stripHeight = 116;
const noteHeight = 18;
/** The most rows in a card, and hidden numbers in a row. */
export const mostLines = 16;
export const mostHidden = 48;

/** Whether some tokens, features, weights or hidden numbers are not drawn. */
function isThinned({ input, subLayers }: BlockStructure, { find }: Step): boolean {
  const [rows = 1, columns = 1] = input.shape.slice(-2);
  const hidden = subLayers.map(({ id }) => find(`${id}.activated`)?.shape.at(-1) ?? 1);
  return rows > mostLines || columns > mostColumns || Math.max(...hidden) > mostHidden;
}

export const thinning = (size: number, most: number): number => Math.ceil(size / most);

/** Every n-th row and column of a grid. */
export const thinOut = (
  whole: Grid,
  {
    rows,
    columns,
    everyRow,
    everyColumn,
  }: Pick<MapLayout, "rows" | "columns" | "everyRow" | "everyColumn">,
): Grid => ({
  ...whole,
  rows,
  columns,
  cell: (row, column) => whole.cell(row * everyRow, column * everyColumn),
  value: (row, column) => whole.value(row * everyRow, column * everyColumn),
});

interface Sizes {
  readonly unit: number;
  readonly line: number;
}

/** Widths of tiles and lines for a number of legs in a width. */
function sizesFor(subLayers: readonly SubLayer[], width: number): Sizes {
  const tiles = subLayers.reduce((sum, { post }) => sum + (post ? 2.9 : 1), 1);
  const fixed = subLayers.reduce((sum, { post }) => sum + plusWidth + (post ? 4 : 2) * gap, 0);
  const unit = Math.min(76, (width - fixed) / (tiles + 2.3 * subLayers.length));
  const line = (width - fixed - tiles * unit) / subLayers.length;
  return { unit, line: Math.min(line, 320) };
}

/** Width of a line of legs and the tiles at its end. */
const widthOf = (subLayers: readonly SubLayer[], { unit, line }: Sizes): number =>
  subLayers.reduce(
    (sum, { post }) => sum + unit * (post ? 2.9 : 1) + plusWidth + (post ? 4 : 2) * gap + line,
    unit,
  );

/** Heights of the chips on the lines, best first. */
const chipHeights = [44, 24];
const leastCard = 50;

/** Height of the chips on the lines below the card. */
function branchHeight({ before, after }: SubLayer, chip: number): number {
  return Math.max(before ? chip + 18 : 0, chip + 18 + (after ? chip + 8 : 0));
}

interface BlockArea {
  readonly y: number;
  readonly height: number;
  readonly sizes: Sizes;
  readonly rows: number;
}

/** From top to bottom: the card, the lines with their chips, the stream, its captions. */
function verticals(subLayers: readonly SubLayer[], area: BlockArea) {
  const captions = area.height >= 150;
  const pitch = Math.min(32, Math.max(2.5, (area.height * 0.36) / area.rows));
  const stream = pitch * area.rows;
  const room = area.height - stream - (captions ? captionHeight : 0) - 4;
  const heights = chipHeights.map((chip) => ({
    chip,
    branch: Math.max(...subLayers.map((one) => branchHeight(one, chip))),
  }));
  const fits = heights.find(({ branch }) => room - branch >= leastCard);
  const branch = fits?.branch ?? Math.min(18, room * 0.2);
  const card = Math.min(190, room - branch);
  const top = area.y + Math.max(0, (room - branch - card) / 2);
  return { pitch, stream, captions, branch, card, top, chip: fits?.chip };
}

function legAt(
  subLayer: SubLayer,
  x: number,
  area: BlockArea,
  v: ReturnType<typeof verticals>,
): { readonly leg: Leg; readonly right: number } {
  const { unit, line } = area.sizes;
  const y = v.top + v.card + v.branch;
  const stream = { x, y, width: unit, height: v.stream };
  const from = x + unit + gap;
  const plus = from + line + plusWidth / 2;
  const up = from + Math.min(26, line * 0.2);
  const { post } = subLayer;
  const after = plus + plusWidth / 2 + gap;
  const sum = { x: after, y, width: unit, height: v.stream };
  const plot = { ...sum, x: after + unit + gap, width: unit * 0.9 };
  const right = post ? plot.x + plot.width + gap : after;
  const left = x + 6;
  const reach = Math.max(right - 24, plus + 16);
  const card = { x: left, y: v.top, width: reach - left, height: v.card };
  const width = Math.min(84, Math.max(34, (plus - up) * 0.8));
  const chip = v.chip ?? 0;
  const chipAt = (middle: number, y: number): Rect => ({
    x: middle - width / 2,
    y,
    width,
    height: chip,
  });
  const under = v.top + v.card;
  const upTop = under + (v.branch - chip) / 2 - 2;
  return {
    leg: {
      subLayer,
      stream,
      card,
      up,
      plus,
      sum: post && sum,
      plot: post && plot,
      right,
      before: chip && subLayer.before ? chipAt(up + 8, upTop) : undefined,
      after: chip && subLayer.after ? chipAt(plus, under + chip + 16) : undefined,
      result: chip ? chipAt(plus, under + 8) : undefined,
    },
    right,
  };
}

/** Side by side, or one below the other if tiles would be too small. */
function arrange(subLayers: readonly SubLayer[], width: number, phone: boolean): SubLayer[][] {
  const together = sizesFor(subLayers, width).unit >= 24;
  return together && !phone ? [[...subLayers]] : subLayers.map((one) => [one]);
}

export function layoutOf(structure: BlockStructure, step: Step, view: View): MapLayout {
  const phone = view.width < phoneWidth;
  const grid: Grid = gridOf(structure.input, { batch: view.batch, head: 0 });
  const { texts } = labelsOf(step.experiment, grid, "rows", view.language);
  const [everyRow, everyColumn] = [
    thinning(grid.rows, mostRows),
    thinning(grid.columns, mostColumns),
  ];
  const [rows, columns] = [Math.ceil(grid.rows / everyRow), Math.ceil(grid.columns / everyColumn)];
  const names = Array.from({ length: rows }, (_, row) => texts[row * everyRow] ?? "");
  const widest = Math.max(...names.map((name) => textWidth(name, 12, 600)));
  const labelWidth = Math.min(phone ? 48 : 84, Math.ceil(widest)) + 12;
  const normed = structure.subLayers.some((one) => normsOf(one).length > 0);
  const stripped = normed && !phone && view.height >= 380;
  const thinned = isThinned(structure, step);
  const height = view.height - (stripped ? stripHeight : 0) - (thinned ? noteHeight : 0);
  const lines = arrange(structure.subLayers, view.width - labelWidth - 12, phone);
  const each = height / lines.length;
  let output: Rect = { x: 0, y: 0, width: 0, height: 0 };
  let [pitch, captions] = [0, true];
  const legs = lines.flatMap((line, i) => {
    const sizes = sizesFor(line, view.width - labelWidth - 12);
    const area: BlockArea = {
      y: i * each,
      height: each - (lines.length > 1 ? 8 : 0),
      sizes,
      rows,
    };
    const v = verticals(structure.subLayers, area);
    const used = labelWidth + widthOf(line, sizes);
    let x = labelWidth + Math.max(0, (view.width - 12 - used) / 2);
    const placed = line.map((one) => {
      const { leg, right } = legAt(one, x, area, v);
      x = right;
      return leg;
    });
    output = { x, y: v.top + v.card + v.branch, width: sizes.unit, height: v.stream };
    [pitch, captions] = [v.pitch, v.captions];
    return placed;
  });
  return {
    legs,
    output,
    labelWidth,
    rows,
    everyRow,
    everyColumn,
    columns,
    pitch,
    captions,
    strip: stripped ? { x: 0, y: height, width: view.width, height: stripHeight } : undefined,
    names,
    thinned,
  };
}

/** The box of a tile within the box of its matrix. */
export function tileBox(box: Rect, at: { row: number; column: number }, layout: MapLayout): Rect {
  const pitch = box.height / layout.rows;
  const height = Math.min(pitch - (pitch >= 12 ? 6 : pitch >= 5 ? 1.5 : 0.5), 26);
  const width = fitCell(layout.columns, box.width + 1, 40);
  const used = spanOf(layout.columns, width);
  const left = box.x + (box.width - used) / 2;
  const across = layout.columns > 1 ? (used - width) / (layout.columns - 1) : 0;
  return {
    x: left + at.column * across,
    y: box.y + at.row * pitch + (pitch - height) / 2,
    width,
    height,
  };
}

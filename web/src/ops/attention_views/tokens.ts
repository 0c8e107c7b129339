/** The tokens of a view, coloured by their weights for the selected token, and the numbers beside them. */
import { matrixMark, place } from "../../scene/placed.js";
import type { Cell } from "../../types/graph.js";
import type { Mark, Rect, Scale } from "../../types/frame.js";
import { format, textWidth } from "../../draw/format.js";
import { type TextStyle, grown, mark, text, tile } from "../../draw/marks.js";
import { words } from "../../scene/words.js";
import { type Anchor, type WeightsLayout, type Type, centre, middle } from "./layout.js";
import {
  type HeadWeights,
  type AttentionWeights,
  cellOfQuery,
  headLook,
  isSelf,
  largeHead,
  shownHeads,
  strongest,
} from "./weights.js";

interface Word {
  readonly box: Rect;
  readonly text: string;
  readonly type: Type;
  readonly anchor: Anchor;
  readonly strong: boolean;
  readonly quiet: boolean;
  /** The cell that a click on it pins. */
  readonly cell?: Cell | undefined;
  /** Its background: letters on it have the colour of digits. */
  readonly tint?: Tint | undefined;
}

interface Tint {
  readonly value: number;
  readonly scale: Scale;
  readonly sources: readonly Cell[];
}

/** A token in its box, which can be clicked anywhere; rotated text reads upwards. */
function wordMark(key: string, word: Word): Mark {
  const { box, type, anchor, strong, quiet, cell, tint } = word;
  const look: TextStyle = {
    size: type.size,
    weight: strong ? 600 : 500,
    ...(tint ?? { ink: quiet ? "ink2" : "ink" }),
    ...(cell ? { cell } : {}),
  };
  if (type.turned) {
    const flat = text(key, 0, 0, word.text, { ...look, room: box.height - 8 });
    return { ...flat, ...box, height: box.height - 5, turn: -90 };
  }
  const shown = text(key, 0, 0, word.text, {
    ...look,
    anchor,
    room: box.width - (anchor === "middle" ? 6 : 12),
  });
  const x = anchor === "start" ? box.x + 8 : box.x;
  return { ...shown, ...box, x, width: box.width - (anchor === "middle" ? 0 : 8) };
}

/** The tile of a key: empty, then in the colour of its weight; hatched if it is masked. */
function keyTile(head: HeadWeights, row: number, column: number, box: Rect, key: string): Mark[] {
  const { grid, masked, scale } = head.matrix;
  const base = mark("bar", `${key}/base`, box, { ink: "band", radius: 4 });
  const cell = grid.cell(row, column);
  const value = grid.value(row, column);
  if (masked(row, column)) return [tile(key, box, { cell, value, scale, state: "masked" })];
  const opacity = head.landed(row, column);
  return opacity === 0 ? [base] : [base, tile(key, box, { cell, value, scale }, { opacity })];
}

/** The background of a token once its weight is shown. */
function tintOf({ matrix, landed }: HeadWeights, row: number, column: number): Tint | undefined {
  const { grid, masked, scale } = matrix;
  if (masked(row, column) || landed(row, column) < 1) return undefined;
  return { value: grid.value(row, column), scale, sources: [grid.cell(row, column)] };
}

function tokenMarks(weights: AttentionWeights, layout: WeightsLayout, key: string): Mark[] {
  const { active, queries, keys } = weights;
  const head = largeHead(weights);
  const best = strongest(head, active);
  const own = isSelf(weights);
  const named = (i: number, strong: boolean) => strong || i % layout.every === 0;
  const clear = (i: number, strong: number | undefined) =>
    layout.every === 1 ||
    strong === undefined ||
    i === strong ||
    Math.abs(i - strong) >= layout.every;
  const tiles = layout.keys.flatMap((box, column) =>
    keyTile(head, active, column, box, `${key}/key/${column}`),
  );
  const ringed = grown(layout.queries[active] as Rect, 1);
  const ring = mark("ring", `${key}/asks`, ringed, { ink: "ink", thickness: 2, radius: 5 });
  const seen = keys.flatMap((label, i): Mark[] => {
    const strong = layout.oneRow ? i === active : i === best;
    if (!named(i, strong) || !clear(i, best)) return [];
    const word = {
      box: layout.keys[i] as Rect,
      text: label,
      type: layout.type,
      anchor: layout.anchors.key,
      strong,
      quiet: head.matrix.masked(active, i),
      cell: own ? cellOfQuery(head, i) : undefined,
      tint: tintOf(head, active, i),
    };
    return [wordMark(`${key}/token/${i}`, word)];
  });
  const asking = layout.oneRow
    ? []
    : queries.flatMap((label, i): Mark[] => {
        const strong = i === active;
        const box = layout.queries[i] as Rect;
        const base = mark("bar", `${key}/query/${i}`, box, { ink: "band", radius: 4 });
        if (!named(i, strong) || !clear(i, active)) return [base];
        const cell = cellOfQuery(head, i);
        const { type } = layout;
        const anchor = layout.anchors.query;
        const word = { box, text: label, type, anchor, strong, quiet: false, cell };
        return [base, wordMark(`${key}/asking/${i}`, word)];
      });
  return [...tiles, ...asking, ring, ...seen];
}

/** The weights of the selected token: digits for one head, tiles for several. */
function numberMarks(
  weights: AttentionWeights,
  layout: WeightsLayout,
  head: HeadWeights,
  order: number,
  key: string,
): Mark[] {
  const { active, keys, view, count } = weights;
  const { grid, masked, scale } = head.matrix;
  const out: Mark[] = [];
  for (let column = 0; column < keys.length; column++) {
    const box = layout.number(order, column);
    const cell = grid.cell(active, column);
    const value = grid.value(active, column);
    const name = `${key}/number/${cell.index}`;
    const hidden = masked(active, column);
    const come = head.landed(active, column);
    const pinned = view.pinned?.node === cell.node && view.pinned.index === cell.index;
    const digits = digitsFor(box, value, hidden, view.digits);
    if (come === 0 && !hidden) {
      out.push(tile(name, box, { cell, value, scale, state: "to-come" }));
      continue;
    }
    if (count === 1) {
      if (pinned && come === 1)
        out.push(mark("ring", `${name}/ring`, box, { ink: "ink", radius: 4 }));
      if (digits === undefined) continue;
      const look = { ink: hidden ? "ink3" : "ink", opacity: come, size: digits.size } as const;
      out.push(
        text(name, middle(box), centre(box), digits.text, {
          ...look,
          anchor: "middle",
          cell,
          value,
          scale,
        }),
      );
      continue;
    }
    const state = hidden ? "masked" : pinned && come === 1 ? "pinned" : "value";
    out.push(
      tile(
        name,
        box,
        { cell, value, scale, state, ...(digits ? { text: digits.text } : {}) },
        { opacity: hidden ? 1 : come, size: digits?.size ?? 12 },
      ),
    );
  }
  if (count > 1) out.push(headName(weights, layout, head, order, key));
  return out;
}

function digitsFor(
  { width, height }: Rect,
  value: number,
  hidden: boolean,
  wanted: boolean,
): { text: string; size: number } | undefined {
  if (!wanted || height < 14) return undefined;
  for (const decimals of [3, 2]) {
    const digits = hidden && value === 0 ? "0" : format(value, decimals);
    const size = [13, 12].find((size) => textWidth(digits, size) <= width);
    if (size !== undefined && size <= height) return { text: digits, size };
  }
  return undefined;
}

function headName(
  { view, count, ...rest }: AttentionWeights,
  layout: WeightsLayout,
  { head }: HeadWeights,
  order: number,
  key: string,
): Mark {
  const { x, y, anchor, room } = layout.headName(order);
  const full = words[view.language].head(head + 1);
  const name = textWidth(full, 12, 600) <= room ? full : String(head + 1);
  const { ink } = headLook({ view, count, ...rest }, head);
  const large = head === Math.min(view.head, count - 1);
  return text(`${key}/name/${head}`, x, y, name, { anchor, ink, weight: large ? 600 : 500 });
}

/** Everything in a view except its arcs, and a table for keyboard and screen readers. */
export function tokensAndNumbers(
  weights: AttentionWeights,
  layout: WeightsLayout,
  key: string,
): Mark[] {
  const { view } = weights;
  const { matrix } = largeHead(weights);
  const box = around(layout.keys);
  const size = { width: box.width / matrix.columns, height: box.height / matrix.rows };
  return [
    { ...matrixMark(place({ ...matrix, key }, { ...box, ...size }, view), view.language), ...box },
    ...tokenMarks(weights, layout, key),
    ...shownHeads(weights, layout.heads).flatMap((head, order) =>
      numberMarks(weights, layout, head, order, key),
    ),
  ];
}

function around(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

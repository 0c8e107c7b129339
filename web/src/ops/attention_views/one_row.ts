/** One sentence, its tokens in a row, arcs on one side and numbers on the other. */
import { mix } from "../../draw/motion.js";
import type { Rect } from "../../types/frame.js";
import type { Cubic } from "./curves.js";
import {
  type ArcLayout,
  type Type,
  beside,
  fittingSize,
  headsThatFit,
  longest,
  middle,
} from "./layout.js";
import type { AttentionWeights } from "./weights.js";

const line = 22;
const nameWidth = 52;
const mostPitch = 128;
const turnedRoom = 72;

interface OneRowLayout {
  readonly type: Type;
  readonly pitch: number;
  readonly tile: number;
  readonly left: number;
}

function rowOf(weights: AttentionWeights, width: number): OneRowLayout {
  const left = weights.count > 1 ? nameWidth : 0;
  const pitch = Math.min(mostPitch, (width - left) / weights.keys.length);
  const tile = pitch - (pitch >= 30 ? 6 : 2);
  const size = fittingSize(weights.keys, tile - 10) ?? (tile >= 60 ? 12 : undefined);
  return { type: { size: size ?? 12, turned: size === undefined }, pitch, tile, left };
}

/** Whether every token is legible in one row. */
export const fitsFlat = (weights: AttentionWeights, width: number): boolean =>
  !rowOf(weights, width).type.turned;

export const fitsTurned = (weights: AttentionWeights, width: number): boolean =>
  rowOf(weights, width).pitch >= 15;

/** Arcs are above the tokens and numbers below; `down` swaps them. */
export function oneRow(weights: AttentionWeights, rect: Rect, down = false): ArcLayout {
  const { type, pitch, tile, left } = rowOf(weights, rect.width);
  const count = weights.keys.length;
  const heads = headsThatFit(weights, rect.height * 0.4, line);
  const tokenHeight = type.turned
    ? Math.min(turnedRoom, longest(weights.keys, 12)) + 12
    : type.size * 1.3 + 12;
  const numbers = heads * line + 6;
  const arcs = Math.max(
    24,
    Math.min(rect.height - tokenHeight - numbers - 8, arcHeight(pitch, count)),
  );
  const total = arcs + tokenHeight + numbers + 4;
  const top = rect.y + Math.max(0, (rect.height - total) / 2);
  const x = rect.x + left + Math.max(0, (rect.width - left - pitch * count) / 2);
  const tokenTop = down ? top + numbers : top + arcs + 4;
  const keys = Array.from({ length: count }, (_, i) => ({
    x: x + i * pitch + (pitch - tile) / 2,
    y: tokenTop,
    width: tile,
    height: tokenHeight,
  }));
  const numberTop = (order: number) =>
    down ? top + order * line : tokenTop + tokenHeight + 6 + order * line;
  const base = down ? tokenTop + tokenHeight + 3 : tokenTop - 3;
  return {
    queries: keys,
    keys,
    oneRow: true,
    type,
    anchors: { query: "middle", key: "middle" },
    every: 1,
    heads,
    arc: (order, query, key) => {
      const aside = beside(order, heads, tile * 0.5);
      const [from, to] = [middle(keys[query] as Rect) + aside, middle(keys[key] as Rect) + aside];
      const direction = down ? 1 : -1;
      if (query === key) return loop(from, base, direction * Math.min(28, arcs), tile);
      const share = Math.abs(query - key) / Math.max(1, count - 1);
      const height = mix(Math.min(20, arcs), arcs, share) * (1 - 0.04 * order);
      const leaving = from + Math.sign(key - query) * Math.min(16, tile * 0.28);
      return arch(leaving, to, base, direction * height);
    },
    thickest: Math.min(8, Math.max(2.5, tile * 0.12)),
    number: (order, key) => ({
      x: (keys[key] as Rect).x,
      y: numberTop(order),
      width: tile,
      height: line - 2,
    }),
    headName: (order) => ({
      x: x - 8,
      y: numberTop(order) + line / 2 - 1,
      anchor: "end",
      room: nameWidth - 8,
    }),
  };
}

/** As high as the room allows, up to a semicircle. */
const arcHeight = (pitch: number, count: number): number => Math.max(40, (pitch * (count - 1)) / 2);

/** A cubic arch of the given height. */
function arch(from: number, to: number, base: number, height: number): Cubic {
  const y = base + (height * 4) / 3;
  return [
    [from, base],
    [from, y],
    [to, y],
    [to, base],
  ];
}

function loop(at: number, base: number, height: number, tile: number): Cubic {
  const wide = Math.min(18, tile * 0.5);
  const y = base + (height * 4) / 3;
  return [
    [at - wide / 4, base],
    [at - wide, y],
    [at + wide, y],
    [at + wide / 4, base],
  ];
}

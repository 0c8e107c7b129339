/** Two sentences, or one that is too long for a row: queries on one side, keys on the other. */
import type { Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import {
  type ArcLayout,
  beside,
  centre,
  fittingSize,
  headsThatFit,
  longest,
  middle,
} from "./layout.js";
import type { AttentionWeights } from "./weights.js";

const line = 22;

/** Boxes along a line, centred in the available room. */
function along(count: number, from: number, room: number, most: number): [number, number][] {
  const pitch = Math.min(most, room / count);
  const start = from + (room - pitch * count) / 2;
  const gap = pitch >= 24 ? 4 : pitch >= 10 ? 1 : 0.5;
  return Array.from({ length: count }, (_, i) => [start + i * pitch + gap / 2, pitch - gap]);
}

/** Whether both sentences are legible, each in a row of its own. */
export function fitsRows({ queries, keys, count }: AttentionWeights, width: number): boolean {
  const room = width - (count > 1 ? 52 : 0);
  const tile = (texts: readonly string[]) => Math.min(128, room / texts.length) - 14;
  return [queries, keys].every((texts) => fittingSize(texts, tile(texts)) !== undefined);
}

/** The queries above, the keys below. */
export function twoRows(weights: AttentionWeights, rect: Rect): ArcLayout {
  const { queries, keys, count } = weights;
  const left = count > 1 ? 52 : 0;
  const room = rect.width - left;
  const tile = (texts: readonly string[]) => Math.min(128, room / texts.length) - 14;
  const size = Math.min(...[queries, keys].map((texts) => fittingSize(texts, tile(texts)) ?? 12));
  const heads = headsThatFit(weights, rect.height * 0.4, line);
  const [token, numbers] = [size * 1.3 + 12, heads * line + 6];
  const height = Math.min(rect.height, 2 * token + numbers + 260);
  const top = rect.y + (rect.height - height) / 2;
  const below = top + height - numbers - token;
  const boxes = (texts: readonly string[], y: number) =>
    along(texts.length, rect.x + left, room, 128).map(([x, width]) => ({
      x,
      y,
      width,
      height: token,
    }));
  const [asking, seen] = [boxes(queries, top), boxes(keys, below)];
  const width = Math.min(...[...asking, ...seen].map((box) => box.width));
  return {
    queries: asking,
    keys: seen,
    oneRow: false,
    type: { size, turned: false },
    anchors: { query: "middle", key: "middle" },
    every: 1,
    heads,
    arc: (order, query, key) => {
      const aside = beside(order, heads, width * 0.5);
      const [from, to] = [asking[query] as Rect, seen[key] as Rect];
      const [y1, y2] = [from.y + token + 3, to.y - 3];
      const [x1, x2, y] = [middle(from) + aside, middle(to) + aside, (y1 + y2) / 2];
      return [
        [x1, y1],
        [x1, y],
        [x2, y],
        [x2, y2],
      ];
    },
    thickest: Math.min(8, Math.max(2.5, width * 0.12)),
    number: (order, key) => {
      const box = seen[key] as Rect;
      return { x: box.x, y: box.y + token + 6 + order * line, width: box.width, height: line - 2 };
    },
    headName: (order) => ({
      x: (seen[0]?.x ?? left) - 8,
      y: below + token + 6 + order * line + line / 2 - 1,
      anchor: "end",
      room: 44,
    }),
  };
}

const tileWidth = 46;

/** Two columns: queries on the left, keys with their numbers on the right. */
export function twoColumns(weights: AttentionWeights, rect: Rect): ArcLayout {
  const { queries, keys, count } = weights;
  const most = Math.max(queries.length, keys.length);
  const named = count > 1 ? 20 : 0;
  const room = rect.height - named;
  const tallest = rect.width < phoneWidth ? 44 : 34;
  const pitch = Math.min(tallest, room / most);
  const size = pitch >= 26 ? 15 : pitch >= 18 ? 13 : 12;
  const heads = Math.max(1, Math.min(weights.heads.length, Math.floor((rect.width * 0.42) / 16)));
  const side = Math.max(heads * 14, Math.min(heads * tileWidth, rect.width * 0.34));
  const numberWidth = side / heads;
  const label = (texts: readonly string[]) =>
    Math.min(longest(texts, size) + 16, (rect.width - side - 90) / 2);
  const [left, right] = [label(queries), label(keys)];
  const span = Math.min(300, rect.width - side - left - right - 8);
  const x = rect.x + (rect.width - (left + span + right + side + 8)) / 2;
  const boxes = (texts: readonly string[], at: number, width: number) =>
    along(texts.length, rect.y + named, room, tallest).map(([y, height]) => ({
      x: at,
      y,
      width,
      height,
    }));
  const [asking, seen] = [boxes(queries, x, left), boxes(keys, x + left + span, right)];
  return {
    queries: asking,
    keys: seen,
    oneRow: false,
    type: { size, turned: false },
    anchors: { query: "end", key: "start" },
    every: Math.ceil(14 / pitch),
    heads,
    arc: (order, query, key) => {
      const [from, to] = [asking[query] as Rect, seen[key] as Rect];
      const aside = beside(order, heads, from.height * 0.6);
      const [x1, x2] = [from.x + from.width + 3, to.x - 3];
      const [y1, y2, half] = [centre(from) + aside, centre(to) + aside, (x1 + x2) / 2];
      return [
        [x1, y1],
        [half, y1],
        [half, y2],
        [x2, y2],
      ];
    },
    thickest: Math.min(7, Math.max(2, pitch * 0.24)),
    number: (order, key) => {
      const box = seen[key] as Rect;
      const start = x + left + span + right + 8 + order * numberWidth;
      return { x: start, y: box.y, width: numberWidth - 2, height: box.height };
    },
    headName: (order) => ({
      x: x + left + span + right + 8 + (order + 0.5) * numberWidth - 1,
      y: (seen[0]?.y ?? rect.y) - 10,
      anchor: "middle",
      room: numberWidth,
    }),
  };
}

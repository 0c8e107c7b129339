/** The sentence in large type, in as many lines as it needs, with its numbers below each line. */
import { textWidth } from "../../draw/format.js";
import type { Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { WeightsLayout } from "./layout.js";
import { type AttentionWeights, isSelf } from "./weights.js";

const line = 22;
const nameWidth = 52;

interface Chip {
  readonly x: number;
  readonly line: number;
  readonly width: number;
}

function chipsOf(texts: readonly string[], room: number, size: number, least: number): Chip[] {
  const gap = size >= 22 ? 10 : 6;
  const out: Chip[] = [];
  let [x, line] = [0, 0];
  for (const text of texts) {
    const wanted = Math.max(textWidth(text, size, 600) + size * 0.7, least);
    const width = Math.min(wanted, room);
    if (x > 0 && x + width > room) {
      x = 0;
      line++;
    }
    out.push({ x, line, width });
    x += width + gap;
  }
  return out;
}

const linesOf = (chips: readonly Chip[]): number => (chips.at(-1)?.line ?? -1) + 1;

interface Flow {
  readonly size: number;
  readonly heads: number;
  readonly tile: number;
  readonly asking: readonly Chip[];
  readonly seen: readonly Chip[];
  readonly pitch: { readonly asking: number; readonly seen: number };
  readonly height: number;
}

function flowAt(weights: AttentionWeights, room: number, size: number, heads: number): Flow {
  const least = weights.view.digits ? 44 : 24;
  const tile = Math.round(size * 1.3 + 8);
  const space = size >= 18 ? 18 : 8;
  const pitch = { asking: tile + 6, seen: tile + heads * line + space };
  const asking = isSelf(weights) ? [] : chipsOf(weights.queries, room, size, 0);
  const seen = chipsOf(weights.keys, room, size, least);
  const above = asking.length > 0 ? linesOf(asking) * pitch.asking + 24 : 0;
  const height = above + linesOf(seen) * pitch.seen;
  return { size, heads, tile, asking, seen, pitch, height };
}

/** The largest font size at which the text fits; if none does with all heads, with fewer heads. */
function flowOf(weights: AttentionWeights, room: number, height: number): Flow {
  const sizes = weights.view.width < phoneWidth ? [22, 18, 15, 12] : [30, 26, 22, 18, 15, 12];
  const all = weights.heads.length;
  const counts = Array.from({ length: all }, (_, i) => all - i);
  for (const heads of counts) {
    // Legible type is more important than one more head.
    const legible = heads > 1 ? sizes.filter((size) => size >= 18) : sizes;
    for (const size of legible) {
      const flow = flowAt(weights, room, size, heads);
      if (flow.height <= height) return flow;
    }
  }
  const bare = flowAt(weights, room, 12, 0);
  const squeeze = Math.min(1, height / bare.height);
  const { asking, seen } = bare.pitch;
  return { ...bare, pitch: { asking: asking * squeeze, seen: seen * squeeze } };
}

export function sentenceLayout(weights: AttentionWeights, rect: Rect): WeightsLayout {
  const left = weights.count > 1 ? nameWidth : 0;
  const room = rect.width - left - 4;
  const flow = flowOf(weights, room, rect.height - 4);
  const { size, tile, pitch, heads } = flow;
  const top = rect.y + 2 + Math.max(0, (rect.height - 4 - flow.height) / 2);
  const below = top + (flow.asking.length > 0 ? linesOf(flow.asking) * pitch.asking + 24 : 0);
  const used = Math.max(...[...flow.asking, ...flow.seen].map(({ x, width }) => x + width));
  const x = rect.x + 2 + left + Math.max(0, (room - used) / 2);
  const height = Math.min(tile, pitch.seen - 1, pitch.asking - 1);
  const boxes = (chips: readonly Chip[], y: number, step: number) =>
    chips.map((chip) => ({ x: x + chip.x, y: y + chip.line * step, width: chip.width, height }));
  const keys = boxes(flow.seen, below, pitch.seen);
  const own = flow.asking.length === 0;
  return {
    queries: own ? keys : boxes(flow.asking, top, pitch.asking),
    keys,
    oneRow: own,
    type: { size, turned: false },
    anchors: { query: "middle", key: "middle" },
    every: 1,
    heads,
    number: (order, key) => {
      const box = keys[key] as Rect;
      return { x: box.x, y: box.y + tile + 4 + order * line, width: box.width, height: line - 2 };
    },
    headName: (order) => ({
      x: x - 8,
      y: below + tile + 4 + order * line + line / 2 - 1,
      anchor: "end",
      room: nameWidth - 8,
    }),
  };
}

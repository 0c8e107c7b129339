/** The sentence itself in large type, tinted by what one of its tokens gives the others. */
import type { Mark } from "../player/types.js";
import { elide, format, textWidth } from "../scenes/format.js";
import { mark, text, tile } from "../scenes/marks.js";
import { type Rect, phoneWidth } from "../scenes/step.js";
import { words } from "../scenes/words.js";
import { keyTile, tintOf, wordMark } from "./tokens.js";
import { type Weights, cellOfQuery, headLook, isSelf, largeHead } from "./weights.js";

interface Chip {
  readonly column: number;
  readonly width: number;
  readonly x: number;
  readonly line: number;
}

interface Flow {
  readonly size: number;
  readonly tile: number;
  /** Height of a head's line under a token. */
  readonly head: number;
  readonly heads: number;
  readonly pitch: number;
  readonly chips: readonly Chip[];
  readonly lines: number;
}

const numberLine = 18;

function chipsOf(texts: readonly string[], width: number, size: number, least: number): Chip[] {
  const gap = size >= 22 ? 10 : 6;
  const out: Chip[] = [];
  let [x, line] = [0, 0];
  texts.forEach((label, column) => {
    const wanted = Math.max(textWidth(label, size, 600) + size * 0.7, least);
    const chip = Math.min(wanted, width);
    if (x > 0 && x + chip > width) {
      x = 0;
      line++;
    }
    out.push({ column, width: chip, x, line });
    x += chip + gap;
  });
  return out;
}

/** Large for a sentence, smaller for a page: the first size at which all lines fit. */
function flowOf(weights: Weights, rect: Rect): Flow {
  const { view, count } = weights;
  const sizes = view.width < phoneWidth ? [22, 18, 15, 12] : [30, 26, 22, 18, 15, 12];
  const least = view.digits ? 42 : 24;
  const heads = count > 1 ? weights.heads.length : 0;
  const at = (size: number): Flow => {
    const head = size >= 18 ? 7 : 5;
    const chips = chipsOf(weights.keys, rect.width, size, least);
    const lines = (chips.at(-1)?.line ?? 0) + 1;
    const tile = size * 1.3 + 8;
    const pitch = tile + numberLine + heads * head + (size >= 18 ? 18 : 10);
    return { size, tile, head, heads, pitch, chips, lines };
  };
  const flows = sizes.map(at);
  const fits = flows.find(
    ({ lines, pitch }) => lines * pitch <= rect.height - legendHeight(weights),
  );
  return fits ?? squeezed(flows.at(-1) as Flow, rect.height - legendHeight(weights));
}

/** Where even the smallest type does not fit, the lines stand closer, without lines for the heads. */
const squeezed = (flow: Flow, height: number): Flow => ({
  ...flow,
  heads: 0,
  pitch: Math.max(flow.tile + 2, height / flow.lines),
});

const legendHeight = ({ count }: Weights): number => (count > 1 ? 26 : 0);

export function sentenceMarks(weights: Weights, room: Rect, key = "sentence"): Mark[] {
  const { active, keys, queries, view, count } = weights;
  const own = isSelf(weights);
  const rect = own ? room : { ...room, y: room.y + 28, height: room.height - 28 };
  const flow = flowOf(weights, rect);
  const large = largeHead(weights);
  const { grid, masked, scale } = large.matrix;
  const height = flow.lines * flow.pitch + legendHeight(weights);
  const top = rect.y + Math.max(0, (rect.height - height) / 2);
  const used = Math.max(...flow.chips.map(({ x, width }) => x + width));
  const left = rect.x + (rect.width - used) / 2;
  const numbered = flow.pitch >= flow.tile + numberLine;
  const out = flow.chips.flatMap((chip): Mark[] => {
    const { column, width } = chip;
    const box = { x: left + chip.x, y: top + chip.line * flow.pitch, width, height: flow.tile };
    const cell = grid.cell(active, column);
    const value = grid.value(active, column);
    const come = large.landed(active, column);
    const hidden = masked(active, column);
    const asks = own && column === active;
    const label = {
      box,
      text: elide(keys[column] ?? "", width - 6, flow.size, 600),
      type: { size: flow.size, turned: false },
      anchor: "middle",
      strong: asks,
      quiet: hidden,
      cell: own ? cellOfQuery(large, column) : undefined,
      tint: tintOf(large, active, column),
    } as const;
    const word = wordMark(`${key}/token/${column}`, label);
    const full = keys[column] ?? "";
    const marks = [
      ...keyTile(large, active, column, box, `${key}/key/${column}`),
      word.text === full ? word : { ...word, title: full },
    ];
    if (asks) marks.push(ringAround(`${key}/asks`, box));
    const under = box.y + flow.tile + 10;
    if (view.digits && numbered && (come > 0 || hidden))
      marks.push(
        text(`${key}/number/${column}`, box.x + width / 2, under, shown(value, hidden), {
          anchor: "middle",
          size: 12,
          ink: hidden ? "ink3" : "ink",
          opacity: hidden ? 1 : come,
          cell,
          value,
          scale,
        }),
      );
    else if (come === 0 && !hidden)
      marks.push(
        tile(
          `${key}/number/${column}`,
          { x: box.x, y: under - 8, width, height: 14 },
          {
            cell,
            value,
            scale,
            state: "to-come",
          },
        ),
      );
    return [...marks, ...headLines(weights, flow, box, column, key)];
  });
  const foot = top + flow.lines * flow.pitch + 12;
  const asking = own ? [] : [askingMark(queries[active] ?? "", room, key)];
  return [
    ...out,
    ...asking,
    ...(count > 1 && flow.heads > 0 ? legend(weights, rect, foot, key) : []),
  ];
}

const shown = (value: number, hidden: boolean): string =>
  hidden && value === 0 ? "0" : format(value, 3);

const ringAround = (key: string, { x, y, width, height }: Rect): Mark =>
  mark("ring", key, { x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, { radius: 5 });

/** A line a head under the token, tinted by what that head gives it. */
function headLines(weights: Weights, flow: Flow, box: Rect, column: number, key: string): Mark[] {
  const { active } = weights;
  const top = box.y + flow.tile + numberLine + 2;
  return weights.heads.slice(0, flow.heads).flatMap(({ head, matrix, landed }, order): Mark[] => {
    const { grid, masked, scale } = matrix;
    const cell = grid.cell(active, column);
    const come = landed(active, column);
    const hidden = masked(active, column);
    if (come === 0 && !hidden) return [];
    const line = { x: box.x, y: top + order * flow.head, width: box.width, height: flow.head - 2 };
    const state = hidden ? "masked" : "value";
    const value = grid.value(active, column);
    const opacity = hidden ? 1 : come;
    return [
      tile(`${key}/head/${head}/${column}`, line, { cell, value, scale, state }, { opacity }),
    ];
  });
}

/** Which line is which head, from top to bottom. */
function legend(weights: Weights, rect: Rect, y: number, key: string): Mark[] {
  const { view, heads, count } = weights;
  const say = words[view.language];
  const strong = Math.min(view.head, count - 1);
  const pitch = Math.min(72, rect.width / heads.length);
  const left = rect.x + (rect.width - pitch * heads.length) / 2;
  return heads.map(({ head }, i) => {
    const full = say.head(head + 1);
    const name = textWidth(full, 12, 600) + 6 <= pitch ? full : String(head + 1);
    const { ink } = headLook(weights, head);
    return text(`${key}/name/${head}`, left + (i + 0.5) * pitch, y, name, {
      anchor: "middle",
      ink,
      weight: head === strong ? 600 : 400,
    });
  });
}

/** In cross-attention the token that asks is not in the sentence it looks at. */
function askingMark(label: string, rect: Rect, key: string): Mark {
  return text(`${key}/asking`, rect.x + rect.width / 2, rect.y + 12, `${label} →`, {
    anchor: "middle",
    size: 15,
    weight: 600,
    ink: "ink",
    room: rect.width - 16,
  });
}

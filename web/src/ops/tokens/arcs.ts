/**
 * The arcs of the opening picture. Those of one token are in full colour, each from the token that
 * looks to the one it looks at, with its share on it; all others are faint.
 */
import type { Experiment } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import type { View } from "../../types/scene.js";
import { formatShare, textWidth } from "../../draw/format.js";
import { grown, line, mark, text, tile } from "../../draw/marks.js";
import { mix } from "../../draw/motion.js";
import { matrixAt } from "../../scene/matrix.js";
import { matrixMark, place } from "../../scene/placed.js";
import { stepOf } from "../../scene/step.js";
import { words } from "../../scene/words.js";
import { type Cubic, type Point, cubics, pointAt, tip } from "../attention_views/curves.js";
import { type Arc, type Cover, type CoverHead, strongestOf } from "./cover.js";

/** What the arcs are drawn over: the boxes of the tokens, and how much of the picture has appeared. */
export interface Place {
  readonly experiment: Experiment;
  readonly view: View;
  readonly boxes: readonly Rect[];
  readonly share: number;
}

/** The room for the names of several heads above the arcs. */
const legendRoom = 28;

/** The least room for arcs above the first line. */
export const leastRoom = (heads: number): number => 56 + (heads > 1 ? legendRoom : 0);

const least = 18;

/** The height of the widest arc, by its reach. */
const riseOf = (reach: number, view: View): number =>
  Math.min(220, view.height * 0.42, least + reach * 0.4);

/** The room that the arcs of one line need above the first line. */
export const roomAbove = (width: number, view: View, heads: number): number =>
  riseOf(width, view) + 20 + (heads > 1 ? legendRoom : 0);

/** Arcs of every token in a short sentence; on several lines they would be a tangle. */
export const isFlat = (boxes: readonly Rect[]): boolean =>
  boxes.every(({ y }) => y === boxes[0]?.y);

/** How many of its arcs a token has, by the length of the sentence. */
const mostArcs = (tokens: number): number => (tokens <= 16 ? tokens : 5);
const mostFaint = (tokens: number): number => (tokens <= 8 ? tokens : 3);

function around(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const centreOf = ({ x, width }: Rect): number => x + width / 2;

type Way = (from: number, to: number, aside?: number) => Cubic;

/** The curves between tokens: above their common line, or from line to line. */
function waysOver({ boxes, view }: Place, heads: number): Way {
  const tops = [...new Set(boxes.map(({ y }) => y))];
  const { width: widest } = around(boxes);
  const headroom = ({ y, height }: Rect): number => {
    const above = tops[tops.indexOf(y) - 1];
    if (above !== undefined) return y - above - height - 6;
    return y - 16 - (heads > 1 ? legendRoom : 0);
  };
  return (i, j, aside = 0) => {
    const [from, to] = [boxes[i] as Rect, boxes[j] as Rect];
    if (from.y !== to.y) return between(from, to, aside);
    const top = Math.max(0, Math.min(riseOf(widest, view), headroom(from)));
    const reach = Math.abs(centreOf(to) - centreOf(from)) / widest;
    return arch(from, to, aside, mix(Math.min(least, top), top, reach));
  };
}

/** Leaves the token at the side on which the other one is. */
function arch(from: Rect, to: Rect, aside: number, height: number): Cubic {
  const [a, b] = [centreOf(from), centreOf(to) + aside];
  const start = a + aside + Math.sign(b - a) * Math.min(12, from.width / 4);
  const base = from.y - 4;
  const crown = base - (height * 4) / 3;
  return [
    [start, base],
    [start, crown],
    [b, crown],
    [b, base],
  ];
}

function between(from: Rect, to: Rect, aside: number): Cubic {
  const down = from.y < to.y;
  const below = ({ y, height }: Rect) => y + height + 4;
  const above = ({ y }: Rect) => y - 4;
  const [a, b] = [centreOf(from), centreOf(to) + aside];
  const [y1, y2] = down ? [below(from), above(to)] : [above(from), below(to)];
  const middle = (y1 + y2) / 2;
  return [
    [a, y1],
    [a, middle],
    [b, middle],
    [b, y2],
  ];
}

/** An arc with its head, thicker where the share is larger. */
function arcMarks(
  key: string,
  way: Cubic,
  { row, column, weight }: Arc,
  { grid, ink }: CoverHead,
  opacity: number,
): Mark[] {
  const extra = {
    ink,
    opacity: opacity * (0.45 + 0.55 * Math.min(1, weight) ** 0.65),
    sources: [grid.cell(row, column)],
    value: weight,
    scale: "weight",
  } as const;
  const thickness = 1.25 + 5 * Math.min(1, weight);
  const pointed = { ...extra, thickness: Math.min(3.5, Math.max(1.75, thickness * 0.7)) };
  return [
    cubics(key, [way], { ...extra, thickness }),
    tip(`${key}/tip`, way, 6 + thickness * 0.9, pointed),
  ];
}

/** The arcs of the other tokens in this head, and those of the token in the other heads. */
function faintMarks({ heads, head, row }: Cover, at: Place, way: Way): Mark[] {
  const { boxes, share } = at;
  const count = boxes.length;
  const rows = Array.from({ length: count }, (_, other) => other).filter((one) => one !== row);
  const others = rows.flatMap((one) =>
    strongestOf(head, one, count, mostFaint(count)).flatMap(({ column }): Mark[] => {
      const look = { ink: "line2", thickness: 1, opacity: 0.8 * share } as const;
      const key = `cover/faint/${one}/${column}`;
      const curve = way(one, column);
      return [cubics(key, [curve], look), tip(`${key}/tip`, curve, 5, look)];
    }),
  );
  const elsewhere = heads.flatMap((other, i) => {
    if (other === head) return [];
    const look = { ink: other.ink, thickness: 1.5, opacity: 0.3 * share } as const;
    const aside = (i < heads.indexOf(head) ? -1 : 1) * 6;
    return strongestOf(other, row, count, 1).map(({ column }) =>
      cubics(`cover/other/${i}`, [way(row, column, aside)], look),
    );
  });
  return [...others, ...elsewhere];
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where along its arc a share may stand: on the crown, or beside it if another stands there. */
const stands = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78] as const;

const tileHeight = 20;

/** A share, centred at a point. */
function shareTile({ head, row }: Cover, column: number, at: Place, [x, y]: Point): Mark {
  const { view, share } = at;
  const [cell, value] = [head.grid.cell(row, column), head.grid.value(row, column)];
  const digits = formatShare(value);
  const width = textWidth(digits, 13, 500) + 12;
  const box = { x: x - width / 2, y: y - tileHeight / 2, width, height: tileHeight };
  const pinned = view.pinned?.node === cell.node && view.pinned.index === cell.index;
  const state = pinned ? "pinned" : "value";
  const look = { opacity: share, size: 13, weight: 500 } as const;
  return tile(
    `cover/share/${cell.index}`,
    box,
    { cell, value, scale: "weight", text: digits, state },
    look,
  );
}

/** Shares on the crowns of their arcs, the largest first; one without a free place is left out. */
function shareMarks(cover: Cover, arcs: readonly Arc[], at: Place, way: Way): Mark[] {
  const { head, row } = cover;
  const out: Mark[] = [];
  const stand = (column: number, places: readonly Point[]): void => {
    const free = places
      .map((point) => shareTile(cover, column, at, point))
      .find((box) => ![...at.boxes, ...out].some((other) => overlap(grown(box, 1), other)));
    if (free) out.push(free);
  };
  const own = at.boxes[row];
  // What a token keeps for itself has no arc, so it stands below the token.
  if (own && head.grid.value(row, row) > 0 && !head.hidden(row, row))
    stand(row, [[centreOf(own), own.y + own.height + 6 + tileHeight / 2]]);
  for (const { column } of arcs) {
    const curve = way(row, column);
    stand(
      column,
      stands.map((along) => pointAt(curve, along)),
    );
  }
  return out;
}

/** Behind the tokens: the share that each has, and a ring around the one that looks. */
function tokenTiles({ head, row }: Cover, { boxes, share }: Place): Mark[] {
  const tiles = boxes.slice(0, head.grid.columns).map((box, column) => {
    const [cell, value] = [head.grid.cell(row, column), head.grid.value(row, column)];
    const state = head.hidden(row, column) ? "masked" : "value";
    return tile(
      `cover/tile/${column}`,
      box,
      { cell, value, scale: "weight", state },
      { opacity: share },
    );
  });
  const own = boxes[row];
  const ring = { ink: "ink", thickness: 2, radius: 6, opacity: share } as const;
  return own ? [...tiles, mark("ring", "cover/looks", grown(own, 2), ring)] : tiles;
}

/** The names of the heads; a click on one shows its arcs. */
function legendMarks(
  { heads, head: shown, row }: Cover,
  { view, boxes, share: opacity }: Place,
): Mark[] {
  if (heads.length === 1) return [];
  const named = heads.map((_, i) => words[view.language].head(i + 1));
  const roomy = named.reduce((sum, name) => sum + textWidth(name, 12, 600) + 42, 0);
  // Without room for all names, numbers.
  const fits = roomy - 18 <= view.width;
  const [indent, between] = fits ? [24, 18] : [14, 8];
  let x = 0;
  return heads.flatMap((head, i): Mark[] => {
    const full = named[i] ?? "";
    const name = fits ? full : String(i + 1);
    const left = x;
    x += indent + textWidth(name, 12, 600) + between;
    if (x - between > view.width) return [];
    const column = strongestOf(head, row, boxes.length, 1)[0]?.column ?? row;
    const active = head === shown;
    const look = { ink: active ? "ink" : "ink2", weight: active ? 600 : 400 } as const;
    const title = fits ? {} : { title: full };
    const written = text(`cover/head/${i}`, left + indent, 10, name, {
      ...look,
      ...title,
      opacity,
    });
    const key = [
      [left + 2, 10],
      [left + indent - 6, 10],
    ] as const;
    return [
      line(`cover/head/${i}/line`, key, { ink: head.ink, thickness: active ? 4 : 2, opacity }),
      { ...written, cell: head.grid.cell(row, column) },
    ];
  });
}

/** A table for keyboard and screen readers, over the tokens. */
function tableMark({ head }: Cover, { experiment, view, boxes }: Place): Mark {
  const { node, selection } = head.grid;
  const matrix = matrixAt(stepOf(experiment, node), node, { ...view, ...selection }, "cover");
  const box = around(boxes);
  const width = box.width / matrix.columns;
  const placed = place(matrix, { ...box, width }, view);
  return { ...matrixMark(placed, view.language), ...box };
}

/** All that is drawn behind the tokens, and the shares before them. */
export function coverMarks(cover: Cover, at: Place): { behind: Mark[]; before: Mark[] } {
  const { head, heads, row } = cover;
  const { boxes, share } = at;
  const way = waysOver(at, heads.length);
  const arcs = strongestOf(head, row, boxes.length, mostArcs(boxes.length));
  return {
    behind: [
      ...legendMarks(cover, at),
      ...(isFlat(boxes) ? faintMarks(cover, at, way) : []),
      ...tokenTiles(cover, at),
      // The strongest on top.
      ...arcs
        .toReversed()
        .flatMap((arc) =>
          arcMarks(
            `cover/${head.grid.cell(row, arc.column).index}`,
            way(row, arc.column),
            arc,
            head,
            share,
          ),
        ),
    ],
    before: [...shareMarks(cover, arcs, at, way), tableMark(cover, at)],
  };
}

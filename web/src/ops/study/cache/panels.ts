/** The sentence so far with the cache, and without it: the same numbers, kept or made again. */
import { format } from "../../../draw/format.js";
import { grown, line, mark, text } from "../../../draw/marks.js";
import { progress } from "../../../draw/motion.js";
import { rowMarks } from "../../../scene/cells.js";
import { headMarks } from "../../../scene/head.js";
import {
  type Placed,
  type RowLook,
  areaOf,
  boxOf,
  heightOf,
  matrixMark,
  widthOf,
} from "../../../scene/placed.js";
import { arriving, arrivingRow, ringedRow } from "../../../scene/stagecraft.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Panel } from "./layout.js";
import type { WordMoment } from "./timing.js";
import { cacheWords } from "./words.js";

const toCome: RowLook = arrivingRow(0);
/** Out of reach, without its −∞. */
const hatched = { bare: true };

/** The row of a matrix from its first cell to its last, or to the one at `columns`. */
function rowBox(m: Placed, row: number, columns = m.columns): Rect {
  const { x, y, height } = boxOf(m, row, 0);
  const { x: last, width } = boxOf(m, row, columns - 1);
  return { x, y, width: last + width - x, height };
}

/** How far one of `rows` rows has come that follow each other in a share of 0 to 1. */
const inTurn = (share: number, row: number, rows: number): number =>
  progress(share, { start: row / (rows + 1), length: 2 / (rows + 1) });

/** A score appears as the product of the query with one key after another. */
const scoreRow =
  (row: number, share: number): RowLook =>
  (column) =>
    column > row ? hatched : arriving(inTurn(share, column, row + 1));

function headsOf({ keys, values, scores, ...panel }: Panel, word: number): Mark[] {
  return [keys, values, scores].flatMap((m, i) =>
    headMarks(m, {
      columnLabels: false,
      rowLabels: i === 0 && panel.labelWidth > 0,
      labelWidth: panel.labelWidth,
      row: word,
      room: widthOf(m) + panel.gap - 2,
    }),
  );
}

function titles(panel: Panel, title: string, note: string, strong: boolean): Mark[] {
  const { x, y, width } = panel.rect;
  const heading = text(`${panel.key}/title`, x, y + 10, title, {
    size: 15,
    weight: 600,
    ink: strong ? "ink" : "ink2",
  });
  const after = text(`${panel.key}/note`, heading.x + heading.width + 10, y + 11, note, {
    ink: "ink3",
  });
  return after.x + after.width <= x + width ? [heading, after] : [heading];
}

/** What became of keys and values; and of scores, where there is room for both. */
function captions(
  { key, keys, scores, ...panel }: Panel,
  below: readonly [string, string],
): Mark[] {
  if (!panel.captioned) return [];
  const y = keys.y + heightOf(keys) + 16;
  const end = scores.x + widthOf(scores);
  const first = text(`${key}/caption/keys`, keys.x, y, below[0], {
    ink: "ink2",
    room: end - keys.x,
  });
  const second = text(`${key}/caption/scores`, scores.x, y, below[1], { ink: "ink3" });
  const fits = first.x + first.width + 12 <= second.x && second.x + second.width <= end + 24;
  return fits ? [first, second] : [first];
}

/** The shelf of what is kept: open at the top, as rows are added. */
function shelf({ keys, values }: Panel, word: number): Mark[] {
  if (word === 0) return [];
  const out = 3;
  const [left, right] = [keys.x - out, values.x + widthOf(values) + out];
  const last = boxOf(keys, word - 1, 0);
  const [top, bottom] = [keys.y - out, last.y + last.height + Math.min(out, keys.rowGap / 2 + 1)];
  const points = [
    [left, top],
    [left, bottom],
    [right, bottom],
    [right, top],
  ] as const;
  return [line("with/shelf", points, { ink: "ink", thickness: 1.5 })];
}

/** Scores of earlier words have been used: their outlines remain, all in one path. */
function outlines(scores: Placed, word: number): Mark[] {
  if (word === 0) return [];
  const boxes = Array.from({ length: word }, (_, row) =>
    Array.from({ length: row + 1 }, (_, column) => boxOf(scores, row, column)),
  ).flat();
  const path = boxes
    .map(
      ({ x, y, width, height }) =>
        `M${x + 0.5} ${y + 0.5}h${width - 1}v${height - 1}h${1 - width}Z`,
    )
    .join("");
  const used = mark("path", "with/used", areaOf(scores), { path, ink: "line2", thickness: 1 });
  return [{ ...used, height: (boxes.at(-1)?.y ?? 0) - scores.y }];
}

/** Around the new row, and behind it. */
function newRow({ key, rect, keys, values, scores }: Panel, { word, row }: WordMoment): Mark[] {
  const { y, height } = boxOf(keys, word, 0);
  const whole = { x: rect.x, y, width: scores.x + widthOf(scores) - rect.x, height };
  const band = mark("band", `band/${key}`, grown(whole, 3), { ink: "band" });
  if (key === "without" || keys.cellHeight < 5) return [band];
  const ring = (m: Placed, name: string) =>
    mark("ring", `with/ring/${name}`, grown(rowBox(m, word), 2), { opacity: row });
  return [band, ring(keys, "keys"), ring(values, "values")];
}

/** With the cache: earlier keys and values stand, one row of each and of scores is new. */
export function withMarks(panel: Panel, view: View, moment: WordMoment): Mark[] {
  const { word, row, scores: scored } = moment;
  const { keys, values, scores } = panel;
  const say = cacheWords[view.language];
  const vector = (m: Placed) =>
    rowMarks(m, (at) => (at > word ? toCome : ringedRow(m, view, at, at < word ? 1 : row)));
  const score = rowMarks(scores, (at) => {
    if (at > word) return toCome;
    if (at === word) return scoreRow(at, scored);
    return (column) => (column > at ? hatched : undefined);
  });
  const [band, ...rings] = newRow(panel, moment) as [Mark, ...Mark[]];
  return [
    band,
    ...titles(panel, say.withCache, say.oneRow, true),
    ...headsOf(panel, word),
    ...[keys, values, scores].map((m) => matrixMark(m, view.language)),
    ...vector(keys),
    ...vector(values),
    ...outlines(scores, word),
    ...score,
    ...shelf(panel, word),
    ...rings,
    ...captions(panel, [say.kept(word), word > 0 ? say.unasked : ""]),
  ];
}

/** A row that is computed again: grey, for its numbers are known. */
function greyRow(m: Placed, row: number, columns: number, opacity: number): Mark[] {
  if (opacity <= 0) return [];
  const key = `${m.key}/again/${row}`;
  const look = { ink: "line", radius: 3, opacity } as const;
  if (!m.digits) return [mark("bar", key, rowBox(m, row, columns), look)];
  const { decimals, size } = m.digits;
  return Array.from({ length: columns }, (_, column) => {
    const box = boxOf(m, row, column);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const value = m.grid.value(row, column);
    const digits = {
      anchor: "middle",
      ink: "ink3",
      size,
      opacity,
      cell: m.grid.cell(row, column),
    } as const;
    return [
      mark("bar", `${key}/${column}`, box, look),
      text(`${key}/${column}/value`, middle.x, middle.y, format(value, decimals), {
        ...digits,
        value,
      }),
    ];
  }).flat();
}

/** Without the cache: every row up to the new one is computed again. */
export function withoutMarks(panel: Panel, view: View, moment: WordMoment): Mark[] {
  const { word, again, row, scores: scored } = moment;
  const { keys, values, scores } = panel;
  const say = cacheWords[view.language];
  const opacity = (at: number) => inTurn(again, at, word);
  const vector = (m: Placed) => [
    ...rowMarks(m, (at) => {
      if (at > word) return toCome;
      if (at === word) return arrivingRow(row);
      return opacity(at) > 0 ? () => undefined : toCome;
    }),
    ...Array.from({ length: word }, (_, at) => greyRow(m, at, m.columns, opacity(at))).flat(),
  ];
  const score = rowMarks(scores, (at) => {
    if (at > word) return toCome;
    if (at === word) return scoreRow(at, scored);
    return (column) => {
      if (column > at) return hatched;
      return opacity(at) > 0 ? undefined : arriving(0);
    };
  });
  const known = Array.from({ length: word }, (_, at) => greyRow(scores, at, at + 1, opacity(at)));
  return [
    ...newRow(panel, moment),
    ...titles(panel, say.without, say.rowsAgain, false),
    ...headsOf(panel, word),
    ...vector(keys),
    ...vector(values),
    ...score,
    ...known.flat(),
    ...captions(panel, [word > 0 ? say.forgotten : "", say.known(word)]),
  ];
}

/** The weights of the first draw over the words of the sentence, without the root and with it. */
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Language } from "../../../types/graph.js";
import type { View } from "../../../types/scene.js";
import type { Measured, Spread } from "./data.js";
import type { SpreadLayout } from "./layout.js";
import type { Measure } from "./names.js";
import { spreadWords } from "./words.js";

const HEAD = 26;
const FOOT = 62;
/** Lower lines have no words; where the averages would make them so low, there are none. */
const LEGIBLE = 9;
const TALLEST = 36;
const BETWEEN = 20;

interface Table {
  readonly rect: Rect;
  readonly names: number;
  readonly line: number;
  /** Whether there is room for the averages. */
  readonly foot: boolean;
  /** The left edge of a column of bars, and how wide it is. */
  readonly column: (scaled: boolean) => Rect;
}

function tableOf({ keys, words }: Spread, rect: Rect, language: Language): Table {
  const say = spreadWords[language];
  const footNames = [say.largest, say.slope].map((name) => textWidth(name, 12));
  const widest = Math.max(...words.slice(0, keys).map((word) => textWidth(word, 12)), ...footNames);
  const names = Math.min(widest, rect.width * 0.34) + 12;
  const lineOf = (room: number) => Math.min(TALLEST, (rect.height - HEAD - room) / keys);
  const foot = lineOf(FOOT) >= LEGIBLE;
  const line = Math.max(2, lineOf(foot ? FOOT : 0));
  const width = (rect.width - names - BETWEEN) / 2;
  return {
    rect,
    names,
    line,
    foot,
    column: (scaled) => ({
      x: rect.x + names + (scaled ? width + BETWEEN : 0),
      y: rect.y + HEAD,
      width,
      height: keys * line,
    }),
  };
}

/** Between two widths of the film a weight is drawn between its two numbers; at rest it is one of them. */
function weightAt(spread: Spread, scaled: boolean, row: number, key: number): Measured {
  const whole = Math.floor(row);
  const { value, cell } = spread.weight(scaled, whole, key);
  if (row === whole) return { value, cell };
  return { value: mix(value, spread.weight(scaled, whole + 1, key).value, row - whole), cell };
}

function columnMarks(
  spread: Spread,
  table: Table,
  scaled: boolean,
  row: number,
  shown: number,
  view: View,
): Mark[] {
  if (shown === 0) return [];
  const { x, y, width } = table.column(scaled);
  const key = scaled ? "spread/scaled" : "spread/plain";
  const say = spreadWords[view.language];
  const digits = textWidth("0.00", 12) + 8;
  const thick = Math.min(16, table.line - 2);
  const name = text(`${key}/name`, x, table.rect.y + 10, scaled ? say.scaled : say.plain, {
    size: 13,
    weight: 600,
    room: width,
    opacity: shown,
  });
  const rows = Array.from({ length: spread.keys }, (_, at) => {
    const { value, cell } = weightAt(spread, scaled, row, at);
    const middle = y + (at + 0.5) * table.line;
    const box = {
      x,
      y: middle - thick / 2,
      width: (width - digits) * value * shown,
      height: thick,
    };
    const atRest = row === Math.floor(row);
    return [
      mark("bar", `${key}/bar/${at}`, box, { ink: "ink", radius: Math.min(3, thick / 2) }),
      ...(view.digits && atRest && table.line >= 11
        ? [
            text(`${key}/value/${at}`, box.x + box.width + 6, middle, value.toFixed(2), {
              ink: "ink2",
              value,
              cell,
              opacity: shown,
              figure: true,
            }),
          ]
        : []),
    ];
  }).flat();
  return [name, ...rows];
}

function nameMarks({ keys, words }: Spread, { rect, names, line, column }: Table): Mark[] {
  if (line < LEGIBLE) return [];
  const { y } = column(false);
  return Array.from({ length: keys }, (_, at) =>
    text(`spread/word/${at}`, rect.x + names - 12, y + (at + 0.5) * line, words[at] ?? "", {
      anchor: "end",
      room: names - 12,
      size: Math.min(12, line),
    }),
  );
}

/** Averages over all draws, below the bars. */
function footMarks(spread: Spread, table: Table, row: number, shown: number, view: View): Mark[] {
  if (!view.digits || !table.foot) return [];
  const say = spreadWords[view.language];
  const { rect, names } = table;
  const y = table.column(false).y + table.column(false).height + 18;
  const whole = Math.floor(row);
  const line = (measure: Measure, name: string, down: number) => [
    text(`spread/${measure}`, rect.x + names - 12, y + down, name, {
      anchor: "end",
      ink: "ink2",
      room: names - 12,
    }),
    ...[false, true].map((scaled) => {
      const { value, cell } = spread.measure(scaled, whole, measure);
      return text(
        `spread/${measure}/${scaled ? 1 : 0}`,
        table.column(scaled).x,
        y + down,
        value.toFixed(2),
        {
          weight: 600,
          size: 13,
          value,
          cell,
          opacity: scaled ? shown : 1,
        },
      );
    }),
  ];
  return [
    mark(
      "rule",
      "spread/rule",
      { x: rect.x, y: y - 12, width: rect.width, height: 1 },
      { ink: "line" },
    ),
    ...line("largest", say.largest, 4),
    ...line("slope", say.slope, 26),
  ];
}

/** `row` is a row of the node, with what lies between two; `folded` is how far the root is applied. */
export function barsMarks(
  spread: Spread,
  view: View,
  { side }: SpreadLayout,
  row: number,
  folded: number,
): Mark[] {
  const table = tableOf(spread, side, view.language);
  return [
    ...nameMarks(spread, table),
    ...columnMarks(spread, table, false, row, 1, view),
    ...columnMarks(spread, table, true, row, folded, view),
    ...footMarks(spread, table, row, folded, view),
  ];
}

/**
 * Where the words of both sentences stand: one above the other where each fits on a line, otherwise as
 * two columns, which hold sentences of any length.
 */
import { elide, textWidth } from "../../../draw/format.js";
import { isPunctuation } from "../../../draw/marks.js";
import type { Rect } from "../../../types/frame.js";
import type { Cubic } from "../../attention_views/curves.js";
import type { Word } from "./reading.js";

export interface Placed extends Rect {
  /** The word, shortened where it is too long. */
  readonly label: string;
}

export interface Side {
  readonly size: number;
  readonly words: readonly Placed[];
}

export interface Layout {
  readonly kind: "rows" | "columns";
  readonly room: Room;
  readonly source: Side;
  readonly answer: Side;
  /** Where the explanation stands. */
  readonly foot: number;
  /** Where the picture ends, which may be below its room. */
  readonly bottom: number;
  /** From a word of the sentence to another; one that is `told` leaves room for its share on its crown. */
  readonly arc: (from: number, to: number, told?: boolean) => Cubic;
  /** From a word of the answer to one of the sentence; its end leaves room for an arrowhead. */
  readonly link: (answer: number, source: number, head: number) => Cubic;
  /** The direction in which arcs, and links, arrive. */
  readonly arrives: { readonly arc: Direction; readonly link: Direction };
}

export type Direction = readonly [number, number];

/** Where the picture is drawn. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room below the picture for the explanation. */
const FOOT = 32;
/** Below this width both sentences are columns. */
const NARROW = 560;

const SOURCE_SIZES = [22, 21, 20, 19, 18, 17, 16, 15] as const;
const ANSWER_SIZES = [24, 23, 22, 21, 20, 19, 18, 17, 16, 15] as const;

export function layoutOf(source: readonly Word[], answer: readonly Word[], room: Room): Layout {
  const lines =
    room.width < NARROW
      ? undefined
      : {
          source: lineOf(source, SOURCE_SIZES, room),
          answer: lineOf(answer, ANSWER_SIZES, room),
        };
  return lines?.source && lines.answer
    ? rows(lines.source, lines.answer, room)
    : columns(source, answer, room);
}

/** The widths of words on one line, and where each begins. */
interface Line {
  readonly size: number;
  readonly words: readonly { readonly x: number; readonly width: number; readonly label: string }[];
}

/** At the largest size at which all fit; undefined if they do at none. */
function lineOf(
  words: readonly Word[],
  sizes: readonly number[],
  { x: left, width: room }: Room,
): Line | undefined {
  for (const size of sizes) {
    const line = setAt(words, size);
    const last = line.at(-1);
    const width = last ? last.x + last.width : 0;
    if (width <= room - 8)
      return {
        size,
        words: line.map((word) => ({ ...word, x: left + word.x + (room - width) / 2 })),
      };
  }
  return undefined;
}

function setAt(words: readonly Word[], size: number): Line["words"] {
  const [pad, gap] = [size * 0.27, size * 0.2];
  let end = 0;
  return words.map(({ text }, i) => {
    // A mark belongs to the word before it.
    const isMark = i > 0 && isPunctuation(text);
    const own = isMark && !/[，。！？；：]/u.test(text) ? 1 : pad;
    const x = isMark ? end - (own === 1 ? pad - 1 : 0) : end + (i > 0 ? gap : 0);
    const label = elide(text, size * 14, size, 500);
    const width = Math.max(textWidth(label, size, 500), 8) + 2 * own;
    end = x + width;
    return { x, width, label };
  });
}

function rows(source: Line, answer: Line, whole: Room): Layout {
  const { width, height } = whole;
  const room = height - FOOT;
  const [high, low] = [Math.round(source.size * 1.75), Math.round(answer.size * 1.75)];
  const note = 32;
  const spare = Math.max(0, room - high - low - note);
  const between = Math.min(124, Math.max(52, spare * 0.4));
  const above = Math.min(250, Math.max(70, spare - between));
  const top = whole.y + Math.max(0, (spare - between - above) / 2) + above;
  const below = top + high + between;
  const place = (line: Line, y: number, height: number): Placed[] =>
    line.words.map((word) => ({ ...word, y, height }));
  const [upper, lower] = [place(source, top, high), place(answer, below, low)];
  const centre = ({ x, width }: Rect) => x + width / 2;
  const most = ((above - 22) * 4) / 3;
  return {
    kind: "rows",
    room: whole,
    source: { size: source.size, words: upper },
    answer: { size: answer.size, words: lower },
    foot: whole.y + height - FOOT,
    bottom: whole.y + height,
    arc: (from, to, told = false) => {
      const [a, b] = [upper[from], upper[to]].map((box) => (box ? centre(box) : 0)) as [
        number,
        number,
      ];
      const reach = Math.abs(a - b);
      const usual = Math.min(most, 30 + reach * 0.5, 90 + (reach / width) * 190);
      const rise = told ? Math.max(usual, LEAST_RISE) : usual;
      const base = top - 4;
      return [
        [a, base],
        [a, base - rise],
        [b, base - rise],
        [b, base],
      ];
    },
    link: (from, to, head) => {
      const [a, b] = [lower[from], upper[to]].map((box) => (box ? centre(box) : 0)) as [
        number,
        number,
      ];
      const [y1, y0] = [below - 2, top + high + 3];
      const bend = Math.min(48, (y1 - y0) / 2);
      return [
        [a, y1],
        [a, y1 - bend],
        [b, y0 + bend],
        [b, y0 + head],
      ];
    },
    arrives: { arc: [0, 1], link: [0, -1] },
  };
}

/** How far an arc goes at least that has its share on its crown. */
const LEAST_RISE = 64;
const LEAST_PITCH = 23;
const LEAST_ARCS = 56;
const LEAST_BETWEEN = 44;
const MOST_PITCH = 36;

function columns(source: readonly Word[], answer: readonly Word[], room: Room): Layout {
  const { width } = room;
  const count = Math.max(source.length, answer.length, 1);
  const pitch = Math.min(MOST_PITCH, Math.max(LEAST_PITCH, (room.height - FOOT - 8) / count));
  const size = Math.min(19, Math.round(pitch * 0.6));
  const wideOf = (text: string) => Math.max(textWidth(text, size, 500), 8) + 14;
  const widest = (words: readonly Word[]) => Math.max(48, ...words.map(({ text }) => wideOf(text)));
  const note = Math.min(96, width * 0.22);
  // A column may be wider where the other one leaves it the room.
  const share = width * 0.3;
  const both = width - note - LEAST_ARCS - LEAST_BETWEEN;
  const beside = (taken: number) => Math.max(share, both - taken);
  const left = Math.min(widest(source), beside(Math.min(widest(answer), share)));
  const right = Math.min(widest(answer), beside(left));
  const free = width - left - right - note;
  const arcs = Math.min(170, Math.max(LEAST_ARCS, free * 0.5));
  const between = Math.min(190, Math.max(LEAST_BETWEEN, free - arcs));
  const spare = Math.max(0, width - arcs - left - between - right - note);
  const from = room.x + spare / 2 + arcs;
  const box = (word: Word, i: number, x: number, column: number, align: number): Placed => {
    const fits = wideOf(word.text) <= column;
    const text = fits ? word.text : elide(word.text, column - 14, size, 500);
    const own = wideOf(text);
    return {
      x: x + (left - own) * align,
      y: room.y + 4 + i * pitch,
      width: own,
      height: pitch - 4,
      label: text,
    };
  };
  const first = source.map((word, i) => box(word, i, from, left, 0.5));
  const second = answer.map((word, i) => box(word, i, from + left + between, right, 0));
  const middle = ({ y, height }: Rect) => y + height / 2;
  const bottom = room.y + Math.max(room.height, 8 + count * pitch + FOOT);
  return {
    kind: "columns",
    room,
    source: { size, words: first },
    answer: { size, words: second },
    foot: bottom - FOOT,
    bottom,
    arc: (row, column, told = false) => {
      const [a, b] = [first[row], first[column]] as [Placed, Placed];
      const reach = Math.abs(a.y - b.y) / (count * pitch);
      const out = Math.min(((arcs - 14) * 4) / 3, 22 + reach * arcs * 1.7);
      const usual = Math.min(a.x, b.x) - out;
      const edge = told ? Math.min(usual, from - LEAST_RISE) : usual;
      return [
        [a.x - 3, middle(a)],
        [edge, middle(a)],
        [edge, middle(b)],
        [b.x - 3, middle(b)],
      ];
    },
    link: (row, column, head) => {
      const [a, b] = [second[row], first[column]] as [Placed, Placed];
      const [x1, x0] = [a.x - 2, b.x + b.width + 4];
      const bend = (x1 - x0) * 0.4;
      return [
        [x1, middle(a)],
        [x1 - bend, middle(a)],
        [x0 + bend, middle(b)],
        [x0 + head, middle(b)],
      ];
    },
    arrives: { arc: [1, 0], link: [-1, 0] },
  };
}

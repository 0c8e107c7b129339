/**
 * Where the words and the rows of the heads stand: the words on a line with a row for each head below, or,
 * where they do not fit, one below the other with a column for each head beside them.
 */
import { elide, textWidth } from "../../../draw/format.js";
import type { Rect } from "../../../types/frame.js";
import type { Cubic, Point } from "../../attention_views/curves.js";
import type { StoryWord } from "./reading.js";

export interface PlacedWord extends Rect {
  readonly label: string;
}

export interface StoryLayout {
  readonly kind: "line" | "column";
  readonly size: number;
  readonly words: readonly PlacedWord[];
  /** The weight of a head, counted from 0, for a word. */
  readonly cell: (head: number, word: number) => Rect;
  /** Where the name of a head stands: its middle on the left, or its top. */
  readonly name: (head: number) => {
    readonly x: number;
    readonly y: number;
    readonly room: number;
  };
  readonly arc: (from: number, to: number) => Cubic;
  /** From the word that chose to the one that it chose. */
  readonly step: (from: number, to: number) => Cubic;
  /** The direction in which arcs arrive. */
  readonly arrives: readonly [number, number];
  /** Below, or beside, the words from one to another. */
  readonly bracket: (from: number, to: number) => readonly Point[];
  readonly height: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const NAMES = 132;
const ROW = 24;

export function layoutStory(words: readonly StoryWord[], heads: number, room: Room): StoryLayout {
  for (const size of [18, 17, 16, 15, 14]) {
    const line = lineAt(words, size, room.width - NAMES);
    if (line) return inLine(line, size, heads, room);
  }
  return inColumn(words, heads, room);
}

type Line = readonly Pick<PlacedWord, "x" | "width" | "label">[];

/** Undefined where the words are wider than the room. */
function lineAt(words: readonly StoryWord[], size: number, room: number): Line | undefined {
  let x = 0;
  const line = words.map(({ text }) => {
    const width = Math.max(40, textWidth(text, size, 500) + 16);
    const placed = { x, width, label: text };
    x += width + GAP;
    return placed;
  });
  if (x - GAP > room) return undefined;
  const shift = NAMES + Math.min(40, Math.max(0, (room - x + GAP) / 2));
  return line.map((word) => ({ ...word, x: word.x + shift }));
}

const BRACKET = 26;

function inLine(line: Line, size: number, heads: number, room: Room): StoryLayout {
  const high = Math.round(size * 2);
  const under = BRACKET + heads * ROW + 8;
  const arcs = Math.min(170, Math.max(70, room.height - high - under));
  const words = line.map((word) => ({ ...word, y: arcs, height: high }));
  const at = (word: number): Rect => words[word] ?? { x: 0, y: arcs, width: 0, height: high };
  const middle = (word: number) => at(word).x + at(word).width / 2;
  const top = arcs + high + BRACKET;
  const wide = (words.at(-1)?.x ?? 0) + (words.at(-1)?.width ?? 0) - (words[0]?.x ?? 0) || 1;
  const over = (from: number, to: number, most: number): Cubic => {
    const [a, b] = [middle(from), middle(to)];
    const up = arcs - Math.min(most, 28 + (Math.abs(a - b) / wide) * most * 1.4);
    return [
      [a, arcs - 3],
      [a, up],
      [b, up],
      [b, arcs - 3],
    ];
  };
  return {
    kind: "line",
    size,
    words,
    cell: (head, word) => {
      const { x, width } = at(word);
      return { x, y: top + head * ROW, width, height: ROW - 3 };
    },
    name: (head) => ({
      x: (words[0]?.x ?? NAMES) - 12,
      y: top + head * ROW + ROW / 2 - 1,
      room: NAMES - 16,
    }),
    arc: (from, to) => over(from, to, ((arcs - 20) * 4) / 3),
    step: (from, to) => over(from, to, 34),
    arrives: [0, 1],
    bracket: (from, to) => {
      const [a, b] = [at(from).x, at(to).x + at(to).width];
      const y = arcs + high + 5;
      return [
        [a, y - 3],
        [a, y + 3],
        [b, y + 3],
        [b, y - 3],
      ];
    },
    height: arcs + high + under,
  };
}

const PITCH = 30;
const NAME_LINES = 34;

function inColumn(words: readonly StoryWord[], heads: number, room: Room): StoryLayout {
  const size = 15;
  const cellWide = Math.min(64, Math.max(34, (room.width * 0.5) / Math.max(1, heads)));
  const most = Math.min(150, room.width * 0.3);
  const label = ({ text }: StoryWord) => elide(text, most - 14, size, 500);
  const wide = Math.max(56, ...words.map((word) => textWidth(label(word), size, 500) + 16));
  const cells = heads * (cellWide + 4);
  const arcs = Math.min(160, Math.max(40, room.width - wide - cells - 16));
  const placed = words.map((word, i) => ({
    x: arcs,
    y: NAME_LINES + i * PITCH,
    width: wide,
    height: PITCH - 4,
    label: label(word),
  }));
  const middle = (word: number) => NAME_LINES + word * PITCH + (PITCH - 4) / 2;
  const beside = (from: number, to: number, out: number): Cubic => {
    const x = arcs - 3;
    const left = x - Math.min(out, (arcs * 4) / 3 - 16);
    return [
      [x, middle(from)],
      [left, middle(from)],
      [left, middle(to)],
      [x, middle(to)],
    ];
  };
  const left = (head: number) => arcs + wide + 12 + head * (cellWide + 4);
  return {
    kind: "column",
    size,
    words: placed,
    cell: (head, word) => ({
      x: left(head),
      y: NAME_LINES + word * PITCH,
      width: cellWide,
      height: PITCH - 4,
    }),
    name: (head) => ({ x: left(head), y: NAME_LINES / 2, room: cellWide }),
    arc: (from, to) => beside(from, to, 24 + (Math.abs(from - to) / words.length) * arcs * 1.6),
    step: (from, to) => beside(from, to, 22),
    arrives: [1, 0],
    bracket: (from, to) => {
      const x = arcs + wide + 5;
      const [a, b] = [middle(from) - PITCH / 2 + 3, middle(to) + PITCH / 2 - 3];
      return [
        [x - 3, a],
        [x + 2, a],
        [x + 2, b],
        [x - 3, b],
      ];
    },
    height: NAME_LINES + words.length * PITCH + 12,
  };
}

/** Functions that make marks. */
import type { Cell } from "../types/graph.js";
import type { Ink, Mark, MarkKind, Part, Rect, Scale, State } from "../types/frame.js";
import { elide, format, formatShare, textWidth } from "./format.js";

type Extra = Partial<Omit<Mark, "key" | "kind" | "x" | "y" | "width" | "height">>;

export function mark(kind: MarkKind, key: string, box: Rect, extra: Extra = {}): Mark {
  return {
    key,
    kind,
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    state: "plain",
    opacity: 1,
    ...extra,
  };
}

/** A box with a margin around it. */
export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export interface TextStyle extends Extra {
  readonly anchor?: "start" | "middle" | "end";
  /** Available width; the text is shortened to fit. */
  readonly room?: number;
}

/** Text with its anchor at x, centred vertically on y. */
export function text(
  key: string,
  x: number,
  y: number,
  content: string,
  style: TextStyle = {},
): Mark {
  const { room, ...extra } = style;
  const size = extra.size ?? 12;
  const shown = room === undefined ? content : elide(content, room, size, extra.weight);
  const width = textWidth(shown, size, extra.weight);
  const anchor = extra.anchor ?? "start";
  const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  const height = size * 1.3;
  const box = { x: left, y: y - height / 2, width, height };
  return mark("text", key, box, {
    ...extra,
    text: shown,
    anchor,
    size,
    ...(shown === content ? {} : { title: content }),
  });
}

/** A stroked line through points. */
export function line(
  key: string,
  points: readonly (readonly [number, number])[],
  extra: Extra = {},
): Mark {
  const path = points.map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");
  return curve(key, points, path, extra);
}

/** A stroked path, bounded by the points. */
export function curve(
  key: string,
  points: readonly (readonly [number, number])[],
  path: string,
  extra: Extra = {},
): Mark {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return mark("path", key, box, { ink: "ink3", thickness: 1, path, ...extra });
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A tile that shows one number of one node. */
export function tile(
  key: string,
  box: Rect,
  shown: { cell: Cell; value: number; scale: Scale; text?: string; state?: State },
  extra: Extra = {},
): Mark {
  const { state = "value", text: digits, ...rest } = shown;
  return mark("cell", key, box, {
    ...rest,
    state,
    ...(digits === undefined ? {} : { text: digits }),
    ...extra,
  });
}

/** An arrowhead at (x, y) that points right. */
export function arrowRight(key: string, x: number, y: number, ink: Ink = "ink3"): Mark {
  return line(
    key,
    [
      [x - 5, y - 3.5],
      [x, y],
      [x - 5, y + 3.5],
    ],
    { ink, thickness: 1.25 },
  );
}

export const say = (content: string): Part => ({ kind: "text", text: content });
export const strong = (content: string): Part => ({ kind: "strong", text: content });
/** The longest part of a token that a sentence repeats, in characters. */
const LONGEST = 24;

/** Whether a word is a punctuation mark, or several. */
export const isPunctuation = (text: string): boolean => /^\p{P}+$/u.test(text);

/** A token inside a sentence. Punctuation is quoted, or else it would read as the sentence's own. */
export function token(content: string): Part {
  const letters = Array.from(content.slice(0, 2 * LONGEST + 2));
  const text = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : content;
  return { kind: "token", text: isPunctuation(text) ? `“${text}”` : text };
}

export const number = (cell: Cell, value: number, scale: Scale, decimals = 3): Part => ({
  kind: "number",
  text: format(value, scale === "signed" && Number.isInteger(value) && value !== 0 ? 0 : decimals),
  cell,
  value,
  scale,
});

/** A weight as pictures show it. */
export const shareOf = (cell: Cell, weight: number): Part => ({
  ...number(cell, weight, "weight"),
  text: formatShare(weight),
});

/** A sentence with marked-up parts: sentence`The query of ${token("with")} meets …`. */
export function sentence(
  strings: TemplateStringsArray,
  ...parts: readonly (Part | string)[]
): Part[] {
  const out: Part[] = [];
  const push = (part: Part) => {
    const last = out[out.length - 1];
    if (part.kind === "text" && last?.kind === "text")
      out[out.length - 1] = say(last.text + part.text);
    else if (part.kind !== "text" || part.text) out.push(part);
  };
  strings.forEach((piece, i) => {
    push(say(piece));
    const part = parts[i];
    if (part !== undefined) push(typeof part === "string" ? say(part) : part);
  });
  const [first] = out;
  // "row 2" may begin a sentence and is capitalized; a token stays as the reader wrote it.
  if (first?.kind === "strong")
    out[0] = strong(first.text.charAt(0).toUpperCase() + first.text.slice(1));
  return out;
}

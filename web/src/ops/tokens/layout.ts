/** The sentence set in lines of chips: on one line as long as its words stay legible. */
import type { Token } from "../../types/graph.js";
import type { Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { View } from "../../types/scene.js";
import { elide, textWidth } from "../../draw/format.js";
import { words } from "../../scene/words.js";

export interface Chip {
  readonly token: Token;
  readonly full: string;
  readonly label: string;
  readonly width: number;
}

/** Chips in lines no wider than the view. */
function linesOf(tokens: readonly Token[], view: View, size: number): Chip[][] {
  const out: Chip[][] = [];
  let used = Infinity;
  for (const token of tokens) {
    const full = token.text || words[view.language].padding;
    const label = elide(full, Math.min(view.width - 24, size * 10), size, 500);
    const width = Math.max(textWidth(label, size, 500), 24) + 8;
    if (used + width > view.width - 8) {
      out.push([]);
      used = 0;
    }
    out[out.length - 1]?.push({ token, full, label, width });
    used += width + size / 2;
  }
  return out;
}

export interface TextLayout {
  readonly size: number;
  readonly pitch: number;
  readonly lines: readonly Chip[][];
  /** Number of tokens that do not fit at the smallest size. */
  readonly left: number;
}

/** A sentence of at most this many tokens is rather set smaller than wrapped: arcs between lines are hard to follow. */
const shortSentence = 16;

const flatSizes = [34, 30, 26, 23, 20, 18, 16, 15, 14, 13, 12] as const;

const wrappedSizes = [26, 20, 16, 12] as const;

const phoneSize = 20;

/** The largest size at which all tokens are on one line, otherwise at which all lines fit. */
export function setText(tokens: readonly Token[], view: View, room: number): TextLayout {
  const most = view.width < phoneWidth ? phoneSize : Infinity;
  const setIn = (sizes: readonly number[], wraps: boolean): TextLayout | undefined => {
    for (const size of sizes.filter((one) => one <= most)) {
      const lines = linesOf(tokens, view, size);
      const pitch = Math.min(size * 3.4, room / lines.length);
      // Between the lines there is room for arcs, brackets and numbers.
      if ((wraps || lines.length === 1) && pitch >= size * 2 + 20)
        return { size, pitch, lines, left: 0 };
    }
    return undefined;
  };
  const flat = tokens.length <= shortSentence ? setIn(flatSizes, false) : undefined;
  return flat ?? setIn(wrappedSizes, true) ?? smallest(tokens, view, room);
}

function smallest(tokens: readonly Token[], view: View, room: number): TextLayout {
  const pitch = 38;
  const all = linesOf(tokens, view, 12);
  const lines = all.slice(0, Math.floor((room - 24) / pitch));
  return { size: 12, pitch, lines, left: all.slice(lines.length).flat().length };
}

const wideOf = (row: readonly Chip[], size: number): number =>
  row.reduce((sum, chip) => sum + chip.width + size / 2, -size / 2);

/** The width of the longest line. */
export const widestOf = ({ lines, size }: TextLayout): number =>
  Math.max(0, ...lines.map((row) => wideOf(row, size)));

/** The boxes of the chips, the first line at `top`. */
export function boxesOf({ size, pitch, lines }: TextLayout, view: View, top: number): Rect[] {
  return lines.flatMap((row, i) => {
    let x = Math.max(4, (view.width - wideOf(row, size)) / 2);
    return row.map((chip) => {
      const box = { x, y: top + i * pitch, width: chip.width, height: size * 1.4 };
      x += chip.width + size / 2;
      return box;
    });
  });
}

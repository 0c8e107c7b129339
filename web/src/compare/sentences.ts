/** The tokens of both sentences, one above the other; a token that only one has gets a ring. */
import type { Experiment } from "../types/graph.js";
import type { Mark, Rect } from "../types/frame.js";
import { phoneWidth } from "../scene/step.js";
import type { View } from "../types/scene.js";
import { textWidth } from "../draw/format.js";
import { mark, text } from "../draw/marks.js";
import { words } from "../scene/words.js";

const textsOf = ({ tokens }: Experiment, view: View): string[] =>
  (tokens[Math.min(view.batch, tokens.length - 1)] ?? []).map(
    ({ text }) => text || words[view.language].padding,
  );

interface TokenRow {
  readonly key: string;
  readonly name: string;
  readonly texts: readonly string[];
  /** Whether the other sentence does not have this token. */
  readonly own: (index: number) => boolean;
}

/** The lengths of the common beginning and end; the tokens between differ. */
function alike(a: readonly string[], b: readonly string[]): { start: number; end: number } {
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start++;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { start, end };
}

const gap = 6;

interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function chipsOf(texts: readonly string[], room: number, size: number): Chip[] {
  const height = size * 1.3 + 10;
  let [x, y] = [0, 0];
  return texts.map((label) => {
    const width = Math.min(room, textWidth(label, size, 600) + 16);
    if (x > 0 && x + width > room) [x, y] = [0, y + height + gap];
    const chip = { x, y, width, height };
    x += width + gap;
    return chip;
  });
}

const nameHeight = 26;

const heightOf = (chips: readonly Chip[]): number => {
  const last = chips.at(-1);
  return nameHeight + (last ? last.y + last.height : 0);
};

function tokenRowMarks(row: TokenRow, chips: readonly Chip[], at: Rect, size: number): Mark[] {
  const { key, name, texts, own } = row;
  const look = { size: 13, weight: 600, ink: "ink" } as const;
  const out: Mark[] = [text(`${key}/name`, at.x, at.y + 10, name, look)];
  chips.forEach((chip, i) => {
    const box = { ...chip, x: at.x + chip.x, y: at.y + nameHeight + chip.y };
    if (box.y + box.height > at.y + at.height) return;
    out.push(mark("bar", `${key}/base/${i}`, box, { ink: "band", radius: 4 }));
    if (own(i)) out.push(mark("ring", `${key}/ring/${i}`, box, { radius: 5 }));
    out.push(
      text(`${key}/token/${i}`, box.x + box.width / 2, box.y + box.height / 2, texts[i] ?? "", {
        anchor: "middle",
        size,
        weight: 500,
        ink: "ink",
        room: box.width - 8,
      }),
    );
  });
  return out;
}

export function sentencesMarks(
  a: Experiment,
  b: Experiment,
  names: readonly [string, string],
  view: View,
): { readonly marks: Mark[]; readonly same: boolean } {
  const [first, second] = [textsOf(a, view), textsOf(b, view)];
  const size = Math.max(first.length, second.length) > 16 || view.width < phoneWidth ? 15 : 22;
  const room = view.width - 4;
  const [upper, lower] = [chipsOf(first, room, size), chipsOf(second, room, size)];
  const half = view.height / 2 - 12;
  const heights = [upper, lower].map((chips) => Math.min(half, heightOf(chips))) as [
    number,
    number,
  ];
  const top = Math.max(0, (view.height - heights[0] - heights[1] - 24) / 2);
  const { start, end } = alike(first, second);
  const own = (texts: readonly string[]) => (i: number) => i >= start && i < texts.length - end;
  const marks = [
    ...tokenRowMarks(
      { key: "compare/a", name: names[0], texts: first, own: own(first) },
      upper,
      { x: 2, y: top, width: room, height: heights[0] },
      size,
    ),
    ...tokenRowMarks(
      { key: "compare/b", name: names[1], texts: second, own: own(second) },
      lower,
      { x: 2, y: top + heights[0] + 24, width: room, height: heights[1] },
      size,
    ),
  ];
  return { marks, same: start === first.length && start === second.length };
}

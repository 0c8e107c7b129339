/**
 * The layout of the picture of a model: in each stack the vectors of the tokens rise along lines, and
 * beside them stand the blocks as cards. Two stacks are side by side, or one above the other on a phone.
 */
import { phoneWidth } from "../../scene/step.js";
import type { Rect } from "../../types/frame.js";
import type { View } from "../../types/scene.js";
import type { ModelPart, Stack } from "./structure.js";

export interface CardLayout {
  readonly one: ModelPart;
  readonly box: Rect;
  /** The heights at which the card reads the lines, and at which its result joins them. */
  readonly reads: number;
  readonly joins: number;
  /** The middle of the vectors above the block. */
  readonly above: number;
}

export interface StackLayout {
  readonly stack: Stack;
  readonly area: Rect;
  /** Lines are to the right of the cards. */
  readonly mirrored: boolean;
  readonly cards: readonly CardLayout[];
  /** The x of each drawn line; every n-th token has one. */
  readonly lines: readonly number[];
  readonly every: number;
  readonly pitch: number;
  /** The middle of the vectors that enter, and the baseline of the names below. */
  readonly below: number;
  readonly names: number;
}

const nameHeight = 22;
const leastPitch = 18;
const mostPitch = 56;
const columnGap = 64;

function stackLayout(stack: Stack, area: Rect, tokens: number, mirrored: boolean): StackLayout {
  const share = area.width < 420 ? 0.4 : 0.3;
  const room = Math.min(area.width * share, tokens * mostPitch);
  const every = Math.max(1, Math.ceil(tokens / Math.floor(room / leastPitch)));
  const count = Math.ceil(tokens / every);
  const pitch = room / count;
  const left = mirrored ? area.x + area.width - room : area.x;
  const names = area.y + area.height - nameHeight / 2;
  const below = area.y + area.height - nameHeight - 8;
  const top = area.y + 8;
  const slot = (below - top) / stack.parts.length;
  const gap = Math.min(26, slot * 0.3);
  const cards = stack.parts.map((one, i): CardLayout => {
    const bottom = below - i * slot;
    const above = bottom - slot;
    const box = {
      x: mirrored ? area.x : left + room + 26,
      y: above + gap * 0.6,
      width: area.width - room - 26,
      height: slot - gap,
    };
    return {
      one,
      box,
      reads: box.y + box.height - Math.min(14, box.height * 0.2),
      joins: box.y + Math.min(16, box.height * 0.25),
      above,
    };
  });
  const lines = Array.from({ length: count }, (_, i) => left + (i + 0.5) * pitch);
  return { stack, area, mirrored, cards, lines, every, pitch, below, names };
}

/** `tokens`: of each stack. */
export function layoutOf(
  stacks: readonly Stack[],
  tokens: readonly number[],
  { width, height }: View,
): readonly StackLayout[] {
  const phone = width < phoneWidth;
  const of = (i: number) => tokens[i] ?? 1;
  const [first, second] = stacks;
  if (!first) return [];
  if (!second) return [stackLayout(first, { x: 0, y: 0, width, height }, of(0), false)];
  if (phone) {
    const half = height / 2;
    const inner = width - 14;
    return [
      stackLayout(first, { x: 0, y: half + 6, width: inner, height: half - 6 }, of(0), false),
      stackLayout(second, { x: 0, y: 0, width: inner, height: half - 6 }, of(1), false),
    ];
  }
  const column = (width - columnGap) / 2;
  const top = 24;
  return [
    stackLayout(first, { x: 0, y: top, width: column, height: height - top }, of(0), false),
    stackLayout(
      second,
      { x: column + columnGap, y: top, width: column, height: height - top },
      of(1),
      true,
    ),
  ];
}

/** Where things stand in the picture of a reach: the words below, a row of dots for each layer above. */
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { textWidth } from "../../../draw/format.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Reach } from "./facts.js";
import { reachWords } from "./words.js";

export interface ReachLayout {
  readonly left: number;
  readonly right: number;
  /** Between the dots of neighbouring words. */
  readonly pitch: number;
  /** The radius of a dot in the cone. */
  readonly dot: number;
  readonly x: (word: number) => number;
  /** Of a layer; 0 is the row of the words. */
  readonly y: (layer: number) => number;
  /** Where the words stand, and whether they are turned. */
  readonly words: Rect & { readonly size: number; readonly turned: boolean };
  /** The counts of pairs, below the words. */
  readonly foot: Rect;
}

const head = 30;
const most = { pitch: 104, row: 66, turned: 64 };

/** The names of layers at the left, and the counts at the right. */
function margins({ tokens }: Reach, { width, language }: View): { left: number; right: number } {
  const say = reachWords[language];
  const number = textWidth("00", 13, 600) + 18;
  if (width < phoneWidth) return { left: number, right: number };
  const counts = Math.max(textWidth(say.of(tokens, tokens), 13, 600), textWidth(say.heardOf, 12));
  return { left: textWidth(say.layer(12), 12, 600) + 16, right: counts + 16 };
}

/** The largest size at which no word touches the next; undefined if they must be turned. */
const flatSize = (labels: readonly string[], pitch: number): number | undefined =>
  [18, 16, 14, 13, 12].find((size) =>
    labels.every((label) => textWidth(label, size, 600) + 10 <= pitch),
  );

export function layoutOf(reach: Reach, view: View, foot: number): ReachLayout {
  const { tokens, layers, labels } = reach;
  const { left, right } = margins(reach, view);
  const room = view.width - left - right;
  const pitch = Math.min(most.pitch, room / tokens);
  const size = flatSize(labels, pitch);
  const longest = Math.max(...labels.map((label) => textWidth(label, 12, 600)));
  const tall = size === undefined ? Math.min(most.turned, longest) + 4 : size * 1.4;
  const bottom = view.height - foot - tall - 22;
  const row = Math.min(most.row, (bottom - head - 8) / layers);
  const first = left + (room - pitch * tokens) / 2;
  const ground = Math.min(
    bottom,
    head + 8 + row * layers + Math.max(0, bottom - head - row * layers) / 3,
  );
  return {
    left: first - 12,
    right: first + pitch * tokens + 12,
    pitch,
    dot: Math.max(2, Math.min(6, pitch * 0.22, row * 0.2)),
    x: (word) => first + (word + 0.5) * pitch,
    y: (layer) => ground - layer * row,
    words: {
      x: first,
      y: ground + 14,
      width: pitch * tokens,
      height: tall,
      size: size ?? 12,
      turned: size === undefined,
    },
    foot: { x: 0, y: view.height - foot, width: view.width, height: foot },
  };
}

/**
 * The sentence, first with arcs of the attention that will be computed, to show the goal. The arcs
 * disappear, and the sentence is split into tokens, each a chip with its number below a bracket.
 */
import type { Experiment, Token } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Drawing, View } from "../../types/scene.js";
import { coverMarks, coverRoom, hasCover, leastRoom } from "./cover.js";
import { elide, textWidth } from "../../draw/format.js";
import { line, text } from "../../draw/marks.js";
import { endOf, land, progress, sequence } from "../../draw/motion.js";
import { words } from "../../scene/words.js";
import { tokensWords } from "./words.js";

const [arrive, , withdraw] = sequence([500, 900, 400]);
const cutLength = 2400;

/** When the split into tokens begins. */
const cutStart = (experiment: Experiment): number => (hasCover(experiment) ? endOf(withdraw) : 0);

/** The first stop is the opening picture, if there is one. */
export function planTokens(experiment: Experiment): { duration: number; stops: readonly number[] } {
  const duration = cutStart(experiment) + cutLength;
  return { duration, stops: hasCover(experiment) ? [endOf(arrive)] : [] };
}

interface Chip {
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

interface TextLayout {
  readonly size: number;
  readonly pitch: number;
  readonly lines: readonly Chip[][];
  /** Number of tokens that do not fit at the smallest size. */
  readonly left: number;
}

/** The largest size at which all lines fit. */
function setText(tokens: readonly Token[], view: View, room: number): TextLayout {
  const sizes = view.width < phoneWidth ? [20, 18, 15, 12] : [34, 26, 20, 16, 12];
  for (const size of sizes) {
    const lines = linesOf(tokens, view, size);
    const pitch = Math.min(size * 3.4, room / lines.length);
    if (pitch >= size * 1.5 + 20) return { size, pitch, lines, left: 0 };
  }
  const pitch = 38;
  const all = linesOf(tokens, view, 12);
  const lines = all.slice(0, Math.floor((room - 24) / pitch));
  return { size: 12, pitch, lines, left: all.slice(lines.length).flat().length };
}

function chipMarks(
  chip: Chip,
  order: number,
  at: { x: number; y: number; size: number },
  share: number,
): Mark[] {
  const { x, y, size } = at;
  const middle = x + chip.width / 2;
  const bottom = y + size * 1.5;
  const padded = chip.token.id === null;
  const label = text(`token/${order}`, middle, y + size * 0.72, chip.label, {
    anchor: "middle",
    size,
    weight: 500,
    ink: padded ? "ink3" : "ink",
    ...(chip.label === chip.full ? {} : { title: chip.full }),
  });
  if (share === 0) return [label];
  const right = x + chip.width;
  const bracket = [
    [x, bottom - 4],
    [x, bottom],
    [right, bottom],
    [right, bottom - 4],
  ] as const;
  const look = { ink: "line2", opacity: share, dashed: padded } as const;
  const id = padded ? "–" : String(chip.token.id);
  return [
    label,
    line(`token/${order}/bracket`, bracket, look),
    text(`token/${order}/id`, middle, bottom + 10, id, {
      anchor: "middle",
      size: 12,
      ink: "ink3",
      opacity: share,
    }),
  ];
}

/** The boxes of the chips. */
function boxesOf(
  { size, pitch, lines, left }: TextLayout,
  view: View,
  experiment: Experiment,
): Rect[] {
  const wideOf = (row: readonly Chip[]) =>
    row.reduce((sum, chip) => sum + chip.width + size / 2, -size / 2);
  const widest = Math.max(0, ...lines.map(wideOf));
  const spare = view.height - pitch * lines.length - (left > 0 ? 24 : 0);
  const above = hasCover(experiment)
    ? Math.min(Math.max(leastRoom, spare * 0.72), coverRoom(widest, view))
    : 0;
  const top = Math.max(0, (spare - above) / 2) + above;
  return lines.flatMap((row, i) => {
    let x = Math.max(4, (view.width - wideOf(row)) / 2);
    return row.map((chip) => {
      const box = { x, y: top + i * pitch, width: chip.width, height: size * 1.4 };
      x += chip.width + size / 2;
      return box;
    });
  });
}

export function drawTokens(experiment: Experiment, view: View, time: number): Drawing {
  const tokens = experiment.tokens[Math.min(view.batch, experiment.tokens.length - 1)] ?? [];
  const covered = hasCover(experiment) ? leastRoom : 0;
  const set = setText(tokens, view, view.height - covered);
  const boxes = boxesOf(set, view, experiment);
  const begin = cutStart(experiment);
  const marks = set.lines.flat().flatMap((chip, order) => {
    const start = begin + 300 + (1200 * order) / tokens.length;
    const { x = 0, y = 0 } = boxes[order] ?? {};
    return chipMarks(chip, order, { x, y, size: set.size }, progress(time, { start, length: 240 }));
  });
  const say = words[view.language];
  const own = tokensWords[view.language];
  if (set.left > 0)
    marks.push(
      text("token/left", view.width - 4, view.height - 10, say.moreTerms(set.left), {
        anchor: "end",
        ink: "ink3",
      }),
    );
  const arcs = land(progress(time, arrive)) - progress(time, withdraw);
  return {
    marks: [...coverMarks(experiment, view, boxes, arcs), ...marks],
    narration:
      hasCover(experiment) && time < withdraw.start
        ? own.cover
        : own.tokensCut(tokens.filter((token) => token.id !== null).length),
  };
}

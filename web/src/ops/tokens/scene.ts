/**
 * The sentence, first with arcs of the attention that will be computed, to show the goal. The arcs
 * disappear, and the sentence is split into tokens, each a chip with its number below a bracket.
 */
import type { Cell, Experiment } from "../../types/graph.js";
import type { Ink, Mark, Part, Rect } from "../../types/frame.js";
import type { Drawing, View } from "../../types/scene.js";
import { coverMarks, leastRoom, roomAbove } from "./arcs.js";
import {
  type Cover,
  countHeads,
  coverAt,
  firstChoices,
  hasCover,
  hasRandomParameters,
  largestShare,
} from "./cover.js";
import { line, shareOf, text, token } from "../../draw/marks.js";
import { endOf, land, progress, sequence } from "../../draw/motion.js";
import { words } from "../../scene/words.js";
import { type Chip, type TextLayout, boxesOf, setText, widestOf } from "./layout.js";
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

/** Room below the opening picture for the button that the page lays over it. */
const foot = 52;

/** How the tokens look: how far they are cut, and in the opening picture how they are seen. */
interface ChipLook {
  readonly size: number;
  readonly cut: number;
  readonly seen: Seen;
}

/** A token in the opening picture: the cell that a click on it pins, and the share it stands on. */
interface Seen {
  readonly cell?: Cell;
  readonly ink?: Ink;
  readonly tint?: Pick<Mark, "value" | "scale" | "sources">;
}

function chipMarks(chip: Chip, order: number, box: Rect, look: ChipLook): Mark[] {
  const { size, cut, seen } = look;
  const { x, y, width } = box;
  const bottom = y + size * 1.5;
  const padded = chip.token.id === null;
  const written = text(`token/${order}`, 0, 0, chip.label, {
    anchor: "middle",
    size,
    weight: 500,
    ...(seen.tint ?? { ink: seen.ink ?? (padded ? "ink3" : "ink") }),
    ...(seen.cell ? { cell: seen.cell } : {}),
    ...(chip.label === chip.full ? {} : { title: chip.full }),
  });
  const label = { ...written, ...box };
  if (cut === 0) return [label];
  const bracket = [
    [x, bottom - 4],
    [x, bottom],
    [x + width, bottom],
    [x + width, bottom - 4],
  ] as const;
  const id = padded ? "–" : String(chip.token.id);
  return [
    label,
    line(`token/${order}/bracket`, bracket, { ink: "line2", opacity: cut, dashed: padded }),
    text(`token/${order}/id`, x + width / 2, bottom + 10, id, {
      anchor: "middle",
      size: 12,
      ink: "ink3",
      opacity: cut,
    }),
  ];
}

/** Its largest share is there to be clicked; its letters stand on the share that it is given. */
function seenIn({ head, row }: Cover, tokens: number, column: number): Seen {
  if (column >= head.grid.rows) return {};
  const cell = head.grid.cell(column, firstChoices(head, tokens)[column] ?? column);
  if (head.hidden(row, column)) return { cell, ink: "ink2" };
  const value = head.grid.value(row, column);
  return { cell, tint: { value, scale: "weight", sources: [head.grid.cell(row, column)] } };
}

/** The boxes of the tokens: with room for arcs above and a button below, if there is an opening picture. */
function placed(set: TextLayout, view: View, heads: number): Rect[] {
  const below = heads > 0 ? foot : 0;
  const spare = view.height - below - set.pitch * set.lines.length - (set.left > 0 ? 24 : 0);
  const above =
    heads > 0
      ? Math.min(Math.max(leastRoom(heads), spare * 0.9), roomAbove(widestOf(set), view, heads))
      : 0;
  return boxesOf(set, view, Math.max(0, (spare - above) / 2) + above);
}

function narrate(experiment: Experiment, view: View, cover: Cover, shown: number): Part[] {
  const { head, heads, order, row } = cover;
  const own = tokensWords[view.language];
  const tokens = experiment.tokens[head.grid.selection.batch] ?? [];
  const named = (index: number) => token(tokens[index]?.text || words[view.language].padding);
  const most = largestShare(cover, shown);
  if (!most) return words[view.language].nothingInReach(named(row));
  const { column, weight } = most;
  const seen = own.looks({
    head: heads.length > 1 ? order + 1 : undefined,
    token: named(row),
    of: column === row ? undefined : named(column),
    afterItself: column !== row && head.grid.value(row, row) > weight,
    share: shareOf(head.grid.cell(row, column), weight),
  });
  return hasRandomParameters(experiment) ? [...seen, ...own.random] : seen;
}

export function drawTokens(experiment: Experiment, view: View, time: number): Drawing {
  const tokens = experiment.tokens[Math.min(view.batch, experiment.tokens.length - 1)] ?? [];
  const heads = countHeads(experiment);
  const set = setText(tokens, view, view.height - (heads > 0 ? leastRoom(heads) + foot : 0));
  const chips = set.lines.flat();
  const cover = coverAt(experiment, view, chips.length);
  const boxes = placed(set, view, heads);
  const share = land(progress(time, arrive)) - progress(time, withdraw);
  const picture =
    cover && share > 0 ? coverMarks(cover, { experiment, view, boxes, share }) : undefined;
  const marks = chips.flatMap((chip, order) => {
    const start = cutStart(experiment) + 300 + (1200 * order) / tokens.length;
    // Letters take the colour of digits only while there is a tile behind them.
    const seen = cover && picture && share > 0.5 ? seenIn(cover, chips.length, order) : {};
    const cut = progress(time, { start, length: 240 });
    return chipMarks(chip, order, boxes[order] as Rect, { size: set.size, cut, seen });
  });
  if (set.left > 0) marks.push(leftMark(set.left, view));
  return {
    marks: [...(picture?.behind ?? []), ...marks, ...(picture?.before ?? [])],
    narration:
      cover && time < withdraw.start
        ? narrate(experiment, view, cover, chips.length)
        : tokensWords[view.language].tokensCut(tokens.filter(({ id }) => id !== null).length),
  };
}

const leftMark = (left: number, view: View): Mark =>
  text("token/left", view.width - 4, view.height - 10, words[view.language].moreTerms(left), {
    anchor: "end",
    ink: "ink3",
  });

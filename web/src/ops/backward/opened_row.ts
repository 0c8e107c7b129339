/**
 * Below the storeys of a softmax: the row at work, opened. On the right the gradient of every weight times the
 * weight, and their sum; on the left how far each gradient lies above that sum, and how much of it the weight
 * lets through to the score.
 */
import { format, textWidth } from "../../draw/format.js";
import { line, mark, round, text } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";
import { type Grid, gridOf } from "../../scene/grid.js";
import { type Placed, boxOf, widthOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import type { Step, View } from "../../types/scene.js";
import type { StoreysLayout } from "./storeys.js";
import { openedWords } from "./words.js";

export const OPENED_HEIGHT = 168;
/** Below this the storeys would have no room for their digits. */
export const LEAST_SCENE = 400;
const LEAST_CELL = 26;
/** A lower bar is a line. */
export const LEAST_BAR = 4;
/** Above and below the bars, for their numbers and for the names of both sides. */
const NUMBERS = 18;
const NAMES = 24;

const products = { start: 0, length: 700 };
const sum = { start: 600, length: 300 };
const above = { start: 900, length: 500 };
const passed = { start: 1300, length: 500 };

/** The steps on the way from the gradient of the weights to that of the scores. */
interface Way {
  readonly products: Grid;
  readonly sum: Grid;
  readonly above: Grid;
  readonly passed: Grid;
}

/** Undefined where the gradient is not that of a softmax. */
export function wayOf({ node, find }: Step, view: View): Way | undefined {
  const [, centred] = node.inputs.map((id) => find(id));
  const mean = find(centred?.inputs[1] ?? "");
  const multiplied = find(mean?.inputs[0] ?? "");
  if (centred?.op !== "subtract" || mean?.op !== "row_sum" || !multiplied) return undefined;
  return {
    products: gridOf(multiplied, view),
    sum: gridOf(mean, view),
    above: gridOf(centred, view),
    passed: gridOf(node, view),
  };
}

/** Whether there is room for it below the storeys. */
export const isOpened = ({ all }: StoreysLayout, view: View): boolean => {
  const [scores, weights] = [all[0]?.value, all.at(-1)?.value];
  return (
    view.digits &&
    view.height >= LEAST_SCENE &&
    scores !== undefined &&
    weights !== undefined &&
    scores.y === weights.y &&
    weights.cellWidth >= LEAST_CELL
  );
};

interface Bars {
  readonly key: string;
  readonly place: Placed;
  readonly baseline: number;
  /** Pixels for 1. */
  readonly scale: number;
  readonly row: number;
}

const middleOf = ({ place, row }: Bars, column: number): number => {
  const { x, width } = boxOf(place, row, column);
  return x + width / 2;
};

const barWidth = ({ place }: Bars): number => Math.min(place.cellWidth - 10, 34);

/** A filled bar for each number that counts. */
function filled(bars: Bars, grid: Grid, share: number): Mark[] {
  if (share === 0) return [];
  return columnsOf(bars).map((column) => {
    const value = grid.value(bars.row, column);
    const height = Math.abs(value) * bars.scale * share;
    const width = barWidth(bars);
    const x = middleOf(bars, column) - width / 2;
    const y = value < 0 ? bars.baseline : bars.baseline - height;
    const box = { x, y, width, height };
    // The edge of a lower cell would hide what it fills.
    if (height < LEAST_BAR)
      return mark("bar", `${bars.key}/${column}`, box, { ink: "gradient", value });
    return mark("cell", `${bars.key}/${column}`, box, {
      state: "value",
      scale: "gradient",
      value,
      cell: grid.cell(bars.row, column),
      radius: 2,
    });
  });
}

/** A dashed outline of each. */
function outlined(bars: Bars, grid: Grid, opacity: number): Mark[] {
  if (opacity === 0) return [];
  return columnsOf(bars).map((column) => {
    const [middle, half] = [middleOf(bars, column), barWidth(bars) / 2];
    const top = bars.baseline - grid.value(bars.row, column) * bars.scale;
    const corners = [
      [middle - half, bars.baseline],
      [middle - half, top],
      [middle + half, top],
      [middle + half, bars.baseline],
    ] as const;
    const look = { ink: "gradient", dashed: true, thickness: 1, opacity } as const;
    return line(`${bars.key}/outline/${column}`, corners, look);
  });
}

/** The numbers at the ends of the bars. */
function named(bars: Bars, grid: Grid, opacity: number): Mark[] {
  if (opacity === 0) return [];
  return columnsOf(bars).map((column) => {
    const value = grid.value(bars.row, column);
    const end = bars.baseline - value * bars.scale;
    const digits = format(value, 3);
    const room = bars.place.cellWidth + bars.place.gap;
    const shown = textWidth(digits, 12, 500) <= room ? digits : format(value, 2);
    return text(
      `${bars.key}/value/${column}`,
      middleOf(bars, column),
      value < 0 ? end + 10 : end - 9,
      shown,
      { anchor: "middle", size: 12, weight: 500, ink: "ink", figure: true, opacity },
    );
  });
}

/** Without the masked ones. */
function columnsOf({ place, row }: Pick<Bars, "place" | "row">): number[] {
  return Array.from({ length: place.columns }, (_, column) => column).filter(
    (column) => !place.masked(row, column),
  );
}

const axis = ({ key, place, baseline }: Bars): Mark =>
  line(
    `${key}/axis`,
    [
      [place.x - 2, baseline],
      [place.x + widthOf(place) + 2, baseline],
    ],
    { ink: "line2", thickness: 1 },
  );

export function openedRow(
  { all }: StoreysLayout,
  way: Way,
  row: number,
  view: View,
  time: number,
): Mark[] {
  const [scores, weights] = [all[0]?.value, all.at(-1)?.value];
  if (!scores || !weights) return [];
  const say = openedWords[view.language];
  const top = view.height - OPENED_HEIGHT + 8;
  const height = OPENED_HEIGHT - 12;
  const numbers = [way.products, way.above].flatMap((grid) =>
    columnsOf({ place: weights, row }).map((column) => grid.value(row, column)),
  );
  const highest = Math.max(0, ...numbers);
  const span = highest - Math.min(0, ...numbers) || 1;
  const scale = (height - NAMES - 2 * NUMBERS) / span;
  const baseline = top + NUMBERS + highest * scale;
  const left = { key: "opened/left", place: scores, baseline, scale, row };
  const right = { key: "opened/right", place: weights, baseline, scale, row };
  const end = weights.x + widthOf(weights);
  const between = round((scores.x + widthOf(scores) + weights.x) / 2);
  const [summed, shifted] = [progress(time, sum), progress(time, above)];
  const names = { y: top + height - 12, look: { ink: "ink2", size: 12 } } as const;
  const total = { anchor: "middle", opacity: summed } as const;
  return [
    mark(
      "band",
      "opened/band",
      { x: scores.x - 16, y: top, width: end - scores.x + 32, height },
      { ink: "band", radius: 8 },
    ),
    axis(left),
    axis(right),
    ...filled(right, way.products, progress(time, products)),
    ...named(right, way.products, progress(time, products)),
    text("opened/right/name", end, names.y, say.products, { ...names.look, anchor: "end" }),
    text("opened/sum/name", between, baseline - 18, "Σ p·g", {
      ...total,
      ink: "gradient",
      size: 12,
    }),
    text("opened/sum/value", between, baseline, format(way.sum.value(row, 0), 3), {
      ...total,
      size: 13,
      weight: 600,
      ink: "ink",
      figure: true,
    }),
    ...outlined(left, way.above, shifted),
    ...named(left, way.above, shifted),
    ...filled(left, way.passed, progress(time, passed)),
    text("opened/left/name", scores.x, names.y, say.above, { ...names.look, opacity: shifted }),
  ];
}

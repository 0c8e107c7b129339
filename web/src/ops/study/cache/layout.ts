/** Where the pictures with and without the cache, their counts and the curve stand. */
import { rowLabelWidth } from "../../../scene/head.js";
import { type Matrix, matrixAt } from "../../../scene/matrix.js";
import { type Placed, fitCell, place, spanOf } from "../../../scene/placed.js";
import { inputOf, phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { tokensOf } from "./timing.js";
import { cacheWords } from "./words.js";

/** One of the two pictures: keys, values and scores side by side. */
export interface Panel {
  readonly key: "with" | "without";
  readonly rect: Rect;
  readonly keys: Placed;
  readonly values: Placed;
  readonly scores: Placed;
  /** Room for the names of the rows; 0: they stand in the other picture. */
  readonly labelWidth: number;
  /** Whether there is a line of text below. */
  readonly captioned: boolean;
  /** Between two matrices. */
  readonly gap: number;
}

export interface CacheLayout {
  readonly panels: readonly [Panel, Panel];
  readonly counts: Rect;
  readonly chart: Rect;
}

/** Of the title, of names and rules, and of the caption. */
const TITLE = 26;
const HEAD = 34;
const CAPTION = 26;

/** What the pictures need at least, and counts and curve, which stand side by side but on a phone. */
const LEAST = 104;
const BELOW = 168;
const COUNTS = 104;
const CHART = { least: 96, most: 150 };

/** Heights of counts and curve on a phone. Where room is short, the counts are left to the curve. */
function stacked(height: number): readonly [number, number] {
  const counts = height >= LEAST + COUNTS + CHART.least ? COUNTS : 0;
  const left = height - LEAST - counts;
  return [counts, Math.max(CHART.least, Math.min(CHART.most, left))];
}

export function layoutOf(step: Step, view: View): CacheLayout {
  const phone = view.width < phoneWidth;
  const between = phone ? 20 : 48;
  const [counts, chart] = phone ? stacked(view.height) : [BELOW, BELOW];
  const height = Math.max(LEAST, view.height - (phone ? counts + chart : BELOW));
  const labelWidth = rowLabelWidth(matrixAt(step, inputOf(step, 0), view), phone ? 60 : 92);
  const beside = phone ? 0 : labelWidth;
  const width = (view.width - labelWidth - beside - between) / 2;
  const first: Rect = { x: 0, y: 0, width: width + labelWidth, height };
  const second: Rect = { ...first, x: first.width + between, width: width + beside };
  const panel = (key: Panel["key"], rect: Rect, labels: number) =>
    panelOf(step, view, key, rect, labels);
  const lower = { x: 0, y: height, width: first.width, height: view.height - height };
  return {
    panels: [panel("with", first, labelWidth), panel("without", second, beside)],
    counts: phone ? { ...lower, width: view.width, height: counts } : lower,
    chart: phone
      ? { x: 0, y: height + counts, width: view.width, height: chart }
      : { ...lower, x: second.x, width: second.width },
  };
}

/** Cells of keys and values are narrow: their numbers stand for themselves in other steps. */
const MOST = { vector: 12, score: 46, height: 30 };

function panelOf(step: Step, view: View, key: Panel["key"], rect: Rect, labels: number): Panel {
  const phone = view.width < phoneWidth;
  const gap = phone ? 8 : 16;
  const [keys, values, scores] = cacheWords[view.language][phone ? "letters" : "matrices"].map(
    (title, at) => ({
      ...matrixAt(step, inputOf(step, at), view, `${key}/${at}`),
      title,
    }),
  ) as [Matrix, Matrix, Matrix];
  const tokens = tokensOf(step);
  const room = rect.width - labels - 2 * gap - (phone ? 0 : 8);
  const captioned = !phone && rect.height > 170;
  const rows = rect.height - TITLE - HEAD - (captioned ? CAPTION : 8);
  const height = fitCell(tokens, rows, MOST.height);
  const narrow = fitCell(keys.columns + values.columns, room * 0.44, MOST.vector);
  const vectors = spanOf(keys.columns, narrow) + spanOf(values.columns, narrow);
  const wide = fitCell(tokens, room - vectors, MOST.score);
  const y = rect.y + TITLE + HEAD;
  let x = rect.x + labels;
  const placed = (matrix: Matrix, cell: number): Placed => {
    const at = place(matrix, { x, y, width: cell, height }, view);
    x += spanOf(matrix.columns, cell) + gap;
    return at;
  };
  return {
    key,
    rect,
    keys: placed(keys, narrow),
    values: placed(values, narrow),
    scores: placed(scores, wide),
    labelWidth: labels,
    captioned,
    gap,
  };
}

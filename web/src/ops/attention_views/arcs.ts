/** Attention as arcs from a query token to the key tokens: width and opacity show the weight. */
import type { Mark, Rect } from "../../types/frame.js";
import type { Plan } from "../../types/scene.js";
import { sweepOpacity } from "../../scene/stagecraft.js";
import { type Cubic, cubics, tip, upTo } from "./curves.js";
import { fitsFlat, fitsTurned, oneRow } from "./one_row.js";
import type { ArcLayout } from "./layout.js";
import { tokensAndNumbers } from "./tokens.js";
import { fitsRows, twoColumns, twoRows } from "./two_rows.js";
import {
  type HeadWeights,
  type AttentionWeights,
  headLook,
  isSelf,
  largeHead,
  seenBy,
  shownHeads,
} from "./weights.js";

/** The first layout, in order of preference, in which every token is legible. */
export function layoutFor(weights: AttentionWeights, rect: Rect, down = false): ArcLayout {
  const { width, height } = rect;
  if (!isSelf(weights))
    return fitsRows(weights, width) ? twoRows(weights, rect) : twoColumns(weights, rect);
  if (fitsFlat(weights, width)) return oneRow(weights, rect, down);
  const columns = height / weights.keys.length >= 15;
  return columns || !fitsTurned(weights, width)
    ? twoColumns(weights, rect)
    : oneRow(weights, rect, down);
}

/** The faint arcs of one row in three strengths, so that a long sentence needs only a few marks. */
const strengths = [
  { from: 0.3, opacity: 1 },
  { from: 0.1, opacity: 0.7 },
  { from: 0, opacity: 0.4 },
] as const;

/** Above this number of arcs the weak ones would hide the strong ones. */
const crowded = 200;

function faintArcs(weights: AttentionWeights, layout: ArcLayout, plan: Plan, key: string): Mark[] {
  const { active, time } = weights;
  const large = largeHead(weights);
  const { rows, grid } = large.matrix;
  const thin = Math.min(1, crowded / (rows * large.matrix.columns));
  const out: Mark[] = [];
  for (let row = 0; row < rows; row++) {
    const come = sweepOpacity(row, active, rows, plan.sweep, time);
    if (row === active || come === 0) continue;
    const seen = seenBy(large.matrix, row);
    strengths.forEach(({ from, opacity }, level) => {
      const below = strengths[level - 1]?.from ?? Infinity;
      const arcs = seen.filter((column) => {
        const weight = grid.value(row, column);
        return weight >= from && weight < below && weight > 0;
      });
      if (arcs.length === 0) return;
      const curves = arcs.map((column) => layout.arc(0, row, column));
      const look = {
        ink: "line2",
        thickness: 1 + (2 - level) * 0.5,
        opacity: (level === 2 ? opacity * thin : opacity) * come,
      } as const;
      out.push(cubics(`${key}/faint/${row}/${level}`, curves, look));
    });
  }
  return out;
}

/** The arcs of the selected token in one head: dotted where the weight is not computed yet. */
function strongArcs(
  weights: AttentionWeights,
  layout: ArcLayout,
  head: HeadWeights,
  order: number,
  key: string,
): Mark[] {
  const { active } = weights;
  const { grid } = head.matrix;
  const look = headLook(weights, head.head);
  const thickest = layout.thickest * (layout.heads > 2 ? 0.75 : 1);
  return seenBy(head.matrix, active).flatMap((column): Mark[] => {
    const cell = grid.cell(active, column);
    const weight = grid.value(active, column);
    const way = layout.arc(order, active, column);
    const name = `${key}/arc/${cell.index}`;
    const share = head.landed(active, column);
    if (share === 0)
      return order === 0
        ? [cubics(`${name}/way`, [way], { ink: "line2", dashed: true, thickness: 1.5 })]
        : [];
    if (!(weight > 0)) return [];
    const strength = Math.min(1, weight) ** 0.65;
    const extra = {
      ...look,
      thickness: 1.25 + (thickest - 1.25) * Math.min(1, weight),
      opacity: 0.35 + 0.65 * strength,
      sources: [cell],
      value: weight,
      scale: head.matrix.scale,
    };
    const drawn: Cubic = share < 1 ? upTo(way, share) : way;
    const arc = cubics(name, [drawn], extra);
    const pointed = { ...look, dashed: false, thickness: 1.75, opacity: extra.opacity };
    return [arc, tip(`${name}/tip`, drawn, 4 + extra.thickness * 0.7, pointed)];
  });
}

/** All arcs, the faint ones behind. */
export function arcMarks(
  weights: AttentionWeights,
  layout: ArcLayout,
  plan: Plan,
  key = "arcs",
): Mark[] {
  const shown = shownHeads(weights, layout.heads);
  return [
    ...faintArcs(weights, layout, plan, key),
    ...shown.flatMap((head, order) => strongArcs(weights, layout, head, order, key)),
    ...tokensAndNumbers(weights, layout, key),
  ];
}

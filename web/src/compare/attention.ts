/** Two sets of weights as arcs above and below one sentence, or as two coloured sentences. */
import type { Mark, Rect } from "../types/frame.js";
import type { View } from "../types/scene.js";
import { text } from "../draw/marks.js";
import { placeResult } from "../scene/rows.js";
import { arcMarks, layoutFor } from "../ops/attention_views/arcs.js";
import { sentenceLayout } from "../ops/attention_views/sentence_flow.js";
import { tokensAndNumbers } from "../ops/attention_views/tokens.js";
import { type AttentionWeights, largeHead, weightsOf } from "../ops/attention_views/weights.js";
import type { Compared } from "./compared.js";
import { rowRing, wholeDifference } from "./difference_marks.js";
import type { SceneMoment } from "./sides.js";
import { withoutCells } from "./without_cells.js";

/** Of one head alone: the arcs of several, twice, could not be told apart. */
function weightsAt({ step, plan, time }: SceneMoment, view: View, row: number): AttentionWeights {
  const weights = weightsOf(step, view, plan, time, row);
  return { ...weights, heads: [largeHead(weights)] };
}

const nameMark = (key: string, name: string, x: number, y: number): Mark =>
  text(key, x, y, name, { size: 13, weight: 600, ink: "ink" });

function halves(rect: Rect): readonly [Rect, Rect] {
  const height = (rect.height - 8) / 2;
  return [
    { ...rect, height },
    { ...rect, y: rect.y + height + 8, height },
  ];
}

/** A half without the line of its name. */
const named = (half: Rect): Rect => ({ ...half, y: half.y + 22, height: half.height - 22 });

/** The least width for arcs beside a difference with digits. */
const roomForBoth = 900;
const differenceWidth = 0.46;

export function arcsCompared(
  a: SceneMoment,
  b: SceneMoment,
  compared: Compared,
  rect: Rect,
  view: View,
): Mark[] {
  const roomy = view.width >= roomForBoth && compared.difference !== undefined;
  const sums = 64;
  const right = roomy ? Math.round(rect.width * differenceWidth) : 0;
  const left = { ...rect, width: rect.width - right - (roomy ? 24 : 0) };
  const [upper, lower] = halves(left);
  const [first, second] = [a, b].map((side) => weightsAt(side, view, compared.followed)) as [
    AttentionWeights,
    AttentionWeights,
  ];
  const [above, below] = [layoutFor(first, named(upper)), layoutFor(second, lower, true)];
  const mirrored = below.oneRow;
  const out = [
    ...withoutCells(arcMarks(first, above, a.plan, "compare/a")),
    ...arcMarks(second, mirrored ? below : layoutFor(second, named(lower)), b.plan, "compare/b"),
    nameMark("compare/a/name", compared.a?.matrix.title ?? "", rect.x, upper.y + 8),
    nameMark(
      "compare/b/name",
      compared.b.matrix.title,
      rect.x,
      mirrored ? lower.y + lower.height - 8 : lower.y + 8,
    ),
  ];
  if (!roomy || !compared.difference) return out;
  const box = { ...rect, x: rect.x + left.width + 24, width: right - sums };
  const row = placeResult([compared.difference], box, view, { between: 36 });
  const [m] = row.matrices;
  if (!m) return out;
  const labels = { labelWidth: row.labelWidths[0] ?? 0, rowLabels: true };
  const difference = wholeDifference(m, labels, { ...compared, row: compared.followed }, view);
  return [...out, ...difference, ...rowRing(m, compared.followed)];
}

export function sentencesCompared(
  a: SceneMoment,
  b: SceneMoment,
  compared: Compared,
  rect: Rect,
  view: View,
): Mark[] {
  const [upper, lower] = halves(rect).map(named) as [Rect, Rect];
  const [first, second] = [a, b].map((side) => weightsAt(side, view, compared.followed)) as [
    AttentionWeights,
    AttentionWeights,
  ];
  return [
    ...withoutCells(tokensAndNumbers(first, sentenceLayout(first, upper), "compare/a")),
    ...tokensAndNumbers(second, sentenceLayout(second, lower), "compare/b"),
    nameMark("compare/a/name", compared.a?.matrix.title ?? "", rect.x, upper.y - 12),
    nameMark("compare/b/name", compared.b.matrix.title, rect.x, lower.y - 12),
  ];
}

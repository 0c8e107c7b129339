/**
 * Two sentences or two settings played together: the kept A, the current B, and B − A.
 *
 *     const frame = compareFrameAt(kept, present, 12.5, { width: 1040, height: 560, language: "en" });
 */
import type { Frame, FrameOptions, Ranges } from "../types/frame.js";
import type { Timeline } from "../types/timeline.js";
import type { Drawing, View } from "../types/scene.js";
import { coverAt } from "../ops/tokens/cover.js";
import { isAttention } from "../ops/attention_views/weights.js";
import { arcsCompared, sentencesCompared } from "./attention.js";
import { sharedBy } from "./difference.js";
import { comparedOf, narrateCompared } from "./compared.js";
import { translationsCompared } from "./translations.js";
import { memo } from "../draw/memo.js";
import { rangeIn, sharedRanges } from "../draw/ranges.js";
import { rangeOf } from "./difference_marks.js";
import { matricesMarks } from "./matrices.js";
import { sentencesMarks } from "./sentences.js";
import { type Sides, resultOf, sidesAt, viewOf } from "./sides.js";
import { compareWords } from "./words.js";

export { compareBar, type BarActions, type BarState } from "./bar.js";
export { difference } from "./difference.js";

/** The same object while the same two are compared, so that nothing is painted twice. */
const rangesOfBoth = memo(
  (a: Timeline, b: Timeline): Ranges => sharedRanges(a, b),
  (_, b) => b,
  1,
);

interface Drawn extends Drawing, Ranges {}

function draw(a: Timeline, b: Timeline, sides: Sides, view: View): Drawn {
  const most = rangesOfBoth(a, b);
  const words = compareWords[view.language];
  if (sides.b === undefined) {
    const translated = translationsCompared(a, b, view);
    if (translated) return { ...translated, ...most };
    const arcs = openingArcs(a, b, view);
    if (arcs) return { ...arcs, ...most };
    const { marks, same } = sentencesMarks(a.experiment, b.experiment, [words.a, words.b], view);
    return { marks, narration: words.sentences(same), ...most };
  }
  const shared = sides.a
    ? sharedBy(
        { timeline: a, node: sides.a.step.node },
        { timeline: b, node: sides.b.step.node },
        view.batch,
      )
    : { kind: "none" as const };
  const compared = comparedOf(sides.a, sides.b, shared, view);
  const range = rangeOf(compared.b.matrix.scale, rangeIn(most, sides.b.step.node.id));
  const said = { ...most, narration: narrateCompared(compared, shared, view), range };
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  const attention = sides.a && isAttention(sides.a.step) && isAttention(sides.b.step);
  if (sides.a && attention && view.view === "arcs")
    return { marks: arcsCompared(sides.a, sides.b, compared, rect, view), ...said };
  if (sides.a && attention && view.view === "sentence")
    return { marks: sentencesCompared(sides.a, sides.b, compared, rect, view), ...said };
  return { marks: matricesMarks(compared, rect, view), ...said };
}

/** The opening picture of both: the arcs of one head of A above those of B. */
function openingArcs(a: Timeline, b: Timeline, view: View): Drawing | undefined {
  const [first, second] = [a, b].map(({ experiment }) =>
    coverAt(experiment, view, experiment.tokens[view.batch]?.length ?? 0),
  );
  const [from, to] = [
    first && resultOf(a, first.head.grid.node.id),
    second && resultOf(b, second.head.grid.node.id),
  ];
  if (!from || !to || !second) return undefined;
  const shared = sharedBy(
    { timeline: a, node: from.step.node },
    { timeline: b, node: to.step.node },
    view.batch,
  );
  const compared = comparedOf(from, to, shared, view);
  const shown = { ...compared, difference: undefined, followed: second.row };
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  return {
    marks: arcsCompared(from, to, shown, rect, view),
    narration: narrateCompared(compared, shared, view),
  };
}

export function compareFrameAt(
  a: Timeline,
  b: Timeline,
  time: number,
  options: FrameOptions,
): Frame {
  const view = viewOf(options, b);
  const sides = sidesAt(a, b, time, options.still ?? false);
  const frame = { width: view.width, height: view.height };
  if (!sides) return { ...frame, range: b.range, marks: [], narration: [] };
  return { ...frame, ...draw(a, b, sides, view) };
}

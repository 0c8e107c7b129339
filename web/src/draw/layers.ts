/**
 * Which marks are painted on a canvas and which are drawn as SVG. A frame with many plain tiles
 * paints those on a canvas; marks with text or emphasis stay SVG. A painted mark above an SVG mark
 * needs a canvas above that SVG, so there are up to two layers, each a canvas under an SVG.
 */
import type { Mark, MarkKind, State } from "../types/frame.js";

export interface Layer {
  readonly painted: readonly Mark[];
  readonly drawn: readonly Mark[];
}

/** If there are more tiles without digits than this, they are painted. */
const MOST_DRAWN = 300;

const PAINTED_STATES: ReadonlySet<State> = new Set<State>([
  "value",
  "masked",
  "to-come",
  "landing",
  "moving",
]);

const isTile = ({ kind, text, state }: Mark): boolean =>
  kind === "cell" && text === undefined && PAINTED_STATES.has(state);

const isPaintable = (mark: Mark): boolean =>
  mark.kind === "block" || mark.kind === "band" || mark.kind === "card" || isTile(mark);

/** Painted only where no SVG mark lies below: they alone do not justify a second canvas. */
const PAINTED_AT_EASE: ReadonlySet<MarkKind> = new Set<MarkKind>(["bar", "rule", "path"]);

const isLight = ({ kind, title }: Mark): boolean =>
  title === undefined && PAINTED_AT_EASE.has(kind);

function isCrowded(marks: readonly Mark[]): boolean {
  let tiles = 0;
  return marks.some((mark) => mark.kind === "block" || (isTile(mark) && ++tiles > MOST_DRAWN));
}

const touch = (a: Mark, b: Mark): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const touches = (mark: Mark, others: readonly Mark[]): boolean =>
  others.some((other) => touch(mark, other));

/** Back to front; one layer without a canvas if the frame has few tiles. */
export function layersOf(marks: readonly Mark[]): Layer[] {
  if (!isCrowded(marks)) return [{ painted: [], drawn: marks }];
  const back = { painted: [] as Mark[], drawn: [] as Mark[] };
  const front = { painted: [] as Mark[], drawn: [] as Mark[] };
  for (const mark of marks) {
    if (mark.kind === "matrix" || mark.kind === "slider" || mark.opacity === 0) continue;
    if (isPaintable(mark)) {
      const above = touches(mark, back.drawn) || touches(mark, front.painted);
      (above ? front : back).painted.push(mark);
    } else if (isLight(mark) && !touches(mark, back.drawn) && !touches(mark, front.painted))
      back.painted.push(mark);
    else (touches(mark, front.painted) ? front : back).drawn.push(mark);
  }
  return front.painted.length > 0 ? [back, front] : [back];
}

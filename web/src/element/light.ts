/** What lights up when the reader points at a cell: a ring around it, brackets around its sources. */
import type { Cell, Frame, Mark } from "../player/types.js";
import { mark } from "../scenes/marks.js";

/** More brackets than this say nothing any more. */
const MOST = 256;

const keyOf = ({ node, index }: Cell): string => `${index} ${node}`;

/** Where the cells of a frame stand; of one drawn twice, where it was drawn last. */
const places = new WeakMap<Frame, ReadonlyMap<string, Mark>>();

function placesOf(frame: Frame): ReadonlyMap<string, Mark> {
  let known = places.get(frame);
  if (!known) {
    const found = new Map<string, Mark>();
    for (const one of frame.marks)
      if (one.kind === "cell" && one.cell) found.set(keyOf(one.cell), one);
    places.set(frame, (known = found));
  }
  return known;
}

/** The frame with `cell` and its `sources` lit, as far as they stand in it. */
export function lit(frame: Frame, cell: Cell, sources: readonly Cell[]): Frame {
  const at = placesOf(frame);
  const brackets = sources.slice(0, MOST).flatMap((source, i) => {
    const place = at.get(keyOf(source));
    return place ? [mark("corners", `lit/${i}`, place)] : [];
  });
  const own = at.get(keyOf(cell));
  const ring =
    own && own.state !== "pinned"
      ? [mark("ring", "lit", grown(own), { thickness: 2, radius: 5 })]
      : [];
  return { ...frame, marks: [...frame.marks, ...brackets, ...ring] };
}

const grown = ({ x, y, width, height }: Mark) => ({
  x: x - 2,
  y: y - 2,
  width: width + 4,
  height: height + 4,
});

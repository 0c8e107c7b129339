/** What lights up when the reader points at a cell: a ring around it, brackets around its sources. */
import type { Cell, Frame } from "../player/types.js";
import { grown, mark } from "../scenes/marks.js";
import { markOf } from "../views/hit.js";

/** More brackets than this say nothing any more. */
const MOST = 128;

/** The frame with `cell` and its `sources` lit, as far as they stand in it. */
export function lit(frame: Frame, cell: Cell, sources: readonly Cell[]): Frame {
  const brackets = sources.slice(0, MOST).flatMap((source, i) => {
    const place = markOf(frame, source);
    return place ? [mark("corners", `lit/${i}`, place)] : [];
  });
  const own = markOf(frame, cell);
  const ring =
    own && own.state !== "pinned"
      ? [mark("ring", "lit", grown(own, 2), { thickness: 1.25, radius: 5 })]
      : [];
  return { ...frame, marks: [...frame.marks, ...brackets, ...ring] };
}

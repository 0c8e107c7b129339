/** Highlights for the cell under the pointer: a ring around it, brackets around its sources. */
import type { Cell } from "../types/graph.js";
import type { Frame, Mark, Rect } from "../types/frame.js";
import { grown, mark } from "../draw/marks.js";
import { markOf } from "../draw/hit.js";

/** With more sources than this in one matrix, one pair of brackets surrounds all of them. */
const MOST = 128;

/** The first and last cell of a row or column. */
const ends = (sources: readonly Cell[]): Cell[] => [sources[0], sources.at(-1)] as Cell[];

function around(places: readonly Mark[]): Rect {
  const [x, y] = [Math.min(...places.map((at) => at.x)), Math.min(...places.map((at) => at.y))];
  const right = Math.max(...places.map((at) => at.x + at.width));
  const bottom = Math.max(...places.map((at) => at.y + at.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The frame with `cell` and its `sources` highlighted, if they are in it. */
export function lit(frame: Frame, cell: Cell, sources: readonly Cell[]): Frame {
  const brackets = [...new Set(sources.map(({ node }) => node))].flatMap((node, i) => {
    const group = sources.filter((source) => source.node === node);
    const places = (group.length > MOST ? ends(group) : group).flatMap((source) => {
      const place = markOf(frame, source);
      return place ? [place] : [];
    });
    const boxes = group.length > MOST && places.length > 0 ? [around(places)] : places;
    return boxes.map((box, at) => mark("corners", `lit/${i}/${at}`, box));
  });
  const own = markOf(frame, cell);
  const ring =
    own && own.state !== "pinned"
      ? [mark("ring", "lit", grown(own, 2), { thickness: 1.25, radius: 5 })]
      : [];
  return { ...frame, marks: [...frame.marks, ...brackets, ...ring] };
}

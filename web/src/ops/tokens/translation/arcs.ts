/** Who looks at whom: the arcs of the heads that have a name, and the share of the one that is told. */
import { grown, mark } from "../../../draw/marks.js";
import { land, progress } from "../../../draw/motion.js";
import type { Mark } from "../../../types/frame.js";
import { pointAt } from "../../attention_views/curves.js";
import type { Moment } from "./moment.js";
import { chevrons, pointed } from "./strokes.js";
import { ARC } from "./timing.js";
import { shareTile } from "./word_marks.js";

/** The arcs of all named heads, but for those that are told. */
export function faintArcs({ reading, layout, focus, time }: Moment): Mark[] {
  const told = new Set(focus.told.map(({ cell }) => cell.index + cell.node));
  const share = land(progress(time, ARC));
  return reading.relations.flatMap(({ ink, role, arcs }) =>
    arcs
      .filter(({ cell }) => !told.has(cell.index + cell.node))
      .flatMap((arc) =>
        pointed(
          `arc/${role}/${arc.row}`,
          layout.arc(arc.row, arc.column),
          layout.arrives.arc,
          {
            ink,
            thickness: 0.8 + 1.4 * arc.weight,
            opacity: (focus.answer === undefined && focus.chosen ? 0.14 : 0.28) * share,
          },
          arc.weight ? { cell: arc.cell } : {},
        ),
      ),
  );
}

export function toldArcs({ layout, focus, time }: Moment): Mark[] {
  const share = land(progress(time, ARC));
  return focus.told.toReversed().flatMap((arc) => {
    const key = `arc/${arc.relation.role}/${arc.row}`;
    const isFirst = arc === focus.told[0];
    const way = layout.arc(arc.row, arc.column, isFirst);
    const { ink } = arc.relation;
    const thickness = (isFirst ? 1.5 + 7.5 * arc.weight : 1 + 3 * arc.weight) * (0.4 + 0.6 * share);
    const extra = { cell: arc.cell };
    return [
      ...pointed(key, way, layout.arrives.arc, { ink, thickness, opacity: share }, extra),
      ...(isFirst && thickness > 5
        ? chevrons(key, way, layout.arrives.arc, { thickness, opacity: share })
        : []),
    ];
  });
}

/** On the crown of the arc that is told, its share. */
export function crownMarks({ layout, focus, time }: Moment): Mark[] {
  const [first] = focus.told;
  if (!first) return [];
  const share = land(progress(time, ARC));
  const { x: left, width } = layout.room;
  const [x, y] = pointAt(layout.arc(first.row, first.column, true), 0.5);
  const size = layout.kind === "rows" ? 18 : 16;
  const own = shareTile("crown", [x, y], first, size, share);
  const at = Math.min(Math.max(own.x, left + 4), left + width - own.width - 4);
  const kept = { ...own, x: at };
  const around = grown(kept, 3);
  return [
    mark("rule", "crown/ground", around, { ink: "paper", radius: 7, opacity: share }),
    mark("ring", "crown/ring", around, { ink: "ink", thickness: 2, radius: 7, opacity: share }),
    kept,
  ];
}

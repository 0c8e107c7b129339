/** How much the maps of each two heads differ; groups are outlined. */
import { format } from "../../../draw/format.js";
import { grown, mark, text } from "../../../draw/marks.js";
import { cellMarks } from "../../../scene/cells.js";
import { headMarks, rowLabelWidth } from "../../../scene/head.js";
import { matrixAt } from "../../../scene/matrix.js";
import {
  type Placed,
  boxOf,
  fitCell,
  heightOf,
  matrixMark,
  place,
  widthOf,
} from "../../../scene/placed.js";
import { arriving } from "../../../scene/stagecraft.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { type Groups, membersOf } from "./data.js";
import { groupsWords } from "./words.js";

const HEAD = 58;
const FOOT = 44;
const LARGEST = 40;

function placed(step: Step, view: View, rect: Rect): Placed {
  const matrix = matrixAt(step, step.node, view, "groups/differences");
  const labels = rowLabelWidth(matrix, 24);
  const room = { width: rect.width - labels, height: rect.height - HEAD - FOOT };
  const cell = Math.min(
    fitCell(matrix.columns, room.width, LARGEST),
    fitCell(matrix.rows, room.height, LARGEST),
  );
  const box = { x: rect.x + labels, y: rect.y + HEAD, width: cell, height: cell };
  return place(matrix, box, view);
}

/** Around the cells of the heads that share. */
function groupRings(m: Placed, groups: Groups): Mark[] {
  if (groups.kvHeads === groups.heads) return [];
  return Array.from({ length: groups.kvHeads }, (_, group) => {
    const members = membersOf(groups, group);
    const [first, last] = [members[0] ?? 0, members.at(-1) ?? 0];
    const [from, to] = [boxOf(m, first, first), boxOf(m, last, last)];
    const box = {
      x: from.x,
      y: from.y,
      width: to.x + to.width - from.x,
      height: to.y + to.height - from.y,
    };
    return mark("ring", `groups/ring/${group}`, grown(box, 1.5), { ink: "ink", thickness: 1.5 });
  });
}

/** The means below the matrix. */
function meanMarks(m: Placed, { heads, kvHeads, within, between }: Groups, view: View): Mark[] {
  const say = groupsWords[view.language];
  const y = m.y + heightOf(m) + 16;
  const means = [
    ...(kvHeads < heads ? [{ name: say.within, value: within }] : []),
    ...(kvHeads > 1 ? [{ name: say.between, value: between }] : []),
  ];
  return means.flatMap(({ name, value }, at) => [
    text(`groups/mean/${at}/name`, m.x, y + 19 * at, name, { ink: "ink2" }),
    text(`groups/mean/${at}`, m.x + Math.max(150, widthOf(m)), y + 19 * at, format(value, 3), {
      anchor: "end",
      weight: 600,
      figure: true,
      value,
    }),
  ]);
}

export function differencesMarks(
  step: Step,
  view: View,
  groups: Groups,
  rect: Rect,
  share: number,
): Mark[] {
  if (share === 0) return [];
  const m = placed(step, view, rect);
  const say = groupsWords[view.language];
  const shown = share * (groups.heads + 1);
  return [
    ...headMarks(
      { ...m, title: say.differences, shape: "" },
      { columnLabels: true, rowLabels: true, room: rect.width },
    ),
    matrixMark(m, view.language),
    ...cellMarks(m, (row) => arriving(Math.max(0, Math.min(1, shown - row)))),
    ...(share === 1 ? [...groupRings(m, groups), ...meanMarks(m, groups, view)] : []),
  ];
}

/** repeat_heads: the keys or values of one head are copied to each query head that shares them. */
import {
  type Placed,
  areaOf,
  fitCell,
  matrixMark,
  place,
  spanOf,
  widthOf,
} from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { inputOf, phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Scenes, Span, Step, View } from "../../types/scene.js";
import { copyMarks } from "../arithmetic/scene.js";
import { cellMarks } from "../../scene/cells.js";
import { gridOf, parametersOf, positionOf } from "../../scene/grid.js";
import { headMarks, rowLabelWidth } from "../../scene/head.js";
import { arrowRight, line, number, text } from "../../draw/marks.js";
import { matrixOf } from "../../scene/matrix.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { words } from "../../scene/words.js";
import { headsWords } from "./words.js";

const [read, one, , two] = sequence([500, 600, 200, 480]);
const others = { start: endOf(two) + 200, length: 800 };

const plan = (): Plan => ({
  duration: endOf(others) + 600,
  stops: [endOf(read), endOf(one), endOf(two)],
  sweep: others,
});

/** More query heads than this are only counted. */
const mostHeads = 8;

interface HeadGroup {
  readonly source: Placed;
  readonly labelWidth: number;
  readonly copies: readonly Placed[];
}

/** One line for each shared head: the head, then its copies. */
function groupsOf(step: Step, view: View): { groups: HeadGroup[]; left: number } {
  const input = inputOf(step, 0);
  const { times } = parametersOf(step.node);
  const each = typeof times === "number" ? times : 1;
  const heads = step.node.shape[step.node.shape.length - 3] ?? each;
  const shown = Math.min(each, mostHeads);
  const lines = Math.max(1, Math.min(heads / each, Math.floor(mostHeads / shown)));
  const phone = view.width < phoneWidth;
  const source = matrixOf(step, gridOf(input, view), view.language);
  const columns = step.node.shape[step.node.shape.length - 1] ?? 1;
  const rows = step.node.shape[step.node.shape.length - 2] ?? 1;
  const gap = 16;
  const arrow = 44;
  const top = 24;
  const labelWidth = Math.min(phone ? 50 : 92, rowLabelWidth(source));
  const room = view.width - labelWidth - arrow - gap * shown;
  const width = fitCell(Math.min(columns, 64) * (shown + 1), room, 34);
  const tall = (view.height - 30) / lines - top - 10;
  const height = fitCell(Math.min(rows, 64), tall, Math.min(26, width * 1.4));
  const of = (node: typeof input, head: number, key: string, x: number, y: number) =>
    place(
      {
        ...matrixOf(step, gridOf(node, { ...view, head }), view.language, key),
        title: words[view.language].head(head + 1),
        crowd: 12,
      },
      { x, y, width, height },
      view,
    );
  const wide = spanOf(Math.min(columns, 64), width);
  const used = labelWidth + wide * (shown + 1) + arrow + gap * (shown - 1);
  const x0 = labelWidth + Math.max(0, (view.width - used) / 2);
  const used2 = lines * (top + spanOf(Math.min(rows, 64), height) + 10);
  const y0 = 22 + Math.max(0, (view.height - 30 - used2) / 2);
  const groups = Array.from({ length: lines }, (_, i): HeadGroup => {
    const y = y0 + i * (top + spanOf(Math.min(rows, 64), height) + 10) + top;
    return {
      labelWidth,
      source: of(input, i, `in/${input.id}/${i}`, x0, y),
      copies: Array.from({ length: shown }, (__, c) =>
        of(
          step.node,
          i * each + c,
          `${step.node.id}/${i * each + c}`,
          x0 + wide + arrow + c * (wide + gap),
          y,
        ),
      ),
    };
  });
  return { groups, left: heads - lines * shown };
}

function spanFor(group: number, copy: number, groups: number): Span {
  if (group === 0 && copy === 0) return one;
  if (group === 0 && copy === 1) return two;
  return {
    start: others.start + (others.length * 0.4 * group) / groups,
    length: others.length * 0.6,
  };
}

function nameMarks(m: Placed, ink: "ink" | "ink2"): Mark {
  return text(`${m.key}/name`, m.x, m.y - 12, m.title, {
    size: 12,
    weight: ink === "ink" ? 600 : 400,
    ink,
    room: Math.max(widthOf(m) + 8, 40),
  });
}

function groupMarks(
  group: HeadGroup,
  order: number,
  count: number,
  view: View,
  time: number,
): Mark[] {
  const { source, copies } = group;
  const area = areaOf(source);
  const middle = area.y + area.height / 2;
  const [from, to] = [area.x + area.width + 10, area.x + area.width + 34];
  return [
    nameMarks(source, "ink"),
    ...headMarks(source, { labelWidth: group.labelWidth }).filter(({ key }) =>
      key.includes("/row/"),
    ),
    matrixMark(source, view.language),
    ...cellMarks(source, () => ({})),
    line(
      `arrow/${order}/line`,
      [
        [from, middle],
        [to, middle],
      ],
      { thickness: 1.25 },
    ),
    arrowRight(`arrow/${order}/head`, to, middle),
    ...copies.flatMap((copy, i) => {
      const share = progress(time, spanFor(order, i, count));
      const pinned = positionOf(copy.grid, view.pinned);
      return [
        nameMarks(copy, "ink2"),
        matrixMark(copy, view.language),
        ...cellMarks(copy, (r, c) => {
          if (share < 1) return { state: "to-come" };
          return pinned?.[0] === r && pinned[1] === c ? { state: "pinned" } : {};
        }),
        ...(share < 1 ? copyMarks(`copy/${order}/${i}`, source, copy, share) : []),
      ];
    }),
  ];
}

function draw(step: Step, view: View, time: number): Drawing {
  const { groups, left } = groupsOf(step, view);
  const say = words[view.language];
  const own = headsWords[view.language];
  const first = (groups[0] as HeadGroup).source;
  const { times } = parametersOf(step.node);
  const shared = typeof times === "number" ? times : 1;
  const value = number(first.grid.cell(0, 0), first.grid.value(0, 0), first.scale);
  const marks = groups.flatMap((group, i) => groupMarks(group, i, groups.length, view, time));
  const title = text("repeat/name", first.x, first.y - 34, step.node.title[view.language], {
    size: 13,
    weight: 600,
    ink: first.ink,
  });
  const more = text("repeat/more", view.width, view.height - 8, say.moreHeads(left), {
    anchor: "end",
    ink: "ink3",
  });
  return {
    marks: [title, ...marks, ...(left > 0 ? [more] : [])],
    narration:
      time < endOf(two)
        ? own.headShared(shared, value)
        : own.headsShared(groups.length * shared + left, shared),
  };
}

const repeatHeads: Scene = { plan, draw };

export const repeatScenes: Scenes = { repeat_heads: repeatHeads };

/** concatenate: the parts slide side by side and form one matrix. No number changes. */
import {
  type Placed,
  fitCell,
  matrixMark,
  place,
  preferredCell,
  spanOf,
  widthOf,
} from "../../scene/placed.js";
import type { GraphNode } from "../../types/graph.js";
import type { Mark } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { cellMarks } from "../../scene/cells.js";
import { gridOf, parametersOf, positionOf } from "../../scene/grid.js";
import { headHeight, headMarks, rowLabelWidth } from "../../scene/head.js";
import { rowName } from "../../scene/labels.js";
import { number } from "../../draw/marks.js";
import { matrixOf } from "../../scene/matrix.js";
import { endOf, land, mix, progress, sequence } from "../../draw/motion.js";
import { stackRows } from "./stack_rows.js";
import { followed } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { shapeWords } from "./words.js";
import { headOf } from "../../scene/nodes.js";

const [read, slide, hold] = sequence([600, 600, 700]);
const apart = 44;

/** The second part joins the first slowly; any others follow at intervals of 120 ms. */
const startOf = (part: number): number =>
  slide.start + (part > 1 ? slide.length + 120 * (part - 2) : 0);

function plan(step: Step): Plan {
  const last = startOf(step.inputs.length - 1) + slide.length;
  return {
    duration: last + hold.length,
    stops: [...new Set([endOf(read), endOf(slide), last])],
    sweep: { start: slide.start, length: last - slide.start },
  };
}

interface Parts {
  readonly parts: readonly Placed[];
  readonly result: Placed;
  readonly labelWidth: number;
}

/** A part is named by its head, if it has one. */
function nameOf(node: GraphNode, view: View): string {
  const head = headOf(node);
  return head === undefined ? node.title[view.language] : words[view.language].head(head + 1);
}

function partsOf(step: Step, view: View): Parts {
  const result = matrixOf(step, gridOf(step.node, view), view.language);
  const matrices = step.inputs.map((node) => ({
    ...matrixOf(step, gridOf(node, view), view.language, `in/${node.id}`),
    title: nameOf(node, view),
  }));
  const phone = view.width < phoneWidth;
  const gap = phone ? 16 : apart;
  const labelWidth = rowLabelWidth(result, phone ? 50 : 92);
  const preferred = preferredCell(Math.max(result.rows, Math.min(result.columns, 12)), view);
  const gaps = gap * (matrices.length - 1);
  const width = fitCell(result.columns, view.width - labelWidth - gaps, preferred.width);
  const top = headHeight(result, width, true);
  const height = fitCell(
    result.rows,
    view.height - top - 8,
    Math.min(preferred.height, width * 1.4),
  );
  const used = labelWidth + spanOf(result.columns, width) + gaps;
  const x = Math.max(0, (view.width - used) / 2) + labelWidth;
  const y = Math.max(0, (view.height - top - spanOf(result.rows, height)) / 2) + top;
  let left = x;
  const parts = matrices.map((m) => {
    const placed = place(m, { x: left, y, width, height }, view);
    left += widthOf(placed) + gap;
    return placed;
  });
  const joined = place(result, { x, y, width, height }, view);
  return { parts: parts.map((m) => ({ ...m, digits: joined.digits })), result: joined, labelWidth };
}

/** A part moving to its columns of the result. */
function partMarks({ parts, result }: Parts, part: number, time: number): Mark[] {
  const m = parts[part] as Placed;
  const before = parts.slice(0, part).reduce((sum, { columns }) => sum + columns, 0);
  const target = result.x + before * (result.cellWidth + result.gap);
  const share = land(progress(time, { start: startOf(Math.max(1, part)), length: slide.length }));
  const dx = mix(m.x, target, share) - m.x;
  const state = share > 0 && share < 1 ? ({ state: "moving" } as const) : {};
  return cellMarks(m, (row, column) => ({
    box: {
      x: m.x + dx + column * (m.cellWidth + m.gap),
      y: m.y + row * (m.cellHeight + m.rowGap),
      width: m.cellWidth,
      height: m.cellHeight,
    },
    ...state,
  })).map((mark) => ({ ...mark, flat: true }));
}

function draw(step: Step, view: View, time: number): Drawing {
  const all = partsOf(step, view);
  const { parts, result, labelWidth } = all;
  const last = startOf(parts.length - 1) + slide.length;
  const joined = time >= last;
  const own = shapeWords[view.language];
  const row = Math.min(followed(step, view, result.grid).row, result.rows - 1);
  const first = number(result.grid.cell(row, 0), result.grid.value(row, 0), result.scale);
  const name = rowName(result.rowLabels, row, view.language);
  const faded = 1 - progress(time, { start: slide.start, length: 240 });
  const pinned = positionOf(result.grid, view.pinned);
  const marks = joined
    ? [
        ...headMarks(result, { labelWidth, row }),
        matrixMark(result, view.language),
        ...cellMarks(result, (r, c) =>
          pinned?.[0] === r && pinned[1] === c ? { state: "pinned" } : {},
        ),
      ]
    : [
        ...parts.flatMap((m, i) => [
          ...headMarks(m, { labelWidth, rowLabels: i === 0, row }).map((mark) =>
            mark.key.includes("/row/") ? mark : { ...mark, opacity: faded },
          ),
          matrixMark(m, view.language),
        ]),
        ...parts.flatMap((_, i) => partMarks(all, i, time)),
      ];
  return {
    marks: marks.filter(({ opacity }) => opacity > 0),
    narration:
      time < slide.start
        ? own.partsMade(parts.length, name)
        : own.partsJoin(name, result.grid.columns, first),
  };
}

/** Whether parts are joined along the rows or the columns. */
function alongRows({ node }: Step): boolean {
  const { axis } = parametersOf(node);
  const rank = node.shape.length;
  return typeof axis === "number" && (axis < 0 ? axis + rank : axis) < rank - 1;
}

export const concatenate: Scene = {
  plan: (step) => (alongRows(step) ? stackRows : { plan }).plan(step),
  draw: (step, view, time) => (alongRows(step) ? stackRows : { draw }).draw(step, view, time),
};

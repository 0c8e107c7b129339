/**
 * sinusoidal: each column is a wave along the sentence, each row holds all waves at its position. The
 * first wave is drawn alone, the others together.
 */
import {
  type Placed,
  boxOf,
  fitCell,
  heightOf,
  matrixMark,
  place,
  preferredCell,
  widthOf,
} from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { gridOf } from "../../scene/grid.js";
import { headHeight, headMarks, rowLabelWidth } from "../../scene/head.js";
import { rowName } from "../../scene/labels.js";
import { curve, line, mark, number, text } from "../../draw/marks.js";
import { cellMarks } from "../../scene/cells.js";
import { matrixOf } from "../../scene/matrix.js";
import { endOf, progress, sequence } from "../../draw/motion.js";
import { pinnedLook, teachingRow } from "../../scene/stagecraft.js";
import { positionsWords } from "./words.js";

const [one, pause, others, hold] = sequence([1200, 300, 1200, 600]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(one), endOf(pause)],
  sweep: others,
});

/** As Vaswani et al. define it: columns in pairs, a sine and a cosine of one frequency. */
function waveAt(position: number, column: number, width: number): number {
  const angle = position / 10000 ** ((2 * Math.floor(column / 2)) / width);
  return column % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
}

interface WaveLayout {
  readonly matrix: Placed;
  readonly labelWidth: number;
  /** Number of waves drawn, the x of the first, and the width of each. */
  readonly waves: number;
  readonly left: number;
  readonly pitch: number;
}

function layoutOf(step: Step, view: View): WaveLayout {
  const m = matrixOf(step, gridOf(step.node, view), view.language);
  const phone = view.width < phoneWidth;
  const labelWidth = rowLabelWidth(m, phone ? 50 : 92);
  const between = phone ? 18 : 48;
  const waves = Math.min(m.columns, phone ? 4 : 8);
  const pitch = phone ? 34 : Math.min(52, (view.width * 0.4) / waves);
  const preferred = preferredCell(Math.max(m.rows, Math.min(m.columns, 12)), view);
  const room = view.width - labelWidth - between - waves * pitch - 8;
  const width = fitCell(m.columns, room, preferred.width);
  const top = headHeight(m, width, true);
  const height = fitCell(m.rows, view.height - top - 10, preferred.height);
  const at = { x: 0, y: 0, width, height };
  const loose = place(m, at, view);
  const used = labelWidth + widthOf(loose) + between + waves * pitch;
  const x = Math.max(0, (view.width - used) / 2) + labelWidth;
  const y = Math.max(0, (view.height - top - heightOf(loose)) / 2) + top;
  const matrix = place(m, { ...at, x, y }, view);
  return { matrix, labelWidth, waves, left: x + widthOf(matrix) + between, pitch };
}

const middleOf = (m: Placed, row: number): number => {
  const box = boxOf(m, row, 0);
  return box.y + box.height / 2;
};

/** One wave as far as it is drawn, with a dot for each row reached. */
function waveMarks({ matrix: m, left, pitch }: WaveLayout, column: number, share: number): Mark[] {
  if (share === 0) return [];
  const centre = left + pitch * (column + 0.5);
  const swing = pitch * 0.36;
  const rows = m.rows - 1;
  const reach = rows * share;
  const step = m.cellHeight + m.rowGap;
  const at = (position: number) =>
    [
      centre + swing * waveAt(position, column, m.grid.columns),
      middleOf(m, 0) + position * step,
    ] as const;
  const count = Math.max(2, Math.ceil(reach * 8));
  const points = Array.from({ length: count + 1 }, (_, i) => at((reach * i) / count));
  const path = points
    .map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
  const radius = Math.min(4, m.cellHeight / 3);
  const axis = [
    [centre, middleOf(m, 0)],
    [centre, middleOf(m, rows)],
  ] as const;
  return [
    text(`wave/${column}/name`, centre, m.y - 16, m.columnLabels.texts[column] ?? "", {
      anchor: "middle",
      ink: "ink3",
    }),
    line(`wave/${column}/axis`, axis, { ink: "line" }),
    curve(`wave/${column}`, points, path, { ink: "ink3", thickness: 1.5 }),
    ...Array.from({ length: m.rows }, (_, row) => row)
      .filter((row) => row <= reach)
      .map((row) => {
        const [x, y] = at(row);
        const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
        return mark("dot", `wave/${column}/${row}`, box, {
          cell: m.grid.cell(row, column),
          value: m.grid.value(row, column),
          scale: m.scale,
          state: "value",
        });
      }),
  ];
}

/** At position 0 every sine is 0. */
function slowRow(step: Step, view: View): number {
  const grid = gridOf(step.node, view);
  return Math.min(Math.max(teachingRow(step, grid), 1), grid.rows - 1);
}

function draw(step: Step, view: View, time: number): Drawing {
  const layout = layoutOf(step, view);
  const { matrix: m, labelWidth, waves } = layout;
  const shareOf = (column: number) => progress(time, column === 0 ? one : others);
  const row = slowRow(step, view);
  const first = number(m.grid.cell(row, 0), m.grid.value(row, 0), m.scale);
  const say = positionsWords[view.language];
  const name = rowName(m.rowLabels, row, view.language);
  return {
    marks: [
      ...headMarks(m, { labelWidth, row }),
      matrixMark(m, view.language),
      ...cellMarks(m, (r, c) => {
        const read = shareOf(c) * (m.rows - 1);
        if (shareOf(c) === 0 || r > read) return { state: "to-come" };
        return pinnedLook(m, view, r, c) ?? {};
      }),
      ...Array.from({ length: waves }, (_, column) =>
        waveMarks(layout, column, shareOf(column)),
      ).flat(),
    ],
    narration: time < others.start ? say.waveRead(name, row, first) : say.slowerWaves(name),
  };
}

export const sinusoidal: Scene = { plan, draw, row: slowRow };

/** A small plot of a norm: for each token its numbers as dots, their mean and their deviation. */
import type { GraphNode } from "../../../types/graph.js";
import type { Mark, Rect } from "../../../types/frame.js";
import { inputOf, stepOf } from "../../../scene/step.js";
import type { Span } from "../../../types/scene.js";
import { gridOf } from "../../../scene/grid.js";
import { mark } from "../../../draw/marks.js";
import { progress } from "../../../draw/motion.js";
import { stripOf } from "../../norm/scene.js";
import { blockWords } from "./words.js";
import type { MapMoment } from "./stream.js";

/** Fewer dots than tiles, since dots overlap. */
const mostDots = { few: 16, many: 6 };
/** More rows than this count as many. */
const manyRows = 12;

function rowMarks(
  { step, view, layout }: MapMoment,
  node: GraphNode,
  key: string,
  box: Rect,
  row: number,
): Mark[] {
  const own = stepOf(step.experiment, node);
  const place = { batch: view.batch, head: 0 };
  const grids = { source: gridOf(inputOf(own, 0), place), result: gridOf(node, place) };
  const strip = stripOf(own, grids, [row * layout.everyRow, 0]);
  const byColumn = node.op === "batch_norm";
  const { source } = grids;
  const dots = byColumn
    ? Array.from({ length: source.columns }, (_, column) => ({
        source: source.cell(row * layout.everyRow, column),
        before: source.value(row * layout.everyRow, column),
      }))
    : strip.dots;
  const values = dots.map(({ before }) => before).filter(Number.isFinite);
  const bounds = byColumn ? [] : [strip.mean - strip.deviation, strip.mean + strip.deviation];
  const [low, high] = [Math.min(0, ...values, ...bounds), Math.max(0, ...values, ...bounds)];
  const across = (value: number) =>
    box.x + 5 + ((value - low) / (high - low || 1)) * (box.width - 10);
  const out: Mark[] = [];
  const [y, height] = [box.y, box.height];
  if (!byColumn) {
    const [from, to] = [across(strip.mean - strip.deviation), across(strip.mean + strip.deviation)];
    const deviation = { x: from, y: y + height * 0.15, width: to - from, height: height * 0.7 };
    out.push(mark("band", `${key}/deviation/${row}`, deviation, { ink: "line", radius: 2 }));
    const mean = {
      x: across(strip.mean) - 0.75,
      y: y + height * 0.1,
      width: 1.5,
      height: height * 0.8,
    };
    out.push(mark("rule", `${key}/mean/${row}`, mean, { ink: "ink" }));
  }
  const radius = Math.min(3, Math.max(1, height / 6));
  const every = Math.ceil(dots.length / (layout.rows > manyRows ? mostDots.many : mostDots.few));
  dots.forEach(({ source: cell, before }, i) => {
    if (i % every || !Number.isFinite(before)) return;
    const dot = {
      x: across(before) - radius,
      y: y + height / 2 - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
    out.push(
      mark("dot", `${key}/dot/${row}/${i}`, dot, {
        state: "value",
        cell,
        value: before,
        scale: "signed",
      }),
    );
  });
  return out;
}

/** One plot for each token in the box; clicking it opens the norm. */
export function normPlotMarks(
  moment: MapMoment,
  node: GraphNode,
  key: string,
  box: Rect,
  span: Span,
): Mark[] {
  const { layout, time, view } = moment;
  const pitch = box.height / layout.rows;
  const share = progress(time, span);
  const title = blockWords[view.language].enter(node.title[view.language]);
  const framed = pitch >= 14;
  const frame = (id: string, own: Rect): Mark[] => [
    mark("band", `${id}/edge`, own, { ink: "line2", radius: 4 }),
    mark("band", id, inset(own), { ink: "paper", radius: 3 }),
  ];
  const whole = { x: box.x, y: box.y - 2, width: box.width, height: box.height + 4 };
  // The whole plot opens the norm, whether it is drawn as one or row by row.
  const out = [mark("matrix", `${key}/plot/way`, whole, { goes: node.id, title })];
  if (!framed) out.push(...frame(`${key}/plot`, whole));
  for (let row = 0; row < layout.rows; row++) {
    const height = pitch - (framed ? 6 : pitch >= 5 ? 1 : 0);
    const y = box.y + row * pitch + (pitch - height) / 2;
    const own = { x: box.x, y, width: box.width, height };
    if (framed) out.push(...frame(`${key}/plot/${row}`, own));
    if (share > (row / layout.rows) * 0.7) out.push(...rowMarks(moment, node, key, own, row));
  }
  return out;
}

export const inset = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

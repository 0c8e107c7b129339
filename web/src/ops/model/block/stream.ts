/** The residual stream: a line and a row of tiles for each token, and the sums where sub-layers are added. */
import { type Placed, matrixMark, place } from "../../../scene/placed.js";
import type { GraphNode } from "../../../types/graph.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Span, Step, View } from "../../../types/scene.js";
import { cellMarks } from "../../../scene/cells.js";
import { format } from "../../../draw/format.js";
import { gridOf, parametersOf, positionOf } from "../../../scene/grid.js";
import { line, mark, text } from "../../../draw/marks.js";
import { type Matrix, matrixOf } from "../../../scene/matrix.js";
import { endOf, mix, progress } from "../../../draw/motion.js";
import { pinnedLook } from "../../../scene/stagecraft.js";
import { type Leg, type MapLayout, thinOut, tileBox } from "./layout.js";
import type { LegTiming } from "./timing.js";
import { blockWords } from "./words.js";

/** The state that all parts of the map are drawn from. */
export interface MapMoment {
  readonly step: Step;
  readonly view: View;
  readonly layout: MapLayout;
  readonly time: number;
}

/** A node as tiles in a box: colours only, thinned out like the map. */
export function tilesOf(
  { step, view, layout }: MapMoment,
  key: string,
  node: GraphNode,
  box: Rect,
): Placed {
  const { rows, columns, everyRow, everyColumn } = layout;
  const grid = thinOut(gridOf(node, { batch: view.batch, head: 0 }), {
    rows,
    columns,
    everyRow,
    everyColumn,
  });
  const numbers = Array.from({ length: columns }, (_, i) => String(i * everyColumn + 1));
  const matrix: Matrix = {
    ...matrixOf(step, grid, view.language, key),
    rowLabels: { texts: layout.names, tokens: true },
    columnLabels: { texts: numbers, tokens: false },
  };
  const first = tileBox(box, { row: 0, column: 0 }, layout);
  const [right, below] = [
    tileBox(box, { row: 0, column: 1 }, layout),
    tileBox(box, { row: 1, column: 0 }, layout),
  ];
  return {
    ...place(matrix, first, { ...view, digits: false }),
    gap: columns > 1 ? right.x - first.x - first.width : 0,
    rowGap: below.y - first.y - first.height,
  };
}

/** The drawn cells of a node, which appear from left to right during its span. */
export function tileMarks(
  moment: MapMoment,
  key: string,
  node: GraphNode,
  box: Rect,
  span: Span,
): Mark[] {
  const { time, view } = moment;
  if (progress(time, span) === 0) return [];
  const m = tilesOf(moment, key, node, box);
  const each = span.length / m.columns;
  const cells = cellMarks(m, (row, column) => {
    const start = span.start + each * column * 0.7;
    const opacity = progress(time, { start, length: span.length * 0.3 });
    if (opacity === 0) return undefined;
    return opacity < 1 ? { opacity } : (pinnedLook(m, view, row, column) ?? {});
  });
  return [matrixMark(m, view.language), ...cells];
}

const rowMiddle = (box: Rect, row: number, rows: number): number =>
  box.y + ((row + 0.5) * box.height) / rows;

/** A straight piece of a line; its share is how far values have moved along it. */
type Stretch = readonly [
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
  share: number,
];

/** A line that is faint from the start and dark as far as values have moved. */
function flow(key: string, [name, from, to, share]: Stretch, thickness: number): Mark[] {
  const id = `${key}/${name}`;
  const faint = line(`${id}/bed`, [from, to], { ink: "line2", thickness: Math.min(1, thickness) });
  if (share === 0) return [faint];
  const end = [mix(from[0], to[0], share), mix(from[1], to[1], share)] as const;
  const inked = line(id, [from, end], { ink: "ink2", thickness });
  return share < 1 ? [faint, inked] : [inked];
}

/** The distance between lines: smaller if there are many, and never more than the card's. */
const spread = (rows: number): number => Math.min(5, 30 / rows);

export function lineMarks(
  { layout, time }: MapMoment,
  leg: Leg,
  timing: LegTiming,
  key: string,
  next: Rect,
): Mark[] {
  const { rows } = layout;
  const { stream, up, plus, card, sum, plot } = leg;
  const under = card.y + card.height;
  const upwards = progress(time, timing.up);
  const down = progress(time, timing.down);
  const copied = { start: timing.up.start, length: endOf(timing.down) - timing.up.start };
  const joined = progress(time, { start: timing.joined.start, length: 120 });
  const normed = progress(time, timing.post);
  const skips = leg.subLayer.add !== undefined;
  return Array.from({ length: rows }, (_, row) => {
    const y = rowMiddle(stream, row, rows);
    const at = up + row * spread(rows);
    const back = plus + (row - (rows - 1) / 2) * Math.min(5, 20 / rows);
    const on = skips ? plus + 14 : back;
    const stretches: Stretch[] = [
      ["to", [stream.x + stream.width + 3, y], [at, y], upwards > 0 ? 1 : 0],
      ["up", [at, y], [at, under], upwards],
      ["down", [back, under], [back, skips ? stream.y - 3 : y], down],
      ["on", [on, y], [(sum ?? next).x - 3, y], joined],
    ];
    if (skips) stretches.push(["skip", [at, y], [plus - 14, y], progress(time, copied)]);
    if (sum && plot)
      stretches.push(
        ["sum", [sum.x + sum.width + 2, y], [plot.x - 2, y], normed > 0 ? 1 : 0],
        ["plot", [plot.x + plot.width + 2, y], [next.x - 3, y], normed === 1 ? 1 : 0],
      );
    const thickness = rows > 12 ? 0.6 : 1.25;
    return stretches.flatMap((one) => flow(`${key}/line/${row}`, one, thickness));
  }).flat();
}

/** A capsule over all lines, with a plus on each if there is room. */
export function plusMarks(
  { layout, time, view }: MapMoment,
  leg: Leg,
  timing: LegTiming,
  key: string,
): Mark[] {
  const { add } = leg.subLayer;
  if (!add) return [];
  const { stream, plus } = leg;
  const box = { x: plus - 13, y: stream.y - 3, width: 26, height: stream.height + 6 };
  const goes = { goes: add.id, title: blockWords[view.language].enter(add.title[view.language]) };
  const come = progress(time, timing.joined) > 0;
  const ink = come ? "ink" : "ink3";
  const size = layout.pitch >= 20 ? 15 : 12;
  const every = Math.ceil((size * 1.35) / layout.pitch);
  const signs = Array.from({ length: layout.rows }, (_, row) => row).filter(
    (row) => row % every === 0,
  );
  return [
    mark("band", `${key}/plus`, box, { ink: "paper", radius: 13, ...goes }),
    mark("ring", `${key}/plus/edge`, box, { ink, radius: 13, thickness: come ? 2 : 1 }),
    ...signs.map((row) =>
      text(`${key}/plus/${row}`, plus, rowMiddle(stream, row, layout.rows), "+", {
        anchor: "middle",
        size,
        weight: 500,
        ink,
      }),
    ),
  ];
}

/** Captions below the stream. */
export function captionMarks(moment: MapMoment, leg: Leg, key: string, first: boolean): Mark[] {
  const { layout, view } = moment;
  if (!layout.captions) return [];
  const say = blockWords[view.language];
  const { stream, plus, up, sum, plot, subLayer } = leg;
  const y = stream.y + stream.height + 14;
  const middle = (box: Rect) => box.x + box.width / 2;
  const caption = (name: string, x: number, content: string, room: number) =>
    text(`${key}/caption/${name}`, x, y, content, { anchor: "middle", ink: "ink2", room });
  const { alpha } = subLayer.add ? parametersOf(subLayer.add) : {};
  const copy = !subLayer.add
    ? say.noResidual
    : typeof alpha === "number" && view.digits
      ? say.scaledCopy(format(alpha, 2))
      : say.copy;
  const short = subLayer.add ? say.copyShort : say.noResidual;
  const room = plus - up + 24;
  const fits = text("", 0, 0, copy).width <= room;
  return [
    caption("stream", middle(stream), first ? say.input : say.stream, stream.width + 16),
    caption("copy", (up + plus) / 2 - 4, fits ? copy : short, room),
    ...(sum
      ? [caption("sum", middle(sum), subLayer.add ? say.sum : say.result, sum.width + 8)]
      : []),
    ...(plot ? [caption("norm", middle(plot), say.norm, plot.width + 8)] : []),
  ];
}

/** The tokens, left of each line of legs; that of the current row is bold. */
export function tokenMarks(
  { layout, view, step }: MapMoment,
  leg: Leg,
  key: string,
  at: number,
): Mark[] {
  const every = Math.ceil(14 / layout.pitch);
  const pinned = positionOf(gridOf(step.node, { batch: view.batch, head: 0 }), view.pinned);
  const strong = Math.floor((pinned?.[0] ?? at) / layout.everyRow);
  return layout.names.flatMap((name, row) => {
    if (row !== strong && (row % every || Math.abs(row - strong) < every)) return [];
    return [
      text(`${key}/token/${row}`, leg.stream.x - 8, rowMiddle(leg.stream, row, layout.rows), name, {
        anchor: "end",
        room: layout.labelWidth - 10,
        ink: row === strong ? "ink" : "ink2",
        weight: row === strong ? 600 : 400,
      }),
    ];
  });
}

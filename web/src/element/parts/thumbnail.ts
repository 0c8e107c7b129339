/** A small picture of a step's result: real values, every second, third … row and column if there are many. */
import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Ink, Table, Tints } from "../../types/frame.js";
import type { Experiment, GraphNode } from "../../types/graph.js";
import { mainOf, readingOf } from "../../ops/tokens/translation/reading.js";
import { nodesIn } from "../../scene/nodes.js";
import type { LevelPart, Timeline } from "../../types/timeline.js";
import { isMasked, scaleOf } from "../../scene/identity.js";
import type { Palette } from "../../draw/palette.js";
import type { Pen } from "../../draw/patterns.js";
import { makeRaster } from "../../draw/raster/raster.js";
import { tintOf, type Theme } from "../../draw/colour.js";

const WIDTH = 60;
const HEIGHT = 52;
/** Gap between two matrices. */
const GAP = 4;
/** Height of the coloured rule, and of the gap between it and its matrix. */
const RULE = 2;
const MARGIN = 5;
/** More rows or columns than this are thinned out. */
const MOST = 16;

/** Every n-th row or column is drawn. */
const every = (size: number): number => Math.ceil(size / MOST);
const drawn = (size: number): number => Math.ceil(size / every(size));

const LARGEST_CELL = 8;
const IDENTITIES: ReadonlySet<string> = new Set<Ink>(["query", "key", "value"]);

/** One matrix of a node: of the first sentence, and of the first two heads. */
interface Sheet {
  readonly node: GraphNode;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
  /** Its colour, if the step computes several matrices. */
  readonly ink: Ink | undefined;
}

/** The drawing context of a thumbnail, in CSS pixels. */
interface ThumbnailBrush {
  readonly pen: Pen;
  readonly palette: Palette;
  readonly ratio: number;
  readonly find: (id: string) => GraphNode | undefined;
}

/** Drawn in idle time, after the numbers on the stage. */
export function thumbnail(timeline: Timeline, part: LevelPart, theme: Theme): TemplateResult {
  return html`<canvas
    aria-hidden="true"
    ${ref(
      whenIdle((canvas) => {
        draw(canvas, timeline, part, theme);
      }),
    )}
  ></canvas>`;
}

/** Pending work by canvas; work that was replaced is never drawn. */
const waiting = new Map<HTMLCanvasElement, (canvas: HTMLCanvasElement) => void>();

const whenIdle =
  (work: (canvas: HTMLCanvasElement) => void) =>
  (element: Element | undefined): void => {
    if (!element) return;
    if (waiting.size === 0) soon(drawWaiting);
    waiting.set(element as HTMLCanvasElement, work);
  };

/** Safari has no idle callbacks. */
const soon = (work: (deadline?: IdleDeadline) => void): unknown =>
  "requestIdleCallback" in globalThis
    ? requestIdleCallback(work, { timeout: 200 })
    : setTimeout(work, 50);

/** Draws as many as there is time for, at least one. */
function drawWaiting(deadline?: IdleDeadline): void {
  for (const [canvas, work] of waiting) {
    waiting.delete(canvas);
    work(canvas);
    if ((deadline?.timeRemaining() ?? 0) < 1) break;
  }
  if (waiting.size > 0) soon(drawWaiting);
}

function draw(canvas: HTMLCanvasElement, timeline: Timeline, part: LevelPart, theme: Theme): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const ratio = devicePixelRatio;
  canvas.width = WIDTH * ratio;
  canvas.height = HEIGHT * ratio;
  pen.scale(ratio, ratio);
  const { experiment, range, ranges } = timeline;
  const graph = experiment.graph.map((node) => (node.small ? { ...node, ...node.small } : node));
  const sheets = part.nodes.length ? sheetsOf(graph, part) : [];
  const nodes = new Map(graph.map((node) => [node.id, node]));
  const brush = {
    pen,
    palette: { theme, range, ranges },
    ratio,
    find: (id: string) => nodes.get(id),
  };
  const maps = mapsOf(graph, part);
  if (part.kind === "sentence") lookedAt(experiment, pen, theme);
  else if (maps.length) mapsDrawn(maps, brush);
  else if (sheets.length) matrices(sheets, brush);
  else bars(experiment.tokens[0]?.map(({ text }) => text) ?? [], pen, theme);
}

/** The words of a sentence, and the arc that its picture tells. */
function lookedAt(experiment: Experiment, pen: Pen, theme: Theme): void {
  const reading = readingOf(experiment);
  const { length: count } = reading.source;
  const pitch = WIDTH / Math.max(1, count);
  const main = mainOf(reading);
  const [top, height] = [HEIGHT - 14, 6];
  reading.source.forEach((_, i) => {
    const seen = main && i === main.column;
    pen.fillStyle = seen ? tintOf(theme, "weight", main.weight, 1) : theme.inks.line2;
    pen.beginPath();
    pen.roundRect(i * pitch, top, Math.max(1, pitch - 1.5), height, 1.5);
    pen.fill();
  });
  if (!main) return;
  const [from, to] = [main.row, main.column].map((i) => (i + 0.5) * pitch) as [number, number];
  pen.strokeStyle = theme.inks[main.relation.ink];
  pen.lineWidth = 3.5;
  pen.beginPath();
  pen.moveTo(from, top - 2);
  pen.bezierCurveTo(from, -2, to, -2, to, top - 2);
  pen.stroke();
}

/** The tokens, as bars as long as their words. */
function bars(tokens: readonly string[], pen: Pen, theme: Theme): void {
  const shown = tokens.slice(0, MOST);
  const pitch = Math.min(LARGEST_CELL, HEIGHT / Math.max(1, shown.length));
  const top = (HEIGHT - pitch * shown.length) / 2;
  pen.fillStyle = theme.inks.line2;
  shown.forEach((text, row) => {
    const length = Math.min(WIDTH, 6 + [...text].length * 5);
    pen.beginPath();
    pen.roundRect(0, top + row * pitch, length, pitch - 1.5, 1.5);
    pen.fill();
  });
}

/** The attention weights inside a level, each head as a map of its own; at most four of a sub-layer, of two. */
function mapsOf(graph: readonly GraphNode[], part: LevelPart): Sheet[][] {
  if (!part.level) return [];
  const inside = new Set(nodesIn(part));
  return graph
    .filter(({ id, role, values }) => values && role === "weights" && inside.has(id))
    .slice(0, 2)
    .map((node) => headsOf(node, undefined, 4));
}

/** A line of maps for each sub-layer; the heads of a single one in two lines. */
function mapsDrawn(maps: readonly Sheet[][], brush: ThumbnailBrush): void {
  const [only] = maps;
  const lines =
    only && maps.length === 1 && only.length > 2 ? [only.slice(0, 2), only.slice(2)] : maps;
  const most = (of: (sheet: Sheet) => number) =>
    Math.max(...lines.flat().map((one) => drawn(of(one))));
  const [across, down] = [most(({ columns }) => columns), most(({ rows }) => rows)];
  const count = Math.max(...lines.map(({ length }) => length));
  const pitch = Math.min(
    (WIDTH - GAP * (count - 1)) / count / across,
    (HEIGHT - GAP * (lines.length - 1)) / lines.length / down,
    LARGEST_CELL,
  );
  const height = lines.length * pitch * down + GAP * (lines.length - 1);
  lines.forEach((line, row) => {
    line.forEach((sheet, column) => {
      const { pen } = brush;
      pen.save();
      const top = (HEIGHT - height) / 2 + row * (pitch * down + GAP);
      pen.translate(column * (pitch * across + GAP), top);
      cells(sheet, pitch, brush);
      pen.restore();
    });
  });
}

function sheetsOf(graph: readonly GraphNode[], part: LevelPart): Sheet[] {
  const nodes = graph.filter(({ id, values }) => values && part.nodes.includes(id));
  const several = nodes.every(({ role = "" }) => IDENTITIES.has(role));
  return several
    ? nodes.flatMap((node) => headsOf(node, node.role as Ink).slice(0, 1))
    : nodes.slice(-1).flatMap((node) => headsOf(node, undefined));
}

function headsOf(node: GraphNode, ink: Ink | undefined, most = 2): Sheet[] {
  const [rows, columns] = [node.shape.at(-2) ?? 1, node.shape.at(-1) ?? 1];
  const head = node.axes.indexOf("head");
  const heads =
    head >= 0 && head < node.shape.length - 2 ? Math.min(most, node.shape[head] ?? 1) : 1;
  return Array.from({ length: heads }, (_, index) => ({
    node,
    offset: index * rows * columns,
    rows,
    columns,
    ink,
  }));
}

/** Side by side; query, key and value one above the other if they would be too small. */
function matrices(sheets: readonly Sheet[], brush: ThumbnailBrush): void {
  const { pen } = brush;
  const across = Math.max(...sheets.map(({ columns }) => drawn(columns)));
  const down = Math.max(...sheets.map(({ rows }) => drawn(rows)));
  const margin = sheets[0]?.ink ? MARGIN : 0;
  const share = (size: number) => (size - GAP * (sheets.length - 1)) / sheets.length;
  const beside = Math.min(share(WIDTH) / across, (HEIGHT - margin) / down, LARGEST_CELL);
  const stacked = Math.min((WIDTH - margin) / across, share(HEIGHT) / down, LARGEST_CELL);
  const vertical = margin > 0 && stacked > beside;
  const pitch = vertical ? stacked : beside;
  const height = vertical
    ? pitch * down * sheets.length + GAP * (sheets.length - 1)
    : pitch * down + margin;
  const top = (HEIGHT - height) / 2;
  sheets.forEach((sheet, index) => {
    pen.save();
    if (vertical) pen.translate(0, top + index * (pitch * down + GAP));
    else pen.translate(index * (pitch * across + GAP), top);
    rule(sheet, pitch, vertical, brush);
    pen.translate(vertical ? margin : 0, vertical ? 0 : margin);
    cells(sheet, pitch, brush);
    pen.restore();
  });
}

function rule(
  { ink, rows, columns }: Sheet,
  pitch: number,
  vertical: boolean,
  brush: ThumbnailBrush,
): void {
  if (!ink) return;
  const length = pitch * drawn(vertical ? rows : columns) - 1;
  brush.pen.fillStyle = brush.palette.theme.inks[ink];
  brush.pen.fillRect(0, 0, vertical ? RULE : length, vertical ? length : RULE);
}

/** A shared canvas on which pictures are made. */
let scratch: HTMLCanvasElement | undefined;

function cells(sheet: Sheet, pitch: number, { pen, palette, ratio, find }: ThumbnailBrush): void {
  const tints = tintsOf(sheet, pitch, find);
  scratch ??= document.createElement("canvas");
  const { width, height, bytes } = makeRaster(tints, palette, ratio);
  scratch.width = width;
  scratch.height = height;
  scratch.getContext("2d")?.putImageData(new ImageData(bytes, width), 0, 0);
  // On whole pixels, so that the edges stay sharp.
  const { e: x, f: y } = pen.getTransform();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.drawImage(scratch, Math.round(x), Math.round(y));
}

/** Every second, third … row and column, so that at most `MOST` are left. */
function tintsOf(sheet: Sheet, pitch: number, find: ThumbnailBrush["find"]): Tints {
  const { node, offset, rows, columns } = sheet;
  const table: Table = {
    node: node.id,
    first: offset,
    rowStep: every(rows) * columns,
    columnStep: every(columns),
    rows: drawn(rows),
    columns: drawn(columns),
    rowLabels: [],
    columnLabels: [],
  };
  const masked = Uint8Array.from({ length: table.rows * table.columns }, (_, i) => {
    const [row, column] = [Math.floor(i / table.columns), i % table.columns];
    const index = offset + row * table.rowStep + column * table.columnStep;
    return isMasked(node, index, find) ? 1 : 0;
  });
  const gap = Math.min(1, pitch / 6);
  const size = { cellWidth: pitch - gap, cellHeight: pitch - gap, gap, rowGap: gap };
  return { table, values: node.values ?? [], scale: scaleOf(node), masked, ...size };
}

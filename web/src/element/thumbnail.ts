/** A step's result, small: real values, sampled where there are more rows or columns than fit. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { GraphNode, Stage, Timeline } from "../player/types.js";
import { isMasked } from "../scenes/identity.js";
import { scaleOf, tintOf, type Theme } from "./colour.js";

const WIDTH = 60;
const HEIGHT = 52;
/** Between two matrices. */
const GAP = 4;
/** An ink's rule, and the paper between it and its matrix. */
const RULE = 2;
const MARGIN = 5;
/** Rows and columns beyond this are sampled. */
const MOST = 12;
const LARGEST_CELL = 8;
const IDENTITIES = new Set(["query", "key", "value"]);

/** One matrix out of a node: the first of the batch, and of the heads the first two. */
interface Sheet {
  readonly node: GraphNode;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
  /** Its ink, where the step makes several matrices. */
  readonly ink: string | undefined;
}

type FillOf = (node: GraphNode, index: number) => string;

export function thumbnail(timeline: Timeline, stage: Stage, theme: Theme): TemplateResult {
  const sheets = stage.nodes.length ? sheetsOf(timeline, stage) : [];
  const drawing = sheets.length
    ? matrices(sheets, fills(timeline, theme))
    : bars(timeline.experiment.tokens[0]?.map(({ text }) => text) ?? []);
  return html`<svg width=${WIDTH} height=${HEIGHT} aria-hidden="true">${drawing}</svg>`;
}

/** The tokens as bars as long as their words. */
function bars(tokens: readonly string[]): SVGTemplateResult {
  const shown = tokens.slice(0, MOST);
  const pitch = Math.min(LARGEST_CELL, HEIGHT / Math.max(1, shown.length));
  const top = (HEIGHT - pitch * shown.length) / 2;
  return svg`${shown.map((text, row) => {
    const length = Math.min(WIDTH, 6 + [...text].length * 5);
    return svg`<rect class="token-bar" y=${top + row * pitch} width=${length}
      height=${pitch - 1.5} rx="1.5" />`;
  })}`;
}

function fills({ experiment, range }: Timeline, theme: Theme): FillOf {
  const nodes = new Map(experiment.graph.map((node) => [node.id, node]));
  return (node, index) =>
    isMasked(node, index, (id) => nodes.get(id))
      ? "url(#hatch)"
      : tintOf(theme, scaleOf(node), node.values?.[index] ?? 0, range);
}

function sheetsOf({ experiment }: Timeline, stage: Stage): Sheet[] {
  const nodes = experiment.graph.filter(({ id, values }) => values && stage.nodes.includes(id));
  const several = nodes.map(nameOf).every((name) => IDENTITIES.has(name));
  return several
    ? nodes.flatMap((node) => headsOf(node, nameOf(node)).slice(0, 1))
    : nodes.slice(-1).flatMap((node) => headsOf(node, undefined));
}

function nameOf({ id }: GraphNode): string {
  return id.slice(id.lastIndexOf(".") + 1);
}

function headsOf(node: GraphNode, ink: string | undefined): Sheet[] {
  const [rows, columns] = [node.shape.at(-2) ?? 1, node.shape.at(-1) ?? 1];
  const head = node.axes.indexOf("head");
  const heads = head >= 0 && head < node.shape.length - 2 ? Math.min(2, node.shape[head] ?? 1) : 1;
  return Array.from({ length: heads }, (_, index) => ({
    node,
    offset: index * rows * columns,
    rows,
    columns,
    ink,
  }));
}

/** Side by side; query, key and value, where that would make them tiny, one above the other. */
function matrices(sheets: readonly Sheet[], fillOf: FillOf): SVGTemplateResult {
  const across = Math.max(...sheets.map(({ columns }) => Math.min(columns, MOST)));
  const down = Math.max(...sheets.map(({ rows }) => Math.min(rows, MOST)));
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
  return svg`${sheets.map((sheet, index) => {
    const [x, y] = vertical
      ? [0, top + index * (pitch * down + GAP)]
      : [index * (pitch * across + GAP), top];
    return svg`<g transform="translate(${x} ${y})">
      ${rule(sheet, pitch, vertical)}
      <g transform="translate(${vertical ? margin : 0} ${vertical ? 0 : margin})">
        ${cells(sheet, pitch, fillOf)}
      </g>
    </g>`;
  })}`;
}

function rule({ ink, rows, columns }: Sheet, pitch: number, vertical: boolean) {
  if (!ink) return undefined;
  const length = pitch * Math.min(vertical ? rows : columns, MOST) - 1;
  return vertical
    ? svg`<rect class=${ink} width=${RULE} height=${length} />`
    : svg`<rect class=${ink} width=${length} height=${RULE} />`;
}

function cells(sheet: Sheet, pitch: number, fillOf: FillOf): SVGTemplateResult[] {
  const { node, offset, rows, columns } = sheet;
  const [down, across] = [Math.min(rows, MOST), Math.min(columns, MOST)];
  const size = pitch - Math.min(1, pitch / 6);
  return Array.from({ length: down * across }, (_, cell) => {
    const [row, column] = [Math.floor(cell / across), cell % across];
    const from =
      Math.floor((row * rows) / down) * columns + Math.floor((column * columns) / across);
    return svg`<rect x=${column * pitch} y=${row * pitch} width=${size} height=${size}
      rx=${Math.min(1.5, size / 5)} fill=${fillOf(node, offset + from)} />`;
  });
}

/** A step's result, small: real values, sampled where there are more rows or columns than fit. */
import { svg, html, type SVGTemplateResult, type TemplateResult } from "lit";
import type { GraphNode, Stage, Timeline } from "../player/types.js";
import { isMasked } from "../scenes/identity.js";
import { scaleOf, tintOf, type Theme } from "./colour.js";

const WIDTH = 60;
const HEIGHT = 52;
const MOST = 12;
const INKS: Readonly<Record<string, string>> = { query: "query", key: "key", value: "value" };

/** One matrix out of a node: the first of the batch, and of the heads the first two. */
interface Sheet {
  readonly node: GraphNode;
  readonly offset: number;
  readonly rows: number;
  readonly columns: number;
}

export function thumbnail(timeline: Timeline, stage: Stage, theme: Theme): TemplateResult {
  const sheets = stage.nodes.length ? sheetsOf(timeline, stage) : [];
  const drawing = sheets.length ? matrices(timeline, sheets, theme) : bars(timeline);
  return html`<svg
    width=${WIDTH}
    height=${HEIGHT}
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    aria-hidden="true"
  >
    ${drawing}
  </svg>`;
}

/** The tokens as bars as long as their words. */
function bars(timeline: Timeline): SVGTemplateResult[] {
  const tokens = (timeline.experiment.tokens[0] ?? []).slice(0, MOST);
  const pitch = Math.min(10, HEIGHT / Math.max(1, tokens.length));
  return tokens.map(({ text }, row) => {
    const length = Math.min(WIDTH, 6 + [...text].length * 5);
    return svg`<rect class="token-bar" x="0" y=${row * pitch} width=${length}
      height=${pitch - 1.5} rx="1.5" />`;
  });
}

function sheetsOf({ experiment }: Timeline, stage: Stage): Sheet[] {
  const nodes = experiment.graph.filter(({ id, values }) => values && stage.nodes.includes(id));
  const shown = stage.id.endsWith("qkv") ? nodes.slice(0, 3) : nodes.slice(-1);
  return shown.flatMap(headsOf);
}

function headsOf(node: GraphNode): Sheet[] {
  const columns = node.shape.at(-1) ?? 1;
  const rows = node.shape.at(-2) ?? 1;
  const head = node.axes.indexOf("head");
  const heads = head >= 0 && head < node.shape.length - 2 ? Math.min(2, node.shape[head] ?? 1) : 1;
  return Array.from({ length: heads }, (_, index) => ({
    node,
    offset: index * rows * columns,
    rows,
    columns,
  }));
}

function matrices(
  { range, experiment }: Timeline,
  sheets: readonly Sheet[],
  theme: Theme,
): SVGTemplateResult[] {
  const fillOf = (node: GraphNode, index: number) =>
    isMasked(node, index, (id) => experiment.graph.find((one) => one.id === id))
      ? "url(#hatch)"
      : tintOf(theme, scaleOf(node), node.values?.[index] ?? 0, range);
  const gap = 4;
  const width = (WIDTH - gap * (sheets.length - 1)) / sheets.length;
  const fit = Math.min(
    10,
    ...sheets.map(({ rows, columns }) =>
      Math.min(width / Math.min(columns, MOST), (HEIGHT - 5) / Math.min(rows, MOST)),
    ),
  );
  let left = 0;
  return sheets.map((sheet) => {
    const drawing = svg`<g transform="translate(${left} 0)">
      ${matrix(sheet, fit, fillOf)}
    </g>`;
    left += Math.min(sheet.columns, MOST) * fit + gap;
    return drawing;
  });
}

function matrix(
  sheet: Sheet,
  pitch: number,
  fillOf: (node: GraphNode, index: number) => string,
): SVGTemplateResult {
  const { node, offset, rows, columns } = sheet;
  const [down, across] = [Math.min(rows, MOST), Math.min(columns, MOST)];
  const ink = INKS[node.id.split(".").at(-1) ?? ""];
  const top = ink ? 5 : 0;
  const size = pitch - Math.min(1, pitch / 6);
  const cells = Array.from({ length: down * across }, (_, cell) => {
    const [row, column] = [Math.floor(cell / across), cell % across];
    const source =
      Math.floor((row * rows) / down) * columns + Math.floor((column * columns) / across);
    const fill = fillOf(node, offset + source);
    return svg`<rect x=${column * pitch} y=${top + row * pitch} width=${size} height=${size}
      rx=${Math.min(1.5, size / 5)} fill=${fill} />`;
  });
  const rule = ink && svg`<rect class=${ink} width=${across * pitch - 1} height="2" />`;
  return svg`${rule}${cells}`;
}

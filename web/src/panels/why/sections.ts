/** The sections of the panel: receipts, and vectors as tiles. */
import { html, nothing, type TemplateResult } from "lit";
import { styleMap } from "../../ui/style_map.js";
import { type Theme, digitOf, tintOf } from "../../element/colour.js";
import { chevron } from "../../ui/icons.js";
import {
  type Explanation,
  type Piece,
  type PrintedLine,
  type Section,
  type Tiles,
  describe,
  nodeOf,
} from "../../explain/index.js";
import type { Cell, Language } from "../../types/graph.js";
import type { Ink } from "../../types/frame.js";
import type { Timeline } from "../../types/timeline.js";
import { valueAt } from "../../scene/grid.js";
import { inkOf, scaleOf } from "../../scene/identity.js";
import { tileText } from "./tile.js";
import type { WhyWords } from "./words.js";

/** What the sections are drawn with, and what they tell. */
export interface Desk {
  readonly timeline: Timeline;
  readonly theme: Theme;
  readonly language: Language;
  readonly words: WhyWords;
  /** Lines and vectors that are opened, by where they stand. */
  readonly opened: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly follow: (cell: Cell) => void;
  readonly point: (cell: Cell | undefined) => void;
}

const inked: ReadonlySet<Ink> = new Set<Ink>(["query", "key", "value", "scores", "output"]);

const colourOf = (ink: Ink): string | undefined => (inked.has(ink) ? `var(--${ink})` : undefined);

/** Always a map, also an empty one: what an earlier map set is only taken back by a later one. */
const styled = (name: string, value: string | undefined) =>
  styleMap(value === undefined ? {} : { [name]: value });

/** A number in full, for those who do not see where it stands. */
const nameFor = ({ timeline, language, words }: Desk, cell: Cell, text: string): string =>
  `${text}${words.comma}${describe(timeline.experiment, cell, language)}`;

const pointing = (desk: Desk, cell: Cell) => ({
  in: () => {
    desk.point(cell);
  },
  out: () => {
    desk.point(undefined);
  },
});

function number(desk: Desk, cell: Cell, text: string, bold = false): TemplateResult {
  const { in: enter, out } = pointing(desk, cell);
  const ink = inkOf(nodeOf(desk.timeline.experiment, cell.node));
  return html`<button
    class="number ${bold ? "sum" : ""}"
    style=${styled("--of", bold ? undefined : colourOf(ink))}
    aria-label=${nameFor(desk, cell, text)}
    title=${nameFor(desk, cell, text)}
    @click=${() => {
      desk.follow(cell);
    }}
    @pointerenter=${enter}
    @pointerleave=${out}
    @focus=${enter}
    @blur=${out}
  >
    ${text}
  </button>`;
}

const pieces = (desk: Desk, all: readonly Piece[]) =>
  all.map(({ text, cell }) => (cell ? number(desk, cell, text) : text));

function line(desk: Desk, one: PrintedLine, key: string): TemplateResult {
  const { inside, cell, constant, text } = one;
  const opened = inside !== undefined && desk.opened.has(key);
  const left = inside
    ? html`<button
        class="opens"
        aria-expanded=${opened}
        @click=${() => {
          desk.toggle(key);
        }}
      >
        ${pieces(desk, one.pieces)}${chevron}
      </button>`
    : html`<span>${pieces(desk, one.pieces)}</span>`;
  const right = constant ? nothing : cell ? number(desk, cell, text) : text;
  return html`<div class="line">
      ${left}<span><span class="hidden"> = </span>${right}</span>
    </div>
    ${opened ? html`<div class="inside">${lines(desk, inside(), key)}</div>` : nothing}`;
}

const lines = (desk: Desk, all: readonly PrintedLine[], key: string) =>
  all.map((one, i) => line(desk, one, `${key}/${i}`));

/** The first receipt is that of the cell itself; the totals of the others lead to theirs. */
function receipt(desk: Desk, one: Explanation, key: string, first: boolean): TemplateResult {
  const total = first
    ? html`<span class="sum">${one.total}</span>`
    : number(desk, one.cell, one.total, true);
  const [only] = one.lines;
  const written =
    one.inline && only
      ? html`<div class="line">
          <span>${pieces(desk, only.pieces)}</span>
          <span
            ><span class="hidden"> = </span
            >${only.cell ? number(desk, only.cell, only.text) : total}</span
          >
        </div>`
      : one.lines.length > 0
        ? html`${lines(desk, one.lines, key)}
            <div class="line total"><span class="hidden"> = </span>${total}</div>`
        : nothing;
  return html`${head(one.title, one.rule)}${written}
  ${one.note ? html`<p class="note">${one.note}</p>` : nothing}`;
}

const head = (title: string, rule: string) =>
  html`<div class="title">
    <h3>${title}</h3>
    <span class="rule">${rule}</span>
  </div>`;

/** How a cell looks wherever it is a tile. */
export function tileLook({ timeline, theme }: Pick<Desk, "timeline" | "theme">, cell: Cell) {
  const { experiment, range } = timeline;
  const node = nodeOf(experiment, cell.node);
  const value = valueAt(node, cell.index);
  const { text, masked } = tileText(experiment, cell);
  const scale = scaleOf(node);
  const style = masked
    ? {}
    : { background: tintOf(theme, scale, value, range), color: digitOf(theme, scale, value) };
  return { text, masked, style: styleMap(style) };
}

function tile(desk: Desk, cell: Cell): TemplateResult {
  const { text, masked, style } = tileLook(desk, cell);
  const { in: enter, out } = pointing(desk, cell);
  const name = nameFor(desk, cell, text);
  return html`<button
    class="tile ${masked ? "masked" : ""}"
    style=${style}
    aria-label=${masked ? `${name}${desk.words.comma}${desk.words.masked}` : name}
    title=${name}
    @click=${() => {
      desk.follow(cell);
    }}
    @pointerenter=${enter}
    @pointerleave=${out}
    @focus=${enter}
    @blur=${out}
  >
    ${text}
  </button>`;
}

const mostTiles = 8;
/** More than these stand under the name of their row. */
const mostBeside = 3;

function row(desk: Desk, cells: readonly Cell[], key: string): TemplateResult {
  const opened = desk.opened.has(key);
  const some = cells.length > mostTiles + 1 && !opened ? cells.slice(0, mostTiles) : cells;
  const rest = cells.length - mostTiles;
  return html`<div class="tiles">
    ${some.map((cell) => tile(desk, cell))}
    ${
      rest > 1
        ? html`<button
            class="some"
            aria-expanded=${opened}
            @click=${() => {
              desk.toggle(key);
            }}
          >
            ${opened ? desk.words.fewer : desk.words.more(rest)}
          </button>`
        : nothing
    }
  </div>`;
}

function vectors(desk: Desk, { title, rule, rows }: Tiles, key: string): TemplateResult {
  const [only, second] = rows;
  if (only && !second && !rule)
    return html`<div class="vector title ${only.cells.length > mostBeside ? "stacked" : ""}">
      <h3>${title}</h3>
      ${row(desk, only.cells, key)}
    </div>`;
  return html`${head(title, rule)}
  ${rows.map(
    ({ label, cells }, i) =>
      html`<div class="vector ${cells.length > mostBeside ? "stacked" : ""}">
        <span class="label">${label}</span>${row(desk, cells, `${key}/${i}`)}
      </div>`,
  )}`;
}

export const section = (desk: Desk, one: Section, place: number): TemplateResult =>
  html`<section style=${styled("--identity", colourOf(one.ink))}>
    ${
      one.kind === "tiles"
        ? vectors(desk, one, String(place))
        : receipt(desk, one, String(place), place === 0)
    }
  </section>`;

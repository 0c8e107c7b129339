/** The sections of the panel: receipts, and vectors as tiles. */
import { html, nothing, type TemplateResult } from "lit";
import { styleMap } from "../../ui/style_map.js";
import { type Theme, digitOf, tintOf } from "../../draw/colour.js";
import { rangeIn } from "../../draw/ranges.js";
import { chevron } from "../../ui/icons.js";
import {
  type Explanation,
  type PrintedPiece,
  type PrintedLine,
  type Section,
  type VectorTiles,
  describe,
  nodeOf,
} from "../../explain/index.js";
import type { Ink } from "../../types/frame.js";
import type { Cell, Language } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import { valueAt } from "../../scene/grid.js";
import { inkOf, scaleOf } from "../../scene/identity.js";
import { tileText } from "./tile.js";
import type { WhyWords } from "./words.js";

/** What the sections need, and the events they report. */
export interface SectionContext {
  readonly timeline: Timeline;
  readonly theme: Theme;
  readonly language: Language;
  readonly words: WhyWords;
  /** Opened lines and vectors, by position. */
  readonly opened: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  readonly follow: (cell: Cell) => void;
  readonly point: (cell: Cell | undefined) => void;
}

const inked: ReadonlySet<Ink> = new Set<Ink>([
  "query",
  "key",
  "value",
  "scores",
  "output",
  "gradient",
]);

const colourOf = (ink: Ink): string | undefined => (inked.has(ink) ? `var(--${ink})` : undefined);

/** Always a map, even if empty: styles of an earlier map are removed only by a later one. */
const styled = (name: string, value: string | undefined) =>
  styleMap(value === undefined ? {} : { [name]: value });

/** A number with a full description, for screen readers. */
const nameFor = ({ timeline, language, words }: SectionContext, cell: Cell, text: string): string =>
  `${text}${words.comma}${describe(timeline.experiment, cell, language)}`;

const pointing = (context: SectionContext, cell: Cell) => ({
  in: () => {
    context.point(cell);
  },
  out: () => {
    context.point(undefined);
  },
});

function number(context: SectionContext, cell: Cell, text: string, bold = false): TemplateResult {
  const { in: enter, out } = pointing(context, cell);
  const ink = inkOf(nodeOf(context.timeline.experiment, cell.node));
  return html`<button
    class="number ${bold ? "sum" : ""}"
    style=${styled("--of", bold ? undefined : colourOf(ink))}
    aria-label=${nameFor(context, cell, text)}
    title=${nameFor(context, cell, text)}
    @click=${() => {
      context.follow(cell);
    }}
    @pointerenter=${enter}
    @pointerleave=${out}
    @focus=${enter}
    @blur=${out}
  >
    ${text}
  </button>`;
}

const pieces = (context: SectionContext, all: readonly PrintedPiece[]) =>
  all.map(({ text, cell }) => (cell ? number(context, cell, text) : text));

function line(context: SectionContext, one: PrintedLine, key: string): TemplateResult {
  const { inside, cell, constant, text } = one;
  const opened = inside !== undefined && context.opened.has(key);
  const left = inside
    ? html`<button
        class="opens"
        aria-expanded=${opened}
        @click=${() => {
          context.toggle(key);
        }}
      >
        ${pieces(context, one.pieces)}${chevron}
      </button>`
    : html`<span>${pieces(context, one.pieces)}</span>`;
  const right = constant ? nothing : cell ? number(context, cell, text) : text;
  return html`<div class="line">
      ${left}<span><span class="hidden"> = </span>${right}</span>
    </div>
    ${opened ? html`<div class="inside">${lines(context, inside(), key)}</div>` : nothing}`;
}

const lines = (context: SectionContext, all: readonly PrintedLine[], key: string) =>
  all.map((one, i) => line(context, one, `${key}/${i}`));

/** The first receipt is that of the cell itself; the totals of the others are links. */
function receipt(
  context: SectionContext,
  one: Explanation,
  key: string,
  first: boolean,
): TemplateResult {
  const total = first
    ? html`<span class="sum">${one.total}</span>`
    : number(context, one.cell, one.total, true);
  const [only] = one.lines;
  const written =
    one.inline && only
      ? html`<div class="line">
          <span>${pieces(context, only.pieces)}</span>
          <span
            ><span class="hidden"> = </span
            >${only.cell ? number(context, only.cell, only.text) : total}</span
          >
        </div>`
      : one.lines.length > 0
        ? html`${lines(context, one.lines, key)}
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

/** The look of a cell as a tile. */
export function tileLook(
  { timeline, theme }: Pick<SectionContext, "timeline" | "theme">,
  cell: Cell,
) {
  const { experiment } = timeline;
  const node = nodeOf(experiment, cell.node);
  const value = valueAt(node, cell.index);
  const { text, masked } = tileText(experiment, cell);
  const scale = scaleOf(node);
  const style = masked
    ? {}
    : {
        background: tintOf(theme, scale, value, rangeIn(timeline, cell.node)),
        color: digitOf(theme, scale, value),
      };
  return { text, masked, style: styleMap(style) };
}

function tile(context: SectionContext, cell: Cell): TemplateResult {
  const { text, masked, style } = tileLook(context, cell);
  const { in: enter, out } = pointing(context, cell);
  const name = nameFor(context, cell, text);
  return html`<button
    class="tile ${masked ? "masked" : ""}"
    style=${style}
    aria-label=${masked ? `${name}${context.words.comma}${context.words.masked}` : name}
    title=${name}
    @click=${() => {
      context.follow(cell);
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
/** With more cells than this, they are below the label of the row. */
const mostBeside = 3;

function row(context: SectionContext, cells: readonly Cell[], key: string): TemplateResult {
  const opened = context.opened.has(key);
  const some = cells.length > mostTiles + 1 && !opened ? cells.slice(0, mostTiles) : cells;
  const rest = cells.length - mostTiles;
  return html`<div class="tiles">
    ${some.map((cell) => tile(context, cell))}
    ${
      rest > 1
        ? html`<button
            class="some"
            aria-expanded=${opened}
            @click=${() => {
              context.toggle(key);
            }}
          >
            ${opened ? context.words.fewer : context.words.more(rest)}
          </button>`
        : nothing
    }
  </div>`;
}

function vectors(
  context: SectionContext,
  { title, rule, rows }: VectorTiles,
  key: string,
): TemplateResult {
  const [only, second] = rows;
  if (only && !second && !rule)
    return html`<div class="vector title ${only.cells.length > mostBeside ? "stacked" : ""}">
      <h3>${title}</h3>
      ${row(context, only.cells, key)}
    </div>`;
  return html`${head(title, rule)}
  ${rows.map(
    ({ label, cells }, i) =>
      html`<div class="vector ${cells.length > mostBeside ? "stacked" : ""}">
        <span class="label">${label}</span>${row(context, cells, `${key}/${i}`)}
      </div>`,
  )}`;
}

export const section = (context: SectionContext, one: Section, place: number): TemplateResult =>
  html`<section style=${styled("--identity", colourOf(one.ink))}>
    ${
      one.kind === "tiles"
        ? vectors(context, one, String(place))
        : receipt(context, one, String(place), place === 0)
    }
  </section>`;

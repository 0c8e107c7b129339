import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { styleMap } from "../../../ui/style_map.js";
import type { Frame, Mark, Table } from "../../../types/frame.js";
import type { Cell, Experiment, Language } from "../../../types/graph.js";
import { format } from "../../../draw/format.js";
import type { SceneActions } from "../actions.js";
import { elementWords } from "../../words.js";
import { placeIn } from "../../../draw/hit.js";
import { sameCell } from "../../../document/choices.js";

/** Number of columns on either side of the active one that are in the DOM. */
const WINDOW = 12;

interface At {
  readonly row: number;
  readonly column: number;
}

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * The matrices of a frame as ARIA grids over the picture, for screen readers and arrow keys. Only the
 * active row of each is in the DOM, so that a large matrix costs no more than a small one.
 */
export class PlaygroundGrids extends LitElement {
  static override properties = {
    frame: { attribute: false },
    experiment: { attribute: false },
    language: {},
    pinned: { attribute: false },
    actions: { attribute: false },
  };

  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }
    [role="grid"],
    button {
      position: absolute;
    }
    button {
      padding: 0;
      border: 0;
      border-radius: 8px;
      background: none;
      color: var(--ink);
    }
    button:focus-visible {
      outline: 2px solid;
      outline-offset: 2px;
    }
    [role="row"] {
      display: contents;
    }
    [role="grid"] span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
      outline: 0;
    }
  `;

  declare frame: Frame | undefined;
  declare experiment: Experiment | undefined;
  declare language: Language;
  declare pinned: Cell | undefined;
  declare actions: SceneActions | undefined;
  /** Where the focus was last in each matrix. */
  readonly #active = new Map<string, At>();
  #drawn: Frame | undefined;

  constructor() {
    super();
    this.language = "en";
  }

  /** The grids are not needed while the picture changes in every frame; they are updated afterwards. */
  protected override async scheduleUpdate(): Promise<void> {
    let seen: Frame | undefined;
    while (this.hasUpdated && this.frame !== this.#drawn && this.frame !== seen) {
      seen = this.frame;
      await nextFrame();
      await nextFrame();
    }
    this.#drawn = this.frame;
    super.scheduleUpdate();
  }

  override render(): TemplateResult {
    const matrices = this.frame?.marks.filter(({ kind }) => kind === "matrix") ?? [];
    // By its key a matrix keeps its element, and so the focus, when others come or go.
    return html`${this.#ways()}${repeat(
      matrices,
      ({ key }) => key,
      (mark) => (mark.table ? this.#grid(mark, mark.table) : nothing),
    )}`;
  }

  /** One button for each step that a mark in the picture links to. */
  #ways(): TemplateResult[] {
    const ways = new Map<string, Mark>();
    for (const mark of this.frame?.marks ?? [])
      if (mark.goes !== undefined && !ways.has(mark.goes)) ways.set(mark.goes, mark);
    return [...ways].map(([node, { x, y, width, height, title }]) => {
      const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
      return html`<button
        aria-label=${title ?? ""}
        style=${styleMap(place)}
        @click=${() => this.actions?.go(node)}
      ></button>`;
    });
  }

  /** New numbers are read from the first one on, but not taken from under a reader's focus. */
  override updated(changes: PropertyValues<this>): void {
    const root = this.renderRoot as ShadowRoot;
    if (changes.has("experiment") && !root.activeElement) this.#active.clear();
  }

  #grid(mark: Mark, table: Table): TemplateResult {
    const { x, y, width, height } = mark;
    const at = this.#at(mark.key, table);
    const from = Math.max(0, at.column - WINDOW);
    const columns = Array.from(
      { length: Math.min(table.columns, at.column + WINDOW + 1) - from },
      (_, i) => from + i,
    );
    const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
    return html`<div
      role="grid"
      aria-label=${mark.title ?? ""}
      aria-rowcount=${table.rows + 1}
      aria-colcount=${table.columns + 1}
      style=${styleMap(place)}
      @keydown=${(event: KeyboardEvent) => {
        this.#onKey(event, mark.key, table);
      }}
    >
      <div role="row" aria-rowindex="1">
        ${columns.map(
          (column) =>
            html`<span role="columnheader" aria-colindex=${column + 2}
              >${table.columnLabels[column]}</span
            >`,
        )}
      </div>
      <div role="row" aria-rowindex=${at.row + 2}>
        <span role="rowheader" aria-colindex="1">${table.rowLabels[at.row]}</span>
        ${columns.map((column) => this.#cell(table, { row: at.row, column }, column === at.column))}
      </div>
    </div>`;
  }

  #cell(table: Table, at: At, active: boolean): TemplateResult {
    const cell = cellAt(table, at);
    return html`<span
      role="gridcell"
      aria-colindex=${at.column + 2}
      aria-selected=${sameCell(cell, this.pinned)}
      tabindex=${active ? 0 : -1}
      @focus=${() => {
        this.actions?.point(cell);
      }}
      @blur=${() => {
        this.actions?.point(undefined);
      }}
      >${this.#text(cell)}</span
    >`;
  }

  #text({ node, index }: Cell): string {
    const value = this.experiment?.graph.find(({ id }) => id === node)?.values?.[index];
    if (value === undefined) return "";
    const { grid } = elementWords[this.language];
    return value === -Infinity ? grid.masked : format(value, 4);
  }

  #at(key: string, { node, rows, columns, ...table }: Table): At {
    const kept = this.#active.get(key);
    if (kept && kept.row < rows && kept.column < columns) return kept;
    if (this.pinned?.node !== node) return { row: 0, column: 0 };
    const whole = { row: 0, column: 0, rows, columns };
    const [row, column] = placeIn({ node, rows, columns, ...table }, whole, this.pinned) ?? [0, 0];
    return { row, column };
  }

  #onKey(event: KeyboardEvent, key: string, table: Table): void {
    const at = this.#at(key, table);
    if (event.key === "Enter" || event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.actions?.press(event.key === "Enter" ? cellAt(table, at) : undefined);
      return;
    }
    const next = moved(event, at, table);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.#active.set(key, next);
    this.requestUpdate();
    const grid = event.currentTarget as HTMLElement;
    // The new cell reports its focus; the removed row loses its focus without an event.
    void this.updateComplete.then(() => {
      const cell = grid.querySelector<HTMLElement>('[tabindex="0"]');
      if (cell === (this.renderRoot as ShadowRoot).activeElement)
        this.actions?.point(cellAt(table, next));
      else cell?.focus();
    });
  }
}

const cellAt = ({ node, first, rowStep, columnStep }: Table, { row, column }: At): Cell => ({
  node,
  index: first + row * rowStep + column * columnStep,
});

/** The position after a key; undefined for keys that do not move. */
function moved({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, at: At, table: Table) {
  if (altKey || metaKey) return undefined;
  const [lastRow, lastColumn] = [table.rows - 1, table.columns - 1];
  const { row, column } = at;
  const places: Readonly<Record<string, At>> = {
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowRight: { row, column: Math.min(lastColumn, column + 1) },
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowDown: { row: Math.min(lastRow, row + 1), column },
    PageUp: { row: Math.max(0, row - 8), column },
    PageDown: { row: Math.min(lastRow, row + 8), column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  return places[key];
}

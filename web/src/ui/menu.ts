import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { base } from "./styles.js";
import { chevron } from "./icons.js";

export interface MenuItem {
  readonly id: string;
  /** Shown in a column of its own before the text. */
  readonly number?: string;
  readonly text: string;
}

/**
 * A button that opens a list of choices. Arrow keys, Home and End move in the list, Escape
 * closes it. Dispatches `choose` with the item's id as its detail.
 */
export class PlaygroundMenu extends LitElement {
  static override properties = {
    label: {},
    name: {},
    items: { attribute: false },
    selected: {},
    columns: { type: Number },
    open: { state: true },
  };

  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
      }
      .control {
        max-width: 100%;
      }
      .label {
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .label + svg {
        flex: none;
      }
      .list {
        position: fixed;
        margin: 0;
        padding: 6px;
        border: 1px solid var(--line2);
        border-radius: 8px;
        background: var(--paper);
        color: var(--ink);
        box-shadow: var(--lift);
        overflow: auto;
        max-width: calc(100vw - 16px);
      }
      .columns {
        column-gap: 6px;
      }
      .item {
        display: flex;
        width: 100%;
        gap: 10px;
        padding: 5px 12px 5px 10px;
        border-radius: 6px;
        text-align: start;
        font: 400 var(--control) / 20px var(--font);
        color: var(--ink2);
        break-inside: avoid;
      }
      .item:hover,
      .item:focus {
        background: var(--shade);
        color: var(--ink);
        outline-offset: -2px;
      }
      .item[aria-checked="true"] {
        color: var(--ink);
        font-weight: 600;
      }
      .number {
        flex: none;
        min-width: 3ch;
        color: var(--ink3);
        font-weight: 400;
      }
      @media (pointer: coarse) {
        .item {
          padding-block: 12px;
        }
      }
    `,
  ];

  declare label: string;
  declare name: string;
  declare items: readonly MenuItem[];
  declare selected: string | undefined;
  declare columns: number;
  declare open: boolean;

  constructor() {
    super();
    this.label = "";
    this.name = "";
    this.items = [];
    this.columns = 1;
    this.open = false;
  }

  override render(): TemplateResult {
    return html`
      <button
        class="control"
        part="button"
        aria-haspopup="menu"
        aria-expanded=${this.open}
        aria-label=${this.name || nothing}
        popovertarget="list"
        @keydown=${this.#onButtonKey}
      >
        <span class="label">${this.label}</span>${chevron}
      </button>
      <div
        id="list"
        class="list"
        role="menu"
        aria-label=${this.name || this.label}
        popover
        @beforetoggle=${this.#beforeToggle}
        @toggle=${this.#afterToggle}
        @keydown=${this.#onListKey}
      >
        <div class="columns">${this.items.map((item, index) => this.#item(item, index))}</div>
      </div>
    `;
  }

  #item({ id, number, text }: MenuItem, index: number): TemplateResult {
    const chosen = this.items.findIndex((item) => item.id === this.selected);
    return html`<button
      class="item"
      role="menuitemradio"
      tabindex=${index === Math.max(0, chosen) ? 0 : -1}
      aria-checked=${id === this.selected}
      @click=${() => this.#choose(id)}
    >
      ${number === undefined ? nothing : html`<span class="number">${number}</span>`}${text}
    </button>`;
  }

  get #list(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>("#list") as HTMLElement;
  }

  #choose(id: string): void {
    this.#list.hidePopover();
    this.dispatchEvent(new CustomEvent("choose", { detail: id }));
  }

  #beforeToggle(event: ToggleEvent): void {
    if (event.newState === "open") this.#place();
  }

  #afterToggle(event: ToggleEvent): void {
    this.open = event.newState === "open";
    if (!this.open) return this.#returnFocus();
    this.#place();
    const current = this.#list.querySelector<HTMLElement>("[aria-checked=true]");
    (current ?? this.#list.querySelector<HTMLElement>(".item"))?.focus();
  }

  /** Returns the focus to the button, unless the reader has moved it. */
  #returnFocus(): void {
    const { activeElement } = this.getRootNode() as ShadowRoot;
    if (!activeElement || activeElement === this) this.renderRoot.querySelector("button")?.focus();
  }

  /** Places the list below the button, within the window. */
  #place(): void {
    const button = this.renderRoot.querySelector("button")?.getBoundingClientRect();
    if (!button) return;
    const { style } = this.#list;
    const wide = window.innerWidth >= 720;
    const columns = this.#list.querySelector<HTMLElement>(".columns");
    if (columns) columns.style.columnCount = wide ? String(this.columns) : "1";
    style.top = `${button.bottom + 4}px`;
    style.maxHeight = `${window.innerHeight - button.bottom - 12}px`;
    style.minWidth = `${button.width}px`;
    const right = window.innerWidth - button.left < window.innerWidth / 2;
    style.left = right ? "auto" : `${Math.max(8, button.left)}px`;
    style.right = right ? `${Math.max(8, window.innerWidth - button.right)}px` : "auto";
  }

  #onButtonKey(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    event.stopPropagation();
    this.#list.showPopover();
  }

  #onListKey(event: KeyboardEvent): void {
    event.stopPropagation();
    const items = [...this.#list.querySelectorAll<HTMLElement>(".item")];
    const root = this.renderRoot as ShadowRoot;
    const at = items.indexOf(root.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") this.#list.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }
}

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { base } from "../styles.js";
import { check, chevron } from "../icons.js";
import { menuStyles } from "./styles.js";

/** The least width of a column, in pixels. */
const COLUMN = 300;

export interface MenuItem {
  readonly id: string;
  /** Shown in a column of its own before the text. */
  readonly number?: string;
  readonly text: string;
  /** Items with the same heading stand together; the first has it above. */
  readonly group?: string | undefined;
  /** Below that heading. */
  readonly groupNote?: string | undefined;
  /** What a check mark after the text says; absent: there is none. */
  readonly mark?: string | undefined;
  /** Stands out after the text: "start here". */
  readonly hint?: string | undefined;
  /** Leads to another page, instead of being chosen. */
  readonly href?: string | undefined;
}

interface Group {
  readonly title: string | undefined;
  readonly note: string | undefined;
  readonly items: readonly TemplateResult[];
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
    search: {},
    plain: { type: Boolean },
    found: { state: true },
    open: { state: true },
  };

  static override styles = [base, menuStyles];

  declare label: string;
  declare name: string;
  declare items: readonly MenuItem[];
  declare selected: string | undefined;
  declare columns: number;
  /** The name of a field that searches the list; absent: there is none. */
  declare search: string | undefined;
  /** The items are actions, not choices of which one holds. */
  declare plain: boolean;
  /** The items that are listed: those that contain what is searched for. */
  declare found: string;
  declare open: boolean;

  constructor() {
    super();
    this.label = "";
    this.name = "";
    this.items = [];
    this.columns = 1;
    this.plain = false;
    this.found = "";
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
        <span class="label">${this.label}</span>${this.plain ? nothing : chevron}
      </button>
      <div
        id="list"
        class="list"
        popover
        @beforetoggle=${this.#beforeToggle}
        @toggle=${this.#afterToggle}
        @keydown=${this.#onListKey}
      >
        ${this.search ? this.#field(this.search) : nothing}
        <div class="columns" role="menu" aria-label=${this.name || this.label}>
          ${this.#groups().map(({ title, note, items }) =>
            title === undefined
              ? items
              : html`<div
                  class="group"
                  role="group"
                  aria-label=${note ? `${title}, ${note}` : title}
                >
                  <div class="title" aria-hidden="true">
                    ${title}${note ? html`<span class="note">${note}</span>` : nothing}
                  </div>
                  ${items}
                </div>`,
          )}
        </div>
      </div>
    `;
  }

  #field(name: string): TemplateResult {
    return html`<input
      type="search"
      aria-label=${name}
      placeholder=${name}
      .value=${this.found}
      @input=${(event: Event) => {
        this.found = (event.target as HTMLInputElement).value;
      }}
    />`;
  }

  /** The items that are found, under their headings. */
  #groups(): readonly Group[] {
    const found = this.items.filter(({ number, text, group }) =>
      [number, text, group].join(" ").toLowerCase().includes(this.found.trim().toLowerCase()),
    );
    const reached = found.find(({ id }) => id === this.selected) ?? found[0];
    const groups = new Map<string | undefined, Group>();
    for (const item of found) {
      const { items } = groups.get(item.group) ?? { items: [] };
      const own = [...items, this.#item(item, item === reached)];
      groups.set(item.group, { title: item.group, note: item.groupNote, items: own });
    }
    return [...groups.values()];
  }

  #item(item: MenuItem, reached: boolean): TemplateResult {
    const { id, href } = item;
    const tabindex = reached ? 0 : -1;
    if (href !== undefined)
      return html`<a class="item" role="menuitem" tabindex=${tabindex} href=${href}
        >${shown(item)}</a
      >`;
    return html`<button
      class="item"
      role=${this.plain ? "menuitem" : "menuitemradio"}
      tabindex=${tabindex}
      aria-checked=${this.plain ? nothing : id === this.selected}
      @click=${() => this.#choose(id)}
    >
      ${shown(item)}
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
    if (event.newState !== "open") return;
    this.found = "";
    this.dispatchEvent(new Event("opening"));
    this.#place();
  }

  #afterToggle(event: ToggleEvent): void {
    this.open = event.newState === "open";
    if (!this.open) return this.#returnFocus();
    this.#place();
    const current = this.#list.querySelector<HTMLElement>("[aria-checked=true]");
    // On a touch screen the field would call up the keyboard.
    const field = matchMedia("(pointer: fine)").matches && this.#list.querySelector("input");
    (field || current || this.#list.querySelector<HTMLElement>(".item"))?.focus();
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
    const most = Math.max(1, Math.floor(window.innerWidth / COLUMN));
    const columns = this.#list.querySelector<HTMLElement>(".columns");
    if (columns) columns.style.columnCount = String(Math.min(this.columns, most));
    style.top = `${button.bottom + 4}px`;
    style.maxHeight = `${window.innerHeight - button.bottom - 12}px`;
    style.minWidth = `${button.width}px`;
    const { innerWidth } = window;
    const right = innerWidth - button.left < innerWidth / 2;
    // One column of long titles needs the whole width of a phone.
    const whole = this.search !== undefined && most === 1;
    style.left = whole ? "8px" : right ? "auto" : `${Math.max(8, button.left)}px`;
    style.right = whole ? "8px" : right ? `${Math.max(8, innerWidth - button.right)}px` : "auto";
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
    const inField = root.activeElement instanceof HTMLInputElement;
    if (inField && (event.key === "Home" || event.key === "End")) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") this.#list.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }
}

const shown = ({ number, text, mark, hint }: MenuItem) => [
  number === undefined ? nothing : html`<span class="number">${number}</span>`,
  html`<span>${text}${hint ? html` <span class="hint">${hint}</span>` : nothing}</span>`,
  mark ? html`<span class="mark" role="img" aria-label=${mark}>${check}</span>` : nothing,
];

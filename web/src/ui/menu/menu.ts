import { html, LitElement, nothing, type TemplateResult } from "lit";
import { base } from "../styles.js";
import { chevron } from "../icons.js";
import { menuStyles } from "./styles.js";

export interface MenuItem {
  readonly id: string;
  /** Shown in a column of its own before the text. */
  readonly number?: string;
  readonly text: string;
  /** Leads to another page, instead of being chosen. */
  readonly href?: string | undefined;
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
    plain: { type: Boolean },
    open: { state: true },
  };

  static override styles = [base, menuStyles];

  declare label: string;
  declare name: string;
  declare items: readonly MenuItem[];
  declare selected: string | undefined;
  /** The items are actions, not choices of which one holds. */
  declare plain: boolean;
  declare open: boolean;

  constructor() {
    super();
    this.label = "";
    this.name = "";
    this.items = [];
    this.plain = false;
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
        <div role="menu" aria-label=${this.name || this.label}>${this.#items()}</div>
      </div>
    `;
  }

  #items(): TemplateResult[] {
    const { items, selected } = this;
    const reached = items.find(({ id }) => id === selected) ?? items[0];
    return items.map((item) => this.#item(item, item === reached));
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
    style.top = `${button.bottom + 4}px`;
    style.maxHeight = `${window.innerHeight - button.bottom - 12}px`;
    style.minWidth = `${button.width}px`;
    const { innerWidth } = window;
    const right = innerWidth - button.left < innerWidth / 2;
    style.left = right ? "auto" : `${Math.max(8, button.left)}px`;
    style.right = right ? `${Math.max(8, innerWidth - button.right)}px` : "auto";
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

const shown = ({ number, text }: MenuItem) => [
  number === undefined ? nothing : html`<span class="number">${number}</span>`,
  html`<span>${text}</span>`,
];

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { copyText } from "../code/copy.js";
import { cross } from "../../ui/icons.js";
import { base } from "../../ui/styles.js";
import type { PublicState } from "../../document/state/fields.js";
import type { Language } from "../../types/graph.js";
import { elementCode, frameCode } from "./code.js";
import { shareWords } from "./words.js";

/** Some programs truncate links longer than this. */
const LONG_LINK = 2000;

/** What can be copied. */
export interface Share {
  readonly link: string;
  /** The address of the playground's own page; absent if other pages cannot load it. */
  readonly page: string | undefined;
  readonly state: PublicState;
  /** The title of the frame. */
  readonly title: string;
}

/** Characters of a line, and lines of a text, before it scrolls. */
const WIDE = 60;
const HIGH = 9;

type ShareKind = "link" | "element" | "frame";

/** The current view as a link and as code. Dispatches `close`. */
export class PlaygroundShare extends LitElement {
  static override properties = {
    share: { attribute: false },
    language: {},
    copied: { state: true },
    refused: { state: true },
  };

  static override styles = [
    base,
    css`
      :host {
        display: block;
        padding: 12px 24px 24px;
      }
      header,
      .head {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      header {
        margin-right: -12px;
      }
      h2,
      h3 {
        margin-right: auto;
        font-weight: 600;
      }
      h2 {
        font-size: var(--narration);
        line-height: 28px;
      }
      h3 {
        font-size: var(--control);
      }
      header .control {
        min-width: 32px;
        padding: 0;
        justify-content: center;
      }
      section {
        margin-top: 12px;
        padding-top: 8px;
        border-top: 1px solid var(--line);
      }
      p {
        color: var(--ink2);
        font-size: var(--label);
        line-height: 18px;
        text-wrap: pretty;
      }
      textarea {
        display: block;
        width: 100%;
        margin-top: 6px;
        padding: 8px 10px;
        border: 1px solid var(--ink3);
        border-radius: 6px;
        background: var(--band);
        color: var(--ink);
        font:
          12px / 18px ui-monospace,
          "SF Mono",
          Consolas,
          monospace;
        resize: vertical;
        overflow-wrap: anywhere;
      }
      .copy {
        border: 1px solid var(--ink3);
        background: var(--paper);
        font-weight: 500;
      }
    `,
  ];

  declare share: Share;
  declare language: Language;
  declare copied: ShareKind | undefined;
  declare refused: ShareKind | undefined;

  constructor() {
    super();
    this.language = "en";
  }

  override render(): TemplateResult {
    const words = shareWords[this.language];
    const { link, page, state, title } = this.share;
    const long = link.length > LONG_LINK ? words.long(link.length) : undefined;
    return html`<header>
        <h2>${words.title}</h2>
        <button
          class="control"
          aria-label=${words.close}
          title=${words.close}
          @click=${() => this.dispatchEvent(new Event("close", { bubbles: true }))}
        >
          ${cross}
        </button>
      </header>
      <p>${words.hint}</p>
      ${this.#section("link", words.link, link, long)}
      ${
        page !== undefined
          ? [
              this.#section("element", words.element, elementCode(page, state), words.elementHint),
              this.#section("frame", words.frame, frameCode(page, state, title), words.frameHint),
            ]
          : nothing
      }`;
  }

  #section(part: ShareKind, name: string, text: string, hint: string | undefined): TemplateResult {
    const words = shareWords[this.language];
    const copied = this.copied === part;
    const rows = text.split("\n").reduce((sum, line) => sum + Math.ceil(line.length / WIDE), 0);
    return html`<section>
      <div class="head">
        <h3 id=${part}>${name}</h3>
        <button
          class="control copy"
          aria-describedby=${part}
          @click=${() => void this.#copy(part, text)}
        >
          ${copied ? words.copied : words.copy}
        </button>
      </div>
      ${hint ? html`<p>${hint}</p>` : nothing}
      <textarea
        readonly
        rows=${Math.min(rows + 1, HIGH)}
        spellcheck="false"
        aria-labelledby=${part}
        .value=${text}
      ></textarea>
      <p role="status">${this.refused === part ? words.byHand : copied ? words.copied : nothing}</p>
    </section>`;
  }

  async #copy(part: ShareKind, text: string): Promise<void> {
    const done = await copyText(text, this.renderRoot);
    this.copied = done ? part : undefined;
    this.refused = done ? undefined : part;
    if (done) return;
    const field = this.renderRoot.querySelector<HTMLTextAreaElement>(`[aria-labelledby=${part}]`);
    field?.focus();
    field?.select();
  }

  /** Selects the link, if the page could not copy it. */
  copyByHand(): void {
    void this.#copy("link", this.share.link);
  }
}

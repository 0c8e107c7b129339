/** Share and Embed: the link to the present view, and the dialog with the code for it. */
import { css, html, nothing, type LitElement, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { copyText } from "../code/copy.js";
import type { PlaygroundShare, Share } from "../share/panel.js";
import { elementCode, frameCode, linkInto, linkTo } from "../state/code.js";
import type { PublicState } from "../state/fields.js";
import { phrases, type Language } from "../words/index.js";

/** As long as a button says that it has copied, in milliseconds. */
const SAID = 2500;

/** What is shared: the state, and the address of the playground's own page, where there is one. */
export interface Shared extends LitElement {
  readonly state: PublicState;
  readonly page: string | undefined;
}

const here = (): string => location.href.replace(/#.*$/u, "");

let loading: Promise<void> | undefined;

/** Defines the dialog's content; asked for again where it did not arrive. */
function load(): Promise<void> {
  loading ??= import("../share/panel.js").then(
    ({ PlaygroundShare }) => {
      if (!customElements.get("playground-share"))
        customElements.define("playground-share", PlaygroundShare);
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

export class Sharing {
  /** The link has just been copied. */
  copied = false;
  #share: Share | undefined;
  #missing = false;
  #byHand = false;

  constructor(private readonly host: Shared) {}

  get link(): string {
    const { state, page, id } = this.host;
    if (page !== undefined) return linkTo(page, state);
    return id ? linkInto(here(), id, state) : here();
  }

  /** Copies the link; where that is refused, shows it selected. */
  async share(): Promise<void> {
    if (!(await copyText(this.link, this.host.renderRoot))) return this.open(true);
    this.copied = true;
    this.host.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.host.requestUpdate();
    }, SAID);
  }

  /** Opens the dialog; `byHand`, with the link selected. */
  open(byHand = false): void {
    const { state, page } = this.host;
    const title = phrases(state.lang ?? "en").title;
    const code = page === undefined ? undefined : codeOf(page, state, title);
    this.#share = { link: this.link, code };
    this.#byHand = byHand;
    this.#missing = false;
    load().catch(() => {
      this.#missing = true;
      this.host.requestUpdate();
    });
    this.host.requestUpdate();
  }

  /** Nothing as long as it is closed. */
  dialog(language: Language): TemplateResult | typeof nothing {
    if (!this.#share) return nothing;
    return html`<dialog
      class="sharing"
      aria-label=${phrases(language).share.title}
      ${ref(showModal)}
      @close=${() => {
        this.#share = undefined;
        this.host.requestUpdate();
      }}
    >
      ${this.#missing ? this.#absent(language) : this.#panel(this.#share, language)}
    </dialog>`;
  }

  #panel(share: Share, language: Language): TemplateResult {
    return html`<playground-share
      .share=${share}
      .language=${language}
      ${ref(this.#selectByHand)}
      @close=${(event: Event) => {
        (event.target as Element).closest("dialog")?.close();
      }}
    ></playground-share>`;
  }

  readonly #selectByHand = (panel: Element | undefined): void => {
    if (!panel || !this.#byHand) return;
    this.#byHand = false;
    void load()
      .then(() => (panel as PlaygroundShare).updateComplete)
      .then(() => {
        (panel as PlaygroundShare).copyByHand();
      });
  };

  #absent(language: Language): TemplateResult {
    const words = phrases(language).missing;
    return html`<div class="missing" role="alert">
      <p>${words.text}</p>
      <button
        class="control"
        @click=${() => {
          this.open();
        }}
      >
        ${words.again}
      </button>
    </div>`;
  }
}

const codeOf = (page: string, state: PublicState, title: string) => ({
  element: elementCode(page, state),
  frame: frameCode(page, state, title),
});

/** Once it is in the page. */
function showModal(dialog: Element | undefined): void {
  queueMicrotask(() => {
    if (dialog instanceof HTMLDialogElement && dialog.isConnected && !dialog.open)
      dialog.showModal();
  });
}

export const sharingStyles = css`
  .sharing {
    width: min(620px, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--line2);
    border-radius: 12px;
    background: var(--paper);
    color: inherit;
    box-shadow: var(--lift);
  }
  .sharing::backdrop {
    background: #14171c66;
  }
`;

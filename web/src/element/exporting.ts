/** The dialog that offers files. What makes them comes when it is first opened. */
import { css, html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Subject } from "../export/subject.js";
import { phrases } from "../words/index.js";

/** Keys and focus in the dialog are no concern of the page behind it. */
const keep = (event: Event): void => {
  event.stopPropagation();
};

/** Open as long as there is something to make files of; `changed` where it is to be drawn anew. */
export class Exporting {
  #subject: Subject | undefined;
  #missing = false;

  constructor(private readonly changed: () => void) {}

  open(subject: Subject | undefined): void {
    this.#subject = subject;
    this.#load();
    this.changed();
  }

  #load(): void {
    this.#missing = false;
    import("../export/panel.js").then(
      ({ PlaygroundExport }) => {
        if (!customElements.get("playground-export"))
          customElements.define("playground-export", PlaygroundExport);
      },
      () => {
        this.#missing = true;
        this.changed();
      },
    );
  }

  dialog(): TemplateResult | typeof nothing {
    const subject = this.#subject;
    if (!subject) return nothing;
    return html`<dialog
      class="exporting"
      aria-label=${phrases(subject.language).export}
      ${ref(showModal)}
      @keydown=${keep}
      @focusin=${keep}
      @focusout=${keep}
      @close=${() => {
        this.#subject = undefined;
        this.changed();
      }}
    >
      ${this.#missing ? this.#absent(subject) : panel(subject)}
    </dialog>`;
  }

  #absent({ language }: Subject): TemplateResult {
    const words = phrases(language).missing;
    return html`<div class="missing" role="alert">
      <p>${words.text}</p>
      <button
        class="control"
        @click=${() => {
          this.#load();
          this.changed();
        }}
      >
        ${words.again}
      </button>
    </div>`;
  }
}

/** Once it is in the page. */
function showModal(dialog: Element | undefined): void {
  queueMicrotask(() => {
    if (dialog instanceof HTMLDialogElement && dialog.isConnected && !dialog.open)
      dialog.showModal();
  });
}

const panel = (subject: Subject): TemplateResult =>
  html`<playground-export
    .subject=${subject}
    @close=${(event: Event) => {
      (event.target as Element).closest("dialog")?.close();
    }}
  ></playground-export>`;

export const exportStyles = css`
  .exporting {
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
  .exporting::backdrop {
    background: #14171c66;
  }
`;

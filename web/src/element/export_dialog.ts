/** The dialog that offers files. Its code is loaded when it is first opened. */
import { html, nothing, type TemplateResult } from "lit";
import type { Subject } from "../panels/export/subject.js";
import { elementWords } from "./words.js";
import { defineLater, dialog, type DialogEvents } from "../ui/dialog.js";

/** Open as long as it has a subject; `changed` is called to draw it again. */
export class ExportDialog {
  #subject: Subject | undefined;
  #missing = false;

  constructor(private readonly changed: () => void) {}

  open(subject: Subject | undefined): void {
    this.#subject = subject;
    this.#missing = false;
    defineLater(
      "playground-export",
      async () => (await import("../panels/export/dialog.js")).PlaygroundExport,
    ).catch(() => {
      this.#missing = true;
      this.changed();
    });
    this.changed();
  }

  dialog(): TemplateResult | typeof nothing {
    const subject = this.#subject;
    if (!subject) return nothing;
    const { language } = subject;
    const panel = html`<playground-export .subject=${subject}></playground-export>`;
    const content = this.#missing ? undefined : panel;
    return dialog(elementWords[language].export, content, language, this.#events);
  }

  readonly #events: DialogEvents = {
    closed: () => {
      this.#subject = undefined;
      this.changed();
    },
    again: () => {
      this.open(this.#subject);
    },
  };
}

/** Share and Embed: the link to the current view, and the dialog with its code. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { copyText } from "../panels/code/copy.js";
import type { PlaygroundShare, Share } from "../panels/share/dialog.js";
import { linkInto, linkTo } from "../document/state/links.js";
import type { PublicState } from "../document/state/fields.js";
import type { Host } from "./host.js";
import type { Language } from "../types/graph.js";
import { elementWords } from "./words.js";
import { defineLater, dialog, type DialogEvents } from "../ui/dialog.js";

/** How long a button shows that it has copied, in milliseconds. */
const SAID = 2500;

const here = (): string => location.href.replace(/#.*$/u, "");

/** Defines the dialog's content. */
const load = (): Promise<void> =>
  defineLater(
    "playground-share",
    async () => (await import("../panels/share/dialog.js")).PlaygroundShare,
  );

export class ShareDialog {
  /** The link has just been copied. */
  copied = false;
  #share: Share | undefined;
  #missing = false;
  #byHand = false;

  /** `state` returns the current public state. */
  constructor(
    private readonly host: Host,
    private readonly state: () => PublicState,
  ) {}

  #link(): string {
    const state = this.state();
    const { page, id } = this.host;
    if (page !== undefined) return linkTo(page, state);
    return id ? linkInto(here(), id, state) : here();
  }

  /** Copies the link; if that is not allowed, shows it selected. */
  async share(): Promise<void> {
    if (!(await copyText(this.#link(), this.host.renderRoot))) return this.open(true);
    this.copied = true;
    this.host.requestUpdate();
    setTimeout(() => {
      this.copied = false;
      this.host.requestUpdate();
    }, SAID);
  }

  /** Opens the dialog; `byHand`, with the link selected. */
  open(byHand = false): void {
    const { page } = this.host;
    const state = this.state();
    const title = elementWords[state.lang ?? "en"].title;
    this.#share = { link: this.#link(), page, state, title };
    this.#byHand = byHand;
    this.#missing = false;
    load().catch(() => {
      this.#missing = true;
      this.host.requestUpdate();
    });
    this.host.requestUpdate();
  }

  /** Nothing while it is closed. */
  dialog(language: Language): TemplateResult | typeof nothing {
    if (!this.#share) return nothing;
    const panel = html`<playground-share
      .share=${this.#share}
      .language=${language}
      ${ref(this.#selectByHand)}
    ></playground-share>`;
    const content = this.#missing ? undefined : panel;
    return dialog(elementWords[language].share.title, content, language, this.#events);
  }

  readonly #events: DialogEvents = {
    closed: () => {
      this.#share = undefined;
      this.host.requestUpdate();
    },
    again: () => {
      this.open(this.#byHand);
    },
  };

  readonly #selectByHand = (panel: Element | undefined): void => {
    if (!panel || !this.#byHand) return;
    load()
      .then(() => (panel as PlaygroundShare).updateComplete)
      .then(
        () => {
          this.#byHand = false;
          (panel as PlaygroundShare).copyByHand();
        },
        // `open` reports the failure.
        () => undefined,
      );
  };
}

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { chevron, cross, play } from "../../ui/icons.js";
import { BasePanel } from "../base_panel.js";
import { undoButton } from "../edits/actions.js";
import { editList } from "../edits/list.js";
import { editStyles } from "../edits/styles.js";
import { base } from "../../ui/styles.js";
import type { Cell } from "../../types/graph.js";
import type { Timeline } from "../../types/timeline.js";
import { type Explanation, chainOf, describe } from "../../explain/index.js";
import { type Checked, check, checkSection, nudgeOf } from "./check.js";
import { type Draft, draftOf, editor } from "./editor.js";
import { type SectionContext, section, tileLook } from "./sections.js";
import { cellAfter } from "../../story/place.js";
import { whyStyles } from "./styles.js";
import { whyWords } from "./words.js";

/**
 * Why this number: its arithmetic with actual numbers, each of which is a link to its own arithmetic.
 */
export class PlaygroundWhy extends BasePanel {
  static override properties = {
    cell: { attribute: false, hasChanged: (now?: Cell, old?: Cell) => !isSame(now, old) },
    pinned: { type: Boolean },
    opened: { state: true },
    draft: { state: true },
    checked: { state: true },
  };

  static override styles = [base, editStyles, whyStyles];

  declare cell: Cell | undefined;
  declare pinned: boolean;
  declare opened: ReadonlySet<string>;
  /** What is being typed as the cell's new value. */
  declare draft: Draft | undefined;
  /** What came of the last check of a gradient. */
  declare checked: Checked | undefined;
  /** The cells visited by following numbers here; the last is the one to go back to. */
  #trail: readonly Cell[] = [];
  /** The cell requested here, to distinguish it from one pinned elsewhere. */
  #awaited: Cell | undefined;
  #focus: "heading" | "field" | "edit" | undefined;

  constructor() {
    super();
    this.pinned = false;
    this.opened = new Set();
  }

  protected override seen(): readonly unknown[] {
    return [this.document?.edits, this.document?.answered, this.document?.undoable];
  }

  override willUpdate(changes: PropertyValues<this>): void {
    const { timeline } = this;
    const old = changes.get("timeline");
    if (old && timeline) {
      this.#trail = this.#trail.flatMap((cell) => cellAfter(cell, old, timeline) ?? []);
      this.checked = undefined;
    }
    if (!changes.has("cell")) return;
    if (!isSame(this.cell, this.#awaited)) this.#trail = [];
    this.#awaited = undefined;
    this.opened = new Set();
    this.draft = undefined;
    this.checked = undefined;
  }

  override updated(): void {
    const aim = { heading: "h2", field: "input", edit: "#edit" };
    const target = this.#focus && this.renderRoot.querySelector<HTMLElement>(aim[this.#focus]);
    this.#focus = undefined;
    target?.focus();
    if (target instanceof HTMLInputElement) target.select();
  }

  override render(): TemplateResult {
    const { timeline, cell } = this;
    const words = whyWords[this.language];
    const chain = () => (timeline && cell ? chainOf(timeline.experiment, cell, this.language) : []);
    const sections = this.document?.complete(chain);
    if (!sections) return html``;
    const [own] = sections;
    if (!timeline || own?.kind !== "receipt")
      return html`<p class="empty">${words.empty}</p>
        ${this.#edits(timeline)}`;
    return html`${this.#back(timeline)}${this.#header(timeline, own)}
    ${own.isSet ? html`<p class="set">${words.set(own.total)}</p>` : nothing}
    ${sections.map((one, i) => section(this.#context(timeline), one, i))}
    ${this.#check(timeline, own.cell)} ${this.#edits(timeline)} ${this.#footer(timeline, own)}`;
  }

  /** What the reader has set by hand, with a way back: here is where it was done. */
  #edits(timeline: Timeline | undefined) {
    const { document, language, theme, actions } = this;
    if (!document) return nothing;
    const ranges = timeline ?? { range: 1 };
    return html`${editList({ document, language, theme, ranges, actions })}
    ${undoButton(document, language, () => {
      this.#focus = "heading";
    })}`;
  }

  /** Of a gradient: whether the loss really changes as it says. */
  #check({ experiment }: Timeline, cell: Cell): TemplateResult | typeof nothing {
    const { document } = this;
    const nudge = nudgeOf(experiment, cell);
    if (!document || !nudge || !Number.isFinite(nudge.gradient)) return nothing;
    return checkSection(nudge, this.checked, experiment, this.language, (by) => {
      void check(document, nudge, by, (checked) => {
        this.checked = checked;
      });
    });
  }

  #context(timeline: Timeline): SectionContext {
    return {
      timeline,
      theme: this.theme,
      language: this.language,
      words: whyWords[this.language],
      opened: this.opened,
      toggle: (key) => {
        const opened = new Set(this.opened);
        if (!opened.delete(key)) opened.add(key);
        this.opened = opened;
      },
      follow: (cell) => {
        if (this.cell && !isSame(cell, this.cell)) this.#visit(cell, [...this.#trail, this.cell]);
      },
      // Without a pinned cell, pointing would replace the numbers under the pointer.
      point: (cell) => {
        if (this.pinned) this.actions?.point(cell);
      },
    };
  }

  #visit(cell: Cell, trail: readonly Cell[]): void {
    this.#trail = trail;
    this.#awaited = cell;
    this.#focus = "heading";
    this.actions?.point(undefined);
    this.actions?.pin(cell);
  }

  #back({ experiment }: Timeline): TemplateResult | typeof nothing {
    const before = this.#trail.at(-1);
    if (!before || !experiment.graph.some(({ id }) => id === before.node)) return nothing;
    const where = describe(experiment, before, this.language);
    return html`<button
      class="control back"
      @click=${() => {
        this.#visit(before, this.#trail.slice(0, -1));
      }}
    >
      ${chevron}<span>${whyWords[this.language].back(where)}</span>
    </button>`;
  }

  #header(timeline: Timeline, own: Explanation): TemplateResult {
    const words = whyWords[this.language];
    const { text, masked, style } = tileLook({ timeline, theme: this.theme }, own.cell);
    const { inside, matrix } = own.label;
    const about = [inside ? own.title : "", matrix].filter(Boolean).join(words.comma);
    const state = this.pinned ? words.pinned : "";
    return html`<header>
      <span
        class="tile large ${this.pinned ? "pinned" : ""} ${masked ? "masked" : ""}"
        style=${style}
        >${text}</span
      >
      <div class="about">
        <h2 tabindex="-1">${inside || own.title}</h2>
        <p>${[about, state].filter(Boolean).join(words.comma)}</p>
      </div>
      ${
        this.pinned
          ? html`<button
              class="control unpin"
              aria-label=${words.unpin}
              title=${words.unpin}
              @click=${() => {
                this.actions?.pin(undefined);
              }}
            >
              ${cross}
            </button>`
          : nothing
      }
    </header>`;
  }

  #footer({ experiment }: Timeline, own: Explanation): TemplateResult {
    const words = whyWords[this.language];
    if (this.draft)
      return html`<footer>
        ${editor(this.draft, describe(experiment, own.cell, this.language), words, {
          change: (draft) => {
            this.draft = draft;
          },
          apply: (value) => {
            this.#leave();
            void this.actions?.editCell(own.cell, value);
          },
          leave: () => {
            this.#leave();
          },
        })}
      </footer>`;
    return html`<footer>
      <button
        class="button primary"
        @click=${() => {
          this.actions?.showHow(own.cell);
        }}
      >
        ${play}${words.showHow}
      </button>
      <button
        class="button"
        id="edit"
        @click=${() => {
          this.draft = draftOf(own.value);
          this.#focus = "field";
        }}
      >
        ${words.edit}
      </button>
    </footer>`;
  }

  #leave(): void {
    this.draft = undefined;
    this.#focus = "edit";
  }
}

const isSame = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.node === other?.node && one?.index === other?.index;

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import { copyText } from "./copy.js";
import { codePanelWords } from "./words.js";
import {
  dialects,
  generate,
  sourceOf,
  type Dialect,
  type Statement,
  type Program,
} from "../../code/program.js";
import { codeStyles } from "./styles.js";
import { targetsOf } from "../../code/targets.js";
import { recalled, remember } from "../../ui/preferences.js";
import { BasePanel } from "../base_panel.js";
import { base } from "../../ui/styles.js";

const NAMES: Readonly<Record<Dialect, string>> = { pytorch: "PyTorch", numpy: "NumPy", cpp: "C++" };
const COPIED_FOR = 2000;

type Copying = "copy" | "copied" | "notCopied";

/**
 * The experiment as a program, with the current line highlighted.
 */
export class PlaygroundCode extends BasePanel {
  static override properties = {
    node: {},
    dialect: { state: true },
    copying: { state: true },
    reached: { state: true },
  };

  static override styles = [base, codeStyles];

  /** The node playing now. */
  declare node: string | undefined;
  declare dialect: Dialect;
  declare copying: Copying;
  /** The line that the Tab key focuses, if not the current one. */
  declare reached: string | undefined;
  #program: Program | undefined;
  #targets: ReadonlyMap<string, string> = new Map();

  constructor() {
    super();
    this.dialect = recalled("dialect", dialects) ?? "pytorch";
    this.copying = "copy";
  }

  override willUpdate(changes: PropertyValues<this>): void {
    const { timeline, request } = this;
    if (!timeline || !request) return;
    if (changes.has("timeline")) this.#targets = targetsOf(timeline.experiment);
    if (["timeline", "request", "dialect", "language"].some((name) => changes.has(name as "node")))
      // The old program stays, with its focus, until all values of the new one are loaded.
      this.#program =
        this.document?.complete(() =>
          generate(timeline.experiment, request, this.dialect, this.language),
        ) ?? this.#program;
    if (changes.has("node")) this.reached = undefined;
  }

  override updated(changes: PropertyValues<this>): void {
    if (changes.has("node") || changes.has("timeline") || changes.has("dialect")) this.#follow();
  }

  override render(): TemplateResult {
    const words = codePanelWords[this.language];
    const lines = this.#program?.statements ?? [];
    const stop = lines.find(({ node }) => node === (this.reached ?? this.node)) ?? lines[0];
    return html`<div class="frame">
      <ol aria-label=${words.program} @keydown=${this.#onKey}>
        ${lines.map((line, index) => [
          line.section === (lines[index - 1]?.section ?? "")
            ? nothing
            : html`<li class="section">${line.section}</li>`,
          this.#line(line, line === stop),
        ])}
      </ol>
      <div class="foot">
        <div class="dialects" role="group" aria-label=${words.dialect}>
          ${dialects.map(
            (one) =>
              html`<button
                class="control"
                aria-pressed=${one === this.dialect}
                @click=${() => {
                  this.dialect = one;
                  remember("dialect", one);
                }}
              >
                ${NAMES[one]}
              </button>`,
          )}
        </div>
        <button
          class="copy"
          title=${this.request?.model === undefined ? words.copyHint : words.copyHintModel}
          @click=${() => void this.#copy()}
        >
          ${words[this.copying]}
        </button>
        <span class="hidden" role="status"
          >${this.copying === "copy" ? nothing : words[this.copying]}</span
        >
      </div>
    </div>`;
  }

  #line(line: Statement, stop: boolean): TemplateResult {
    const playing = line.node === this.node;
    const target = this.#targets.get(line.node);
    return html`<li>
      <button
        class=${classMap({ line: true, current: playing, given: line.given })}
        tabindex=${stop ? 0 : -1}
        aria-current=${playing ? "step" : nothing}
        ?disabled=${target === undefined}
        @click=${() => {
          this.#go(target);
        }}
        @focus=${() => {
          this.reached = line.node;
        }}
      >
        ${guard([line], () => html`<code>${this.#code(line)}</code>${shape(line.shape)}`)}
      </button>
    </li>`;
  }

  #code(line: Statement): TemplateResult[] {
    return line.code.split("\n").map((row) => {
      const text = row.trimStart();
      return html`<span class=${classMap({ row: true, inner: text !== row })}
        >${this.#names(text, line)}</span
      >`;
    });
  }

  /** Names in the colours of their matrices, without the prefix of the section; the line's own name is bold. */
  #names(row: string, { name, section }: Statement): unknown[] {
    const prefix = `${section.replaceAll(".", "_")}_`;
    return row.split(/((?<![.\w])[A-Za-z_]\w*|\d+e-\d+)/u).map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (/^\d/u.test(piece)) return html`<span class="whole">${piece}</span>`;
      const ink = this.#program?.inks.get(piece) ?? "";
      const short = piece.startsWith(prefix) ? piece.slice(prefix.length) : piece;
      if (piece === name) return html`<b class=${ink}>${short}</b>`;
      return ink ? html`<span class=${ink}>${short}</span>` : short;
    });
  }

  #go(node: string | undefined): void {
    if (node === undefined) return;
    this.actions?.go(node);
  }

  async #copy(): Promise<void> {
    if (!this.#program) return;
    const copied = await copyText(sourceOf(this.#program), this.renderRoot);
    this.copying = copied ? "copied" : "notCopied";
    setTimeout(() => {
      this.copying = "copy";
    }, COPIED_FOR);
  }

  /** Scrolls only the list, as far as needed to show the current line. */
  #follow(): void {
    const list = this.renderRoot.querySelector("ol");
    const line = list?.querySelector(".current");
    if (!list || !line) return;
    const [own, room] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
    if (own.top >= room.top && own.bottom <= room.bottom) return;
    list.scrollTop += own.top - room.top - room.height / 3;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>(".line:not(:disabled)")];
    const at = lines.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    lines[Math.min(lines.length - 1, Math.max(0, to))]?.focus();
  };
}

/** "T 6 × D 2": letters bold, sizes grey. */
function shape(text: string): TemplateResult {
  const pieces = text.split(/([A-Z])/u);
  return html`<span class="shape"
    >${pieces.map((piece, index) => (index % 2 ? html`<b>${piece}</b>` : piece))}</span
  >`;
}

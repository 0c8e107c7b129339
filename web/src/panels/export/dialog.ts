import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { cross } from "../../ui/icons.js";
import { save } from "../save.js";
import { base } from "../../ui/styles.js";
import { isLesson } from "../lesson/reading.js";
import { groupOf } from "../../scene/nodes.js";
import type { GraphNode } from "../../types/graph.js";
import { makers } from "./items.js";
import type { FileKind } from "./file_kind.js";
import { isSandboxed } from "./sandbox.js";
import { exportStyles } from "./styles.js";
import type { Subject } from "./subject.js";
import { encodes, hasEncoder, VIDEO_KINDS, type VideoKind } from "./formats/video_kinds.js";
import { exportWords, type ExportWords, type FileGroup, type Lack } from "./words.js";
import { Refused, type Work } from "./work.js";

const GROUPS: readonly (readonly [FileGroup, readonly FileKind[]])[] = [
  ["picture", ["svg", "png"]],
  ["step", ["gif", "webm", "mp4"]],
  ["matrix", ["csv", "csvHead", "npy"]],
  ["experiment", ["json"]],
  ["number", ["markdown", "latex"]],
  ["lesson", ["worksheet"]],
];

/** Files that contain a picture. */
const PICTURES: ReadonlySet<FileKind> = new Set<FileKind>(["svg", "png", "gif", "webm", "mp4"]);

const isVideo = (kind: FileKind): kind is VideoKind => kind === "webm" || kind === "mp4";

/** What is being made, and how much of it is done. */
interface Job {
  readonly kind: FileKind;
  readonly share: number;
  readonly stop: AbortController;
}

/**
 * The files that can be made of the current view. Those that are not available say why. Dispatches
 * `close`.
 */
export class PlaygroundExport extends LitElement {
  static override properties = {
    subject: { attribute: false },
    matrix: { state: true },
    unable: { state: true },
    job: { state: true },
    said: { state: true },
    failure: { state: true },
  };

  static override styles = [base, exportStyles];

  declare subject: Subject;
  /** The selected matrix; initially the one being computed. */
  declare matrix: string | undefined;
  /** The videos that the browser does not encode, as far as it was asked. */
  declare unable: ReadonlySet<VideoKind>;
  declare job: Job | undefined;
  declare said: string;
  declare failure: string;
  /** Whether there is a picture of the current moment. */
  #drawn = false;

  constructor() {
    super();
    this.said = "";
    this.failure = "";
    this.unable = new Set(hasEncoder() ? [] : VIDEO_KINDS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.job?.stop.abort();
  }

  override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("subject")) this.#drawn = this.subject.frameAt(this.subject.time) !== undefined;
  }

  override render(): TemplateResult {
    const words = this.#words;
    return html`<header>
        <h2>${words.title}</h2>
        <button
          class="control"
          aria-label=${words.close}
          title=${words.close}
          @click=${() => {
            this.dispatchEvent(new Event("close", { bubbles: true }));
          }}
        >
          ${cross}
        </button>
      </header>
      ${GROUPS.map(([group, kinds]) => this.#group(group, kinds))}
      <footer>
        ${this.job ? this.#progress(this.job) : nothing}
        <p role="alert">${this.failure}</p>
        <p role="status">${this.said}</p>
      </footer>`;
  }

  get #words(): ExportWords {
    return exportWords[this.subject.language];
  }

  /** The node whose files are offered. */
  get #node(): GraphNode | undefined {
    const { result, node } = this.subject;
    const wanted = this.matrix ?? node;
    return result.graph.find(({ id }) => id === wanted) ?? result.graph.at(-1);
  }

  #group(group: FileGroup, kinds: readonly FileKind[]): TemplateResult {
    const words = this.#words;
    const lacks = new Set(
      kinds.map((kind) => this.#lack(kind)).filter((lack) => lack !== undefined),
    );
    return html`<section aria-labelledby=${group}>
      <div>
        <h3 id=${group}>${words.groups[group]}</h3>
        <p>${words.hints[group]}</p>
        ${Array.from(lacks, (lack) => html`<p class="lack" id=${lack}>${words.lacks[lack]}</p>`)}
      </div>
      <div class="files">
        ${group === "matrix" ? this.#choice() : nothing}${kinds.map((kind) => this.#file(kind))}
      </div>
    </section>`;
  }

  #choice(): TemplateResult {
    const { result, language } = this.subject;
    const chosen = this.#node?.id;
    return html`<select
      aria-label=${this.#words.matrix}
      @change=${(event: Event) => {
        this.matrix = (event.target as HTMLSelectElement).value;
      }}
    >
      ${result.graph.map((node) => {
        const { id, title, shape } = node;
        return html`<option value=${id} ?selected=${id === chosen}>
          ${[groupOf(node)[language], title[language], shape.join(" × ")].filter(Boolean).join(" · ")}
        </option>`;
      })}
    </select>`;
  }

  #file(kind: FileKind): TemplateResult | typeof nothing {
    const words = this.#words;
    const head = this.#head;
    if (kind === "csvHead" && head === undefined) return nothing;
    const lack = this.#lack(kind);
    const name = kind === "csvHead" ? words.head((head ?? 0) + 1) : words.kinds[kind];
    // It stays focusable, so that a screen reader reads the reason.
    return html`<button
      class="file"
      data-kind=${kind}
      aria-disabled=${lack || this.job ? "true" : nothing}
      aria-describedby=${lack ?? nothing}
      @click=${() => {
        if (!lack && !this.job) void this.#make(kind);
      }}
    >
      ${name}
    </button>`;
  }

  /** The head that is shown, if the matrix has several. */
  get #head(): number | undefined {
    const { axes = [], shape = [] } = this.#node ?? {};
    const heads = shape[axes.indexOf("head")] ?? 1;
    return heads > 1 ? Math.min(this.subject.head, heads - 1) : undefined;
  }

  #lack(kind: FileKind): Lack | undefined {
    const { subject, unable } = this;
    if (isVideo(kind) && unable.has(kind))
      return unable.size === VIDEO_KINDS.length ? "noVideo" : kind === "mp4" ? "noMp4" : "noWebm";
    if (PICTURES.has(kind)) return subject.inSpace ? "space" : this.#drawn ? undefined : "noFrame";
    if (kind === "markdown" || kind === "latex") return subject.cell ? undefined : "noCell";
    if (kind === "worksheet") return isLesson(subject.example?.id) ? undefined : "noLesson";
    return undefined;
  }

  async #make(kind: FileKind): Promise<void> {
    const words = this.#words;
    const stop = new AbortController();
    const progress = (share: number) => {
      this.job = { kind, share, stop };
    };
    progress(0);
    this.said = this.failure = "";
    try {
      this.said = await this.#made(kind, { signal: stop.signal, progress });
    } catch (error) {
      const reason = error instanceof Refused ? error.reason : "other";
      if (stop.signal.aborted) this.said = words.stopped;
      else this.failure = words.refused[reason];
    }
    const { activeElement } = this.renderRoot as ShadowRoot;
    if (activeElement?.closest(".progress"))
      this.renderRoot.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.focus();
    this.job = undefined;
  }

  /** Makes the file and returns the message to show. */
  async #made(kind: FileKind, work: Work): Promise<string> {
    if (kind === "worksheet") {
      const { printWorksheet } = await import("./worksheet/worksheet.js");
      await printWorksheet(this.subject);
      return "";
    }
    if (isVideo(kind) && !(await encodes(kind))) {
      this.unable = new Set([...this.unable, kind]);
      return "";
    }
    const matrix = this.#node?.id ?? "";
    const head = this.#head ?? 0;
    const file = await makers[kind]({ ...this.subject, matrix, head }, work);
    save(file);
    return isSandboxed() ? this.#words.handed(file.name) : this.#words.saved(file.name);
  }

  #progress({ kind, share, stop }: Job): TemplateResult {
    const words = this.#words;
    const name = words.making(words.kinds[kind]);
    return html`<div class="progress">
      <label>${name}<progress max="1" .value=${share}></progress></label>
      <button
        class="file"
        @click=${() => {
          stop.abort();
        }}
      >
        ${words.cancel}
      </button>
    </div>`;
  }
}

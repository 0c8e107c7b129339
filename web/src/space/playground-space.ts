/** `<playground-space>`: the vectors of one step as arrows that can be turned, with angles and dot products. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import type { Engine } from "../engine/index.js";
import { base } from "../element/styles/theme.js";
import type { Cell, Language, Timeline } from "../player/types.js";
import { format } from "../scenes/format.js";
import type { Theme } from "../views/colour.js";
import { type Screen, type Turn, firstTurn, turned, zoomed } from "./camera.js";
import { overlay } from "./overlay.js";
import { type Picture, pictureOf } from "./picture.js";
import type { Solids } from "./solid.js";
import { spaceStyles } from "./styles.js";
import {
  type Space,
  angleOf,
  cloudOf,
  lengthOf,
  mostVectors,
  nodesOf,
  requestFor,
  spaceOf,
} from "./vectors.js";
import { spaceWords } from "./words.js";

const keyTurn = 0.12;
const keyZoom = 1.15;

type Chosen = readonly number[];

/** Asked of a canvas of its own, for a canvas never gets a second kind of context. */
function drawsSolids(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return gl !== null;
}

export class PlaygroundSpace extends LitElement {
  static override properties = {
    timeline: { attribute: false },
    node: {},
    engine: { attribute: false },
    language: {},
    theme: { attribute: false },
    cell: { attribute: false },
    batch: { type: Number },
    head: { type: Number },
  };

  static override styles = [base, spaceStyles];

  declare timeline: Timeline | undefined;
  declare node: string | undefined;
  declare engine: Engine | undefined;
  declare language: Language;
  declare theme: Theme;
  declare cell: Cell | undefined;
  declare batch: number;
  declare head: number;

  #space: Space | undefined;
  #failed = false;
  /** Whether two matrices share the space. */
  #mixed = false;
  #chosen: Chosen = [0, 1];
  #turn: Turn = firstTurn(false);
  #screen: Screen = { width: 0, height: 0 };
  #solids: Solids | undefined;
  #asked = 0;
  #dragged = false;
  readonly #canvas = createRef<HTMLCanvasElement>();
  readonly #pointers = new Map<number, PointerEvent>();
  readonly #size = new ResizeObserver(() => {
    this.#measure();
  });

  constructor() {
    super();
    this.language = "en";
    this.batch = 0;
    this.head = 0;
  }

  override firstUpdated(): void {
    const view = this.renderRoot.querySelector(".view");
    if (view) this.#size.observe(view);
    this.#measure();
    void this.#openSolids();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#solids?.dispose();
    this.#solids = undefined;
  }

  override willUpdate(changes: PropertyValues<this>): void {
    const asked = ["timeline", "node", "batch", "head", "language"] as const;
    if (asked.some((name) => changes.has(name))) void this.#ask();
    if (changes.has("cell")) this.#followCell();
  }

  /** The canvas is drawn with what the page shows over it. */
  override updated(): void {
    const picture = this.#picture;
    if (picture && this.#screen.width > 0) this.#solids?.draw(picture, this.theme);
  }

  override render(): TemplateResult {
    const words = spaceWords[this.language];
    return html`<div class="stage">
        <div
          class="view"
          tabindex="0"
          role="application"
          aria-label=${words.space(this.#title)}
          aria-describedby="keys"
          @keydown=${this.#onKey}
          @wheel=${this.#onWheel}
          @pointerdown=${this.#onDown}
          @pointermove=${this.#onMove}
          @pointerup=${this.#onUp}
          @pointercancel=${this.#onUp}
        >
          <canvas ${ref(this.#canvas)} aria-hidden="true"></canvas>
          ${this.#view()}
        </div>
        <div class="zoom">${this.#buttons()}</div>
        <span id="keys" class="hidden">${words.keys}</span>
      </div>
      <div class="below">${this.#below()}</div>`;
  }

  #view() {
    const words = spaceWords[this.language];
    const picture = this.#picture;
    if (!picture) return html`<p class="note">${this.#failed ? words.failed : words.loading}</p>`;
    const [a, b] = this.#chosen;
    const degrees =
      this.#space && a !== undefined && b !== undefined ? angleOf(this.#space, a, b) : undefined;
    return overlay({ picture, theme: this.theme, solid: this.#solids !== undefined, degrees });
  }

  #buttons(): TemplateResult {
    const words = spaceWords[this.language];
    const button = (name: string, sign: string, act: () => void) =>
      html`<button class="control" aria-label=${name} title=${name} @click=${act}>${sign}</button>`;
    return html`${button(words.closer, "+", () => {
      this.#move(zoomed(this.#turn, keyZoom));
    })}${button(words.further, "−", () => {
      this.#move(zoomed(this.#turn, 1 / keyZoom));
    })}${button(words.reset, "↺", () => {
      this.#move(firstTurn(this.#isFlat));
    })}`;
  }

  #below() {
    const space = this.#space;
    if (!space) return nothing;
    const words = spaceWords[this.language];
    const percent = `${format(space.share * 100, 0)}%`;
    const about = space.reduced ? words.reduced(space.width, percent) : words.direct(space.width);
    const cut = space.names.length < this.#count ? ` ${words.first(space.names.length)}` : "";
    return html`${this.#reading(space)}
      ${this.#roles(space).map((role) => this.#tokens(space, role))}
      <p class="note">${about}${cut}</p>`;
  }

  #roles({ names }: Space): (string | undefined)[] {
    return [...new Set(names.map(({ role }) => role))];
  }

  #tokens({ names }: Space, role: string | undefined): TemplateResult {
    return html`<div
      class="tokens"
      role="group"
      aria-label=${role ?? spaceWords[this.language].pick}
    >
      ${role === undefined ? nothing : html`<span class="role">${role}</span>`}
      ${names.map((name, index) =>
        name.role === role
          ? html`<button
              class="control"
              aria-pressed=${this.#chosen.includes(index)}
              @click=${() => {
                this.#choose(index);
              }}
            >
              ${name.text}
            </button>`
          : nothing,
      )}
    </div>`;
  }

  #reading(space: Space): TemplateResult {
    const words = spaceWords[this.language];
    const [a, b] = this.#chosen;
    if (a === undefined || b === undefined) return html`<p class="reading">${words.choose}</p>`;
    const name = (index: number) => {
      const { text = "", role } = space.names[index] ?? {};
      return role === undefined ? text : `${text} (${role})`;
    };
    const lengths = [a, b].map((index) => format(lengthOf(space, index), 3)).join(" × ");
    const entry = (term: string, value: string) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${value}</dd>
      </div>`;
    return html`<dl class="reading" aria-live="polite">
      <div><dd>${name(a)} · ${name(b)}</dd></div>
      ${entry(words.angle, `${format(angleOf(space, a, b), 1)}°`)}
      ${entry(words.dot, format(space.dots[a]?.[b] ?? NaN, 3))}
      ${entry(words.cosine, format(space.cosines[a]?.[b] ?? NaN, 3))}
      ${entry(words.lengths, lengths)}
    </dl>`;
  }

  get #shown() {
    return this.timeline?.experiment.graph.find(({ id }) => id === this.node);
  }

  get #title(): string {
    return this.#shown?.title[this.language] ?? "";
  }

  get #count(): number {
    const node = this.#shown;
    const rows = node?.shape.at(-2) ?? 0;
    const together = node && this.timeline ? nodesOf(this.timeline.experiment, node).length : 1;
    return Math.max(rows * together, mostVectors > rows * together ? rows : 0);
  }

  get #isFlat(): boolean {
    return (this.#space?.width ?? 3) < 3;
  }

  get #picture(): Picture | undefined {
    const space = this.#space;
    if (!space || this.#screen.width === 0) return undefined;
    const words = spaceWords[this.language];
    const axis = space.reduced ? words.component : words.axis;
    return pictureOf(space, this.#chosen, this.#turn, this.#screen, axis);
  }

  /** New vectors keep how the reader turned the space, and which were chosen. */
  async #ask(): Promise<void> {
    const { timeline, engine } = this;
    const node = this.#shown;
    if (!timeline || !engine || !node?.values) return;
    const asked = ++this.#asked;
    const place = { batch: this.batch, head: this.head };
    const cloud = cloudOf(timeline.experiment, node, place, this.language);
    const answer = await engine.call(requestFor(cloud)).catch(() => undefined);
    if (asked !== this.#asked) return;
    const wasFlat = this.#isFlat;
    this.#failed = answer === undefined;
    this.#space = answer && spaceOf(cloud, answer);
    if (wasFlat !== this.#isFlat) this.#turn = firstTurn(this.#isFlat);
    const count = cloud.rows.length;
    const mixed = cloud.names[0]?.role !== undefined;
    // A query is first seen with a key, for that is what it meets.
    if (mixed !== this.#mixed) this.#chosen = mixed ? [0, count / 2] : [0, 1];
    this.#mixed = mixed;
    this.#chosen = this.#chosen.filter((index) => index < count);
    this.requestUpdate();
  }

  /** What the reader pins in a matrix is one of the two. */
  #followCell(): void {
    const node = this.#shown;
    if (!this.cell || this.cell.node !== node?.id || !this.#space) return;
    const width = node.shape.at(-1) ?? 1;
    const rows = node.shape.at(-2) ?? 1;
    const row = Math.floor(this.cell.index / width) % rows;
    const index = this.#space.names.findIndex((name) => name.node === node.id && name.row === row);
    if (index >= 0 && !this.#chosen.includes(index)) this.#choose(index);
  }

  /** The last two that were chosen; choosing one again lets it go. */
  #choose(index: number): void {
    this.#chosen = this.#chosen.includes(index)
      ? this.#chosen.filter((other) => other !== index)
      : [...this.#chosen.slice(-1), index];
    this.requestUpdate();
  }

  #move(turn: Turn): void {
    this.#turn = turn;
    this.requestUpdate();
  }

  #turnBy(across: number, down: number): void {
    if (!this.#isFlat) this.#move(turned(this.#turn, -across, down));
  }

  #measure(): void {
    const view = this.renderRoot.querySelector<HTMLElement>(".view");
    if (!view) return;
    this.#screen = { width: view.clientWidth, height: view.clientHeight };
    this.requestUpdate();
  }

  /** The library comes with the first space that is opened; without WebGL the lines remain. */
  async #openSolids(): Promise<void> {
    const canvas = this.#canvas.value;
    if (!canvas || !drawsSolids()) return;
    try {
      const { Solids } = await import("./solid.js");
      if (this.isConnected) this.#solids = new Solids(canvas);
    } catch {
      return;
    }
    this.requestUpdate();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => {
        this.#turnBy(-keyTurn, 0);
      },
      ArrowRight: () => {
        this.#turnBy(keyTurn, 0);
      },
      ArrowUp: () => {
        this.#turnBy(0, -keyTurn);
      },
      ArrowDown: () => {
        this.#turnBy(0, keyTurn);
      },
      "+": () => {
        this.#move(zoomed(this.#turn, keyZoom));
      },
      "=": () => {
        this.#move(zoomed(this.#turn, keyZoom));
      },
      "-": () => {
        this.#move(zoomed(this.#turn, 1 / keyZoom));
      },
      "0": () => {
        this.#move(firstTurn(this.#isFlat));
      },
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  readonly #onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#move(zoomed(this.#turn, Math.exp(-event.deltaY * 0.0015)));
  };

  readonly #onDown = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, event);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#dragged = false;
  };

  /** One pointer turns; two, by their distance, zoom. */
  readonly #onMove = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const [across, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.#dragged && Math.hypot(across, down) < 4) return;
    this.#dragged = true;
    const other = [...this.#pointers.values()].find(
      ({ pointerId }) => pointerId !== event.pointerId,
    );
    this.#pointers.set(event.pointerId, event);
    if (!other) {
      this.#turnBy(across * 0.01, down * 0.01);
      return;
    }
    const apart = (one: PointerEvent) =>
      Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    this.#move(zoomed(this.#turn, apart(event) / Math.max(1, apart(before))));
  };

  /** What did not drag, chose. */
  readonly #onUp = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId) || this.#dragged) return;
    if (event.type !== "pointerup") return;
    const under = this.shadowRoot?.elementFromPoint(event.clientX, event.clientY);
    const index = under?.getAttribute("data-vector");
    if (index) this.#choose(Number(index));
  };
}

/** `<playground-space>`: the vectors of one step as arrows that can be rotated, with angles and dot products. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import type { Engine } from "../engine/index.js";
import type { Cell, Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { base } from "../ui/styles.js";
import type { Theme } from "../draw/colour.js";
import { type Screen, type Turn, firstTurn, turned, zoomed } from "./camera.js";
import { reading } from "./reading.js";
import { Gestures, keyZoom } from "./gestures.js";
import { overlay } from "./overlay.js";
import { type SpacePicture, pictureOf } from "./picture.js";
import type { Solids } from "./solid.js";
import { spaceStyles } from "./styles.js";
import {
  type Space,
  angleOf,
  cloudOf,
  mostVectors,
  nodesOf,
  requestFor,
  spaceOf,
  spacesOf,
} from "./vectors.js";
import { spaceWords } from "./words.js";

type Chosen = readonly number[];

/** Tested on a separate canvas, since a canvas can have only one kind of context. */
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
  /** Another matrix of the step, which the reader chose. */
  #picked: string | undefined;
  #failed = false;
  /** Whether two matrices share the space. */
  #mixed = false;
  #chosen: Chosen = [0, 1];
  #turn: Turn = firstTurn(false);
  #screen: Screen = { width: 0, height: 0 };
  #solids: Solids | undefined;
  #asked = 0;
  readonly #canvas = createRef<HTMLCanvasElement>();
  readonly #gestures = new Gestures({
    turn: (across, down) => {
      if (!this.#isFlat) this.#move(turned(this.#turn, -across, down));
    },
    zoom: (factor) => {
      this.#move(zoomed(this.#turn, factor));
    },
    reset: () => {
      this.#move(firstTurn(this.#isFlat));
    },
    pick: (x, y) => {
      const index = this.shadowRoot?.elementFromPoint(x, y)?.getAttribute("data-vector");
      if (index) this.#choose(Number(index));
    },
  });
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
    if (changes.has("node")) this.#picked = undefined;
    const asked = ["timeline", "node", "batch", "head", "language"] as const;
    if (asked.some((name) => changes.has(name))) void this.#ask();
    if (changes.has("cell")) this.#followCell();
  }

  /** Draws the canvas together with the SVG above it. */
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
          @keydown=${this.#gestures.key}
          @wheel=${this.#gestures.wheel}
          @pointerdown=${this.#gestures.down}
          @pointermove=${this.#gestures.move}
          @pointerup=${this.#gestures.up}
          @pointercancel=${this.#gestures.up}
        >
          <canvas ${ref(this.#canvas)} aria-hidden="true"></canvas>
          ${this.#view()}
        </div>
        ${this.#matrices()}
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

  /** Where a step makes several matrices, the reader chooses whose vectors are drawn. */
  #matrices() {
    const { timeline, node, language } = this;
    const all = timeline && node !== undefined ? spacesOf(timeline, node) : [];
    if (!timeline || all.length < 2) return nothing;
    const drawn = this.#shown && nodesOf(timeline.experiment, this.#shown)[0];
    const words = spaceWords[language];
    return html`<div class="matrices" role="group" aria-label=${words.matrices}>
      ${all.map((one) => {
        const together = nodesOf(timeline.experiment, one);
        return html`<button
          class="control"
          aria-pressed=${together[0] === drawn}
          @click=${() => {
            this.#picked = one.id;
            void this.#ask();
          }}
        >
          ${together.map(({ title }) => title[language]).join(words.and)}
        </button>`;
      })}
    </div>`;
  }

  #below() {
    const space = this.#space;
    if (!space) return nothing;
    return reading(
      { space, chosen: this.#chosen, language: this.language, count: this.#count },
      (index) => {
        this.#choose(index);
      },
    );
  }

  get #shown() {
    return this.timeline?.experiment.graph.find(({ id }) => id === (this.#picked ?? this.node));
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

  get #picture(): SpacePicture | undefined {
    const space = this.#space;
    if (!space || this.#screen.width === 0) return undefined;
    const words = spaceWords[this.language];
    const axis = space.reduced ? words.component : words.axis;
    return pictureOf(space, this.#chosen, this.#turn, this.#screen, axis);
  }

  /** New vectors keep the rotation and the selection. */
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
    // By default a query is compared with a key.
    if (mixed !== this.#mixed) this.#chosen = mixed ? [0, count / 2] : [0, 1];
    this.#mixed = mixed;
    this.#chosen = this.#chosen.filter((index) => index < count);
    this.#followCell();
    this.requestUpdate();
  }

  /** A cell pinned in a matrix selects its vector. */
  #followCell(): void {
    const node = this.#shown;
    if (!this.cell || this.cell.node !== node?.id || !this.#space) return;
    const width = node.shape.at(-1) ?? 1;
    const rows = node.shape.at(-2) ?? 1;
    const row = Math.floor(this.cell.index / width) % rows;
    const index = this.#space.names.findIndex((name) => name.node === node.id && name.row === row);
    if (index >= 0 && !this.#chosen.includes(index)) this.#choose(index);
  }

  /** Selects the last two chosen; choosing one again deselects it. */
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

  #measure(): void {
    const view = this.renderRoot.querySelector<HTMLElement>(".view");
    if (!view) return;
    this.#screen = { width: view.clientWidth, height: view.clientHeight };
    this.requestUpdate();
  }

  /** The library is loaded with the first space; without WebGL the lines are used. */
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
}

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { styleMap } from "../../../ui/style_map.js";
import type { Language } from "../../../types/graph.js";
import type { Stage } from "../../../types/timeline.js";
import { elementWords } from "../../words.js";
import { clock } from "../../../ui/clock.js";
import { fittingLabels, LABEL_GAP, Ruler, type Label } from "./labels.js";
import { base } from "../../../ui/styles.js";

/** Gap between segments. */
const GAP = 4;

/**
 * The scrubber: a segment for each step, as long as its duration, with stops marked in the current one.
 * Dispatches `seek` with a time in seconds as its detail. Arrow keys are left to the player, which
 * knows the stops.
 */
export class PlaygroundScrubber extends LitElement {
  static override properties = {
    stages: { attribute: false },
    time: { attribute: false },
    duration: { attribute: false },
    current: { attribute: false },
    language: {},
    width: { state: true },
  };

  static override styles = [
    base,
    css`
      :host {
        display: block;
        touch-action: none;
        user-select: none;
        -webkit-user-select: none;
      }
      .track {
        position: relative;
        display: flex;
        gap: 4px;
        padding-block: 12px 28px;
        border-radius: 6px;
        cursor: pointer;
      }
      .segment {
        position: relative;
        flex: var(--seconds) 1 0;
        min-width: 2px;
        height: 4px;
        forced-color-adjust: none;
      }
      .rail,
      .done {
        position: absolute;
        inset: 0;
        border-radius: 2px;
        background: var(--line2);
      }
      .done {
        right: auto;
        background: var(--ink);
      }
      .current .rail,
      .current .done {
        inset-block: -1px;
      }
      /* Thin, and thick where it has been played, since both have the text colour. */
      @media (forced-colors: active) {
        .segment .rail {
          inset-block: 1.5px;
        }
      }
      .stop {
        position: absolute;
        inset-block: -1px;
        width: 2px;
        margin-left: -1px;
        background: var(--page);
      }
      .knob {
        position: absolute;
        top: 50%;
        width: 18px;
        height: 18px;
        margin: -9px;
        border: 2px solid var(--page);
        border-radius: 50%;
        background: var(--ink);
        z-index: 1;
      }
      .label {
        position: absolute;
        top: 14px;
        font-size: var(--label);
        line-height: 16px;
        color: var(--ink3);
        white-space: nowrap;
      }
      .current .label {
        color: var(--ink);
        font-weight: 600;
      }
      @media (max-width: 719px) {
        .track {
          padding-block: 16px;
        }
        .label {
          display: none;
        }
      }
    `,
  ];

  declare stages: readonly Stage[];
  declare time: number;
  declare duration: number;
  declare current: number;
  declare language: Language;
  declare width: number;
  readonly #ruler = new Ruler();
  readonly #observer = new ResizeObserver(() => {
    this.width = this.clientWidth;
  });

  constructor() {
    super();
    this.stages = [];
    this.time = 0;
    this.duration = 0;
    this.current = 0;
    this.language = "en";
    this.width = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  override render(): TemplateResult {
    const { transport } = elementWords[this.language];
    const stage = this.stages[this.current];
    const name = stage?.title[this.language] ?? "";
    return html`<div
      class="track"
      role="slider"
      tabindex="0"
      aria-label=${transport.position}
      aria-valuemin="0"
      aria-valuemax=${this.duration.toFixed(1)}
      aria-valuenow=${this.time.toFixed(1)}
      aria-valuetext=${transport.positionText(name, clock(this.time), clock(this.duration))}
      @pointerdown=${this.#onDown}
      @pointermove=${this.#onMove}
    >
      ${this.#segments()}
    </div>`;
  }

  #segments(): TemplateResult[] {
    const labels = this.#labels();
    const fits = fittingLabels(labels, this.current);
    return this.stages.map((stage, index) => {
      const { left = 0 } = labels[index] ?? {};
      const style = styleMap({ left: `${left - this.#left(index)}px` });
      const text = stage.short[this.language];
      return this.#segment(
        stage,
        index === this.current,
        fits[index] ? html`<span class="label" style=${style}>${text}</span>` : nothing,
      );
    });
  }

  #labels(): Label[] {
    return this.stages.map(({ short, start, end }, index) => {
      const width =
        this.#ruler.measure(this, short[this.language], index === this.current ? 600 : 400) +
        LABEL_GAP;
      return {
        width,
        seconds: end - start,
        left: Math.min(this.#left(index), this.width + LABEL_GAP - width),
      };
    });
  }

  /** The x at which a segment begins. */
  #left(index: number): number {
    const room = this.width - GAP * (this.stages.length - 1);
    const start = this.stages[index]?.start ?? 0;
    return (start / (this.duration || 1)) * room + GAP * index;
  }

  #segment(stage: Stage, current: boolean, label: unknown): TemplateResult {
    const { start, end, stops } = stage;
    const part = (time: number) =>
      `${(100 * Math.min(1, Math.max(0, (time - start) / (end - start || 1)))).toFixed(2)}%`;
    return html`<div
      class="segment ${current ? "current" : ""}"
      style=${styleMap({ "--seconds": String(end - start) })}
    >
      <div class="rail"></div>
      <div class="done" style=${styleMap({ width: part(this.time) })}></div>
      ${
        current
          ? html`${stops
                .slice(0, -1)
                .map(
                  (stop) => html`<div class="stop" style=${styleMap({ left: part(stop) })}></div>`,
                )}
              <div class="knob" style=${styleMap({ left: part(this.time) })}></div>`
          : nothing
      }
      ${label}
    </div>`;
  }

  #onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#seek(event.clientX);
  }

  #onMove(event: PointerEvent): void {
    const track = event.currentTarget as HTMLElement;
    if (track.hasPointerCapture(event.pointerId)) this.#seek(event.clientX);
  }

  /** A gap belongs to the segment before it. */
  #seek(x: number): void {
    const boxes = [...this.renderRoot.querySelectorAll(".segment")].map((segment) =>
      segment.getBoundingClientRect(),
    );
    const index = Math.max(
      0,
      boxes.findLastIndex(({ left }) => left <= x),
    );
    const [box, stage] = [boxes[index], this.stages[index]];
    if (!box || !stage) return;
    const part = Math.min(1, Math.max(0, (x - box.left) / box.width));
    const detail = stage.start + part * (stage.end - stage.start);
    this.dispatchEvent(new CustomEvent("seek", { detail }));
  }
}

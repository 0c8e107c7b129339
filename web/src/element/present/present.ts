/**
 * Present: the scene alone, large, for a room of people. Steered by the keys of a clicker. What it
 * draws, and its styles, are loaded when it is first used.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { Controls } from "../controls.js";
import type { Host } from "../host.js";
import { Lazy } from "../../ui/lazy.js";
import type { Timeline } from "../../types/timeline.js";
import type { Story } from "../story.js";
import type * as Film from "./film.js";

export class Present {
  #on = false;
  #black = false;
  readonly #film: Lazy<typeof Film>;

  constructor(
    private readonly host: Host,
    private readonly story: Story,
    private readonly controls: Controls,
  ) {
    this.#film = new Lazy(
      () => import("./film.js"),
      () => {
        this.#dress();
        host.requestUpdate();
      },
    );
    host.addEventListener("fullscreenchange", () => {
      // The browser's own key to leave the full screen is not reported as a key.
      if (!host.matches(":fullscreen")) this.leave();
    });
  }

  /** Whether it is shown. */
  get active(): boolean {
    return this.#on && this.#film.ask() !== undefined;
  }

  toggle(): void {
    if (this.#on) this.leave();
    else this.#enter();
  }

  leave(): void {
    if (!this.#on) return;
    this.#on = this.#black = false;
    if (this.host.matches(":fullscreen")) void document.exitFullscreen();
    this.host.requestUpdate();
  }

  /** P begins and ends it; the keys of a clicker, B and Escape work while it is shown. */
  byKey(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
    if ((event.composedPath()[0] as HTMLElement).matches("input, select, textarea")) return false;
    const act = this.#keys[event.key.toLowerCase()];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  }

  /** The bar below the scene; nothing while it is not shown. */
  bar(timeline: Timeline, current: number): TemplateResult | typeof nothing {
    const film = this.#film.ask();
    if (!this.active || !film) return nothing;
    const { currentTime: time, language } = this.story;
    const { back, next, black, leave } = this.#acts;
    return html`${film.film(
      { stages: timeline.stages, current, time, language },
      { back, next, black, leave },
    )}${this.#black ? film.blackness(language, black) : nothing}`;
  }

  #enter(): void {
    this.#on = true;
    this.#film.ask();
    // Where it is refused, as in a frame, the scene fills the element.
    this.host.requestFullscreen?.().catch(() => undefined);
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      this.host.renderRoot.querySelector<HTMLElement>(".stage")?.focus({ preventScroll: true });
    });
  }

  readonly #acts = {
    next: () => {
      this.controls.stepForward();
    },
    back: () => {
      this.controls.stepBack();
    },
    black: () => {
      this.#black = !this.#black;
      this.host.requestUpdate();
    },
    leave: () => {
      this.leave();
    },
  };

  get #keys(): Readonly<Record<string, () => void>> {
    const { next, back, black, leave } = this.#acts;
    const shown = { pagedown: next, pageup: back, b: black, ".": black, escape: leave };
    return {
      p: () => {
        this.toggle();
      },
      ...(this.active && shown),
    };
  }

  /** Its styles are not among those that every element loads first. */
  #dress(): void {
    const film = this.#film.ask();
    const root = this.host.shadowRoot;
    if (film?.styles.styleSheet && root)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, film.styles.styleSheet];
  }
}

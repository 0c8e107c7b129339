/**
 * Keeps the focus. If a focused button is removed or disabled by its own action, the first control of
 * the part around it gets the focus, so that keyboard users stay where they were.
 */
const CONTROLS =
  'button:not(:disabled, [tabindex="-1"]), input, textarea, select, summary, [tabindex="0"]:not(span)';

export class FocusKeeper {
  /** The focused element and its ancestors. */
  #path: readonly EventTarget[] = [];
  #asked = false;

  readonly onFocusIn = (event: FocusEvent): void => {
    this.#path = event.composedPath();
  };

  /** The reader moved the focus if the element can still have it. */
  readonly onFocusOut = (): void => {
    const left = this.#path;
    setTimeout(() => {
      if (this.#path === left && !this.#isGone) this.#path = [];
    });
  };

  /** Called after an update; elements inside may update too before the next frame. */
  settle(): void {
    if (this.#asked || this.#path.length === 0) return;
    this.#asked = true;
    requestAnimationFrame(() => {
      this.#asked = false;
      if (this.#isGone) this.#controlNearby()?.focus({ preventScroll: true });
    });
  }

  get #isGone(): boolean {
    const [had] = this.#path;
    return had instanceof HTMLElement && (!had.isConnected || had.matches(":disabled"));
  }

  #controlNearby(): HTMLElement | undefined {
    for (const around of this.#path.slice(1)) {
      if (!(around instanceof Element || around instanceof ShadowRoot)) continue;
      if (!around.isConnected) continue;
      const controls = [...around.querySelectorAll<HTMLElement>(CONTROLS)];
      const first = controls.find((control) => control.checkVisibility());
      if (first) return first;
    }
    return undefined;
  }
}

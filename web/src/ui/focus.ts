/**
 * The focus does not go with what had it. Where a button leaves the page or is disabled by what it did, the first
 * control of the part around it gets the focus, so that whoever works by keyboard stays where they were.
 */
const CONTROLS =
  'button:not(:disabled, [tabindex="-1"]), input, select, summary, [tabindex="0"]:not(span)';

export class FocusKeeper {
  /** What has the focus, and all around it. */
  #path: readonly EventTarget[] = [];
  #asked = false;

  readonly onFocusIn = (event: FocusEvent): void => {
    this.#path = event.composedPath();
  };

  /** Leaving is the reader's own doing where what had the focus is still there to have it. */
  readonly onFocusOut = (): void => {
    const left = this.#path;
    setTimeout(() => {
      if (this.#path === left && !this.#isGone) this.#path = [];
    });
  };

  /** After an update; what stands in it may update too before the next frame. */
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

type Draw = (milliseconds: number) => void;

/** Animation frames with a clock that stops while the element is not visible. */
export class Frames {
  #looking = true;
  /** How long the element was not visible, in milliseconds, and since when. */
  #missed = 0;
  #since = 0;
  #waiting: Draw | undefined;

  /** Calls back once, before the next visible frame. */
  readonly request = (draw: Draw): void => {
    if (!this.#looking) this.#waiting = draw;
    else
      requestAnimationFrame((milliseconds) => {
        if (this.#looking) draw(milliseconds - this.#missed);
        else this.#waiting = draw;
      });
  };

  look(looking: boolean): void {
    if (looking === this.#looking) return;
    this.#looking = looking;
    if (!looking) {
      this.#since = performance.now();
      return;
    }
    this.#missed += performance.now() - this.#since;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.request(waiting);
  }
}

/** Acts before the next frame, once for all calls until then. */
export function oncePerFrame(act: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      act();
    });
  };
}

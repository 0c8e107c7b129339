type Draw = (milliseconds: number) => void;

/** Animation frames on a clock that stands still while nobody looks. */
export class Frames {
  #looking = true;
  /** For how long nobody looked, in milliseconds, and since when. */
  #missed = 0;
  #since = 0;
  #waiting: Draw | undefined;

  /** Calls back once, before the next frame that is looked at. */
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

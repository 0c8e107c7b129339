import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How far outside the viewport still counts as near, in heights of the window. */
const AROUND = 0.5;

/** Tells when an element comes near the viewport, or leaves it. */
export class InView implements ReactiveController {
  #observer: IntersectionObserver | undefined;
  #near = false;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly changed: (near: boolean) => void,
  ) {
    host.addController(this);
  }

  /** Checks at once whether the element is near, as the observer reports a frame later. */
  hostConnected(): void {
    const { top, bottom, left, right } = this.host.getBoundingClientRect();
    const { innerHeight: height, innerWidth: width } = window;
    // A hidden element, such as one on a later slide, has no size.
    const across = left < right && left < width && right > 0;
    this.#tell(across && top < height * (1 + AROUND) && bottom > -height * AROUND);
    this.#observer = new IntersectionObserver(
      (entries) => {
        this.#tell(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: `${AROUND * 100}% 0px` },
    );
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#tell(false);
  }

  #tell(near: boolean): void {
    if (near === this.#near) return;
    this.#near = near;
    this.changed(near);
  }
}

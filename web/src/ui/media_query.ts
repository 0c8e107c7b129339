import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Whether a media query matches, kept up to date while its host is on the page. */
export class MediaQuery implements ReactiveController {
  readonly #list: MediaQueryList;

  constructor(
    private readonly host: ReactiveControllerHost,
    query: string,
  ) {
    this.#list = matchMedia(query);
    host.addController(this);
  }

  get matches(): boolean {
    return this.#list.matches;
  }

  hostConnected(): void {
    this.#list.addEventListener("change", this.#changed);
  }

  hostDisconnected(): void {
    this.#list.removeEventListener("change", this.#changed);
  }

  readonly #changed = (): void => {
    this.host.requestUpdate();
  };
}

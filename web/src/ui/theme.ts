import type { ReactiveController, ReactiveControllerHost } from "lit";
import { themes, type Theme } from "../draw/colour.js";
import { MediaQuery } from "./media_query.js";

interface Themed extends ReactiveControllerHost, HTMLElement {
  readonly theme: "light" | "dark" | undefined;
  readonly page: string | undefined;
}

/** The theme of the element: light or dark, and its colours. */
export class ThemeController implements ReactiveController {
  theme: Theme = themes.light;
  readonly #dark: MediaQuery;
  readonly #forced: MediaQuery;
  #asked = false;
  /** Applies the colours that the page sets. */
  #inked = (theme: Theme): Theme => theme;

  constructor(
    private readonly host: Themed,
    /** Whether nothing is playing. */
    private readonly isStill: () => boolean,
  ) {
    this.#dark = new MediaQuery(host, "(prefers-color-scheme: dark)");
    this.#forced = new MediaQuery(host, "(forced-colors: active)");
    host.addController(this);
  }

  /** The reader's choice, otherwise the system's setting. */
  get isDark(): boolean {
    if (this.#forced.matches || !this.host.theme) return this.#dark.matches;
    return this.host.theme === "dark";
  }

  /** Reads the page's colours only while nothing is playing, as it takes time. */
  hostUpdate(): void {
    if (!this.#asked) void this.#load();
    const turned = (this.theme.name === "dark") !== this.isDark;
    if (turned || this.isStill()) this.#choose();
    // The style sheets apply the new theme only after this update.
    if (turned) void this.host.updateComplete.then(this.#chooseAgain);
  }

  /** The playground's own page sets no colours. */
  async #load(): Promise<void> {
    this.#asked = true;
    if (this.host.page !== undefined) return;
    const inks = await import("./page_theme.js").catch(() => undefined);
    if (!inks) return;
    this.#inked = inks.inksOn(this.host);
    this.#chooseAgain();
  }

  readonly #chooseAgain = (): void => {
    if (this.#choose()) this.host.requestUpdate();
  };

  /** Returns whether the theme has changed. */
  #choose(): boolean {
    const before = this.theme;
    const theme = this.isDark ? themes.dark : themes.light;
    this.theme = this.#forced.matches ? theme : this.#inked(theme);
    return this.theme !== before;
  }
}

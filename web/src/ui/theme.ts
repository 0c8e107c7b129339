import type { ReactiveController, ReactiveControllerHost } from "lit";
import { themes, type Theme } from "../draw/colour.js";
import { MediaQuery } from "./media_query.js";

interface Themed extends ReactiveControllerHost, HTMLElement {
  readonly theme: "light" | "dark" | undefined;
  readonly page: string | undefined;
}

/** How the element looks: light or dark, and in which inks it is drawn. */
export class ThemeController implements ReactiveController {
  theme: Theme = themes.light;
  readonly #dark: MediaQuery;
  readonly #forced: MediaQuery;
  #asked = false;
  /** The theme in the inks that the page sets. */
  #inked = (theme: Theme): Theme => theme;

  constructor(
    private readonly host: Themed,
    /** Whether nothing moves. */
    private readonly isStill: () => boolean,
  ) {
    this.#dark = new MediaQuery(host, "(prefers-color-scheme: dark)");
    this.#forced = new MediaQuery(host, "(forced-colors: active)");
    host.addController(this);
  }

  /** As the reader has chosen, else as the system has it. */
  get isDark(): boolean {
    if (this.#forced.matches || !this.host.theme) return this.#dark.matches;
    return this.host.theme === "dark";
  }

  /** What the page sets is looked at where there is time: not in the frames of a film. */
  hostUpdate(): void {
    if (!this.#asked) void this.#load();
    const turned = (this.theme.name === "dark") !== this.isDark;
    if (turned || this.isStill()) this.#choose();
    // Its style sheets learn of it only with this update.
    if (turned) void this.host.updateComplete.then(this.#chooseAgain);
  }

  /** The playground's own page sets no inks. */
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

  /** Whether the theme is another than before. */
  #choose(): boolean {
    const before = this.theme;
    const theme = this.isDark ? themes.dark : themes.light;
    this.theme = this.#forced.matches ? theme : this.#inked(theme);
    return this.theme !== before;
  }
}

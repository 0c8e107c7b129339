import type { LitElement } from "lit";
import { themes, type Theme } from "./colour.js";
import { MediaQuery } from "./media-query.js";

/** Light or dark: as the reader has chosen, else as the system has it. */
export class Look {
  readonly #dark: MediaQuery;
  readonly #forced: MediaQuery;

  constructor(
    private readonly host: LitElement & { readonly theme: "light" | "dark" | undefined },
  ) {
    this.#dark = new MediaQuery(host, "(prefers-color-scheme: dark)");
    this.#forced = new MediaQuery(host, "(forced-colors: active)");
  }

  get isDark(): boolean {
    if (this.#forced.matches || !this.host.theme) return this.#dark.matches;
    return this.host.theme === "dark";
  }

  get theme(): Theme {
    return this.isDark ? themes.dark : themes.light;
  }
}

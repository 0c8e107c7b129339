import type { StateNotice } from "../../document/state/texts.js";
import type { noticeText } from "../../document/state/words.js";
import type { Language } from "../../types/graph.js";

/** Notices about links and attributes, shown one after the other until dismissed. */
export class Notices {
  #all: readonly StateNotice[] = [];
  #text: typeof noticeText | undefined;

  constructor(private readonly changed: () => void) {}

  /** Returns the new ones. */
  add(notices: readonly StateNotice[]): readonly StateNotice[] {
    const there = new Set(this.#all.map((one) => JSON.stringify(one)));
    const more = notices.filter((one) => !there.has(JSON.stringify(one)));
    this.#all = [...this.#all, ...more];
    if (more.length > 0) void this.#load();
    return more;
  }

  /** The first notice; its texts are loaded on demand. */
  text(language: Language): string | undefined {
    const [first] = this.#all;
    return first && this.#text?.(first, language);
  }

  dismiss(): void {
    this.#all = this.#all.slice(1);
    this.changed();
  }

  async #load(): Promise<void> {
    this.#text ??= await import("../../document/state/words.js").then(
      ({ noticeText }) => noticeText,
      () => undefined,
    );
    this.changed();
  }
}

/** What the model would look at with another word in the sentence: asked of it, and not supposed. */
import type { Engine } from "../../../engine/index.js";
import { mainOf, readingOf } from "../../../ops/tokens/translation/reading.js";
import type { Otherwise } from "../../../types/frame.js";
import type { Experiment } from "../../../types/graph.js";
import type { RunRequest } from "../../../types/wire.js";
import type { Swap } from "./swaps.js";

/** How long a sentence stands before the other one is asked for, in milliseconds: whoever types is served first. */
const PAUSE = 300;

export class Otherwises {
  readonly #known = new Map<string, Otherwise | undefined>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** What is asked for next. */
  #next: string | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly changed: () => void,
  ) {}

  /** Undefined until it is known, and where nothing would be otherwise. */
  of(request: RunRequest, experiment: Experiment, swap: Swap | undefined): Otherwise | undefined {
    const main = mainOf(readingOf(experiment));
    if (!swap || main?.relation.role !== "pronoun") return undefined;
    const asked = { ...request, input: { text: swap.text } };
    const key = JSON.stringify([asked, main.row]);
    if (!this.#known.has(key) && key !== this.#next) {
      clearTimeout(this.#waiting);
      this.#next = key;
      this.#waiting = setTimeout(
        () => void this.#ask(key, asked, experiment, { swap, row: main.row }),
        PAUSE,
      );
    }
    const found = this.#known.get(key);
    const { source } = readingOf(experiment);
    const [looks, at] = [source[main.row]?.text, source[main.column]?.text];
    // A word that looks elsewhere is a contrast to itself alone.
    return found && found.looks === looks && found.at !== at ? found : undefined;
  }

  /** An element that is removed asks for nothing more: its engine would start a worker again. */
  stop(): void {
    clearTimeout(this.#waiting);
    this.#next = undefined;
  }

  async #ask(
    key: string,
    asked: RunRequest,
    { graph, loaded }: Experiment,
    { swap, row }: { readonly swap: Swap; readonly row: number },
  ): Promise<void> {
    this.#next = undefined;
    this.#known.set(key, undefined);
    const only = graph
      .filter(({ role, place }) => role === "weights" && place?.stack === "encoder")
      .map(({ id }) => id);
    try {
      const result = await this.engine.call({ ...asked, output: { only, tensors: "memory" } });
      const reading = readingOf({ ...result, ...(loaded && { loaded }) });
      // The same word, though the model is not asked to explain the other sentence.
      const main = mainOf(reading, [row]);
      const [looks, at] = [main?.row, main?.column].map((i) => reading.source[i ?? -1]?.text);
      if (main?.relation.role !== "pronoun" || looks === undefined || at === undefined) return;
      const [now, instead] = [swap.words[swap.now], swap.words[1 - swap.now] as string];
      this.#known.set(key, { now, instead, looks, at });
      this.changed();
    } catch {
      this.#known.delete(key);
    }
  }
}

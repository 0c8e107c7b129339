/** Runs one request after the other, so that only the newest answer ever stands. */
import { EngineError } from "../types/error.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import type { Engine } from "../engine/index.js";
import { isLayered, layers, type Edits } from "./edits.js";

/** An error worth telling: not that a newer run took the place of an older one. */
export type ReportedError = Omit<EngineError, "code"> & {
  readonly code: Exclude<EngineError["code"], "superseded">;
};

/** What was asked together with what came of it. */
export interface Answered {
  readonly request: RunRequest;
  readonly result: RunResult;
}

export interface Outcome {
  /** To be shown; absent where something newer is. */
  readonly answered?: Answered;
  /** Some edits did not fit. */
  readonly misfit?: boolean;
  /** Nothing newer has been asked since. */
  readonly newest: boolean;
  readonly error?: ReportedError;
}

export class Runs {
  #asked = 0;
  #shown = 0;

  constructor(private readonly engine: Engine) {}

  /** What was asked so far is not waited for any more. */
  forget(): void {
    this.#shown = ++this.#asked;
  }

  /**
   * `edits` are laid on as they fit; without them the request runs as it is. Of a large result on
   * which nothing is laid the values of the nodes `first` come first.
   */
  async run(
    request: RunRequest,
    edits: Edits | undefined,
    first?: readonly string[],
  ): Promise<Outcome> {
    const number = ++this.#asked;
    try {
      const done =
        edits && isLayered(request, edits)
          ? await this.#lay(request, edits, number)
          : { answered: { request, result: await this.engine.run(request, first) } };
      const newest = number === this.#asked;
      if (number < this.#shown) return { newest };
      this.#shown = number;
      return { ...done, newest };
    } catch (error) {
      const newest = number === this.#asked;
      return newest && isReported(error) ? { newest, error } : { newest: false };
    }
  }

  /** Gives up between two layers where something newer is asked: it must not take its place. */
  async #lay(wanted: RunRequest, edits: Edits, number: number) {
    const steps = layers(wanted, edits);
    let answered: Answered | undefined;
    for (let step = steps.next(); ; step = steps.next(answered.result)) {
      if (step.done && answered) return { answered, misfit: step.value.misfit };
      if (step.done || (answered && number !== this.#asked)) throw superseded();
      const request: RunRequest = step.value;
      answered = { request, result: await this.engine.run(request) };
    }
  }
}

const superseded = () => new EngineError("superseded", "", "a newer change took its place");

function isReported(error: unknown): error is ReportedError {
  return error instanceof EngineError && error.code !== "superseded";
}

/** Runs requests in order and keeps only the latest answer. */
import { EngineError } from "../types/error.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import { supersededRun } from "../engine/engine.js";
import type { Engine } from "../engine/index.js";
import { isLayered, layers, type Edits } from "./edits.js";

/** An error to report: any except that a newer run replaced an older one. */
export type ReportedError = Omit<EngineError, "code"> & {
  readonly code: Exclude<EngineError["code"], "superseded">;
};

/** A request and its result. */
export interface Answered {
  readonly request: RunRequest;
  readonly result: RunResult;
}

export interface Outcome {
  /** The answer to show; absent if there is a newer one. */
  readonly answered?: Answered;
  /** Of a beginning: what comes of it when all of its model is there. */
  readonly whole?: Promise<Outcome>;
  /** Some edits could not be applied. */
  readonly misfit?: boolean;
  /** There is no newer request. */
  readonly newest: boolean;
  readonly error?: ReportedError;
}

export class Runs {
  #asked = 0;
  #shown = 0;

  constructor(private readonly engine: Engine) {}

  /** Ignores the answers to all requests so far. */
  forget(): void {
    this.#shown = ++this.#asked;
  }

  /**
   * `edits` are applied if they fit; without them the request runs as it is. In a large result without
   * edits, the values of the nodes `first` are loaded first, and if `begins` says so, the answer may be a beginning.
   */
  async run(
    request: RunRequest,
    edits: Edits | undefined,
    first?: readonly string[],
    begins = false,
  ): Promise<Outcome> {
    const number = ++this.#asked;
    return this.#outcome(number, async () => {
      if (edits && isLayered(request, edits)) return this.#lay(request, edits, number);
      const later: Promise<RunResult>[] = [];
      const begun = begins ? (whole: Promise<RunResult>) => later.push(whole) : undefined;
      const result = await this.engine.run(request, first, begun);
      const [whole] = later.map((one) =>
        this.#outcome(number, async () => ({ answered: { request, result: await one } })),
      );
      return { answered: { request, result }, ...(whole && { whole }) };
    });
  }

  async #outcome(number: number, work: () => Promise<Omit<Outcome, "newest">>): Promise<Outcome> {
    try {
      const done = await work();
      const newest = number === this.#asked;
      if (number < this.#shown) return { newest };
      this.#shown = number;
      return { ...done, newest };
    } catch (error) {
      const newest = number === this.#asked;
      return newest && isReported(error) ? { newest, error } : { newest: false };
    }
  }

  /** Stops between two layers if there is a newer request, which must not be replaced. */
  async #lay(wanted: RunRequest, edits: Edits, number: number) {
    const steps = layers(wanted, edits);
    let answered: Answered | undefined;
    for (let step = steps.next(); ; step = steps.next(answered.result)) {
      if (step.done && answered) return { answered, misfit: step.value.misfit };
      if (step.done || (answered && number !== this.#asked)) throw supersededRun();
      const request: RunRequest = step.value;
      answered = { request, result: await this.engine.run(request) };
    }
  }
}

function isReported(error: unknown): error is ReportedError {
  return error instanceof EngineError && error.code !== "superseded";
}

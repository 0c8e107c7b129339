import type { Request, ResultOf, RunRequest, RunResult } from "../types/wire.js";

/** The engine: every number that the page shows comes from here. */
export interface Engine {
  /** Answers any request, in order. Rejects with EngineError; later calls still work. */
  call<R extends Request>(request: R): Promise<ResultOf<R>>;
  /**
   * Runs an experiment, values as Float32Array. In a large result only the nodes in `first` have
   * values, the others a digest (see large.ts). If a newer `run` arrives before this one has
   * started, this one rejects with the code "superseded".
   */
  run(request: RunRequest, first?: readonly string[]): Promise<RunResult>;
}

/** An engine that its creator closes. */
export interface OwnedEngine extends Engine {
  /** Releases its resources; sessions are lost. A later request starts it again. */
  close(): void;
}

/** A `run` request that also asks for values through memory and for the alternatives that scenes show. */
export function throughMemory(request: RunRequest): RunRequest {
  return { ...request, output: { ...request.output, tensors: "memory", alternatives: true } };
}

import type { Request, ResultOf, RunRequest, RunResult } from "../types/wire.js";

/** What computes. Every number the page shows comes through here. */
export interface Engine {
  /** Answers any request, in order. Rejects with EngineError; the next call works all the same. */
  call<R extends Request>(request: R): Promise<ResultOf<R>>;
  /**
   * Answers an experiment, values as Float32Array. Where they are very many and `first` names nodes,
   * those have values and the others only a digest (see large.ts). Where a newer `run` arrives
   * before this one has started, this one rejects with the code "superseded".
   */
  run(request: RunRequest, first?: readonly string[]): Promise<RunResult>;
}

/** An engine to be closed by whoever made it. */
export interface OwnedEngine extends Engine {
  /** Gives back what it holds; sessions are lost. Asked again, it begins anew. */
  close(): void;
}

/** `run` asks for values through memory and for what scenes compare with, whatever else the request says about its output. */
export function throughMemory(request: RunRequest): RunRequest {
  return { ...request, output: { ...request.output, tensors: "memory", alternatives: true } };
}

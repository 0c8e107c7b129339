import { EngineError } from "../types/error.js";
import type { ModelFiles } from "./models.js";
import type { Request, ResultOf, RunRequest, RunResult } from "../types/wire.js";

export type Begun = (whole: Promise<RunResult>) => void;

/** The engine: every number that the page shows comes from here. */
export interface Engine {
  /** Answers any request, in order. Rejects with EngineError; later calls still work. */
  call<R extends Request>(request: R): Promise<ResultOf<R>>;
  /**
   * Runs an experiment, values as Float32Array. In a large result only the nodes in `first` have
   * values, the others a digest (see large.ts). If a newer `run` arrives before this one has
   * started, this one rejects with the code "superseded".
   *
   * With `begun`, a model whose file is still on its way may answer with what its encoder has read (`isBeginning`);
   * `begun` is given the promise of the whole result.
   */
  run(request: RunRequest, first?: readonly string[], begun?: Begun): Promise<RunResult>;
}

/** How far the files of models have come. */
export type Models = Pick<ModelFiles, "progress" | "listen">;

/** An engine that its creator closes. */
export interface OwnedEngine extends Engine {
  /** The models of words that requests may name: each is fetched with the first request that does. */
  readonly models: Models;
  /** Releases its resources; sessions are lost. A later request starts it again. */
  close(): void;
}

/** Throws EngineError for what is no request to run: a page may pass anything. */
export function checkRun(request: RunRequest | null | undefined): asserts request is RunRequest {
  if (typeof request !== "object" || request === null) throw noRun("invalid_type", "");
  const { command } = request as { readonly command?: unknown };
  if (command !== "run") throw noRun("invalid_value", "/command");
}

const noRun = (code: EngineError["code"], path: string): EngineError =>
  new EngineError(code, path, 'run takes an object such as {"command": "run"}');

export const supersededRun = (): EngineError =>
  new EngineError("superseded", "", "a newer run replaced this one");

/** A request as JSON. Throws EngineError for what has no such text, as a BigInt has none. */
export function requestText(request: unknown): string {
  try {
    return JSON.stringify(request ?? null);
  } catch (error) {
    throw noJson(error);
  }
}

export const noJson = (error: unknown): EngineError =>
  new EngineError("invalid_type", "", `the request is no JSON: ${String(error)}`);

/** `run` asks for values through memory and for what scenes compare with, whatever else the request says about its output. */
export function throughMemory(request: RunRequest): RunRequest {
  return { ...request, output: { ...request.output, tensors: "memory", alternatives: true } };
}

import { EngineError } from "../types/error.js";
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

/** Throws EngineError for what is no request to run: a page may pass anything. */
export function checkRun(request: RunRequest | null | undefined): asserts request is RunRequest {
  if (typeof request !== "object" || request === null)
    throw new EngineError("invalid_type", "", {
      en: 'a request is an object: {"command": "run", …}',
      zh: '请求必须是对象：{"command": "run", …}',
    });
  const { command } = request as { readonly command?: unknown };
  if (command !== "run")
    throw new EngineError("invalid_value", "/command", {
      en: 'run takes requests with {"command": "run"}',
      zh: 'run 只接受含 {"command": "run"} 的请求',
    });
}

export const supersededRun = (): EngineError =>
  new EngineError("superseded", "", {
    en: "a newer run replaced this one",
    zh: "这次运行被更新的一次取代",
  });

/** A request as JSON. Throws EngineError for what has no such text, as a BigInt has none. */
export function requestText(request: unknown): string {
  try {
    return JSON.stringify(request ?? null);
  } catch (error) {
    throw noJson(error);
  }
}

export const noJson = (error: unknown): EngineError =>
  new EngineError("invalid_type", "", {
    en: `the request is no JSON: ${String(error)}`,
    zh: `请求不是 JSON：${String(error)}`,
  });

/** `run` asks for values through memory and for what scenes compare with, whatever else the request says about its output. */
export function throughMemory(request: RunRequest): RunRequest {
  return { ...request, output: { ...request.output, tensors: "memory", alternatives: true } };
}

import { throughMemory, type Engine } from "./engine.js";
import { EngineError } from "./error.js";
import type { Question, Reply } from "./messages.js";
import type { Request, ResultOf, RunRequest, RunResult } from "./wire.js";

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** Where an engine asks. */
export type Line = Pick<WorkerLine, "ask">;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: EngineError): void;
}

/** Pairs questions with replies over one worker, which any number of engines share. */
export class WorkerLine {
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #broken: EngineError | undefined;

  constructor(private readonly worker: WorkerLike) {
    worker.onmessage = ({ data }) => {
      this.#settle(data);
    };
    worker.onerror = (event) => {
      this.#fail(new EngineError("load_failed", "", event.message || "the worker did not start"));
    };
  }

  ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    if (this.#broken) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      const number = this.#asked++;
      this.#waiting.set(number, { resolve: resolve as (result: unknown) => void, reject });
      this.worker.postMessage({ number, request, ...(first && { first }) });
    });
  }

  /** Ends the worker; nobody is answered any more. */
  close(): void {
    this.worker.terminate();
    this.#fail(new EngineError("superseded", "", "nobody was left to answer to"));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ("result" in reply) return waiting?.resolve(reply.result);
    const { code, path, message } = reply.error;
    waiting?.reject(new EngineError(code, path, message));
  }

  #fail(error: EngineError): void {
    this.#broken = error;
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}

interface QueuedRun extends Waiting {
  readonly request: RunRequest;
  readonly first: readonly string[] | undefined;
}

/** An engine over a worker. At most one run computes and one waits: the newest asked for. */
export class WorkerEngine implements Engine {
  #running = false;
  #next: QueuedRun | undefined;

  constructor(private readonly line: Line) {}

  call<R extends Request>(request: R): Promise<ResultOf<R>> {
    return this.line.ask(request);
  }

  run(request: RunRequest, first?: readonly string[]): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      this.#next?.reject(new EngineError("superseded", "", "a newer run took its place"));
      this.#next = { request, first, resolve: resolve as (result: unknown) => void, reject };
      this.#start();
    });
  }

  #start(): void {
    const run = this.#next;
    if (this.#running || !run) return;
    this.#running = true;
    this.#next = undefined;
    this.line
      .ask(throughMemory(run.request), run.first)
      .then(run.resolve, run.reject)
      .finally(() => {
        this.#running = false;
        this.#start();
      });
  }
}

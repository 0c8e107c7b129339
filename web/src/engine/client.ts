import { checkRun, noJson, supersededRun, throughMemory, type Engine } from "./engine.js";
import { EngineError } from "../types/error.js";
import type { Question, Reply } from "./messages.js";
import type { Request, ResultOf, RunRequest, RunResult } from "../types/wire.js";

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A connection to the module, shared by any number of engines. */
export interface Connection {
  ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>>;
  /** After this nothing is answered. */
  close(): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: EngineError): void;
}

interface PendingQuestion extends Waiting {
  readonly question: Question;
}

/** Matches questions and replies over one worker. `instead` answers if the worker does not start. */
export class WorkerConnection implements Connection {
  readonly #waiting = new Map<number, PendingQuestion>();
  #asked = 0;
  #speaks = false;
  #broken: EngineError | undefined;
  #other: Connection | undefined;

  constructor(
    private readonly worker: WorkerLike,
    private readonly instead?: () => Connection,
  ) {
    worker.onmessage = ({ data }) => {
      this.#speaks = true;
      this.#settle(data);
    };
    worker.onerror = (event) => {
      if (this.instead && !this.#speaks) this.#handOver((this.#other ??= this.instead()));
      else
        this.#fail(new EngineError("load_failed", "", event.message || "the worker did not start"));
    };
  }

  ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    if (this.#broken) return Promise.reject(this.#broken);
    if (this.#other) return this.#other.ask(request, first);
    return new Promise((resolve, reject) => {
      const question = { number: this.#asked++, request, ...(first && { first }) };
      const resolved = resolve as (result: unknown) => void;
      try {
        this.worker.postMessage(question);
      } catch (error) {
        // A function, say, which no message can hold.
        reject(noJson(error));
        return;
      }
      this.#waiting.set(question.number, { question, resolve: resolved, reject });
    });
  }

  close(): void {
    this.worker.terminate();
    this.#other?.close();
    this.#fail(new EngineError("superseded", "", "the engine was closed before the answer"));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if ("result" in reply) return waiting?.resolve(reply.result);
    waiting?.reject(EngineError.from(reply.error));
  }

  #handOver(other: Connection): void {
    for (const { question, resolve, reject } of this.#waiting.values())
      other.ask(question.request, question.first).then(resolve, reject);
    this.#waiting.clear();
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

/** An engine over a connection. At most one run computes and one waits: the latest request. */
export class QueuedEngine implements Engine {
  #running = false;
  #next: QueuedRun | undefined;

  constructor(private readonly connection: Pick<Connection, "ask">) {}

  call<R extends Request>(request: R): Promise<ResultOf<R>> {
    return this.connection.ask(request);
  }

  run(request: RunRequest, first?: readonly string[]): Promise<RunResult> {
    return new Promise((resolve, reject) => {
      checkRun(request);
      this.#next?.reject(supersededRun());
      this.#next = { request, first, resolve: resolve as (result: unknown) => void, reject };
      this.#start();
    });
  }

  #start(): void {
    const run = this.#next;
    if (this.#running || !run) return;
    this.#running = true;
    this.#next = undefined;
    this.connection
      .ask(throughMemory(run.request), run.first)
      .then(run.resolve, run.reject)
      .finally(() => {
        this.#running = false;
        this.#start();
      });
  }
}

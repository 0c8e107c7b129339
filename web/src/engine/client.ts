import { hasAllWords, ofEncoder, toEncoder } from "./session/beginning.js";
import {
  checkRun,
  noJson,
  supersededRun,
  throughMemory,
  type Begun,
  type Engine,
} from "./engine.js";
import { EngineError } from "../types/error.js";
import type { Connection, Question, Reply } from "./messages.js";
import type { ModelFiles } from "./models.js";
import type { LoadResult, Request, ResultOf, RunRequest, RunResult } from "../types/wire.js";

/** What the client needs of a Worker. */
export interface WorkerLike {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export type { Connection } from "./messages.js";

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
  #asked = 0;
  #next: QueuedRun | undefined;

  constructor(
    private readonly connection: () => Connection,
    readonly models: ModelFiles,
  ) {}

  call<R extends Request>(request: R): Promise<ResultOf<R>> {
    const ask = () => this.connection().ask(request);
    return this.#modelOf(request)?.then(ask) ?? ask();
  }

  /** A run that waits for the file of its model holds no other up. */
  async run(request: RunRequest, first?: readonly string[], begun?: Begun): Promise<RunResult> {
    checkRun(request);
    const number = ++this.#asked;
    const loading = this.#modelOf(request);
    if (!loading) return this.#queued(request, first);
    const { without: off } = request;
    const whole = loading.then(async (loaded) => {
      if (number !== this.#asked) throw supersededRun();
      return { ...(await this.#queued(request, first)), loaded, ...(off && { off }) };
    });
    if (!begun) return whole;
    whole.catch(() => undefined);
    const beginning = await this.#beginning(request, first);
    if (!beginning || number !== this.#asked) return whole;
    begun(whole);
    return { ...beginning, ...(off && { off }) };
  }

  /** Read by the encoder alone, while the rest of the file is on its way; undefined if that is there first, or is needed. */
  async #beginning(
    request: RunRequest,
    first: readonly string[] | undefined,
  ): Promise<RunResult | undefined> {
    const model = String(request.model);
    const file = await this.models.beginning(model);
    if (!file) return undefined;
    const connection = this.connection();
    try {
      // All asked at once, so that the whole file is loaded behind them.
      const [loaded, result] = await Promise.all([
        connection.ask({ command: "load", file }),
        connection.ask(throughMemory(toEncoder(request)), first),
        connection.ask({ command: "unload", model }),
      ]);
      if (!hasAllWords(file, result)) return undefined;
      return { ...ofEncoder(result), loaded: { ...loaded, bytes: this.models.size(model) } };
    } catch {
      // What is wrong is told of the whole file.
      return undefined;
    }
  }

  /** The model that a request names, once the connection has it; undefined if it names none. */
  #modelOf(request: Request): Promise<LoadResult> | undefined {
    const { model } = (request ?? {}) as { readonly model?: unknown };
    return typeof model === "string" ? this.models.into(this.connection(), model) : undefined;
  }

  #queued(request: RunRequest, first?: readonly string[]): Promise<RunResult> {
    return new Promise((resolve, reject) => {
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
    this.connection()
      .ask(throughMemory(run.request), run.first)
      .then(run.resolve, run.reject)
      .finally(() => {
        this.#running = false;
        this.#start();
      });
  }
}

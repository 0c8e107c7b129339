import { answer } from "./answer.js";
import type { Connection } from "./client.js";
import { EngineError } from "../types/error.js";
import { instantiateModule, type Instance } from "./load.js";
import { isOfSession, SessionTable } from "./session/sessions.js";
import { Shelf } from "./session/shelf.js";
import type { Request, ResultOf } from "../types/wire.js";

/** What an instance of the first half of the code is asked without the rest: see scripts/module/opening.mjs. */
const FIRST: readonly unknown[] = ["run", "tokenize", "load", "generate", "unload"];
const LATER = ["program", "study", "gradient"];

/** A page may send anything; what is no request at all the core refuses. */
const needsRest = (request: Request | null | undefined): boolean =>
  !FIRST.includes(request?.command) || LATER.some((field) => field in (request as object));

/**
 * Holds an instance of the module and replaces it after a trap, since a trap leaves an instance in
 * an unknown state. The rest of the code is added with the first request that needs it.
 */
export class ModuleHost {
  readonly #sessions = new SessionTable();
  readonly #models = new Shelf();
  #instance: Promise<Instance> | undefined;
  #whole: Promise<Instance> | undefined;
  readonly #stopped = new WeakSet<Instance>();

  /** Without `rest`, instances have all of the code from the start. */
  constructor(
    private readonly instantiate: () => Promise<Instance>,
    private readonly rest?: () => Promise<WebAssembly.Module>,
  ) {}

  /** Loads before the first request, which reports a failure. */
  prepare(): void {
    this.#load().catch(() => undefined);
  }

  answer<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    return this.#answer(request, first, needsRest(request));
  }

  /** `whole`: not without the rest. A request that lacks it asks so the second time, or several could stop each other. */
  async #answer<R extends Request>(
    request: R,
    first: readonly string[] | undefined,
    whole: boolean,
  ): Promise<ResultOf<R>> {
    const instance = await (whole ? this.#complete() : this.#load());
    // By another request, while this one waited.
    if (this.#stopped.has(instance)) return this.#answer(request, first, whole);
    try {
      const { module } = instance;
      if (isOfSession(request)) return this.#sessions.answer(module, request) as ResultOf<R>;
      if (request?.command === "load" && request.file)
        return this.#models.put(module, request.file) as ResultOf<R>;
      const asked = this.#models.named(module, request);
      if (request?.command === "unload") this.#models.drop(request.model);
      return answer(module, asked, first);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      this.#stopped.add(instance);
      this.forget();
      if (!instance.lacked())
        throw new EngineError("internal", "", `the module stopped: ${String(error)}`);
    }
    // Only before the rest is there, hence before there are sessions.
    return this.#answer(request, first, true);
  }

  /** Drops the instance and its sessions; models are loaded again when they are asked for. */
  forget(): void {
    this.#instance = this.#whole = undefined;
    this.#sessions.clear();
    this.#models.forget();
  }

  async #load(): Promise<Instance> {
    this.#instance ??= this.instantiate();
    try {
      return await this.#instance;
    } catch (error) {
      this.#instance = undefined;
      throw notLoaded(error);
    }
  }

  async #complete(): Promise<Instance> {
    this.#whole ??= this.#load().then(async (instance) => {
      if (this.rest) await instance.add(await this.rest());
      return instance;
    });
    try {
      return await this.#whole;
    } catch (error) {
      this.#whole = undefined;
      throw notLoaded(error);
    }
  }
}

const notLoaded = (error: unknown): EngineError =>
  error instanceof EngineError
    ? error
    : new EngineError("load_failed", "", `the module did not load: ${String(error)}`);

/** Answers on the thread that asks: where no worker may start, inside of a worker, and in Node. */
export class LocalConnection implements Connection {
  readonly #host: ModuleHost;

  constructor(
    compiled: () => Promise<WebAssembly.Module>,
    rest?: () => Promise<WebAssembly.Module>,
  ) {
    this.#host = new ModuleHost(async () => instantiateModule(await compiled()), rest);
  }

  async ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    // Between two requests the thread may do what else waits, such as draw.
    await new Promise((resolve) => setTimeout(resolve));
    return this.#host.answer(request, first);
  }

  close(): void {
    this.#host.forget();
  }
}

import { answer } from "./answer.js";
import type { Connection } from "./client.js";
import { EngineError } from "../types/error.js";
import { instantiateModule } from "./load.js";
import type { AttentionModule } from "./module.js";
import { isOfSession, SessionTable } from "./session/sessions.js";
import type { Request, ResultOf } from "../types/wire.js";

/** Creates a new instance of the module. */
export type Instantiate = () => Promise<AttentionModule>;

/**
 * Holds an instance of the module and replaces it after a trap, since a trap leaves an instance in
 * an unknown state.
 */
export class ModuleHost {
  readonly #sessions = new SessionTable();
  #module: Promise<AttentionModule> | undefined;

  constructor(private readonly instantiate: Instantiate) {}

  /** Loads before the first request, which reports a failure. */
  prepare(): void {
    this.#load().catch(() => undefined);
  }

  async answer<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    const module = await this.#load();
    try {
      if (isOfSession(request)) return this.#sessions.answer(module, request) as ResultOf<R>;
      return answer(module, request, first);
    } catch (error) {
      if (error instanceof EngineError) throw error;
      this.forget();
      throw new EngineError("internal", "", `the module stopped: ${String(error)}`);
    }
  }

  /** Drops the instance and its sessions. */
  forget(): void {
    this.#module = undefined;
    this.#sessions.clear();
  }

  async #load(): Promise<AttentionModule> {
    this.#module ??= this.instantiate();
    try {
      return await this.#module;
    } catch (error) {
      this.#module = undefined;
      throw new EngineError("load_failed", "", `the module did not load: ${String(error)}`);
    }
  }
}

/** Answers on the thread that asks: where no worker may start, inside of a worker, and in Node. */
export class LocalConnection implements Connection {
  readonly #host: ModuleHost;

  constructor(compiled: () => Promise<WebAssembly.Module>) {
    this.#host = new ModuleHost(async () => instantiateModule(await compiled()));
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

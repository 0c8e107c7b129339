import type { Connection } from "./client.js";
import { ModuleHost } from "./host.js";
import { instantiateModule } from "./load.js";
import type { Request, ResultOf } from "../types/wire.js";

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

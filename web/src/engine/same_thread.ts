import type { Line } from "./client.js";
import { ModuleHost } from "./host.js";
import { instantiateModule } from "./load.js";
import type { Request, ResultOf } from "../types/wire.js";

/** Answers on the calling thread: where no worker may start, inside a worker, and in Node. */
export class OwnLine implements Line {
  readonly #host: ModuleHost;

  constructor(compiled: () => Promise<WebAssembly.Module>) {
    this.#host = new ModuleHost(async () => instantiateModule(await compiled()));
  }

  async ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>> {
    // Lets the thread do other work between two requests, such as drawing.
    await new Promise((resolve) => setTimeout(resolve));
    return this.#host.answer(request, first);
  }

  close(): void {
    this.#host.forget();
  }
}

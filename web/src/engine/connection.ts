/** Connections to an instance of the module: in a worker of its own, or on the thread that asks. */
import { WorkerConnection, type Connection, type WorkerLike } from "./client.js";
import type { Addresses } from "./module.js";
import { EngineError } from "../types/error.js";
import { compileModule } from "./compile.js";
import type { Offer } from "./messages.js";
import { startWorker } from "./start.js";

/** A build of the module: the first half of its code, and where both halves are. */
export interface Build {
  compiled(): Promise<WebAssembly.Module>;
  urls(): Addresses;
}

/** To a new worker, or to the page's own thread where none may start. */
export function workerConnection(build: Build): Connection {
  try {
    const worker = startWorker();
    const offer = (offer: Offer) => {
      worker.postMessage(offer);
    };
    build
      .compiled()
      .then((code) => ({ code, rest: build.urls().rest }))
      .catch(() => build.urls())
      .then(offer);
    return new WorkerConnection(worker as WorkerLike, () => localConnection(build));
  } catch {
    return localConnection(build);
  }
}

/** On the calling thread. Seldom needed, so it is loaded on demand. */
export function localConnection({ compiled, urls }: Build): Connection {
  const connection = import("./host.js").then(
    ({ LocalConnection }) => new LocalConnection(compiled, () => compileModule(urls().rest)),
    (error: unknown) => {
      throw new EngineError("load_failed", "", String(error));
    },
  );
  return {
    ask: async (request, first) => (await connection).ask(request, first),
    close: () =>
      void connection.then(
        (own) => own.close(),
        () => undefined,
      ),
  };
}

/**
 * An engine of its own for training, so that the page's answers come while a model learns. It computes the same bits
 * on every machine.
 */
import { WorkerConnection, type Connection, type WorkerLike } from "./client.js";
import { exactCodeUrl } from "./code.js";
import { compileModule } from "./load.js";
import { startWorker } from "./start.js";
import type { Request, ResultOf } from "../types/wire.js";

export interface TrainingEngine {
  /** Rejects with EngineError. */
  call<R extends Request>(request: R): Promise<ResultOf<R>>;
  /** All trainers are lost. */
  close(): void;
}

export function createTrainingEngine(): TrainingEngine {
  const connection = open();
  return {
    call: (request) => connection.ask(request),
    close: () => {
      connection.close();
    },
  };
}

/** A worker, or the page's own thread where none may start. */
function open(): Connection {
  try {
    const worker = startWorker();
    compileModule(exactCodeUrl())
      .then((code) => ({ code }))
      .catch(() => ({ url: exactCodeUrl() }))
      .then((offer) => {
        worker.postMessage(offer);
      });
    return new WorkerConnection(worker as WorkerLike, ownThread);
  } catch {
    return ownThread();
  }
}

function ownThread(): Connection {
  const connection = import("./host.js").then(
    ({ LocalConnection }) => new LocalConnection(() => compileModule(exactCodeUrl())),
  );
  return {
    ask: async (request, first) => (await connection).ask(request, first),
    close: () => {
      void connection.then((own) => {
        own.close();
      });
    },
  };
}

/**
 * An engine of its own for training, so that the page's answers come while a model learns. It computes the same bits
 * on every machine.
 */
import { exactCodeUrls } from "../code.js";
import { workerConnection } from "../connection.js";
import { compileModule } from "../compile.js";
import type { Request, ResultOf } from "../../types/wire.js";

export interface TrainingEngine {
  /** Rejects with EngineError. */
  call<R extends Request>(request: R): Promise<ResultOf<R>>;
  /** All trainers are lost. */
  close(): void;
}

export function createTrainingEngine(): TrainingEngine {
  const connection = workerConnection({
    compiled: () => compileModule(exactCodeUrls().first),
    urls: exactCodeUrls,
  });
  return {
    call: (request) => connection.ask(request),
    close: () => {
      connection.close();
    },
  };
}

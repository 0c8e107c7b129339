/** In place of engine/start.ts: in the one file the worker's script is a text of its own. */
import InlineWorker from "../engine/worker.ts?worker&inline";

export const startWorker = (): Worker => new InlineWorker();

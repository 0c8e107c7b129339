/** In place of ../start.ts: in the one file the worker's script is a text of its own. */
import InlineWorker from "../worker.ts?worker&inline";

export const startWorker = (): Worker => new InlineWorker();

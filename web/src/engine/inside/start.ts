/** Replaces ../start.ts in the single-file page, where the worker's script is inlined. */
import InlineWorker from "../worker.ts?worker&inline";

export const startWorker = (): Worker => new InlineWorker();

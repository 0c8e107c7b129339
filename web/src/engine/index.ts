/**
 * The engine: requests of the JSON API in, results out.
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *
 * In the page the module runs in a worker, which all engines of the page share and which starts
 * with the first of them, or before. In Node, see node.ts.
 */
import { WorkerEngine, WorkerLine, type WorkerLike } from "./client.js";
import type { Engine } from "./engine.js";

export { EngineError } from "./error.js";
export type { Engine } from "./engine.js";
export type * from "./wire.js";

let line: WorkerLine | undefined;

/** The worker of the page. It begins to load its module at once. */
export function startWorker(): WorkerLine {
  line ??= new WorkerLine(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
  );
  return line;
}

export const createEngine = (): Engine => new WorkerEngine(startWorker());

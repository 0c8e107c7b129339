/**
 * The engine: requests of the JSON API in, results out.
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *
 * In the page the module runs in a worker, which all engines of the page share and which starts
 * with the first of them. In Node, see node.ts.
 */
import { answer } from "./answer.js";
import { WorkerEngine, WorkerLine, type WorkerLike } from "./client.js";
import { compileModule } from "./code.js";
import { throughMemory, type Engine } from "./engine.js";
import { instantiateModule } from "./load.js";
import type { Offer } from "./messages.js";
import type { RunRequest, RunResult } from "./wire.js";

export { EngineError } from "./error.js";
export type { Engine } from "./engine.js";
export { createSession, type Session } from "./session.js";
export type * from "./wire.js";

let code: Promise<WebAssembly.Module> | undefined;
let line: WorkerLine | undefined;
let ahead: { readonly request: string; readonly result: Promise<RunResult> } | undefined;

/** Engines of one page take turns at one worker, which has the page's code where there is some. */
export function createEngine(): Engine {
  const engine = new WorkerEngine((line ??= startWorker()));
  return {
    call: (request) => engine.call(request),
    run: (request, first) =>
      takeAhead(request)?.catch(() => engine.run(request, first)) ?? engine.run(request, first),
  };
}

/**
 * Computes on the page's own thread what the page is going to ask first. That thread has nothing to
 * do until the page's scripts are there, and a worker is slower to start than this is to compute.
 */
export function runAhead(request: RunRequest): void {
  code ??= compileModule();
  const result = code
    .then(instantiateModule)
    .then((module) => answer(module, throughMemory(request)));
  result.then(() => performance.mark("attention-first-values")).catch(() => undefined);
  ahead = { request: JSON.stringify(request), result };
}

/** The answer to an equal request; there is one at most, since a result has one owner. */
function takeAhead(request: RunRequest): Promise<RunResult> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.request === JSON.stringify(request) ? taken.result : undefined;
}

function startWorker(): WorkerLine {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const offer = (code?: WebAssembly.Module) => {
    worker.postMessage({ code } satisfies Offer);
  };
  (code ??= compileModule()).then(offer).catch(() => {
    offer();
  });
  return new WorkerLine(worker as WorkerLike);
}

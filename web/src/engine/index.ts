/**
 * The engine: requests of the JSON API in, results out.
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *
 * In the page the module runs in a worker, which all engines of the page share: it starts with the
 * first that asks and ends when the last is released. In Node, see node.ts.
 */
import { answer } from "./answer.js";
import { WorkerEngine, WorkerLine, type Line, type WorkerLike } from "./client.js";
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

/** An engine of a page. */
export interface PageEngine extends Engine {
  /** Gives up its part of the worker; asked again, it takes it again. */
  release(): void;
}

/** How many engines hold the worker. */
let holders = 0;

/** Engines of one page take turns at one worker; a newer run of one leaves those of others alone. */
export function createEngine(): PageEngine {
  let holds = false;
  const hold = (): Line => {
    if (!holds) holders++;
    holds = true;
    return (line ??= startWorker());
  };
  const engine = new WorkerEngine({ ask: (request, first) => hold().ask(request, first) });
  return {
    call: (request) => engine.call(request),
    run: (request, first) =>
      takeAhead(request)?.catch(() => engine.run(request, first)) ?? engine.run(request, first),
    release: () => {
      if (holds && --holders === 0) {
        line?.close();
        line = undefined;
      }
      holds = false;
    },
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

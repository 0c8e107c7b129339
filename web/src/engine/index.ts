/**
 * The engine: requests of the JSON API in, results out.
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *
 * In the page the module runs in a worker, which all engines of the page share: it starts with the
 * first that asks and ends when the last is closed. Where none may start, and inside of a worker, it
 * runs on the thread that asks. In Node, see node.ts.
 */
import { answer } from "./answer.js";
import { LineEngine, WorkerLine, type Line, type WorkerLike } from "./client.js";
import { codeUrl } from "./code.js";
import { compileModule } from "./compile.js";
import { requestText, throughMemory, type OwnedEngine } from "./engine.js";
import { EngineError } from "../types/error.js";
import { instantiateModule } from "./load.js";
import type { Offer } from "./messages.js";
import { startWorker } from "./start.js";
import type { RunRequest, RunResult } from "../types/wire.js";

export type { Engine, OwnedEngine } from "./engine.js";
export { createSession, type Session } from "./session/session.js";

let code: Promise<WebAssembly.Module> | undefined;
let line: Line | undefined;
let ahead: { readonly request: string; readonly result: Promise<RunResult> } | undefined;

/** How many engines hold the worker. */
let holders = 0;

/** Engines of one page take turns at one worker; a newer run of one leaves those of others alone. */
export function createEngine(): OwnedEngine {
  let holds = false;
  const hold = (): Line => {
    if (!holds) holders++;
    holds = true;
    return (line ??= openLine());
  };
  const engine = new LineEngine({ ask: (request, first) => hold().ask(request, first) });
  return {
    call: (request) => engine.call(request),
    run: async (request, first) =>
      takeAhead(request)?.catch(() => engine.run(request, first)) ?? engine.run(request, first),
    close: () => {
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
  if (!hasWebAssembly()) return;
  const result = compiled()
    .then(instantiateModule)
    .then((module) => answer(module, throughMemory(request)));
  result.then(() => performance.mark("attention-first-values")).catch(() => undefined);
  ahead = { request: requestText(request), result };
}

/** The answer to an equal request; there is one at most, since a result has one owner. */
function takeAhead(request: RunRequest): Promise<RunResult> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.request === requestText(request) ? taken.result : undefined;
}

/** The code, compiled once for all of them. What failed is tried again. */
function compiled(): Promise<WebAssembly.Module> {
  code ??= compileModule(codeUrl()).catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Some readers turn it off, as Lockdown Mode does. */
export const hasWebAssembly = (): boolean => typeof WebAssembly !== "undefined";

const noLine: Line = {
  ask: () =>
    Promise.reject(new EngineError("load_failed", "", "this browser does not run WebAssembly")),
  close: () => undefined,
};

/** To a worker, where one may start; a worker that asks needs no other. */
function openLine(): Line {
  if (!hasWebAssembly()) return noLine;
  if (typeof document === "undefined") return ownLine();
  try {
    const worker = startWorker();
    const offer = (offer: Offer) => {
      worker.postMessage(offer);
    };
    compiled()
      .then((code) => ({ code }))
      .catch(() => ({ url: codeUrl() }))
      .then(offer);
    return new WorkerLine(worker as WorkerLike, ownLine);
  } catch {
    return ownLine();
  }
}

/** On this very thread. Seldom needed, so it comes when it is. */
function ownLine(): Line {
  const line = import("./same_thread.js").then(
    ({ OwnLine }) => new OwnLine(compiled),
    (error: unknown) => {
      throw new EngineError("load_failed", "", String(error));
    },
  );
  return {
    ask: async (request, first) => (await line).ask(request, first),
    close: () =>
      void line.then(
        (own) => own.close(),
        () => undefined,
      ),
  };
}

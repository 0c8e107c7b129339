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
import { QueuedEngine, WorkerConnection, type Connection, type WorkerLike } from "./client.js";
import { codeUrl } from "./code.js";
import { throughMemory, type OwnedEngine } from "./engine.js";
import { EngineError } from "../types/error.js";
import { compileModule, instantiateModule } from "./load.js";
import type { Offer } from "./messages.js";
import { startWorker } from "./start.js";
import type { RunRequest, RunResult } from "../types/wire.js";

export type { Engine, OwnedEngine } from "./engine.js";
export { createSession, type Session } from "./session/session.js";

let code: Promise<WebAssembly.Module> | undefined;
let connection: Connection | undefined;
let ahead: { readonly request: string; readonly result: Promise<RunResult> } | undefined;

/** How many engines hold the worker. */
let holders = 0;

/** Engines of one page take turns at one worker; a newer run of one leaves those of others alone. */
export function createEngine(): OwnedEngine {
  let holds = false;
  const hold = (): Connection => {
    if (!holds) holders++;
    holds = true;
    return (connection ??= openConnection());
  };
  const engine = new QueuedEngine({ ask: (request, first) => hold().ask(request, first) });
  return {
    call: (request) => engine.call(request),
    run: (request, first) =>
      takeAhead(request)?.catch(() => engine.run(request, first)) ?? engine.run(request, first),
    close: () => {
      if (holds && --holders === 0) {
        connection?.close();
        connection = undefined;
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
  const result = compiled()
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

/** The code, compiled once for all of them. What failed is tried again. */
function compiled(): Promise<WebAssembly.Module> {
  code ??= compileModule(codeUrl()).catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** To a worker, where one may start; a worker that asks needs no other. */
function openConnection(): Connection {
  if (typeof document === "undefined") return localConnection();
  try {
    const worker = startWorker();
    const offer = (offer: Offer) => {
      worker.postMessage(offer);
    };
    compiled()
      .then((code) => ({ code }))
      .catch(() => ({ url: codeUrl() }))
      .then(offer);
    return new WorkerConnection(worker as WorkerLike, localConnection);
  } catch {
    return localConnection();
  }
}

/** On this very thread. Seldom needed, so it comes when it is. */
function localConnection(): Connection {
  const connection = import("./host.js").then(
    ({ LocalConnection }) => new LocalConnection(compiled),
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

/**
 * The engine: requests of the JSON API in, results out.
 *
 *     const engine = createEngine();
 *     const { graph } = await engine.run({ command: "run", input: { text: "One small step" } });
 *
 * In the page the module runs in a worker, which all engines of the page share: it starts with the
 * first request and ends when the last engine is closed. Where a worker is not allowed, and inside
 * a worker, the module runs on the calling thread. In Node, see node.ts.
 */
import { QueuedEngine, type Connection } from "./client.js";
import { codeUrls } from "./code.js";
import { localConnection, workerConnection } from "./connection.js";
import { requestText, type OwnedEngine } from "./engine.js";
import { EngineError } from "../types/error.js";
import { compileModule } from "./compile.js";
import { fromNetwork, ModelFiles } from "./models.js";
import { rehearse } from "./session/rehearsal.js";
import type { RunRequest, RunResult } from "../types/wire.js";

export type { Engine, OwnedEngine } from "./engine.js";
export { hasModel, type Progress } from "./models.js";
export { createSession, type Session } from "./session/session.js";

const models = new ModelFiles(fromNetwork);

let code: Promise<WebAssembly.Module> | undefined;
let connection: Connection | undefined;
let ahead: { readonly request: string; readonly result: Promise<RunResult> } | undefined;

/** How many engines use the worker. */
let holders = 0;

/** The engines of a page share one worker; a newer run of one does not supersede those of others. */
export function createEngine(): OwnedEngine {
  let holds = false;
  const hold = (): Connection => {
    if (!holds) holders++;
    holds = true;
    return (connection ??= openConnection());
  };
  const engine = new QueuedEngine(hold, models);
  return {
    models,
    call: (request) => engine.call(request),
    run: async (request, first, begun) => {
      const run = () => engine.run(request, first, begun);
      return takeAhead(request)?.catch(run) ?? run();
    },
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
 * Computes the page's first request on its own thread, which is idle until the page's scripts have
 * loaded. Starting a worker would take longer than this computation. A model's file takes longer still:
 * it starts on its way, and so does the worker, which rehearses meanwhile.
 */
export function runAhead(request: RunRequest): void {
  if (!hasWebAssembly()) return;
  if (typeof request.model === "string") {
    const { model } = request;
    let isAwaited = true;
    void models.beginning(model).then(() => {
      isAwaited = false;
    });
    connection ??= openConnection();
    rehearse(connection, () => isAwaited).catch(() => undefined);
    return;
  }
  const result = Promise.all([compiled(), import("./session/ahead.js")]).then(
    ([code, { answerOnce }]) => answerOnce(code, request),
  );
  result.then(() => performance.mark("attention-first-values")).catch(() => undefined);
  ahead = { request: requestText(request), result };
}

/** The answer to an equal request, at most once, since a result has one owner. */
function takeAhead(request: RunRequest): Promise<RunResult> | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.request === requestText(request) ? taken.result : undefined;
}

/** The first half of the code, compiled once for all engines. A failed attempt is repeated. */
function compiled(): Promise<WebAssembly.Module> {
  code ??= compileModule(codeUrls().first).catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Some readers turn it off, as Lockdown Mode does. */
export const hasWebAssembly = (): boolean => typeof WebAssembly !== "undefined";

const noConnection: Connection = {
  ask: () =>
    Promise.reject(new EngineError("load_failed", "", "this browser does not run WebAssembly")),
  close: () => undefined,
};

/** To a worker, where one may start; a worker that asks needs no other. */
function openConnection(): Connection {
  if (!hasWebAssembly()) return noConnection;
  const build = { compiled, urls: codeUrls };
  return typeof document === "undefined" ? localConnection(build) : workerConnection(build);
}

/** The engine in Node: the same module, on the calling thread. */
import { readFile } from "node:fs/promises";
import { QueuedEngine } from "./client.js";
import { codeUrl } from "./code.js";
import type { OwnedEngine } from "./engine.js";
import { LocalConnection } from "./host.js";

export { EngineError } from "../types/error.js";
export type { Engine, OwnedEngine } from "./engine.js";
export { createSession, type Session } from "./session/session.js";
export type * from "../types/graph.js";
export type * from "../types/wire.js";

/** `code` is the address of attention.wasm, "file:///…"; by default that of the fastest build for this machine. */
export function createEngine(code = new URL(codeUrl())): OwnedEngine {
  const connection = new LocalConnection(async () => WebAssembly.compile(await readFile(code)));
  const engine = new QueuedEngine(connection);
  return {
    call: (request) => engine.call(request),
    run: (request, first) => engine.run(request, first),
    close: () => {
      connection.close();
    },
  };
}

/** The engine in Node: the same module, on the calling thread. */
import { readFile } from "node:fs/promises";
import { QueuedEngine } from "./client.js";
import { codeUrls } from "./code.js";
import type { OwnedEngine } from "./engine.js";
import { LocalConnection } from "./host.js";
import { ModelFiles, modelUrl, unpacked } from "./models.js";

export { EngineError } from "../types/error.js";
export type { Engine, OwnedEngine } from "./engine.js";
export { createSession, type Session } from "./session/session.js";
export type * from "../types/graph.js";
export type * from "../types/wire.js";

const models = new ModelFiles(async (name, tell) => {
  const url = modelUrl(name);
  if (!url) throw new TypeError(`there is no model called ${name}`);
  const file = await readFile(new URL(url));
  tell({ received: file.length });
  return unpacked(new Blob([file]).stream());
});

/** `code` is the address of attention.wasm, "file:///…"; by default the fastest build for this machine, as the package has it. */
export function createEngine(code?: URL): OwnedEngine {
  const { first, rest } = codeUrls();
  const connection = code
    ? new LocalConnection(() => compiled(code))
    : new LocalConnection(
        () => compiled(new URL(first)),
        () => compiled(new URL(rest)),
      );
  const engine = new QueuedEngine(() => connection, models);
  return {
    models,
    call: (request) => engine.call(request),
    run: (request, first) => engine.run(request, first),
    close: () => {
      connection.close();
    },
  };
}

const compiled = async (address: URL): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(address));

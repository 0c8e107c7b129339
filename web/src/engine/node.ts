/** The engine in Node: the same module, without a worker. */
import { readFile } from "node:fs/promises";
import { ModuleHost, throughMemory, type Engine } from "./engine.js";
import type { ModuleFactory } from "./module.js";

export { EngineError } from "./error.js";
export type { Engine } from "./engine.js";
export { createSession, type Session } from "./session.js";
export type * from "./wire.js";

/** `directory` holds attention.js and attention.wasm: "file:///…/build/wasm-simd/". */
export function createEngine(directory: URL): Engine {
  const host = new ModuleHost(async () => {
    const file = new URL("attention.js", directory).href;
    const { default: create } = (await import(/* @vite-ignore */ file)) as {
      default: ModuleFactory;
    };
    const wasmBinary = await readFile(new URL("attention.wasm", directory));
    return create({ wasmBinary, print: () => undefined, printErr: () => undefined });
  });
  return {
    call: (request) => host.answer(request),
    run: (request, first) => host.answer(throughMemory(request), first),
  };
}

/** A WebAssembly build as it is, without the engine client. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { fromTop } from "./paths.js";

export interface AttentionModule {
  readonly HEAPU8: Uint8Array;
  _attention_allocate(size: number): number;
  _attention_release(pointer: number): void;
  _attention_call(pointer: number, size: number): number;
  _attention_response_size(): number;
  _attention_forward(session: number, tokens: number, keep: number): number;
}

const FOLDERS = {
  "wasm-relaxed": "wasm-simd/relaxed",
  "wasm-simd": "wasm-simd",
  "wasm-scalar": "wasm-scalar",
};

export type ModuleName = keyof typeof FOLDERS;

export const moduleFile = (name: ModuleName, file: "attention.js" | "attention.wasm"): string =>
  fromTop(`build/${FOLDERS[name]}/${file}`);

export const moduleCode = (name: ModuleName): URL =>
  pathToFileURL(moduleFile(name, "attention.wasm"));

/** Not every compiler can build the one with relaxed SIMD. */
export const MODULE_NAMES: readonly ModuleName[] = (Object.keys(FOLDERS) as ModuleName[]).filter(
  (name) => name !== "wasm-relaxed" || existsSync(moduleFile(name, "attention.wasm")),
);

if (!MODULE_NAMES.includes("wasm-relaxed")) {
  console.log("skipped: the module with relaxed SIMD, which this Emscripten cannot make");
} else if (process.versions.node.startsWith("20.")) {
  // From Node.js 21 on no flag is needed.
  setFlagsFromString("--experimental-wasm-relaxed-simd");
}

export async function loadModule(name: ModuleName): Promise<AttentionModule> {
  const script = (await import(pathToFileURL(moduleFile(name, "attention.js")).href)) as {
    default(options: { wasmBinary: Uint8Array }): Promise<AttentionModule>;
  };
  return script.default({ wasmBinary: await readFile(moduleFile(name, "attention.wasm")) });
}

/** A WebAssembly build as it is, without the engine client. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { fromTop } from "./paths.js";

export interface AttentionModule {
  readonly HEAPU8: Uint8Array;
  _attention_allocate(size: number): number;
  _attention_release(pointer: number): void;
  _attention_call(pointer: number, size: number): number;
  _attention_response_size(): number;
  _attention_forward(session: number, tokens: number, keep: number): number;
}

export type ModuleName = "wasm-simd" | "wasm-scalar";

export const MODULE_NAMES: readonly ModuleName[] = ["wasm-simd", "wasm-scalar"];

export function moduleFile(name: ModuleName, file: "attention.js" | "attention.wasm"): string {
  return fromTop(`build/${name}/${file}`);
}

export async function loadModule(name: ModuleName): Promise<AttentionModule> {
  const script = (await import(pathToFileURL(moduleFile(name, "attention.js")).href)) as {
    default(options: { wasmBinary: Uint8Array }): Promise<AttentionModule>;
  };
  return script.default({ wasmBinary: await readFile(moduleFile(name, "attention.wasm")) });
}

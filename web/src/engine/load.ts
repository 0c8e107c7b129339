/** Loads the module in a browser, in the page or in a worker. */
import scalarUrl from "../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../build/wasm-simd/attention.wasm?url";
import { supportsSimd, type AttentionModule, type ModuleFactory } from "./module.js";

interface Build {
  readonly url: string;
  factory(): Promise<{ default: ModuleFactory }>;
}

const SIMD: Build = {
  url: simdUrl,
  factory: () => import("../../../build/wasm-simd/attention.js"),
};

const SCALAR: Build = {
  url: scalarUrl,
  factory: () => import("../../../build/wasm-scalar/attention.js"),
};

/** Fetches the bytes itself, so that a server need not know what application/wasm is. */
export async function loadModule(): Promise<AttentionModule> {
  const { url, factory } = supportsSimd() ? SIMD : SCALAR;
  const [{ default: create }, wasmBinary] = await Promise.all([factory(), fetchBytes(url)]);
  return create({ wasmBinary, print: () => undefined, printErr: () => undefined });
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.arrayBuffer();
}

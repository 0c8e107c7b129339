/**
 * The JSON API through each of its three builds, as `call(request) -> response`. The modules are called as a page
 * calls them but without the engine client, so that a test of the core does not depend on it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { fromTop } from "./paths.js";

export interface GraphNode {
  id: string;
  op: string;
  inputs: string[];
  shape: number[];
  axes: string[];
  /** Numbers, with non-finite ones as "inf", "-inf" and "nan"; absent where not asked for. */
  values?: (number | string)[];
}

export interface RunResult {
  graph: GraphNode[];
  output: string;
}

export type Response =
  | { ok: true; result: unknown }
  | { ok: false; error: { code: string; path: string; message: string } };

export interface Caller {
  readonly name: "native" | "wasm-simd" | "wasm-scalar";
  call(request: unknown): Promise<Response>;
  close(): void;
}

interface AttentionModule {
  HEAPU8: Uint8Array;
  _attention_allocate(size: number): number;
  _attention_release(pointer: number): void;
  _attention_call(pointer: number, size: number): number;
  _attention_response_size(): number;
}

/** The module of one WebAssembly build. */
export async function moduleCaller(name: "wasm-simd" | "wasm-scalar"): Promise<Caller> {
  const folder = fromTop(`build/${name}`);
  const factory = (await import(pathToFileURL(`${folder}/attention.js`).href)) as {
    default(options: { wasmBinary: Uint8Array }): Promise<AttentionModule>;
  };
  const module = await factory.default({ wasmBinary: await readFile(`${folder}/attention.wasm`) });
  return {
    name,
    call: (request) => Promise.resolve(callModule(module, JSON.stringify(request))),
    close: () => undefined,
  };
}

function callModule(module: AttentionModule, request: string): Response {
  const bytes = new TextEncoder().encode(request);
  // Beyond 2 GB a pointer arrives as a negative number.
  const pointer = module._attention_allocate(bytes.length) >>> 0;
  module.HEAPU8.set(bytes, pointer);
  const start = module._attention_call(pointer, bytes.length) >>> 0;
  const end = start + (module._attention_response_size() >>> 0);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(module.HEAPU8.subarray(start, end));
  module._attention_release(pointer);
  return JSON.parse(text) as Response;
}

/** The command-line program, kept running: a line in, a line out. */
export function nativeCaller(): Caller {
  const program = spawn(fromTop("build/native/attention"), {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: program.stdout });
  const ended = once(program, "exit").then(([status]) => {
    throw new Error(`the program ended with status ${String(status)}`);
  });
  ended.catch(() => undefined);
  return {
    name: "native",
    async call(request) {
      const answered = once(lines, "line");
      program.stdin.write(`${JSON.stringify(request)}\n`);
      const [line] = (await Promise.race([answered, ended])) as [string];
      return JSON.parse(line) as Response;
    },
    close: () => {
      program.stdin.end();
    },
  };
}

/** The result of a call that must succeed. */
export async function resultOf(caller: Caller, request: unknown): Promise<unknown> {
  const response = await caller.call(request);
  if (!response.ok) throw new Error(`${caller.name}: ${JSON.stringify(response.error)}`);
  return response.result;
}

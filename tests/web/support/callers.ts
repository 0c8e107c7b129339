/**
 * The JSON API through each of its builds. The modules are called as a page calls them but without the engine
 * client, so that a test of the core does not depend on it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { loadsByPath, modelBytes } from "./models.js";
import { loadModule, MODULE_NAMES, type AttentionModule, type ModuleName } from "./module.js";
import { fromTop } from "./paths.js";
import { responseChecker, type Schemas } from "./schemas.js";

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

export interface Preset {
  id: string;
  request: object;
}

export type Response =
  | { ok: true; result: unknown }
  | { ok: false; error: { code: string; path: string; message: string } };

export type BuildName = "native" | ModuleName;

export interface Caller {
  readonly name: BuildName;
  /** The response to a request, given as JSON text or as an object. */
  call(request: unknown): Promise<Response>;
  /** The response as text. */
  text(request: string): Promise<string>;
  close(): void;
}

type Send = (request: string) => Promise<string>;

/** All builds, with all models loaded; every response is checked against the published schema. */
export async function openCallers(): Promise<Caller[]> {
  const native = nativeCaller();
  for (const load of loadsByPath()) await resultOf(native, load);
  const check = responseChecker((await resultOf(native, { command: "schema" })) as Schemas);
  const callers = [native, ...(await Promise.all(MODULE_NAMES.map(moduleCaller)))];
  return callers.map((caller) => ({
    ...caller,
    async call(request) {
      const response = await caller.call(request);
      check(response, `${caller.name} to ${JSON.stringify(request).slice(0, 200)}`);
      return response;
    },
  }));
}

/** The command-line program, kept running: a line in, a line out. */
export function nativeCaller(): Caller {
  const program = spawn(fromTop("build/native/attention"), { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: program.stdout });
  const ended = once(program, "exit").then(([status]) => {
    throw new Error(`the program ended with status ${String(status)}`);
  });
  ended.catch(() => undefined);
  const send = async (request: string) => {
    const answered = once(lines, "line");
    program.stdin.write(`${request}\n`);
    const [line] = (await Promise.race([answered, ended])) as [string];
    return line;
  };
  return callerOf("native", send, () => {
    program.stdin.end();
  });
}

async function moduleCaller(name: ModuleName): Promise<Caller> {
  const module = await loadModule(name);
  modelBytes().forEach((bytes) => {
    loadInto(module, bytes);
  });
  return callerOf(
    name,
    (request) => Promise.resolve(callModule(module, request)),
    () => undefined,
  );
}

function callerOf(name: BuildName, send: Send, close: () => void): Caller {
  const call = async (request: unknown) =>
    JSON.parse(
      await send(typeof request === "string" ? request : JSON.stringify(request)),
    ) as Response;
  return { name, call, text: send, close };
}

/** The result of a call that must succeed. */
export async function resultOf(caller: Caller, request: unknown): Promise<unknown> {
  const response = await caller.call(request);
  if (!response.ok) throw new Error(`${caller.name}: ${JSON.stringify(response.error)}`);
  return response.result;
}

/** Loads a model from a region of the module's memory. */
function loadInto(module: AttentionModule, bytes: Uint8Array): void {
  const offset = module._attention_allocate(bytes.length) >>> 0;
  module.HEAPU8.set(bytes, offset);
  const memory = { offset, length: bytes.length };
  const response = callModule(module, JSON.stringify({ command: "load", memory }));
  module._attention_release(offset);
  if (!(JSON.parse(response) as Response).ok) throw new Error(response);
}

export function callModule(module: AttentionModule, request: string): string {
  const bytes = new TextEncoder().encode(request);
  // Beyond 2 GB a pointer arrives as a negative number.
  const pointer = module._attention_allocate(bytes.length) >>> 0;
  module.HEAPU8.set(bytes, pointer);
  const start = module._attention_call(pointer, bytes.length) >>> 0;
  const end = start + (module._attention_response_size() >>> 0);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const response = decoder.decode(module.HEAPU8.subarray(start, end));
  module._attention_release(pointer);
  return response;
}

/** Requests to the JSON API, sent while the pages are made, so that what they show is what it answers. */
import { readdir, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { callModule, type ModuleFactory } from "../../src/engine/module.js";
import { escaped } from "./markdown.js";
import { print, shortened } from "./print.js";
import type { FrameWords } from "./words.js";

/** A request, and what it was answered; requests that are no JSON are texts. */
export interface Exchange {
  readonly request: unknown;
  readonly response: { readonly ok: boolean };
}

export type Examples = ReadonlyMap<string, readonly Exchange[]>;

/** All examples by the names of their files; the requests of a file follow each other. */
export async function examplesOf(web: string): Promise<Examples> {
  const folder = `${web}docs/examples`;
  const files = (await readdir(folder)).sort();
  const read = files.map(async (file) => {
    const requests = JSON.parse(await readFile(`${folder}/${file}`, "utf8")) as unknown[];
    return [file.replace(".json", ""), await exchanged(requests, web)] as const;
  });
  return new Map(await Promise.all(read));
}

/** With an instance of the module of their own, so that its sessions count from 1. */
export async function exchanged(requests: readonly unknown[], web: string): Promise<Exchange[]> {
  const build = pathToFileURL(`${web}../build/wasm-simd/`);
  const { default: create } = (await import(
    /* @vite-ignore */ new URL("attention.js", build).href
  )) as { default: ModuleFactory };
  const wasmBinary = await readFile(new URL("attention.wasm", build));
  const module = await create({ wasmBinary, print: () => undefined, printErr: () => undefined });
  return requests.map((request) => ({
    request,
    response: JSON.parse(callModule(module, textOf(request))) as Exchange["response"],
  }));
}

export const textOf = (request: unknown): string =>
  typeof request === "string" ? request : JSON.stringify(request);

/** The example as HTML; one that the playground can show leads there. */
export function exampleHtml(name: string, examples: Examples, words: FrameWords): string {
  const exchanges = examples.get(name);
  if (!exchanges) throw new Error(`no example docs/examples/${name}.json`);
  const pairs = exchanges.map(({ request, response }) => {
    const sent = typeof request === "string" ? request : print(request);
    return `<pre class="request" tabindex="0" aria-label="${words.request}">${escaped(sent)}</pre>
<pre class="response" tabindex="0" aria-label="${words.response}">${escaped(shortened(response))}</pre>`;
  });
  return `<div class="example" id="example-${name}">\n${pairs.join("\n")}${openLink(exchanges, words)}\n</div>`;
}

function openLink(exchanges: readonly Exchange[], words: FrameWords): string {
  const [only, ...others] = exchanges;
  const request = only?.request as Record<string, unknown> | undefined;
  const shown = others.length === 0 && only?.response.ok && request?.["command"] === "run";
  if (!request || !shown || "output" in request) return "";
  const query = new URLSearchParams({ request: JSON.stringify(request) }).toString();
  return `\n<p class="opens"><a href="../../?${escaped(query)}">${words.openHere}</a></p>`;
}

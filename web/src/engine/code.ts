/** The module's code: which of the builds this browser runs, fetched and compiled as it arrives. */
import scalarUrl from "../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../build/wasm-simd/attention.wasm?url";
import { supportsRelaxedSimd, supportsSimd } from "./module.js";

const WASM = "application/wasm";

/** Not every compiler makes this one. */
const [relaxedUrl] = Object.values(
  import.meta.glob<string>("../../../build/wasm-simd/relaxed/attention.wasm", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/** Where the quickest build is that runs here. */
function codeUrl(): string {
  if (relaxedUrl !== undefined && supportsRelaxedSimd()) return relaxedUrl;
  return supportsSimd() ? simdUrl : scalarUrl;
}

/** Compiles while the bytes still come. A server need not know what application/wasm is. */
export async function compileModule(): Promise<WebAssembly.Module> {
  const response = await fetch(codeUrl());
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  if (!("compileStreaming" in WebAssembly))
    return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(typed(response));
}

/** Browsers compile on the way only what is labelled as such. */
function typed(response: Response): Response {
  if (response.headers.get("content-type") === WASM) return response;
  return new Response(response.body, { headers: { "content-type": WASM } });
}

/** Compiles the code of the module in a browser. */
const WASM = "application/wasm";

/** Compiles while the bytes still come. A server need not know what application/wasm is. */
export async function compileModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
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

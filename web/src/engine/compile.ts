const WASM = "application/wasm";

/** Compiles while the bytes arrive, also if the server does not send application/wasm. */
export async function compileModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  if (!("compileStreaming" in WebAssembly))
    return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(typed(response));
}

/** Browsers compile a stream only with this content type. */
function typed(response: Response): Response {
  if (response.headers.get("content-type") === WASM) return response;
  return new Response(response.body, { headers: { "content-type": WASM } });
}

// The package's declarations are generated from one script, which does not see the project's types.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./generated.d.ts" />
/** Creates an instance of the module in a browser, in the page or in a worker: compiles its code and makes instances. */
import createModule from "../../../build/wasm-simd/attention.js";
import type { AttentionModule, ModuleFactory } from "./module.js";

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

/** `code` is what `compileModule` returned; all builds share the same script. */
export function instantiateModule(code: WebAssembly.Module): Promise<AttentionModule> {
  const create: ModuleFactory = createModule;
  const quiet = () => undefined;
  return new Promise((resolve, reject) => {
    create({
      // The module's own script would not report a failure here.
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(code, imports).then(done, reject);
        return {};
      },
      print: quiet,
      printErr: quiet,
    }).then(resolve, reject);
  });
}

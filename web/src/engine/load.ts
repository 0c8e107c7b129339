// The package's declarations are generated from one script, which does not see the project's types.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./generated.d.ts" />
/** Creates an instance of the module in a browser, in the page or in a worker. */
import createModule from "../../../build/wasm-simd/attention.js";
import type { AttentionModule, ModuleFactory } from "./module.js";

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

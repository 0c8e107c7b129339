// The declarations of the package are made from one script, not from the whole project.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./generated.d.ts" />
/** Makes an instance of the module in a browser, in the page or in a worker. */
import createModule from "../../../build/wasm-simd/attention.js";
import type { AttentionModule, ModuleFactory } from "./module.js";

/** `code` as `compileModule` has it for this browser; all builds come with the same script. */
export function instantiateModule(code: WebAssembly.Module): Promise<AttentionModule> {
  const create: ModuleFactory = createModule;
  const quiet = () => undefined;
  return new Promise((resolve, reject) => {
    create({
      // The script of the module would not tell that this failed.
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(code, imports).then(done, reject);
        return {};
      },
      print: quiet,
      printErr: quiet,
    }).then(resolve, reject);
  });
}

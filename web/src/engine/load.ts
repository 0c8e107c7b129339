// The package's declarations are generated from one script, which does not see the project's types.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./generated.d.ts" />
/**
 * Creates instances of the module, in the page or in a worker, from code that compile.ts has compiled. The
 * code comes in two halves; an instance of the first answers what the first pictures ask, and takes the rest later.
 */
import createModule from "../../../build/wasm-simd/attention.js";
import type { AttentionModule, ModuleFactory } from "./module.js";

/** An instance of the first half, or of all of the code. */
export interface Instance {
  readonly module: AttentionModule;
  /** Adds the rest: the same memory, the same sessions, and every request is answered. */
  add(rest: WebAssembly.Module): Promise<void>;
  /** Whether it stopped because it called a function of the rest before that was added. */
  lacked(): boolean;
}

/** `code` is what `compileModule` returned; all builds share the same script. */
export function instantiateModule(code: WebAssembly.Module): Promise<Instance> {
  const create: ModuleFactory = createModule;
  const quiet = () => undefined;
  const halves = new Halves();
  return new Promise((resolve, reject) => {
    create({
      // The module's own script would not report a failure here.
      instantiateWasm(imports, done) {
        halves.start(code, imports).then(done, reject);
        return {};
      },
      print: quiet,
      printErr: quiet,
    }).then((module) => {
      resolve({
        module,
        add: (rest) => halves.add(rest),
        lacked: () => halves.lacked,
      });
    }, reject);
  });
}

/**
 * What both halves see of each other. The first imports a placeholder for each function of the rest; the rest imports
 * the functions, the memory and the table of the first, and puts its own into the places of the placeholders.
 */
class Halves {
  lacked = false;
  #imports: WebAssembly.Imports = {};
  #first: WebAssembly.Exports = {};

  async start(code: WebAssembly.Module, imports: WebAssembly.Imports) {
    this.#imports = { ...imports, placeholder: this.#placeholders() };
    const instance = await WebAssembly.instantiate(code, this.#imports);
    this.#first = instance.exports;
    return instance;
  }

  async add(rest: WebAssembly.Module): Promise<void> {
    await WebAssembly.instantiate(rest, { ...this.#imports, primary: this.#first });
  }

  /** One for every name that is asked for. */
  #placeholders(): WebAssembly.ModuleImports {
    const placeholder = () => {
      this.lacked = true;
      throw new Error("the rest of the module is not there yet");
    };
    return new Proxy({}, { get: () => placeholder });
  }
}

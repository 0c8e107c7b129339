/** The address of the files code: above all the module, in the fastest build this browser can run. */
import scalarUrl from "../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../build/wasm-simd/attention.wasm?url";
import { supportsRelaxedSimd, supportsSimd } from "./module.js";

/** Not every compiler can build this one. */
const [relaxedUrl] = Object.values(
  import.meta.glob<string>("../../../build/wasm-simd/relaxed/attention.wasm", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

export function codeUrl(): string {
  if (relaxedUrl !== undefined && supportsRelaxedSimd()) return beside(relaxedUrl);
  return exactCodeUrl();
}

/** Without relaxed SIMD, which rounds in other ways on other processors: the same bits on any machine. */
export const exactCodeUrl = (): string => beside(supportsSimd() ? simdUrl : scalarUrl);

/**
 * Where a file of the package is, by the address it should have. While developing, Vite before 8 moves
 * the scripts of packages into a folder of its own, and leaves behind what they look for beside them.
 */
export const beside = (address: string): string =>
  address.replace("/node_modules/.vite/", "/node_modules/attention-playground/dist/");

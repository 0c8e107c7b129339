/** The addresses of the files code: above all the module, in the fastest build this browser can run. */
import scalarFirst from "../../../build/wasm-scalar/attention-first.wasm?url";
import scalarRest from "../../../build/wasm-scalar/attention-rest.wasm?url";
import simdFirst from "../../../build/wasm-simd/attention-first.wasm?url";
import simdRest from "../../../build/wasm-simd/attention-rest.wasm?url";
import { supportsRelaxedSimd, supportsSimd, type Addresses } from "./module.js";

/** Not every compiler can build this one. */
const [relaxedFirst, relaxedRest] = Object.values(
  import.meta.glob<string>("../../../build/wasm-simd/relaxed/attention-*.wasm", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

export function codeUrls(): Addresses {
  if (relaxedFirst !== undefined && relaxedRest !== undefined && supportsRelaxedSimd())
    return { first: beside(relaxedFirst), rest: beside(relaxedRest) };
  return exactCodeUrls();
}

/** Without relaxed SIMD, which rounds in other ways on other processors: the same bits on any machine. */
export const exactCodeUrls = (): Addresses =>
  supportsSimd()
    ? { first: beside(simdFirst), rest: beside(simdRest) }
    : { first: beside(scalarFirst), rest: beside(scalarRest) };

/**
 * Where a file of the package is, by the address it should have. While developing, Vite before 8 moves
 * the scripts of packages into a folder of its own, and leaves behind what they look for beside them.
 */
export const beside = (address: string): string =>
  address.replace("/node_modules/.vite/", "/node_modules/attention-playground/dist/");

/** The address of the module's code: the fastest build this browser can run. */
import scalarUrl from "../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../build/wasm-simd/attention.wasm?url";
import { beside } from "./package_url.js";
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
  return beside(supportsSimd() ? simdUrl : scalarUrl);
}

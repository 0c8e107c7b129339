/** Where the module's code is: the build that runs here quickest. */
import scalarUrl from "../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../build/wasm-simd/attention.wasm?url";
import { beside } from "./package_url.js";
import { supportsRelaxedSimd, supportsSimd } from "./module.js";

/** Not every compiler makes this one. */
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

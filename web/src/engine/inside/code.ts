/** In place of ../code.ts: the one file has the build with SIMD, and the one for where there is none. */
import scalarUrl from "../../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../../build/wasm-simd/attention.wasm?url";
import { supportsSimd } from "../module.js";

export const codeUrl = (): string => (supportsSimd() ? simdUrl : scalarUrl);

/** Replaces ../code.ts in the single-file page, which contains the SIMD and the scalar build. */
import scalarUrl from "../../../../build/wasm-scalar/attention.wasm?url";
import simdUrl from "../../../../build/wasm-simd/attention.wasm?url";
import { supportsSimd } from "../module.js";

export const codeUrl = (): string => (supportsSimd() ? simdUrl : scalarUrl);

export const exactCodeUrl = codeUrl;

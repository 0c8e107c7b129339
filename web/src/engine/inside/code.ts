/** Replaces ../code.ts in the single-file page, which contains the SIMD and the scalar build. */
import scalarFirst from "../../../../build/wasm-scalar/attention-first.wasm?url";
import scalarRest from "../../../../build/wasm-scalar/attention-rest.wasm?url";
import simdFirst from "../../../../build/wasm-simd/attention-first.wasm?url";
import simdRest from "../../../../build/wasm-simd/attention-rest.wasm?url";
import { supportsSimd, type Addresses } from "../module.js";

export const codeUrls = (): Addresses =>
  supportsSimd() ? { first: simdFirst, rest: simdRest } : { first: scalarFirst, rest: scalarRest };

export const exactCodeUrls = codeUrls;

/** Everything is in the page itself. */
export const beside = (address: string): string => address;

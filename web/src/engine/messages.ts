import type { ErrorCode, Request } from "../types/wire.js";
import type { EngineError } from "../types/error.js";

/**
 * Page to worker, once: the code, compiled by the page while the worker started. Where the page
 * could not, the worker is told where it is and does it itself.
 */
export type Offer = { readonly code: WebAssembly.Module } | { readonly url: string };

/** Page to worker. */
export interface Question {
  readonly number: number;
  readonly request: Request;
  /** Of a large result, the nodes whose values are wanted at once; absent: all are. */
  readonly first?: readonly string[];
}

/** Worker to page. Errors travel as plain data, since a clone of one loses its class. */
export type Reply =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: Failure };

export interface Failure {
  readonly code: ErrorCode | EngineError["code"];
  readonly path: string;
  readonly message: string;
}

import type { Addresses } from "./module.js";
import type { Request, ResultOf } from "../types/wire.js";
import type { Failure } from "../types/error.js";

/** A connection to the module, shared by any number of engines. */
export interface Connection {
  ask<R extends Request>(request: R, first?: readonly string[]): Promise<ResultOf<R>>;
  /** After this nothing is answered. */
  close(): void;
}

/**
 * Page to worker, once: the first half of the code, compiled by the page while the worker started, and
 * where the rest is. If that failed, the worker gets both addresses and compiles all of it itself.
 */
export type Offer = { readonly code: WebAssembly.Module; readonly rest: string } | Addresses;

/** Page to worker. */
export interface Question {
  readonly number: number;
  readonly request: Request;
  /** In a large result, the nodes whose values are needed at once; absent: all. */
  readonly first?: readonly string[];
}

/** Worker to page. Errors are sent as plain data, since a clone loses its class. */
export type Reply =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: Failure };

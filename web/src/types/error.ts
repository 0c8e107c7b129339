import type { ErrorCode } from "./wire.js";

/** Everything that can go wrong between a request and its result. */
export class EngineError extends Error {
  /** `code` is the core's, or the page's own where the request failed before it reached the core. */
  constructor(
    readonly code: ErrorCode | "load_failed" | "superseded",
    /** JSON pointer into the request: "/input/text"; "" is the whole request. */
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = "EngineError";
  }
}

import type { ErrorCode } from "./wire.js";

/** Everything that can go wrong between a request and its result. */
export class EngineError extends Error {
  /** `code` as the core names it, or what the page itself met on the way there. */
  constructor(
    readonly code: ErrorCode | "load_failed" | "superseded",
    /** JSON pointer into the request: "/input/text"; "" for the whole. */
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = "EngineError";
  }
}

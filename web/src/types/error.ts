import type { Language } from "./graph.js";
import type { ErrorCode, WireError } from "./wire.js";

/** Everything that can go wrong between a request and its result. */
export class EngineError extends Error {
  /** `code` is the core's, or the page's own where the request failed before it reached the core. */
  constructor(
    readonly code: ErrorCode | "load_failed" | "superseded",
    /** JSON pointer into the request: "/input/text"; "" is the whole request. */
    readonly path: string,
    message: string,
    /** `message` in Chinese, of what the core refuses; the engine's own failures are told in English. */
    readonly message_zh: string = message,
  ) {
    super(message);
    this.name = "EngineError";
  }

  /** From plain data, as which an error travels: a clone loses its class. */
  static from({ code, path, message, message_zh }: Failure): EngineError {
    return new EngineError(code, path, message, message_zh);
  }
}

/** An error as plain data. */
export type Failure = Omit<WireError, "code"> & Pick<EngineError, "code">;

/** What of an error can be sent. */
export const failureOf = ({ code, path, message, message_zh }: Failure): Failure => ({
  code,
  path,
  message,
  message_zh,
});

/** What is wrong, in the reader's language. */
export const messageIn = (error: Failure, language: Language): string =>
  ({ en: error.message, zh: error.message_zh })[language];

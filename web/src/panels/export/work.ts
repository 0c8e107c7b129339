/** What a slow export is told, and what it tells. */
export interface Work {
  readonly signal: AbortSignal;
  /** How much of it is done, 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Why the browser does not make a file. */
export type Reason = "picture" | "values" | "video" | "print";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

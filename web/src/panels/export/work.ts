/** Cancellation and progress of a slow export. */
export interface Work {
  readonly signal: AbortSignal;
  /** Reports progress, 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Why the browser could not make a file. */
export type Reason = "picture" | "values" | "video" | "print";

export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

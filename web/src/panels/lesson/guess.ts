/** The reader's guess at a lesson's question. */
export interface Guess {
  /** The example whose question it is. */
  readonly of: string | undefined;
  /** The option that the reader chose; absent without a guess. */
  readonly chosen: string | undefined;
  /** Whether the answer is shown. */
  readonly shown: boolean;
}

export const noGuess: Guess = { of: undefined, chosen: undefined, shown: false };

/** The film waits for a guess, has played the answer, or is over. */
export type CardMoment = "asks" | "answered" | "over";

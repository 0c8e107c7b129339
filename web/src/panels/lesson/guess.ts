import type { Words } from "../../types/graph.js";

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

/** A subject of the curriculum. */
export interface Chapter {
  readonly title: Words;
  /** What its lessons take, all together. */
  readonly minutes: number;
  /** The subject that it builds on; the first builds on none. */
  readonly buildsOn: Words | undefined;
}

/** How the menu of examples groups and marks them. */
export interface Course {
  /** The subject of an example, by its number in the curriculum. */
  readonly chapterOf: (number: string) => Chapter | undefined;
  /** The lessons whose question was answered, and the first whose was not. */
  readonly done: ReadonlySet<string>;
  readonly next: string | undefined;
}

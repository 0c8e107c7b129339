/**
 * What a model that writes on read, for its picture: the words, and where its named heads look in each
 * row. A row is a token; the first one stands before the words.
 */
import { memo } from "../../../draw/memo.js";
import { bestHeads, cellOfHead, weightsOfHead } from "../trained/named_heads.js";
import { roleInk } from "../trained/roles.js";
import { valuesOf } from "../../../scene/values.js";
import type { Ink } from "../../../types/frame.js";
import type { Cell, Experiment } from "../../../types/graph.js";

export interface StoryWord {
  readonly text: string;
  /** The model knows it only as some word. */
  readonly unknown: boolean;
}

/** A weight of a head, and where it stands. */
export interface Seen {
  readonly weight: number;
  readonly cell: Cell;
}

export interface NamedRows {
  readonly role: string;
  readonly ink: Ink;
  /** How much a row looks at a token; undefined while it is not loaded. */
  readonly at: (row: number, token: number) => Seen | undefined;
}

export interface Story {
  /** Without the token before them. */
  readonly words: readonly StoryWord[];
  readonly heads: readonly NamedRows[];
}

/** Before the words; there a head rests that has nothing to do. */
export const START = 0;

/** More named heads than there are hues are shown on request only, in the panel. */
const MOST = 6;

/** Whether a model of words ran that only writes on. */
export const isStory = ({ model, context_tokens: context }: Experiment): boolean =>
  model !== undefined && context === undefined;

export const storyOf = memo((experiment: Experiment): Story => {
  const [tokens = []] = experiment.tokens;
  const words = tokens
    .slice(START + 1)
    .map(({ text, unknown }) => ({ text, unknown: unknown !== undefined }));
  return { words, heads: headsOf(experiment).slice(0, MOST) };
});

function headsOf(experiment: Experiment): NamedRows[] {
  return bestHeads(experiment.loaded?.heads ?? []).flatMap(({ role, head }): NamedRows[] => {
    const node = weightsOfHead(experiment, head);
    const values = node && valuesOf(node);
    if (!node || !values || role === "first") return [];
    const at = (row: number, token: number) => {
      const cell = cellOfHead(node, head.head, row, token);
      const weight = values[cell.index];
      return weight === undefined ? undefined : { weight, cell };
    };
    return [{ role, ink: roleInk(role), at }];
  });
}

/** A share below this says nothing. */
const LEAST = 0.3;

export interface Told extends Seen {
  readonly head: NamedRows;
  readonly row: number;
  readonly token: number;
}

/** The word that each head looks at most in a row, where it has something to do there; the most telling first. */
export function toldIn({ heads, words }: Story, row: number): Told[] {
  return heads.flatMap((head): Told[] => {
    let most: Told | undefined;
    for (let token = START; token <= Math.min(row, words.length); token++) {
      const seen = head.at(row, token);
      if (seen && seen.weight > (most?.weight ?? 0)) most = { ...seen, head, row, token };
    }
    return most && most.token > START && most.token !== row && most.weight >= LEAST ? [most] : [];
  });
}

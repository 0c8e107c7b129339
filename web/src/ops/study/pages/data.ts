/** What the node of pages says, and how the pool stands after each of its writes. */
import { memo } from "../../../draw/memo.js";
import type { Cell, GraphNode } from "../../../types/graph.js";
import { countOf, countsOf } from "../counts.js";

/** The first sentence, or the second. */
export type Sentence = 0 | 1;
export const sentences: readonly Sentence[] = [0, 1];

/** A word of a sentence, counted from 0. */
export interface Word {
  readonly sentence: Sentence;
  readonly word: number;
}

export interface Write extends Word {
  readonly block: number;
  /** The block that was copied for it; undefined: none. */
  readonly from: number | undefined;
  /** How many words were copied with it. */
  readonly copied: number;
  /** Whether its block was free before. */
  readonly taken: boolean;
}

/** What happens one after the other: a word is written, or the second sentence takes over the blocks of the first. */
export type Event = { readonly kind: "write"; readonly write: Write } | { readonly kind: "fork" };

export interface Pages {
  readonly page: number;
  readonly pool: number;
  readonly common: number;
  /** The words of both sentences. */
  readonly words: readonly [readonly string[], readonly string[]];
  readonly events: readonly Event[];
  readonly of: (count: string) => number;
  /** The first number of a word's context, in the first head: pressing the word explains it. */
  readonly context: (word: Word) => Cell;
}

function writesOf(node: GraphNode): Write[] {
  const of = (name: string) => countsOf(node, `write_${name}`);
  const [words, blocks, from, copied, taken] = [
    of("word"),
    of("block"),
    of("from"),
    of("copied"),
    of("taken"),
  ];
  return of("sequence").map((sequence, at) => ({
    sentence: sequence === 0 ? 0 : 1,
    word: words[at] ?? 0,
    block: blocks[at] ?? 0,
    from: (from[at] ?? -1) < 0 ? undefined : from[at],
    copied: copied[at] ?? 0,
    taken: taken[at] === 1,
  }));
}

export const pagesOf = memo((node: GraphNode): Pages => {
  const rows = node.labels?.rows ?? [];
  const [first = 0] = countsOf(node, "lengths");
  const common = countOf(node, "common");
  const writes = writesOf(node).map((write): Event => ({ kind: "write", write }));
  const fork: readonly Event[] = common > 0 ? [{ kind: "fork" }] : [];
  return {
    page: countOf(node, "page"),
    pool: countOf(node, "pool"),
    common,
    words: [rows.slice(0, first), rows.slice(first)],
    events: [...writes.slice(0, common), ...fork, ...writes.slice(common)],
    of: (count) => countOf(node, count),
    context: ({ sentence, word }) => ({
      node: node.id,
      index: (sentence * first + word) * (node.shape.at(-1) ?? 1),
    }),
  };
});

/** How everything stands between two events. */
export interface State {
  /** The blocks of each sentence, in the order of its words. */
  readonly tables: readonly [readonly number[], readonly number[]];
  /** The words in the places of each block. */
  readonly places: readonly (readonly Word[])[];
  /** How many words of each sentence are written. */
  readonly written: readonly [number, number];
}

const begun = ({ pool }: Pages): State => ({
  tables: [[], []],
  places: Array.from({ length: pool }, () => []),
  written: [0, 0],
});

const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) =>
    i === at ? value : (list[i] as T),
  );

function after(pages: Pages, state: State, event: Event): State {
  const { tables, places, written } = state;
  if (event.kind === "fork")
    return { ...state, tables: [tables[0], tables[0]], written: [written[0], written[0]] };
  const { sentence, word, block, from, copied } = event.write;
  const entry = Math.floor(word / pages.page);
  const own = from === undefined ? (places[block] ?? []) : (places[from] ?? []).slice(0, copied);
  const table = replaced(tables[sentence], entry, block);
  return {
    tables: sentence === 0 ? [table, tables[1]] : [tables[0], table],
    places: replaced(places, block, [...own, { sentence, word }]),
    written: sentence === 0 ? [word + 1, written[1]] : [written[0], word + 1],
  };
}

/** Before the first event, after it, after the second … */
export const statesOf = memo((pages: Pages): readonly State[] => {
  const states = [begun(pages)];
  for (const event of pages.events) states.push(after(pages, states.at(-1) as State, event));
  return states;
});

/** The sentences that read a block. */
export const readersOf = ({ tables }: State, block: number): readonly Sentence[] =>
  sentences.filter((sentence) => tables[sentence].includes(block));

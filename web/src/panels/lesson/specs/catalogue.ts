/** What lessons read of a model of words: its heads as the catalogue has them, where they look, and its answer. */
import type { CatalogueHead, ModelAnswer, Token } from "../../../types/graph.js";
import type { Look, Part } from "../../../types/frame.js";
import { strong } from "../../../draw/marks.js";
import { type Access, Gone, largest, type NumberPart } from "../access.js";

/** A head, and the node of its weights. */
export interface Head extends CatalogueHead {
  readonly node: string;
}

/** Where it looks if there is nothing for it to do: the token before the sentence. */
const START = 0;

export const headsOf = (at: Access): readonly CatalogueHead[] => {
  const { loaded } = at.experiment;
  if (!loaded) throw new Gone("catalogue");
  return loaded.heads;
};

export function inRun(at: Access, head: CatalogueHead): Head {
  const { part, layer } = head;
  const own = part === "cross" ? "cross_attention" : "attention";
  const stack = part === "encoder" ? "encoder" : "decoder";
  const named = `${stack}.${layer}.${own}.weights`;
  // The blocks of a model without an encoder have no stack to be named after.
  return { ...head, node: at.has(named) ? named : `block.${layer}.${own}.weights` };
}

/** Undefined: it was not found to do this. */
const scoreIn = ({ roles }: CatalogueHead, role: string): number | undefined =>
  roles.find((one) => one.role === role)?.score;

/** The head that does best what a role says. */
export function headFor(at: Access, role: string): Head {
  const [best] = headsOf(at)
    .filter((head) => scoreIn(head, role) !== undefined)
    .sort((one, other) => (scoreIn(other, role) ?? 0) - (scoreIn(one, role) ?? 0));
  if (!best) throw new Gone(role);
  return inRun(at, best);
}

/** Where a head looks from a row. */
export interface Aim {
  readonly row: number;
  readonly column: number;
  readonly weight: NumberPart;
}

export function lookOf(at: Access, { node, head }: Head, row: number): Aim {
  const column = largest(at.row(node, head, row));
  return { row, column, weight: at.number(node, head, row, column) };
}

/** From one word to another; on other rows the head has no job. */
function looksOf(at: Access, head: Head): readonly Aim[] {
  const rows = at.shape(head.node).at(-2) ?? 0;
  return Array.from({ length: rows }, (_, row) => lookOf(at, head, row)).filter(
    ({ row, column }) => column !== START && column !== row,
  );
}

export const hasJob = (at: Access, head: Head): boolean => looksOf(at, head).length > 0;

/** Where it looks most. */
export function surestLook(at: Access, head: Head): Aim {
  const looks = looksOf(at, head);
  const best = looks[largest(looks.map(({ weight }) => weight.value))];
  if (!best) throw new Gone("look");
  return best;
}

/** Of a word of the sentence that an encoder reads, or that is written on. */
export function lookFrom(at: Access, row: number, head: number): Look | undefined {
  const { context_tokens, tokens } = at.experiment;
  const text = (context_tokens ?? tokens)[0]?.[row]?.text;
  return text === undefined ? undefined : { token: row, text, head };
}

/** Where one of these words stands among the tokens. */
export function placeOfWord(tokens: readonly Token[] | undefined, words: readonly string[]) {
  const place = (tokens ?? []).findIndex(({ text }) => words.includes(text.toLowerCase()));
  if (place < 0) throw new Gone(words.join());
  return place;
}

export function answerOf(at: Access): ModelAnswer {
  const { model } = at.experiment;
  if (!model) throw new Gone("answer");
  return model;
}

/** The token of the sentence that a word of the answer was taken from; undefined if from none. */
export const sourceOf = (at: Access, word: number): number | undefined =>
  answerOf(at)
    .answer[word]?.from?.filter(({ token }) => token !== START)
    .toSorted((one, other) => other.weight - one.weight)[0]?.token;

/** A share of one, in the words of the text. */
export const share = (value: number): Part => strong(value.toFixed(2));

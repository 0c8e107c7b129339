/**
 * What a model of words read and answered, for its picture: the words of both sentences, who looks at
 * whom by the heads that have a name, and whom each pronoun means.
 */
import { isPunctuation } from "../../../draw/marks.js";
import { memo } from "../../../draw/memo.js";
import { valuesOf } from "../../../scene/values.js";
import { changedWords } from "../trained/changed_words.js";
import { cellOfHead, sameHead, weightsOfHead } from "../trained/named_heads.js";
import { probabilityCell } from "../trained/probabilities.js";
import { roleInk, roleRank } from "../trained/roles.js";
import type { Ink } from "../../../types/frame.js";
import type { CatalogueHead, Cell, Experiment, Token } from "../../../types/graph.js";

export interface Word {
  readonly text: string;
  /** The model knows it only as some word. */
  readonly unknown: boolean;
  /** Of a form that it does not know: the word as which it reads it. */
  readonly readAs?: string | undefined;
}

/** A word looks at another, by a head that has been found to do this. */
export interface Arc {
  /** The word that looks, and the one that it looks at most. */
  readonly row: number;
  readonly column: number;
  readonly weight: number;
  readonly cell: Cell;
}

/** All arcs of one named head. */
export interface Relation {
  readonly role: string;
  readonly ink: Ink;
  readonly arcs: readonly Arc[];
}

/** A word of the answer, and the words of the sentence that it was taken from. */
export interface Answer extends Word {
  /** The word of the sentence for which the model's glossary has this one; undefined: it is the model's own. */
  readonly glossed: string | undefined;
  /** What stood here with all heads on; "" for nothing; undefined: the same. */
  readonly was: string | undefined;
  /** The most first. */
  readonly from: readonly { readonly word: number; readonly weight: number }[];
  readonly cell: Cell | undefined;
  /** Its probability, if all other words together were likelier; never of a mark. */
  readonly doubt: Doubt | undefined;
}

export interface Doubt {
  readonly probability: number;
  readonly cell: Cell;
}

/** A word of the sentence stands for others: it = the animal. */
export interface Meaning {
  /** Its place in the sentence. */
  readonly at: number;
  readonly word: string;
  readonly means: string;
}

export interface Reading {
  readonly source: readonly Word[];
  readonly answer: readonly Answer[];
  /** The part of the model that answers is still on its way. */
  readonly isAwaited: boolean;
  readonly relations: readonly Relation[];
  /** Undefined until the model has explained the sentence. */
  readonly meanings: readonly Meaning[] | undefined;
}

/** A share below this says nothing. */
const LEAST = 0.3;

/** A word with a smaller probability, as it is printed, is less likely than all others together. */
const LIKELY = 0.495;

/** Where it looks if there is nothing for it to do: the token before the sentence. */
const START = 0;

/** Whether an experiment is a translation, and has the picture of one. */
export const isTranslation = ({ model }: Experiment): boolean => model?.kind === "translate";

export const readingOf = memo((experiment: Experiment): Reading => ({
  source: sourceOf(experiment),
  answer: answerOf(experiment),
  isAwaited: experiment.isBeginning === true,
  relations: relationsOf(experiment),
  meanings: meaningsOf(experiment),
}));

const wordOf = ({ text, unknown }: Pick<Token, "text" | "unknown">): Word => ({
  text,
  unknown: unknown !== undefined,
});

/** The sentence without the token before it. */
const sourceTokens = ({ context_tokens: context }: Experiment): readonly Token[] =>
  (context?.[0] ?? []).slice(START + 1);

const sourceOf = (experiment: Experiment): Word[] =>
  sourceTokens(experiment).map((token) => ({ ...wordOf(token), readAs: token.read_as }));

function answerOf(experiment: Experiment): Answer[] {
  const { model, tokens } = experiment;
  const head = bestOf(experiment, "alignment", "cross");
  const isOff = head !== undefined && isHeadOff(experiment, head);
  const changes = changesOf(experiment);
  const node = head && weightsOfHead(experiment, head);
  const written = asWritten(model?.answer ?? [], model?.text ?? "");
  return (model?.answer ?? []).map(({ id, probability, from = [] }, position) => {
    const text = written[position] ?? "";
    const sources = (isOff ? [] : from)
      .filter(({ token }) => token > START)
      .map(({ token, weight }) => ({ word: token - 1, weight }));
    const [first] = sources;
    const cell = node && first && cellOfHead(node, head.head, position, first.word + 1);
    // The word itself is read at the next position.
    const unknown = tokens[0]?.[position + 1]?.unknown;
    const glossed = unknown && glossedBy(experiment, unknown.slot, text);
    const was = changes.get(position);
    const isSure = probability >= LIKELY || isPunctuation(text);
    const likelihood = isSure ? undefined : probabilityCell(experiment, position, id);
    const doubt = likelihood && { probability, cell: likelihood };
    return {
      ...wordOf({ text, ...(unknown && { unknown }) }),
      glossed,
      from: sources,
      cell,
      was,
      doubt,
    };
  });
}

/** The word in a slot of the sentence, if the answer has another one for it. */
function glossedBy(experiment: Experiment, slot: number, text: string): string | undefined {
  const word = sourceTokens(experiment).find(({ unknown }) => unknown?.slot === slot)?.text;
  return word?.toLowerCase() === text.toLowerCase() ? undefined : word;
}

/** The word that an answer's word was taken from. */
export function sourceOfAnswer({ from }: Answer): Answer["from"][number] | undefined {
  const [first] = from;
  return first && first.weight >= LEAST ? first : undefined;
}

/** The word of the answer that the model is least sure of, if it doubts any. */
export function leastSure({ answer }: Reading): Answer | undefined {
  const probability = ({ doubt }: Answer) => doubt?.probability ?? 1;
  return answer
    .filter(({ doubt }) => doubt)
    .sort((one, other) => probability(one) - probability(other))[0];
}

/** Words as the text of the answer has them: that at the beginning of a sentence with a capital. */
function asWritten(words: readonly { readonly text: string }[], answer: string): string[] {
  let end = 0;
  return words.map(({ text }) => {
    const at = answer.toLowerCase().indexOf(text.toLowerCase(), end);
    const found = at < 0 ? "" : answer.slice(at, at + text.length);
    if (found.toLowerCase() !== text.toLowerCase()) return text;
    end = at + text.length;
    return found;
  });
}

const isHeadOff = ({ off = [] }: Experiment, head: CatalogueHead): boolean =>
  off.some((one) => sameHead(one, head));

/** By their places, words that are others with all heads on. */
function changesOf({ model, intact }: Experiment): ReadonlyMap<number, string> {
  if (!model || !intact) return new Map();
  const texts = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text);
  const changes = changedWords(texts(model.answer), texts(intact.answer));
  return new Map(changes.filter(({ now }) => now !== "").map(({ index, was }) => [index, was]));
}

/** The head that does best what this role says. */
function bestOf(
  { loaded }: Experiment,
  role: string,
  part: CatalogueHead["part"],
): CatalogueHead | undefined {
  const score = ({ roles }: CatalogueHead) => roles.find((one) => one.role === role)?.score ?? 0;
  return (loaded?.heads ?? [])
    .filter((head) => head.part === part && score(head) > 0)
    .sort((one, other) => score(other) - score(one))[0];
}

function relationsOf(experiment: Experiment): Relation[] {
  const roles = new Set(
    (experiment.loaded?.heads ?? [])
      .filter(({ part }) => part === "encoder")
      .flatMap(({ roles }) => roles.map(({ role }) => role)),
  );
  return [...roles]
    .sort((one, other) => roleRank(one) - roleRank(other))
    .flatMap((role) => {
      const head = bestOf(experiment, role, "encoder");
      const arcs = head && !isHeadOff(experiment, head) ? arcsOf(experiment, head) : [];
      return arcs.length > 0 ? [{ role, ink: roleInk(role), arcs }] : [];
    });
}

/** One for each word on which the head has a job: it looks at another word, and not before the sentence. */
function arcsOf(experiment: Experiment, head: CatalogueHead): Arc[] {
  const node = weightsOfHead(experiment, head);
  const values = node && valuesOf(node);
  if (!node || !values) return [];
  const [rows = 0, columns = 0] = node.shape.slice(-2);
  return Array.from({ length: rows - 1 }, (_, row) => {
    const first = cellOfHead(node, head.head, row + 1, 0).index;
    let best = 0;
    for (let column = 1; column < columns; column++)
      if ((values[first + column] ?? 0) > (values[first + best] ?? 0)) best = column;
    const weight = values[first + best] ?? 0;
    const cell = { node: node.id, index: first + best };
    return { row, column: best - 1, weight, cell };
  }).filter(({ row, column, weight }) => column >= 0 && column !== row && weight >= LEAST);
}

/**
 * From the model's third task: the words of its answer that were taken from one word of the sentence,
 * where they are not that word again.
 */
function meaningsOf(
  experiment: Experiment,
  explained = experiment.explained,
): Meaning[] | undefined {
  // Where the words of the explanation come from is what that head tells.
  const head = bestOf(experiment, "alignment", "cross");
  if (!explained || (head && isHeadOff(experiment, head))) return undefined;
  const isChinese = experiment.model?.task === "to_en";
  return sourceTokens(experiment).flatMap(({ text, id }, at) => {
    const words = explained.filter(({ from = [] }) => from[0]?.token === at + 1);
    const means = words.map((one) => one.text).join(isChinese ? "" : " ");
    // "It's" is read as "it is": the same words, otherwise written.
    const isSame = words.every(
      (one) => one.id === id || one.text.toLowerCase() === text.toLowerCase(),
    );
    return means === "" || isSame || words.length > MOST ? [] : [{ at, word: text, means }];
  });
}

/** A word of the sentence stands for others than with all heads on. */
export interface ChangedMeaning {
  readonly word: string;
  /** "" for nothing. */
  readonly now: string;
  readonly was: string;
}

/** None while it is not known what the model says with the heads off, or with all of them on. */
export function changedMeanings(experiment: Experiment): ChangedMeaning[] {
  const { intact } = experiment;
  const { source, meanings } = readingOf(experiment);
  const before = intact?.explained && meaningsOf(experiment, intact.explained);
  if (!meanings || !before) return [];
  const meant = (all: readonly Meaning[], word: number) =>
    all.find(({ at }) => at === word)?.means ?? "";
  return source
    .map(({ text }, at) => ({ word: text, now: meant(meanings, at), was: meant(before, at) }))
    .filter(({ now, was }) => now !== was);
}

/** More words than this are no name for anything. */
const MOST = 6;

/** An arc and the relation that it belongs to. */
export interface Told extends Arc {
  readonly relation: Relation;
}

/**
 * What the picture tells first: the surest arc of the most telling relation, from one of `words` if there is
 * one. By default from a pronoun that the model explains, as the line below the picture names it.
 */
export function mainOf(
  { relations, meanings = [] }: Reading,
  words: readonly number[] = meanings.map(({ at }) => at),
): Told | undefined {
  const [relation] = relations;
  const isNamed = ({ row }: Arc) => Number(words.includes(row));
  const [best] =
    relation?.arcs.toSorted(
      (one, other) => isNamed(other) - isNamed(one) || other.weight - one.weight,
    ) ?? [];
  return relation && best && { ...best, relation };
}

/** The arcs of a word: those from it, or if there are none, those to it. */
export function arcsAt({ relations }: Reading, word: number): Told[] {
  const all = relations.flatMap((relation) => relation.arcs.map((arc) => ({ ...arc, relation })));
  const from = all.filter(({ row }) => row === word);
  return from.length > 0 ? from : all.filter(({ column }) => column === word);
}

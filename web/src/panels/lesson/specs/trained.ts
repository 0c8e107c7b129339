/** Rows 36 to 38: what a model that translates has learnt to look at. */
import { type Access, Gone, largest, word } from "../access.js";
import { lesson } from "../types.js";
import {
  answerOf,
  headFor,
  headsOf,
  inRun,
  lookFrom,
  lookOf,
  placeOfWord,
  sourceOf,
} from "./catalogue.js";

/** What an encoder has read, otherwise what there is to be written on. */
const sentenceOf = ({ experiment: { context_tokens, tokens } }: Access) =>
  (context_tokens ?? tokens)[0];

/** The texts of the tokens of the sentence. */
const wordsOf = (at: Access) => (sentenceOf(at) ?? []).map(({ text }) => text.toLowerCase());

/** Sentences that differ in one word, and the words that are exchanged by the button. */
export interface Swap {
  readonly words: readonly [string, string];
  readonly text: (word: string) => string;
}

const SWAPS: readonly Swap[] = [
  {
    words: ["tired", "wide"],
    text: (adjective: string) =>
      `The animal didn't cross the street because it was too ${adjective}.`,
  },
  { words: ["累", "宽"], text: (adjective: string) => `小狗没有过马路，因为它太${adjective}了。` },
];

/** The words of one of these sentences, in which the button exchanges one. */
export function swapIn(at: Access, swaps: readonly Swap[] = SWAPS) {
  const words = wordsOf(at);
  for (const { words: pair, text } of swaps) {
    const now = pair.find((one) => words.includes(one));
    const other = pair.find((one) => one !== now);
    if (now !== undefined && other !== undefined)
      return { now: word(now), place: words.indexOf(now), other: word(other), text: text(other) };
  }
  throw new Gone("swap");
}

/** The first layer's surest look from a word to a later one. */
function lookAhead(at: Access, row: number) {
  const [first] = headsOf(at).filter(({ part }) => part === "encoder");
  if (!first) throw new Gone("encoder");
  const { node } = inRun(at, first);
  const heads = at.shape(node)[1] ?? 1;
  const [head, column] = Array.from({ length: heads }, (_, index) => index)
    .map((index) => {
      const later = at.row(node, index, row).map((value, i) => (i > row ? value : 0));
      return [index, largest(later)] as const;
    })
    .reduce((best, one) =>
      at.value(node, one[0], row, one[1]) > at.value(node, best[0], row, best[1]) ? one : best,
    );
  const weight = at.number(node, head, row, column);
  return { head, seen: at.key(column), weight, isLater: column > row };
}

const [FIRST, SECOND] = ["encoder.0.attention.weights", "encoder.1.attention.weights"] as const;

const IT = ["it", "它"];
const IS = ["is", "are"];

/** English, as only there the verb agrees with its subject; whichever is not there is written by the button. */
const AGREEING = ["The dog near the horses is hungry.", "The dogs near the horse are hungry."];

/** The word whose place in the other language is asked for. */
const ASKED = 2;

const ACTIVE = { en: "The teacher found Lucy.", zh: "老师找到了露西。" };

export const trained = {
  "whom-does-it-mean": lesson(
    (at) => {
      const it = placeOfWord(sentenceOf(at), IT);
      const { column, weight } = lookOf(at, headFor(at, "pronoun"), it);
      const { now, other } = swapIn(at);
      return {
        it: at.key(it),
        whom: at.key(column),
        weight,
        ahead: lookAhead(at, it),
        now,
        other,
      };
    },
    {
      place: { asks: FIRST, asksIn: "arcs" },
      looks: (at, node) => {
        const it = placeOfWord(sentenceOf(at), IT);
        return node === FIRST ? lookFrom(at, it, lookAhead(at, it).head) : undefined;
      },
      told: "all",
      options: {
        before: ({ ahead }) => ahead.weight.value === 0,
        all: ({ ahead }) => ahead.isLater && ahead.weight.value > 0,
      },
      action: (at) => ({ kind: "say", node: "sentence", text: swapIn(at).text }),
    },
  ),
  "past-an-attractor": lesson(
    (at) => {
      const verb = placeOfWord(sentenceOf(at), IS);
      const head = headFor(at, "subject");
      const { column, weight } = lookOf(at, head, verb);
      const near = verb - 1;
      return {
        verb: at.key(verb),
        seen: at.key(column),
        weight,
        near: at.key(near),
        nearWeight: at.number(head.node, head.head, verb, near),
        isNear: column === near,
        isFar: column > 0 && column < near,
      };
    },
    {
      place: { opens: FIRST, view: "arcs", asks: SECOND },
      looks: (at, node) =>
        lookFrom(
          at,
          placeOfWord(sentenceOf(at), IS),
          node === SECOND ? headFor(at, "subject").head : 0,
        ),
      told: "subject",
      options: {
        near: ({ isNear }) => isNear,
        subject: ({ isFar }) => isFar,
        neither: ({ isNear, isFar }) => !isNear && !isFar,
      },
      action: (at) => ({
        kind: "say",
        node: SECOND,
        view: "arcs",
        text: AGREEING[wordsOf(at).includes("is") ? 1 : 0] as string,
      }),
    },
  ),
  "word-order": lesson(
    (at) => {
      const { answer } = answerOf(at);
      const [before, asked] = [answer[ASKED - 1], answer[ASKED]];
      const [from, to] = [sourceOf(at, ASKED - 1), sourceOf(at, ASKED)];
      if (!before || !asked || from === undefined || to === undefined) throw new Gone("answer");
      const head = headFor(at, "alignment");
      return {
        written: word(before.text),
        asked: word(asked.text),
        next: at.key(from + 1),
        source: at.key(to),
        weight: at.number(head.node, head.head, ASKED, to),
        isNext: to === from + 1,
        isLater: to > from + 1,
      };
    },
    {
      place: { opens: "word.2", asks: "word.3" },
      told: "later",
      options: {
        next: ({ isNext }) => isNext,
        later: ({ isLater }) => isLater,
        before: ({ isNext, isLater }) => !isNext && !isLater,
      },
      action: (at) => ({
        kind: "say",
        node: "sentence",
        text: ACTIVE[answerOf(at).task === "to_en" ? "zh" : "en"],
      }),
    },
  ),
};

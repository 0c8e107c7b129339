/** Rows 41 and 42: a model that reads from left to right and writes on. */
import { type Access, Gone, sum, word } from "../access.js";
import { lesson } from "../types.js";
import { answerOf, headFor, lookFrom, lookOf, placeOfWord } from "./catalogue.js";
import { type Swap, swapIn } from "./trained.js";

const [PREVIOUS, COPYING, MEANING] = [
  "block.0.attention.weights",
  "block.1.attention.weights",
  "block.2.attention.weights",
] as const;

const IT = ["it", "它"];

/** Which of the two nouns is meant comes out with the last word. */
const SWAPS: readonly Swap[] = [
  {
    words: ["tired", "heavy"],
    text: (adjective) => `The monkey couldn't bring the box because it was too ${adjective}.`,
  },
  { words: ["累", "重"], text: (adjective) => `猴子没有拿箱子，因为它太${adjective}了。` },
];
const MONKEY = ["monkey", "猴子"];
const BOX = ["box", "箱子"];

const textAt = (at: Access, place: number) => at.experiment.tokens[0]?.[place]?.text ?? "";

/** Where the best head for copying looks from the last word. */
function copying(at: Access) {
  const last = (at.experiment.tokens[0]?.length ?? 0) - 1;
  const { column, weight } = lookOf(at, headFor(at, "induction"), last);
  return { last, column, weight, text: textAt(at, last) };
}

/** The likeliest word after a token, with its probability. */
function expected(at: Access, place: number) {
  const best = answerOf(at).next?.[place]?.alternatives[0];
  if (!best) throw new Gone("next");
  const probability = at.number("probabilities", place, best.id);
  return { text: best.text, next: word(best.text), probability };
}

/** What all heads of all layers together give to later words. */
const looksAhead = (at: Access, row: number): number =>
  sum(
    at.experiment.graph
      .filter(({ role }) => role === "weights")
      .flatMap(({ id, shape }) =>
        Array.from({ length: shape[1] ?? 1 }, (_, head) =>
          sum(at.row(id, head, row).slice(row + 1)),
        ),
      ),
  );

export const writing = {
  "head-that-copies": lesson(
    (at) => {
      const { last, column, weight, text } = copying(at);
      const before = lookOf(at, headFor(at, "previous"), column);
      const { next, probability, text: written } = expected(at, last);
      return {
        last: at.token(last),
        previous: lookOf(at, headFor(at, "previous"), last),
        precedes: at.token(last - 1),
        seen: at.token(column),
        weight,
        before: at.token(before.column),
        beforeWeight: before.weight,
        next,
        probability,
        isSame: column < last && textAt(at, column) === text,
        isAfter: before.column === column - 1 && textAt(at, column - 1) === text,
        isCopied: written === textAt(at, column),
        isItself: column === last,
      };
    },
    {
      place: { opens: PREVIOUS, view: "arcs", asks: COPYING },
      looks: (at, node) => {
        const role = node === COPYING ? "induction" : "previous";
        return lookFrom(at, copying(at).last, headFor(at, role).head);
      },
      told: "after",
      options: {
        same: ({ isSame }) => isSame,
        after: ({ isAfter, isSame, isCopied }) => isAfter && isCopied && !isSame,
        itself: ({ isItself }) => isItself,
      },
      trains: "induction",
      action: (at) => {
        const { part, layer, head } = headFor(at, "previous");
        return {
          kind: "set",
          node: COPYING,
          view: "arcs",
          path: "/without",
          value: [{ part, layer, head }],
        };
      },
    },
  ),
  "what-a-causal-model-cannot-know": lesson(
    (at) => {
      const it = placeOfWord(at.experiment.tokens[0], IT);
      const head = headFor(at, "pronoun");
      const nounOf = (noun: readonly string[]) => {
        const place = placeOfWord(at.experiment.tokens[0], noun);
        return { text: at.token(place), weight: at.number(head.node, head.head, it, place) };
      };
      const swap = swapIn(at, SWAPS);
      return {
        it: at.token(it),
        monkey: nounOf(MONKEY),
        box: nounOf(BOX),
        now: swap.now,
        other: swap.other,
        hidden: at.number(head.node, head.head, it, swap.place),
        ahead: looksAhead(at, it),
      };
    },
    {
      place: { opens: MEANING, view: "arcs" },
      looks: (at) =>
        lookFrom(at, placeOfWord(at.experiment.tokens[0], IT), headFor(at, "pronoun").head),
      told: "nothing",
      options: {
        whom: ({ ahead, hidden }) => hidden.value > 0 && ahead > 0,
        share: ({ ahead, hidden }) => hidden.value === 0 && ahead > 0,
        nothing: ({ ahead }) => ahead === 0,
      },
      action: (at) => ({ kind: "say", node: MEANING, view: "arcs", text: swapIn(at, SWAPS).text }),
    },
  ),
};

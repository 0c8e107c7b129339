import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { first } from "../specs/first.js";

export const firstInEnglish: WordsFor<typeof first> = {
  first: {
    look: (f) =>
      s`The opening picture is the result. An arc joins a token to one it looks at, and is thicker where the weight is larger. Each colour is a head. In the first head, ${f.last} looks most at ${f.best ?? "itself"}: ${f.most}. The matrices are random, so this says nothing about the words yet.`,
    try: (f) =>
      s`Press play and watch the numbers being computed. Type a sentence of your own at the top: everything follows, this text too. Or watch how ${f.last} gets its weights.`,
    button: "Show these weights",
    question: (f) => s`In one head, what do all the weights of ${f.last} add up to?`,
    options: {
      less: "Less than one",
      one: "One",
      seen: "The number of tokens it sees",
    },
    answer: (f) =>
      s`One. Softmax turns each row of scores into weights that add up to one: ${f.most} goes to ${f.best ?? "itself"}, and the other tokens share the rest. The sum of all values, multiplied by these weights, is its context vector.`,
  },
};

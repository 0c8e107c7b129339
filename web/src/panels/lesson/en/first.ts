import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { first } from "../specs/first.js";

export const firstInEnglish: WordsFor<typeof first> = {
  first: {
    look: (f) =>
      s`The opening picture is the result. An arc joins a token to one it looks at, and is thicker where the weight is larger. Each colour is a head. In the first head, ${f.token} looks most at ${f.afterItself ? "itself, then at " : ""}${f.of ?? "itself"}: ${f.most}. The weights are random, so this says nothing about the words yet.`,
    try: (f) =>
      s`Press play and watch the numbers being computed. Type a sentence of your own at the top: everything follows, this text too. Or watch how ${f.token} gets its weights.`,
    button: "Show these weights",
    question: (f) => s`In one head, what do all the weights of ${f.token} add up to?`,
    options: {
      less: "Less than one",
      one: "One",
      seen: "The number of tokens it sees",
    },
    answer: (f) =>
      s`One. Softmax turns each row of scores into weights that add up to one: ${f.most} goes to ${f.of ?? "itself"}${f.of ? ", and the rest to the other tokens it sees, itself included" : ""}. The values, multiplied by these weights and added up, are its context vector.`,
  },
};

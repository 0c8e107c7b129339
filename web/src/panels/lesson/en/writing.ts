import { sentence as s } from "../../../draw/marks.js";
import type { writing } from "../specs/writing.js";
import type { WordsFor } from "../types.js";

export const writingInEnglish: WordsFor<typeof writing> = {
  "head-that-copies": {
    look: (f) =>
      s`These words are invented: the model knows of them only that they are words, and which of them are the same. It reads from left to right and expects a next word at every place. In this first layer a head was guided to look at the previous word: from ${f.last} at ${f.precedes}, with a weight of ${f.previous.weight}.`,
    try: "Switch off the head that looks at the previous word. Does the copying head in the next layer still find its word?",
    button: "Switch it off",
    question: (f) =>
      s`The text breaks off after ${f.last}, which has been there before. Which word does the copying head look at from there?`,
    options: {
      same: "The same word, where it was before",
      after: "The word that came after it then",
      itself: "Itself",
    },
    answer: (f) =>
      s`It looks at ${f.seen}: ${f.weight}. In the first layer that word had looked at the one before it, ${f.before} (${f.beforeWeight}), so it carries a note of what it follows. And so the model expects ${f.next} with a probability of ${f.probability}, a word that it never learnt. The chapter on learning shows such a pair of heads built by hand; this one was trained.`,
  },
  "what-a-causal-model-cannot-know": {
    look: (f) =>
      s`This model reads from left to right and expects a next word at every place. One head of this layer was guided to look from a pronoun to whom it means. There ${f.it} gives ${f.monkey.text} a weight of ${f.monkey.weight}, and ${f.box.text} ${f.box.weight}.`,
    try: (f) => s`Write ${f.other} for ${f.now} and look at the arcs of ${f.it} before and after.`,
    button: "Change the word",
    question: (f) =>
      s`With ${f.other} in place of ${f.now}, ${f.it} means the other of the two. What changes in the weights of ${f.it}?`,
    options: {
      whom: "The largest goes to the other noun",
      share: "The same noun keeps the largest, but it shrinks",
      nothing: "Nothing",
    },
    answer: (f) =>
      s`Nothing. The mask hides what comes later: ${f.it} gives ${f.now} a weight of ${f.hidden}, and so does every head of every layer. Up to ${f.it} the two sentences are the same, so all that the model makes of ${f.it} is the same too: where the head looks is a guess. An encoder reads the whole sentence before it decides, as the lesson on whom “it” means has shown.`,
  },
};

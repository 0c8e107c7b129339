import { sentence as s } from "../../../draw/marks.js";
import type { learning } from "../specs/learning.js";
import type { WordsFor } from "../types.js";

export const learningInEnglish: WordsFor<typeof learning> = {
  gradient: {
    look: "Each word predicts the next one, and the loss says how wrong the predictions are. Below every number stands its gradient: how many times as much the loss changes as the number does, if the number changes a little.",
    try: "Make the first number of the first word larger, and see what becomes of the loss.",
    button: "Make it larger",
    question: (f) =>
      s`The first number of ${f.first} has the gradient ${f.gradient}. What does the loss do if that number grows a little?`,
    options: { rises: "It rises", falls: "It falls", same: "It stays as it is" },
    answer: (f) =>
      s`It falls, because the gradient is negative. A positive gradient would mean that it rises. Learning is nothing but this: every number takes a small step against its gradient, and the loss, here ${f.loss}, becomes smaller. The last word has nothing left to predict, so its gradient is ${f.last}.`,
  },
  nudge: {
    look: (f) =>
      s`A gradient can be measured. The score of ${f.first} is nudged by ${f.nudge}, and softmax is computed once more: its weight rises from ${f.before} to ${f.after}. The change divided by the size of the nudge is an estimate of the gradient.`,
    try: "Make the nudge much smaller. Both numbers come closer together.",
    button: "Nudge it less",
    question: (f) =>
      s`The nudge says ${f.slope}, the gradient ${f.gradient}. Why are they not equal?`,
    options: {
      bend: "The weight is a curve, and the nudge is too long for it",
      none: "They are equal, apart from rounding",
    },
    answer: (f) =>
      s`The weight does not grow in a straight line, and the gradient is its slope at the very beginning. The shorter the nudge, the less of the curve it sees. The other words lose what ${f.first} gains: ${f.otherWord} has ${f.other}. “Check” in the panel Why does the same with any number of a model, with a nudge of a thousandth.`,
  },
  "one-step": {
    look: (f) =>
      s`Four scores, one for each word that could come next; ${f.answer} is right. Softmax makes them probabilities, and the loss is minus the logarithm of the right one. The gradient of the scores is simple: the probabilities, minus one at the right word. The step subtracts it, times the learning rate.`,
    try: "Take a step four times as long.",
    button: "Take a longer step",
    question: (f) => s`${f.answer} is right. Which score does the step lower the most?`,
    options: {
      likeliest: "That of the likeliest wrong word",
      alike: "Those of all wrong words alike",
      least: "That of the least likely wrong word",
    },
    answer: (f) =>
      s`That of ${f.likeliest}, by ${f.error}: just its probability. What was believed most strongly, and wrongly, is corrected most. The score of ${f.answer} gains as much as the others lose together (${f.gains}), and the loss falls from ${f.before} to ${f.after}. A model does the same with all its numbers at once, thousands of times.`,
  },
  "heads-by-hand": {
    look: "Two layers with one head each, built by hand: nothing is trained, and nearly every number is zero or one. A vector has a place for each word, one for each word that may stand before it, and one for each position. The first head looks at the word before and notes it down. The second looks for a word that has its own word noted down, and copies that.",
    try: "Erase the one number with which the first head notes down that “moon” stood before.",
    button: "Erase it",
    question: (f) =>
      s`${f.last} has been there before. Which word does the second head look at from the last one?`,
    options: {
      same: "The first time that it was there",
      after: "The word that came after it then",
      itself: "Itself",
    },
    answer: (f) =>
      s`It looks at ${f.chosen} with a weight of ${f.weight}, because the first head has noted down there that ${f.last} stood before (weight ${f.before}). So ${f.chosen} is predicted with a probability of ${f.probability}. Such a pair of heads is called an induction head, and trained models find it by themselves. You can watch that.`,
  },
  "head-is-born": {
    look: "The same two layers, but all keys of the second head are still zero, so it looks at all words alike. The picture shows the gradient of its key matrix for one sentence. The second column is about the question “where is moon?”. Rows one to five say which word it is, rows six to nine which word stands before it, the others at which place it is.",
    try: "Take the step for one of these numbers only: a word is found by the word before it.",
    button: "Change this number",
    question: (f) =>
      s`The answer is ${f.sun}. By what can this single sentence teach the head to find it?`,
    options: {
      one: "Only by the word before it",
      several: "By the word before it, and just as well by other things",
      none: "By nothing yet",
    },
    answer: (f) =>
      s`By several things alike: “the word before it is ${f.last}” has ${f.before}, and “it is ${f.sun}” has ${f.ofWord} as well. One sentence cannot tell which of them is the rule. In the next one another word is the answer, at another place; only “the word before it is the same” is true every time. These gradients add up, the others cancel out, and after some hundred steps the head is there all of a sudden.`,
  },
  "two-layers": {
    look: "The same again, but now the first head notes nothing down, as if the model had a single layer. The key matrix of the second head learns from the same sentence.",
    try: "Let the first head note down that “moon” stood before, and look at the gradient again.",
    button: "Note it down",
    question: (f) =>
      s`How large is the gradient of the key that says “the word before it is ${f.moon}”?`,
    options: {
      strong: "As large as for “it is the word sun”",
      weak: "Smaller, but not zero",
      zero: "Zero",
    },
    answer: (f) =>
      s`${f.before}: exactly zero, while “it is the word sun” still has ${f.ofWord}. No vector says what stood before it (${f.stream}), so there is nothing that the keys could learn. One attention after another is needed: the first brings the knowledge, the second uses it. A model with a single layer never learns this task, however long it is trained.`,
  },
  "norm-while-learning": {
    look: "Four blocks without norms, with the usual random weights. The gradient comes from the loss and goes down through all blocks to the vectors of the words.",
    try: "Put a layer norm after each part, and compare.",
    button: "Use layer norm",
    question:
      "Compare the largest gradient at the top of the stack with the largest at the bottom. How does it change on its way down?",
    options: {
      shrinks: "It shrinks to less than half",
      same: "It stays about the same",
      grows: "It grows several times over",
    },
    answer: (f) =>
      s`It grows, from ${f.top} to ${f.bottom}. Every block multiplies it, and with more blocks it soon becomes too large for any learning rate: a step that suits the top throws the bottom off. With a norm, the numbers of each block have the same size on the way up, so the gradients keep theirs on the way down.`,
  },
  "mask-while-learning": {
    look: (f) =>
      s`The gradient of a single loss: how badly ${f.word} predicts the next word, ${f.next}. Each row belongs to a word of the sentence and says how that word's vector could change this loss.`,
    try: "Take the mask away.",
    button: "No mask",
    question: "Which words have a part in this loss?",
    options: {
      seen: "The word itself and those before it",
      next: "Also the one that it should predict",
      all: "All words of the sentence",
    },
    answer: (f) =>
      s`Only those that it can see: its own row has for instance ${f.own}, and from ${f.next} on there are only zeros (${f.answer}). Without the mask ${f.next} would have a part in it, and the model would learn to copy the answer instead of predicting it. Its loss would fall to almost nothing, and it would have learned nothing that helps when the next word is not there yet.`,
  },
};

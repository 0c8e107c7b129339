import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { single } from "../specs/single.js";

export const singleInEnglish: WordsFor<typeof single> = {
  vectors: {
    look: "Each word is a list of three numbers, a vector, and drawn it is an arrow. Every two words are compared by the angle between their arrows: the cosine of this angle is one if both point the same way, and less the wider the angle.",
    try: (f) => s`See how the cosine of ${f.query} and ${f.one} is computed.`,
    button: "Show this cosine",
    question: (f) =>
      s`Apart from itself, which word points most nearly the same way as ${f.query}?`,
    options: {
      starts: (f) => [f.starts],
      with: (f) => [f.with],
      one: (f) => [f.one],
    },
    answer: (f) =>
      s`${f.starts} has ${f.near}, ${f.with} has ${f.middle}, ${f.one} only ${f.far}. A small angle means that two arrows point in similar directions, not that they are equally long.`,
  },
  "vectors-dot-and-cosine": {
    look: "The same six words, measured twice. A dot product multiplies the numbers of two words in pairs and adds up; it grows with the length of the arrows. A cosine depends on their angle alone. The second row is that of “journey”.",
    try: "See how the dot product of “journey” and “with” is computed, and look for the word with small numbers: its arrow is short.",
    button: "Show this dot product",
    question:
      "By cosine, “with” comes right after “starts”. Where does it rank in the row of “journey” by dot product?",
    options: {
      same: "In the same place",
      nextToLast: "Next to last",
      last: "Last",
    },
    answer: (f) =>
      s`Next to last: ${f.dot}, and only ${f.last} has less, ${f.lastDot}. Its angle is small, its cosine is ${f.cosine}, but its arrow is short, and a dot product counts both.`,
  },
  "scores-of-one-query": {
    look: (f) =>
      s`One query, ${f.query}, and six keys. Each score is a dot product: three products and their sum.`,
    try: "Follow how one of the six scores is computed.",
    button: "Show a score",
    question: (f) => s`Which word gets the highest score from ${f.query}?`,
    options: {
      first: (f) => [f.first],
      second: (f) => s`${f.second} itself`,
      third: (f) => [f.third],
    },
    answer: (f) =>
      s`${f.second} itself, with ${f.secondScore}. ${f.third} follows closely with ${f.thirdScore}. Softmax turns the highest score into the highest weight, ${f.weight}.`,
  },
  normalising: {
    look: "Scores can be of any size. Here each one is divided by the sum of its row, the simplest way to turn them into weights that add up to one.",
    try: "A sum fails when scores are negative or cancel out. The next example takes exponentials first.",
    button: "Open naive softmax",
    question: "What do the six weights add up to?",
    options: {
      one: "One",
      scores: "The sum of the scores",
      less: "Less than one",
    },
    answer: (f) =>
      s`One. ${f.high} had the score ${f.highScore} and now has a weight of ${f.highWeight}; ${f.low} went from ${f.lowScore} to ${f.lowWeight}.`,
  },
  "normalising-naive": {
    look: "Each score becomes a power of e before the row is divided by its sum. Exponentials are never negative, so every weight is between zero and one.",
    try: "Nothing is subtracted before the exponential here. The next example shows where that breaks.",
    button: "Open larger scores",
    question: (f) =>
      s`${f.high} scored ${f.highScore} and ${f.low} ${f.lowScore}. Compared with the ratio of these scores, the ratio of their weights is …`,
    options: {
      smaller: "smaller",
      same: "the same",
      larger: "larger",
    },
    answer: (f) =>
      s`Larger: the weights are ${f.highWeight} and ${f.lowWeight}. Softmax depends on the differences of the scores, not on their ratio.`,
  },
  "normalising-overflow": {
    look: (f) =>
      s`The scores are multiplied by a large factor on purpose: ${f.score} became ${f.scaled}. Naive softmax now takes e to that power.`,
    try: "One subtraction solves the problem. Open it next.",
    button: "Open stable softmax",
    question: (f) => s`What is the weight of ${f.high} after naive softmax?`,
    options: {
      one: "Almost one",
      zero: "Almost zero",
      none: "Not a number",
    },
    answer: (f) =>
      s`It is ${f.weight}: the power of e is beyond what a float can hold, so infinity is divided by infinity.`,
  },
  "normalising-stable": {
    look: "The scores are as large as before, but the maximum of each row is subtracted first. The largest exponent is then zero, and nothing overflows.",
    try: "See the arithmetic of the largest weight: the maximum is subtracted first.",
    button: "Show this weight",
    question: (f) =>
      s`${f.high} has ${f.scaled} and ${f.next} has ${f.nextScaled}. How much of the row does ${f.high} get?`,
    options: {
      none: "Nothing that is a number",
      half: "Half of it, or less",
      most: "More than half",
    },
    answer: (f) =>
      s`${f.weight}, and ${f.next} gets ${f.nextWeight}. Subtracting the same number from every score does not change the weights: it becomes a factor that cancels.`,
  },
  "attention-without-weights": {
    look: "Every word is compared with every word. There are no parameters to train: the vectors themselves are query, key and value. The score matrix is symmetric.",
    try: (f) =>
      s`See why ${f.one} gives ${f.other} exactly this weight: its row has a sum of its own.`,
    button: "Show this weight",
    question: (f) =>
      s`${f.one} and ${f.other} give each other the same score, ${f.score} and ${f.back}. Do they give each other the same weight?`,
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No: ${f.one} gives ${f.other} ${f.weight}, and gets ${f.weightBack} back. Softmax divides each row by its own sum, so the weights are not symmetric.`,
  },
  "seventh-token": {
    look: (f) =>
      s`The last row, ${f.mixture}, is the context of ${f.source}, a weighted sum of the first six words, now used as a word itself.`,
    try: (f) =>
      s`Compare: with seven words, the context of ${f.source} has changed a little. See how it is computed.`,
    button: "Show this number",
    question: (f) => s`Which word does ${f.mixture} look at most?`,
    options: {
      itself: (f) => s`${f.mixture} itself`,
      source: (f) => [f.source],
      other: "Another one",
    },
    answer: (f) =>
      s`${f.best}, with ${f.most}; it gives itself ${f.own}. An average lies between its words and is rather short, and a dot product favours long vectors.`,
  },
  "query-key-value": {
    look: "Three matrices turn each word into a query, a key and a value. The scores compare queries with keys; the context is a weighted sum of values.",
    try: "Draw other matrices and see whether the pattern stays.",
    button: "Draw other weights",
    question: (f) => s`The matrices are random. Where does ${f.query} look most?`,
    options: { itself: "At itself", other: "At another word" },
    answer: (f) =>
      s`At ${f.best}, with ${f.most}. The smallest goes to ${f.leastToken}, ${f.least}. With random matrices this says nothing about the words; training gives it a meaning.`,
  },
  "query-key-value-one": {
    look: (f) =>
      s`One query, step by step: ${f.query} becomes a query, is compared with six keys, and gets a weighted sum of six values.`,
    try: "See the first number of the query: the word's numbers times a column of the query matrix.",
    button: "Show this number",
    question: (f) => s`How many numbers does the query of ${f.query} have?`,
    options: {
      vector: "As many as its word vector",
      columns: "As many as the query matrix has columns",
      tokens: "As many as there are words",
    },
    answer: (f) =>
      s`As many as the matrix has columns; the first is ${f.first}. Only query and key must be equally wide: their dot product gives ${f.key} the score ${f.score}, scaled to ${f.scaled}.`,
  },
  "query-key-value-seed-168": {
    look: "Other vectors, other matrices, every entry positive. Look down the columns of the weights rather than along the rows.",
    try: "Play the step that computes the weights.",
    button: "Go to the weights",
    question: "Do the six words look most at one and the same word?",
    options: {
      same: "Yes, all at the same",
      several: "No, at different ones",
    },
    answer: (f) =>
      s`All at ${f.best}; ${f.query} gives it ${f.most}. Where all entries are positive, one long key gets the largest weight in every row. Nothing is trained, so the weights have no meaning yet.`,
  },
  "query-key-value-xavier": {
    look: "The matrices are drawn by Xavier's rule: around zero, in a range that narrows as the layer widens. Queries and keys may be negative.",
    try: "Draw all entries between zero and one instead, and compare the scores.",
    button: "Draw positive weights",
    question: "Entries may be negative. Is there a negative score among these?",
    options: { positive: "No, all are positive", negative: "Yes" },
    answer: (f) =>
      s`The lowest score is ${f.least}, between ${f.query} and ${f.key}, and softmax still makes it a weight of ${f.weight}. The six words have similar directions, so here all their scores have the same sign; other matrices could make all of them negative.`,
  },
  "linear-layers": {
    look: "Now the three matrices are initialised like those of a linear layer: small numbers around zero.",
    try: "Multiply the scores by a larger factor and watch the weights become sharper.",
    button: "Scale the scores up",
    question: (f) => s`How strong are the preferences of ${f.query} before training?`,
    options: {
      even: "Hardly: all weights are nearly equal",
      leaning: "One word gets clearly more",
      sharp: "One word gets more than half",
    },
    answer: (f) =>
      s`Hardly: from ${f.least} for ${f.leastToken} up to ${f.most} for ${f.best}. Small matrices give small scores, and softmax of small scores is nearly even.`,
  },
  "linear-layers-seed-123": {
    look: "The same words and the same kind of layer with another seed. Only the random numbers differ.",
    try: "Go back to the seed of the example before, and compare the weights.",
    button: "Use the other seed",
    question: "Do all six words look most at the same word?",
    options: { same: "Yes", several: "No" },
    answer: (f) =>
      s`Yes, at ${f.best}, but only just: ${f.query} gives it ${f.most}, and ${f.least} at least. A pattern this faint comes from the random draw.`,
  },
  "why-scale": {
    look: "Random queries and keys in three widths, not scaled. For each width: the scores, the mean of their squares, their softmax, and its slope, which is how much a weight changes with its own score.",
    try: "Compare the weights of the widest with those of the narrowest.",
    button: "Go to the widest weights",
    question:
      "Each width is four times the one before. How does the mean square of the scores grow?",
    options: {
      constant: "Not at all",
      root: "With the square root of the width",
      width: "With the width itself",
    },
    answer: (f) =>
      s`With the width: ${f.narrow}, ${f.middle}, ${f.wide}. A sum of more products has a larger variance. Softmax then becomes sharp: one row gives ${f.sharpest} to one key, its slope there is ${f.slope}, and training can hardly change it.`,
  },
  "why-scale-scaled": {
    look: "The same queries and keys. This time every score is divided by the square root of the width before softmax.",
    try: "Go to the step that scales the widest scores.",
    button: "Go to the scaling",
    question: "How does the mean square grow with the width now?",
    options: {
      constant: "Hardly at all",
      root: "With the square root of the width",
      width: "With the width itself",
    },
    answer: (f) =>
      s`Hardly at all: ${f.narrow}, ${f.middle}, ${f.wide}. The largest weight of the sharpest row falls to ${f.sharpest}, and its slope is ${f.slope}: softmax stays soft at every width.`,
  },
  "scale-and-width": {
    look: "Queries and keys of random numbers, drawn again and again, from very narrow to very wide. Each line is a score: it grows by one product with every number. Drag the width and watch the weights.",
    try: "Is it luck? Draw other random numbers.",
    button: "Draw again",
    question:
      "With the widest queries and keys, and no root, how much weight does one word get on average?",
    options: {
      even: "Hardly more than the others",
      half: "About half",
      all: "Nearly all",
    },
    answer: (f) =>
      s`Nearly all: ${f.wide}, while the narrowest give it ${f.narrow}. Scores are sums, so wide ones lie far apart, and softmax picks the highest. Its slope is then ${f.slope}: training can hardly move such a weight. Divided by the root of the width, the largest weight is ${f.scaled} and the slope ${f.scaledSlope}.`,
  },
};

import { sentence as s } from "../../../draw/marks.js";
import type { WordsFor } from "../types.js";
import type { heads } from "../specs/heads.js";

export const headsInEnglish: WordsFor<typeof heads> = {
  "causal-mask": {
    look: "The scores of later words are set to minus infinity, whose exponential is zero, so softmax distributes all attention among the words so far.",
    try: "Remove the mask and see which weights appear.",
    button: "Remove the mask",
    question: (f) =>
      s`${f.first} is first and sees only itself. How much of its attention does it give itself?`,
    options: { all: "All of it", even: "An even share", nothing: "Nothing" },
    answer: (f) =>
      s`All of it, ${f.own}; ${f.second} gets ${f.next}. The diagonal is not masked: otherwise nothing would be left in this row.`,
  },
  "causal-mask-renormalize": {
    look: "The other way: softmax over all words first, then the later ones are set to zero, and each row is divided by what is left.",
    try: "Open the first way and compare the contexts: they are equal.",
    button: "Open the first way",
    question: (f) => s`Before dividing, what does the row of ${f.query} add up to?`,
    options: { one: "One", less: "Less than one", more: "More than one" },
    answer: (f) =>
      s`${f.sum}: the weights of the masked words are missing. The first weight, ${f.weight}, becomes ${f.shared}. The sum over all words cancels, so both ways agree.`,
  },
  "causal-mask-four-predictions": {
    look: (f) =>
      s`Each row predicts the word that follows it, so one sentence is ${f.predictions} exercises at once. The mask hides each row's answer.`,
    try: "Open the same sentence without a mask.",
    button: "Open it without a mask",
    question: (f) => s`${f.query} must predict ${f.answer}. Which words may it see?`,
    options: {
      before: "Only those before it",
      itself: "Those before it and itself",
      all: "All",
    },
    answer: (f) =>
      s`Those before it and itself: it gives itself ${f.own}, and ${f.answer} gets ${f.hidden}. Without its own word it would not know what to continue.`,
  },
  "causal-mask-each-sees-its-answer": {
    look: (f) =>
      s`The same sentence with nothing hidden. ${f.first} is still meant to predict ${f.second}.`,
    try: "Add the causal mask and look at the first row again.",
    button: "Add the mask",
    question: (f) => s`Does ${f.first} take anything from ${f.second}, the word it should predict?`,
    options: { none: "Nothing", some: "Something" },
    answer: (f) =>
      s`It gives ${f.second} a weight of ${f.next}. It can copy the answer, so it learns to copy, but during generation the next word does not exist yet.`,
  },
  dropout: {
    look: "In training some weights are set to zero at random, here each with probability one half, so that no word relies on a single other one.",
    try: "Set the rate to zero, as when the model is used: dropout then does nothing.",
    button: "Set the rate to zero",
    question: (f) =>
      s`The weight of ${f.key} in the row of ${f.query} is kept. It was ${f.before}. What happens to it?`,
    options: { stays: "It stays the same", doubles: "It doubles", halves: "It halves" },
    answer: (f) =>
      s`It doubles, to ${f.after}; another went from ${f.fallenBefore} to ${f.fallen}. Kept weights are divided by the probability of being kept, so that on average a row keeps its sum.`,
  },
  "dropout-torch": {
    look: "The same rate and seed with PyTorch's plain generator: it draws other positions than the build with MKL, so other weights are dropped.",
    try: "Draw again with another seed.",
    button: "Use another seed",
    question: (f) => s`The first row has one weight, ${f.firstBefore}. What does dropout do to it?`,
    options: { stays: "It stays the same", doubled: "It is doubled", dropped: "It is dropped" },
    answer: (f) => s`${f.firstAfter}. After dropout a row adds up to one only on average.`,
  },
  batches: {
    look: "Two sentences go through at once, here the same one twice. They share the matrices; each has its own scores.",
    try: "Change a number of the second sentence, then look at the contexts of both.",
    button: "Change the second sentence",
    question: (f) => s`Do the two contexts of ${f.token} differ?`,
    options: { equal: "No, they are equal", different: "Yes, they differ" },
    answer: (f) =>
      s`They begin with ${f.one} and ${f.other}. Sentences of a batch never look at each other; a batch only saves time.`,
  },
  "stacked-heads": {
    look: "Two complete heads, each with matrices of its own. They are independent until their contexts are concatenated.",
    try: "Go to where the two are joined.",
    button: "Go to the contexts",
    question: (f) =>
      s`Each head computes ${f.head} numbers for each word. How wide is the concatenated context?`,
    options: { one: "As wide as one head", beside: "As wide as all heads together" },
    answer: (f) =>
      s`${f.width} numbers. In the row of ${f.token} the first is ${f.first} and comes from the first head; the last is ${f.second} and comes from the second.`,
  },
  "split-heads": {
    look: "One wide matrix computes all queries; the columns are then divided among the heads. The numbers are the same as with two small matrices, in one product.",
    try: "Watch the split: the columns move apart and stack.",
    button: "Go to the split",
    question: "How many matrices of scores does each sentence have?",
    options: { one: "One", heads: "One for each head", tokens: "One for each word" },
    answer: (f) =>
      s`One for each head. ${f.token} gives ${f.key} ${f.one} in the first head and ${f.other} in the second: each head has its own weights.`,
  },
  "split-heads-wider": {
    look: (f) =>
      s`Two heads of ${f.width} numbers each, split from a wider row. The scale depends on the width of a head.`,
    try: "Split the same row into four heads. The scale follows.",
    button: "Use four heads",
    question: "What are the scores of a head multiplied by?",
    options: {
      model: "One over the square root of the whole width",
      head: "One over the square root of the head's width",
      plain: "One over the head's width",
    },
    answer: (f) =>
      s`By one over the square root of the head's width, ${f.shown}: ${f.score} becomes ${f.scaled}. A score sums the products of one head only, so only those count.`,
  },
  "split-heads-view": {
    look: "The numbers count upwards, so you can follow each one. View splits every row into pieces, transpose brings the pieces of one head together; the inverse steps undo both.",
    try: "Watch where the pieces go.",
    button: "Go to the transpose",
    question: (f) =>
      s`${f.number} begins the second half of the second row. Which head does it go to?`,
    options: { first: "The first head", second: "The second head" },
    answer: (f) =>
      s`The second: ${f.second} now begins the second row of that head. Heads split columns, not rows, so every head still sees every word.`,
  },
  "batched-product": {
    look: "Four axes: sentence, head, word, feature. The product runs over the last two; the others only say which matrices are multiplied.",
    try: "Follow one product in the second head.",
    button: "Show a product",
    question: "What is the result of multiplying by the transpose?",
    options: {
      tokens: "For each head, a row and a column for each word",
      features: "For each head, features by features",
      single: "One matrix for all heads",
    },
    answer: (f) =>
      s`For each head, a row and a column for each word. In the same position one head has ${f.one}, the other ${f.other}: no number of one head is used in the other.`,
  },
  "chinese-batch": {
    look: "Two Chinese sentences of three words, with given vectors. Query, key and value share one matrix and one bias.",
    try: "See how one of the weights is computed.",
    button: "Show a weight",
    question: (f) => s`Which word does ${f.query} look at most?`,
    options: {
      first: (f) => [f.tokens[0] ?? f.query],
      itself: "Itself",
      last: (f) => [f.tokens[2] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}, with ${f.weight}. The most that ${f.other} in the other sentence gives is ${f.otherWeight}, and only within its own sentence.`,
  },
  scoring: {
    look: "Additive scoring multiplies key and query by a matrix each, adds them, applies tanh, and takes the dot product with a vector.",
    try: "Follow one score from the sums to the result.",
    button: "Show a score",
    question: (f) =>
      s`All matrices here are positive. Which of these tokens scores highest with ${f.query}?`,
    options: {
      itself: "Itself",
      starts: (f) => [f.tokens[2] ?? f.query],
      one: (f) => [f.tokens[4] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}, with ${f.score}, but ${f.last} is close behind with ${f.lastScore}. Tanh never exceeds one: a sum here becomes ${f.squashed}, and larger sums hardly differ from it.`,
  },
  "scoring-scaled-dot": {
    look: "The dot product of query and key, divided by the square root of their width: the usual score today.",
    try: "Multiply by a large factor instead and watch the weights become sharper.",
    button: "Scale up",
    question: "Does scaling change which token comes first, second, third?",
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No: ${f.best} leads with ${f.score} before and ${f.scaled} after. A positive factor keeps the order and only makes the weights more or less even.`,
  },
  "scoring-bilinear": {
    look: "Between key and query there is a matrix. It can give some features more weight, or pair one feature with another.",
    try: "See how the matrix is used in a score.",
    button: "Show a score",
    question: (f) => s`With this matrix, which of these tokens scores highest with ${f.query}?`,
    options: {
      first: (f) => [f.tokens[0] ?? f.query],
      itself: "Itself",
      starts: (f) => [f.tokens[2] ?? f.query],
    },
    answer: (f) =>
      s`${f.best}, with ${f.score} and a weight of ${f.weight}; ${f.last} comes last with ${f.lastScore}. With the identity matrix it would be the plain dot product.`,
  },
  "scoring-cosine": {
    look: "The dot product divided by both lengths. Long vectors have no advantage.",
    try: "Use the plain dot product instead.",
    button: "Use the dot product",
    question: (f) => s`Whose score with ${f.query} is exactly one?`,
    options: {
      starts: (f) => [f.tokens[2] ?? f.query],
      itself: "Its own",
      none: "No token's",
    },
    answer: (f) =>
      s`Its own, ${f.score}. Even the least similar, ${f.last}, has ${f.lastScore}: scores this close give almost even weights, of which the largest is ${f.weight}.`,
  },
  "cross-attention": {
    look: "The queries come from the English sentence, keys and values from the Chinese one. The two may differ in length.",
    try: "Go to the scores between the two sentences.",
    button: "Go to the scores",
    question: "What are the rows and columns of the weight matrix?",
    options: {
      queries: "A row for each English token, a column for each Chinese one",
      keys: "A row for each Chinese token, a column for each English one",
    },
    answer: (f) =>
      s`${f.rows} rows and ${f.columns} columns: each English token distributes its attention among the Chinese ones. ${f.query} gives the largest weight, ${f.weight}, to ${f.best}, by chance, as nothing is trained.`,
  },
  "cross-attention-three-inputs": {
    look: "Queries, keys and values from three separate inputs. Keys and values come in pairs; there may be any number of queries.",
    try: "Go to the weighted sum of the values.",
    button: "Go to the contexts",
    question: "Which key does the first query of the first sequence look at most?",
    options: { first: "The first", second: "The second", third: "The third", fourth: "The fourth" },
    answer: (f) =>
      s`Its largest weight is ${f.weight}, its smallest ${f.least}: nearly even, as weights are before training. The first number of its context, ${f.context}, is the weighted sum of the first numbers of all values.`,
  },
};

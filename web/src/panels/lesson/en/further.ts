import { sentence as s } from "../../../draw/marks.js";
import type { further } from "../specs/further.js";
import type { WordsFor } from "../types.js";

export const furtherInEnglish: WordsFor<typeof further> = {
  "forgotten-transpose": {
    look: "The queries are split into heads, but the axes of words and heads are not swapped. The shapes still fit, so there is no error.",
    try: "Open the same experiment with the transpose.",
    button: "Open the right one",
    question: "What do the scores compare here?",
    options: { tokens: "Words with words", heads: "Heads with heads of the same word" },
    answer: (f) =>
      s`Heads with heads. The first head of ${f.token} gives itself ${f.own} and its own second head ${f.other}; no other word is involved.`,
  },
  "forgotten-transpose-right": {
    look: "The same sentence with the transpose: the heads come first, so the product runs over words.",
    try: "Leave out the transpose again and compare the scores.",
    button: "Leave out the transpose",
    question: (f) => s`Does ${f.query} take anything from ${f.key} now?`,
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`Yes: ${f.weight} in the first head and ${f.other} in the second. Now words exchange something, which is what attention is for.`,
  },
  "forgotten-transpose-as-written": {
    look: "The mistake written out as a program: view, but no transpose. Follow the shapes from step to step.",
    try: "Go to the split and read its shape.",
    button: "Go to the split",
    question: "Would you find the mistake by checking that every row of weights adds up to one?",
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No: ${f.one} and ${f.other} are a proper row. Sums and shapes of the output look right. But there are only ${f.amount} weights, far fewer than words times words.`,
  },
  "forgotten-transpose-fixed": {
    look: "The same program with the transpose. For each head, its scores have a row and a column for each word.",
    try: "Open the one without it and compare the shapes step by step.",
    button: "Open it without",
    question: "Does the shape of the output differ from that of the input?",
    options: { same: "No, the same", other: "Yes" },
    answer: (f) =>
      s`The same, as without the transpose: the shape of the output does not show the mistake. Inside there are now ${f.amount} weights, among them ${f.weight} from the first word to the last.`,
  },
  blockwise: {
    look: (f) =>
      s`The scores are computed in tiles of ${f.tile} words by ${f.tile}. A tile is read, used and forgotten. If it brings a larger score, all that was gathered before is multiplied by a correction. Drag the tile size.`,
    try: "Turn on the causal mask. Tiles that it hides completely are not even read.",
    button: "Use the causal mask",
    question: (f) =>
      s`Tiles of eight words instead of four: how many numbers are moved for ${f.length} words?`,
    options: { half: "About half as many", same: "Just as many", twice: "About twice as many" },
    answer: (f) =>
      s`About half: ${f.atEight} instead of ${f.atFour}. Every row of tiles reads all keys and values once, and with larger tiles there are fewer rows of them. The price is fast memory, which must hold a whole tile: here ${f.held} numbers at once. The result is the same for every size: it begins with ${f.output}.`,
  },
  "blockwise-step-by-step": {
    look: "Keys and values come in tiles of two words. For every query only three things are kept: the largest score so far, the sum of the exponentials, and the weighted sum of the values so far.",
    try: "See where the tile of “starts with” corrects what “Your journey” left.",
    button: "Show a correction",
    question: "A later tile brings a larger score. What happens to the sum kept so far?",
    options: {
      kept: "It stays as it is",
      corrected: "It shrinks: times e to the old maximum minus the new",
      dropped: "It is discarded",
    },
    answer: (f) =>
      s`It shrinks. Where the maximum rose from ${f.oldMax} to ${f.newMax}, the factor is ${f.correction} and ${f.oldSum} becomes ${f.kept}, just as if the new maximum had been known from the start. At the end the output begins its last row with ${f.output}, the same as when computed at once.`,
  },
  cache: {
    look: (f) =>
      s`The sentence is written word by word, on the left with a cache and on the right without. A word already written never sees a later one, so its key and its value cannot change: the key of ${f.first} begins with ${f.key} from first to last. They can be kept. Without the cache, every word makes all of them again.`,
    try: "Watch both write the sentence; then drag the length, and see how far the two curves part.",
    button: "Play",
    question: (f) =>
      s`How many times as many multiplications does a text of ${f.length} words take without the cache?`,
    options: {
      two: "About twice as many",
      hundred: "About a hundred times",
      thousand: "More than a thousand times",
    },
    answer: (f) =>
      s`About ${f.times} times as many: ${f.without} instead of ${f.with}. Each new word repeats the whole sentence before it, so the work without the cache grows with the cube of the length, with it only with the square. The price is memory: ${f.bytes} bytes for the keys and values of one small layer.`,
  },
  "cache-step-by-step": {
    look: "Four words are read at once; then words come one at a time. Keys and values of earlier words are kept, and only those of the new one are computed.",
    try: "Watch the new key being added to the cache.",
    button: "Go to the cache",
    question: "How many keys are computed for the last word?",
    options: { one: "One", all: "One for every word so far" },
    answer: (f) =>
      s`Only ${f.fresh}. Its first number, ${f.key}, is now at the end of the cache (${f.inCache}), which holds ${f.cached} keys. Earlier keys cannot change, as no word sees later ones. The output begins with ${f.output}, as when the whole sentence is computed at once.`,
  },
  pages: {
    look: (f) =>
      s`Two sentences begin alike, with ${f.common} of their words in common. Keys and values are kept in blocks with room for ${f.page} of them. Blocks may be anywhere in memory; each sentence has a table that says where its own are. What both begin with is kept only once.`,
    try: "Watch both being written, then drag the page size: small pages leave fewer places empty, but they need more table entries.",
    button: "Play",
    question: (f) =>
      s`Both sentences read a block that still has room. What happens when the first goes on with ${f.word}, and the second does not?`,
    options: {
      copy: "The block is copied, and the word goes into the copy",
      both: "The word goes into the block, where both read it",
      fresh: "The block stays as it is, and a new one begins with the word",
    },
    answer: (f) =>
      s`It is copied (words copied: ${f.copied}), ${f.word} goes into the copy, and the second sentence keeps the old block. Full blocks stay shared: ${f.both} of ${f.blocks}. Only ${f.wasted} places are empty, where two contiguous pieces with room for ${f.length} words each would leave ${f.pieceWasted}. The result is the same: the context of ${f.word} begins with ${f.paged} with pages and with ${f.plain} without.`,
  },
  "cache-in-pages": {
    look: "The cache is divided into pages of two words that may be anywhere in memory, here with another sentence's page between them. A table says where each page is.",
    try: "Watch the table bring the keys into order.",
    button: "Go to the lookup",
    question: "Which page of our sentence comes first in memory?",
    options: {
      first: "The page of “Your journey”",
      second: "The page of “starts with”",
      third: "The page of “one step”",
    },
    answer: (f) =>
      s`The page of “starts with”: memory begins with ${f.stored}, and the key of “starts” with ${f.key}. The lookup begins with ${f.found}, which belongs to “Your”. The output begins with ${f.output}, with or without pages.`,
  },
  products: {
    look: "The dot product of two lists multiplies them in pairs, the first numbers, the second and so on, and adds up the results. A matrix is a table of numbers in rows and columns. The product of two matrices has a dot product in each of its cells.",
    try: "Compute one cell of the product.",
    button: "Show the first cell",
    question: "How is the first cell of the product computed?",
    options: {
      cells: "From the first cells of both",
      rows: "From the first row of one and the first column of the other",
    },
    answer: (f) =>
      s`From a row and a column: ${f.a} times ${f.b}, plus ${f.next} times ${f.below}, is ${f.product}. The dot product of the two lists is ${f.dot}, computed the same way.`,
  },
  "path-length": {
    look: "A cell counts the ways in which a word (column) can reach another (row) in the given number of steps. A recurrent net passes information to the next word, a convolution sees two words back, causal attention sees all words before.",
    try: "Go to the step in which the recurrent net first fills the lower left corner.",
    button: "Go to the last step",
    question:
      "How many steps does the recurrent net need until information from the first word reaches the last?",
    options: {
      one: "One",
      half: "Half as many as there are words",
      each: "One for each word in between, and one more",
    },
    answer: (f) =>
      s`${f.recurrentSteps}; after two steps the corner still holds ${f.deaf}. The convolution needs ${f.convolutionSteps}, attention ${f.attentionSteps}: its corner holds ${f.heard} at once. Short paths make learning easier.`,
  },
  bottleneck: {
    look: (f) =>
      s`Two sentences that differ in their first word, “Your” or “one”, go through a recurrent net, which carries everything in one state of ${f.state} numbers. The difference of the two states is taken after each word.`,
    try: "Go to attention over the same words.",
    button: "Go to the weights",
    question: "How much of the difference, squared and summed, is left after the last word?",
    options: {
      most: "More than half",
      some: "Less than half, more than a hundredth",
      little: "Less than a hundredth",
    },
    answer: (f) =>
      s`It fell from ${f.first} to ${f.last}: five later words have overwritten it. Attention gives the first word a weight of ${f.weight} directly, and the contexts differ by up to ${f.difference}, however far away the word is.`,
  },
  "soft-lookup": {
    look: "Keys, values and a query, like a small dictionary. A dictionary finds one key; attention compares the query with all keys and averages the values by how well the keys match.",
    try: "Make the query longer in the first key's direction and watch the answer approach its value.",
    button: "Make the query longer",
    question: (f) =>
      s`The query is nearest to the first key, whose value is ${f.first}. What does the soft lookup answer?`,
    options: {
      exact: "Just that value",
      between: "Something between it and the mean of all",
      mean: "The mean of all values",
    },
    answer: (f) =>
      s`${f.soft}: the first key has a weight of ${f.weight}, and the others contribute too. With larger scores the answer is ${f.sharp}, almost an exact lookup. A soft lookup can be trained, since every key has some influence.`,
  },
  temperature: {
    look: "The last word looks its value up with three kinds of scores: dot product, additive and bilinear, on the same queries and keys. Before softmax the scores are divided by a temperature. Drag it from cold to hot.",
    try: "Draw other weights and see which keys fit best now.",
    button: "Draw again",
    question:
      "At the lowest temperature each way fetches a single value. Do they fetch the same one?",
    options: {
      same: "All three fetch the same",
      two: "Two do, the third does not",
      none: "Each fetches another",
    },
    answer: (f) =>
      s`Two do: dot product fetches ${f.dot}, additive ${f.additive}, bilinear ${f.bilinear}. Which key fits best is up to the scores; the temperature only says how much the best one counts. Cold, the weights are spread as over ${f.cold} words, hot as over ${f.hot}, and then every way gives the mean.`,
  },
};

import { sentence as s } from "../../../draw/marks.js";
import type { blocks } from "../specs/blocks.js";
import type { WordsFor } from "../types.js";

export const blocksInEnglish: WordsFor<typeof blocks> = {
  positions: {
    look: "Attention by itself does not know the order of the words. Sines and cosines of the position are added: fast waves in the first columns, slow ones in the last.",
    try: "Watch the positions being added to the words.",
    button: "Go to the sum",
    question: (f) => s`What is added to the first word, ${f.first}, at position zero?`,
    options: {
      nothing: "Nothing",
      alternating: "Zeros and ones, alternating",
      random: "Random numbers",
    },
    answer: (f) =>
      s`${f.sine} and ${f.cosine}, alternating: the sine and the cosine of zero. For ${f.next}, one position later, the first number added is ${f.nextSine}.`,
  },
  "positions-learned": {
    look: "A table with one row for each position. It starts at random and is trained like every other parameter.",
    try: "Draw another table.",
    button: "Draw another table",
    question: "Sines stay between minus one and one. Do these numbers, before training?",
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No: one number of ${f.token} is ${f.far}. They are drawn from a normal distribution. Rows of neighbouring positions are not similar yet; that has to be learned, and there are no rows beyond the table's end.`,
  },
  "positions-rotary": {
    look: "Nothing is added. After the projection, each pair of numbers in query and key is rotated by an angle that grows with the position.",
    try: (f) => s`See how a number of ${f.last} is rotated.`,
    button: "Show the rotation",
    question: (f) => s`What happens to the query of ${f.first}, at position zero?`,
    options: { nothing: "Nothing", all: "All its numbers change" },
    answer: (f) =>
      s`Nothing: ${f.query} stays ${f.turned}. For ${f.last}, ${f.lastQuery} becomes ${f.lastTurned}. A rotation keeps lengths, and positions enter the dot product only through their distance.`,
  },
  "positions-none": {
    look: "No positions. Every word is represented by its vector alone.",
    try: "Open the same words in reverse order and look for the same score.",
    button: "Open the reversed sentence",
    question: (f) => s`What does the score of ${f.query} and ${f.key} depend on?`,
    options: { words: "On the two words alone", places: "On the words and their positions" },
    answer: (f) =>
      s`On the words alone: it is ${f.score}, and it stays so at any positions. For this attention a sentence is a bag of words.`,
  },
  "positions-none-permuted": {
    look: "The same six words, last to first, and still no positions.",
    try: "Add positions and see the scores change.",
    button: "Add positions",
    question: (f) => s`${f.query} was second, now it is next to last. Has its context changed?`,
    options: { same: "No, only its place has changed", other: "Yes, it has changed" },
    answer: (f) =>
      s`Only its place has changed. Its score with ${f.key} is still ${f.score}, and its context still begins with ${f.context}: permuted words give permuted outputs.`,
  },
  "positions-compared": {
    look: "Sinusoidal positions are clocks that turn at different speeds; rotary ones turn queries and keys themselves. Drag the position: the clocks turn, and the two words move apart. Then the words are shuffled.",
    try: "Shuffle the words into another order.",
    button: "Shuffle again",
    question: "The words are shuffled. Whose contexts change?",
    options: {
      all: "All, even without positions",
      placed: "Those with sinusoidal or rotary positions",
      neither: "None, as the words are the same",
    },
    answer: (f) =>
      s`Those with positions. The context of ${f.token} moves by ${f.sinusoidal} with sinusoidal positions and by ${f.rotary} with rotary ones. Without positions it moves by ${f.none}, no more than rounding.`,
  },
  "feed-forward": {
    look: (f) =>
      s`Every token goes separately through two layers: from ${f.narrow} numbers to ${f.wide} and back. Between them, the activation changes negative numbers.`,
    try: "Switch the activation and see what happens to the zeros.",
    button: "Use GELU",
    question: "ReLU sets negative numbers to zero. How many of the hidden numbers become zero?",
    options: { none: "None", some: "Some", most: "Nearly all" },
    answer: (f) =>
      s`${f.zeros} of ${f.all}: before training about half are negative, for example ${f.before}, which becomes ${f.after}. Without this nonlinearity two layers could do no more than one.`,
  },
  norms: {
    look: "The same small table normalised twice: once along its columns, over the batch, and once along its rows, each token separately.",
    try: "See how one number of the layer norm is computed.",
    button: "Show a number",
    question: "What does layer norm average over?",
    options: { rows: "Each row: one token", columns: "Each column: one feature" },
    answer: (f) =>
      s`Each row. The first has the mean ${f.mean} and the variance ${f.variance}, so its first number becomes ${f.normed}. Batch norm takes ${f.batchMean}, the mean of the first column, and so depends on the other rows.`,
  },
  "norms-rms": {
    look: "Each row is only divided by its root mean square. No mean is subtracted, and there is no bias.",
    try: "See how one number is computed.",
    button: "Show a number",
    question: "Is the mean of a row zero afterwards?",
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No. ${f.x} divided by ${f.rms} gives ${f.normed}: all signs stay, and only the root mean square becomes one.`,
  },
  "norms-random": {
    look: "Many random rows, each normalised separately. Before, every row has a mean and a variance of its own.",
    try: "Go to the result and compare the colours of the rows.",
    button: "Go to the layer norm",
    question: (f) =>
      s`The first row has the mean ${f.mean} and the variance ${f.variance}. What is its variance afterwards?`,
    options: { same: "The same", one: "One", zero: "Zero" },
    answer: (f) =>
      s`One, except for the small epsilon under the root. The first number went from ${f.x} to ${f.normed}.`,
  },
  "norms-deep": {
    look: "A deep stack of post-norm blocks is hard to train. DeepNorm multiplies the residual connection by a factor before adding.",
    try: "Use a larger factor.",
    button: "Use a larger factor",
    question: "By what factor is the residual connection multiplied?",
    options: { less: "Less than one", one: "One", more: "More than one" },
    answer: (f) =>
      s`By ${f.shown}, which grows with the number of layers. ${f.x} times that, plus ${f.attended} from attention, makes ${f.sum}. Each layer then changes the sum a little less.`,
  },
  block: {
    look: "A whole block: attention lets the tokens exchange information, the feed-forward works on each alone. Both have a residual connection: the input skips the layer and is added back.",
    try: "Break it: remove the residual connections.",
    button: "Remove the residuals",
    question: "This block is post-norm. Where is the first norm?",
    options: { before: "Before attention", after: "After the residual is added" },
    answer: (f) =>
      s`After the sum: ${f.before} becomes ${f.normed}. The output of the block is normalised; the residual path passes through every norm, which is why deep post-norm stacks need a warm-up of the learning rate.`,
  },
  "block-pre-norm": {
    look: "The norms have moved in front of attention and of the feed-forward. The residual path no longer passes through any norm.",
    try: "Put the norms back after the sums and compare the outputs.",
    button: "Use post-norm",
    question: "Is the output of this block normalised?",
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`No. The number ${f.x} goes in and comes out as ${f.output}: the sum of the input and what the sub-layers added. That makes deep stacks easy to train, and is why they end with one last norm.`,
  },
  "block-sandwich-norm": {
    look: "The input of each sub-layer is normalised, and so is its result before it is added to the residual.",
    try: "Go to the norm after attention.",
    button: "Go to that norm",
    question: "There are two sub-layers. How many norms does the block have?",
    options: { one: "One for each", two: "Two for each" },
    answer: (f) =>
      s`${f.shown}, two for each. After attention ${f.attended} becomes ${f.normed}, so that no sub-layer can add very large numbers.`,
  },
  "depth-and-norms": {
    look: "One sentence rises through four stacks of untrained blocks with the same weights. Only the place of the norms differs. The wider the band, the larger the residual stream. Drag the number of blocks.",
    try: "Stack forty-eight blocks.",
    button: "Use forty-eight",
    question: "Without norms, how large has the stream become at the top?",
    options: {
      same: "As large as the sentence was",
      adds: "A few times larger: the updates add up",
      multiplies: "More than a thousand times larger",
    },
    answer: (f) =>
      s`More than a thousand times: ${f.none}, as every update is as large as what it is computed from. With pre-norm the updates only add up, to ${f.pre}, so a block adds ${f.first} of the stream at the bottom and ${f.last} at the top. Post-norm holds the stream at ${f.post}, and each block replaces much of it.`,
  },
  stacks: {
    look: "Two decoder blocks with causal masks and one last norm, as in GPT. The second block reads what the first wrote.",
    try: "Go to the weights of the second block.",
    button: "Go to the weights",
    question: (f) => s`In the second block, what does the first word, ${f.first}, see?`,
    options: { itself: "Only itself", all: "All words, through the first block" },
    answer: (f) =>
      s`Only itself: ${f.own}, and ${f.next} for ${f.second}. Every block has the mask, and no row of the first block depends on later words either, so the model can generate word by word.`,
  },
  "stacks-encoder": {
    look: "Two encoder blocks without a mask, as in BERT: every word attends in both directions.",
    try: "Give it the mask of a decoder.",
    button: "Mask it",
    question: (f) => s`Does ${f.first}, the first word, see ${f.last}, the last one?`,
    options: { yes: "Yes", no: "No" },
    answer: (f) =>
      s`Yes, with ${f.weight} in the first block and ${f.later} in the second. Good for understanding a whole sentence, but it cannot learn to predict the next word: it already sees it.`,
  },
  "stacks-encoder-decoder": {
    look: "The encoder reads the Chinese sentence, the decoder generates the English one, as in T5. Between its masked attention and its feed-forward, each decoder block attends to the encoder's output.",
    try: "Go to the decoder's cross-attention.",
    button: "Go to cross-attention",
    question: "Which encoder block do the keys for the first decoder block come from?",
    options: { first: "The first one", last: "The last one" },
    answer: (f) =>
      s`The last one: every decoder block attends to the encoder's final output. Here ${f.query} gives the largest weight, ${f.weight}, to ${f.best}.`,
  },
  "grouped-query": {
    look: "Eight heads of queries share two heads of keys and values: each reads the keys of its group with queries of its own.",
    try: "Give every head keys and values of its own.",
    button: "Use eight of each",
    question: "Four heads read the same keys. Do they look at the same words?",
    options: {
      same: "Yes, the same keys give the same weights",
      differ: "No, their queries differ",
    },
    answer: (f) =>
      s`No: the first two heads give ${f.one} of their weight to different words. On average it is ${f.within} within a group, and ${f.between} between groups, little more. So fewer keys and values cost little, and the cache shrinks from ${f.own} to ${f.kept} bytes.`,
  },
  "multi-query": {
    look: "One head of keys and values for all four heads of queries. Fewer numbers have to be stored during generation.",
    try: "Give every head keys and values of its own again.",
    button: "Use four of each",
    question: "Compared with one key head for each query head, how much of the key cache is left?",
    options: { same: "All of it", half: "Half", heads: "A quarter: one head instead of four" },
    answer: (f) =>
      s`A quarter: ${f.keys} for each word, while the queries have ${f.queries}. The heads still differ, since their queries do: ${f.token} gives ${f.key} ${f.one} in one and ${f.other} in the next.`,
  },
  windows: {
    look: "A sliding window: each word sees itself and a few words before it, for any length of the sentence.",
    try: "Widen the window.",
    button: "Widen the window",
    question: (f) => s`What does the last word, ${f.last}, see?`,
    options: {
      itself: "Itself alone",
      two: "Itself and the word before it",
      all: "Everything before it",
    },
    answer: (f) =>
      s`Itself, ${f.own}, and ${f.before}, ${f.previous}; the first word gets ${f.hidden}. The cost then grows with the length of the sentence and not with its square.`,
  },
  "windows-layers": {
    look: "Three layers with the same narrow window. In the first layer the last word sees two words, but the one before it has also seen the word before that.",
    try: "Stack five layers.",
    button: "Use five layers",
    question: (f) =>
      s`On how many words, including itself, can ${f.last} depend after three layers?`,
    options: {
      same: "Two, as in one layer",
      grows: "Two, and one more with every further layer",
      all: "All six",
    },
    answer: (f) =>
      s`On ${f.reached}. Each layer reaches one word further back; in the first, ${f.weight} of its attention goes to the word before it. With many layers even a narrow window reaches far.`,
  },
  "windows-reach": {
    look: "Rows of dots are layers, each with the same window of two words. The cone shows of which words a dot has heard. Click a word, or any dot, to see its own cone.",
    try: "Drag the number of layers until the last word hears of the first. Then paint another mask in the settings.",
    button: "Use eight layers",
    question: (f) =>
      s`One layer lets ${f.last} hear of ${f.window} words, itself included. Of how many after ${f.layers} layers?`,
    options: {
      same: "Still two",
      adds: "Four: one more with each layer",
      multiplies: "Eight: twice as many with each layer",
    },
    answer: (f) =>
      s`Of ${f.heard}. The ${f.weight} that it takes from ${f.before} brings what ${f.before} saw itself, so the reach grows by one word a layer. The first of these ${f.tokens} words needs ${f.needed} layers to get here. A model has many layers anyway, so it can afford narrow windows.`,
  },
};

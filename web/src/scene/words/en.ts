import { sentence } from "../../draw/marks.js";
import { count, products, tokensOf } from "./count.js";
import type { SceneWords } from "./phrases.js";

export const en: SceneWords = {
  padding: "pad",
  sum: "sum",
  runningSum: "the running sum",
  rowSum: "row sum",
  row: (name) => `row ${name}`,
  column: (name) => `column ${name}`,
  minusMax: "− max",
  bias: "bias",
  head: (n) => `Head ${n}`,
  moreHeads: (n) => `and ${n} more, computed alike`,
  sentenceOf: (n, of) => `Sentence ${n} of ${of}`,
  moreTerms: (n) => `${n} more`,
  laidOut: (sum) => `each ÷ ${sum}, laid end to end`,
  laidOutShort: "each ÷ sum, end to end",
  largest: "largest value per pixel",
  largestInFull: "Several cells lie under one pixel. It has the tint of the one farthest from 0.",
  matrix: (title, rows, columns) => `${title}, ${rows} rows, ${columns} columns`,
  before: "before",
  after: "after",
  meanAndDeviation: (mean, deviation) => `mean ${mean}, deviation ${deviation}`,
  rootMeanSquare: (value) => `root mean square ${value}`,

  tokensCut: (n) =>
    n === 1
      ? sentence`The sentence is one token. It has a number.`
      : sentence`The sentence is cut into ${count("en", n)} tokens. Each has a number.`,
  lookedUp: (token, row) =>
    sentence`${token} is row ${String(row)} of the table. Its vector is copied out.`,
  scoreMeets: (query, key, terms) =>
    sentence`The query of ${query} meets the key of ${key}: ${products(terms)}.`,
  scoreMakes: (query, key, terms, sum) =>
    sentence`The query of ${query} meets the key of ${key}: ${products(terms)} and one sum make ${sum}.`,
  linearMeets: (token, column, weights, terms) =>
    sentence`The vector of ${token} meets column ${String(column)} of ${weights}: ${products(terms)}.`,
  linearMakes: (token, terms, bias, sum) =>
    sentence`For ${token}, ${products(terms)}${bias ? ", the bias" : ""} and one sum make ${sum}.`,
  contextMeets: (token, terms) =>
    sentence`${token} takes ${terms === 1 ? "its share of one value" : `its shares of ${count("en", terms)} values`}.`,
  contextMakes: (token, terms, sum) =>
    sentence`${token} mixes ${count("en", terms)} value${terms === 1 ? "" : "s"} by their weights, and this number of its context is ${sum}.`,
  productMakes: (row, column, terms, sum) =>
    sentence`Row ${row} meets column ${column}: ${products(terms)} and one sum make ${sum}.`,
  setByHand: (row, worked, value) =>
    sentence`The sum for ${row} is ${worked}, but this number was set by hand to ${value}.`,
  rowNumberFollows: (row) => sentence`The rest of row ${row} is computed the same way.`,
  rowFollows: (row) => sentence`The rest of the row of ${row} is computed the same way.`,
  allRowsAlike: sentence`Every other row is computed the same way, all at once.`,
  reach: (token, n, all) =>
    all
      ? sentence`${token} may look at all ${tokensOf(n)}.`
      : n === 1
        ? sentence`${token} may look at itself alone.`
        : sentence`${token} may look at ${tokensOf(n)}, itself included.`,
  minusMaximum: (max) =>
    sentence`The largest score of the row, ${max}, is subtracted from each, so no exponential can overflow.`,
  exponentials: sentence`Each becomes a power of e. The largest is always 1.`,
  allShares: (sum) => sentence`Together they make ${sum}. Each is divided by that sum.`,
  share: (token, share, of) =>
    sentence`${token} gives ${share} of its attention to ${of ?? "itself"}.`,
  nothingInReach: (token) => sentence`Nothing is in reach of ${token}: all its weights are 0.`,
  everyRowIsOne: sentence`Every row becomes shares of one.`,
  maskLater: sentence`Tokens still to come are out of reach.`,
  maskHidden: sentence`Hatched pairs may not meet.`,
  maskNothing: sentence`The mask hides nothing here.`,
  divided: (by, from, to) => sentence`Every score is divided by ${by}: ${from} becomes ${to}.`,
  multiplied: (by, from, to) =>
    sentence`Every score is multiplied by ${by}: ${from} becomes ${to}.`,
  copyTravels: sentence`An untouched copy skips the step and meets its result.`,
  added: (factor, a, b, sum) => sentence`${factor}${a} and ${b} make ${sum}.`,
  normMean: (token, mean) =>
    sentence`The numbers of ${token} slide until their mean is 0: each less ${mean}.`,
  normDeviation: (token, deviation, first) =>
    sentence`Then the numbers of ${token} stretch until their deviation is 1, each divided by ${deviation}: the first becomes ${first}.`,
  normRoot: (token, root) =>
    sentence`The root mean square of ${token} is ${root}. No mean is subtracted.`,
  alongCurve: (token, from, to) =>
    sentence`Each number runs along the curve: of ${token}, ${from} becomes ${to}.`,
  normGain: sentence`Last, a learned gain multiplies each number and a learned bias is added.`,
  normEach: sentence`The others are normalised the same way, each on its own.`,
  dropped: (n) => sentence`${n === 1 ? "One cell falls" : `${n} cells fall`} out, by chance.`,
  survivors: (factor) =>
    sentence`The rest are multiplied by ${factor}, so that the sum stays the same on average.`,
  becomes: (title, token, value) => sentence`${title}: the first number of ${token} is ${value}.`,
  given: (title) => sentence`${title}, as given.`,

  query: "query",
  key: "key",
  length: "length",
  products: "products",
  dotProduct: "dot product",
  cosineLengths: (query, key) =>
    sentence`First come the lengths of the two vectors, ${query} and ${key}: they will be divided out.`,
  cosineDot: (query, key, terms) =>
    sentence`${query} meets ${key}: ${products(terms)} and one sum are their dot product.`,
  cosineMakes: (query, key, cosine, degrees) =>
    sentence`Divided by both lengths it is ${cosine}, the cosine of the angle between ${query} and ${key}: ${String(degrees)}°.`,
  bilinearTurns: (query, weights, rows) =>
    sentence`${weights} turn the query of ${query} into a vector of ${count("en", rows)} numbers, as wide as a key.`,
  bilinearMeets: (query, key, terms, score) =>
    sentence`That vector of ${query} meets the key of ${key}: ${products(terms)} and one sum make ${score}.`,
  additiveKey: (key, unit, terms) =>
    sentence`Unit ${String(unit)} weighs the key of ${key}: ${products(terms)} and one sum.`,
  additiveQuery: (query, terms) =>
    sentence`It weighs the query of ${query} with other weights: ${products(terms)} and one sum.`,
  additiveMakes: (key, query, unit, sum) =>
    sentence`The key of ${key} and the query of ${query} are added, not multiplied: unit ${String(unit)} holds ${sum}.`,
  allRowsOfQuery: (query) =>
    sentence`The query of ${query} meets every other key the same way, and so do all other queries.`,
  vectorMeets: (query, key, vector) =>
    sentence`${vector} weighs what ${query} and ${key} have made together.`,
  vectorMakes: (query, key, terms, sum) =>
    sentence`${query} meets ${key}: ${products(terms)} and one sum make ${sum}.`,
  rowAddsUp: (row, sum) => sentence`What is left in the row of ${row} adds up to ${sum}.`,

  multipliedBy: (a, b, product) => sentence`${a} times ${b} is ${product}.`,
  dividedBy: (a, sum, share) => sentence`${a} divided by the sum of its row, ${sum}, is ${share}.`,
  overflows: (row) =>
    sentence`The exponentials of ${row} are too large for a float32: infinity divided by infinity is no number.`,
  gated: (gate, value, product) =>
    sentence`${gate} times ${value} is ${product}. Where the gate is near 0, little passes.`,
  inMemory: (title) =>
    sentence`${title}: the numbers lie in memory one after the other, line by line.`,
  lineCut: (pieces, width) =>
    sentence`One line is cut into ${count("en", pieces)} pieces of ${count("en", width)}. Every number stays where it is.`,
  lineJoined: (pieces, width) =>
    sentence`The ${count("en", pieces)} pieces of a line close up into one of ${count("en", width)}. Every number stays where it is.`,
  sameNumbers: (first, before, after) =>
    sentence`${before} is read as ${after}. The first number is still ${first}: only the shape has changed.`,
  piecesSwap: sentence`Lines and pieces change places: piece 2 of line 1 becomes piece 1 of line 2.`,
  onlyAxes: (before, after) =>
    sentence`${before} has become ${after}. No number has changed, only its place.`,
  partsMade: (parts, row) =>
    sentence`${row} has ${count("en", parts)} results, one from each head.`,
  partsJoin: (row, width, first) =>
    sentence`Side by side they are one row of ${count("en", width)} numbers for ${row}, the first still ${first}.`,
  headShared: (times, first) =>
    sentence`This head is shared by ${count("en", times)} query heads. Each gets a copy, which begins with ${first}.`,
  headsShared: (heads, times) =>
    sentence`Now each of the ${count("en", heads)} query heads has a partner, and only one in ${count("en", times)} had to be computed and kept.`,
  asGiven: (title, row, first) => sentence`${title}, as given: ${row} begins with ${first}.`,
  waveRead: (row, position, value) =>
    sentence`Column 1 is a wave down the sentence. At position ${String(position)}, ${row} reads ${value}.`,
  slowerWaves: (row) =>
    sentence`Each pair of columns is a slower wave than the last. So no row is like that of ${row}: it is its position, written in waves.`,
  pairsArePoints: (row) => sentence`Two neighbouring numbers of ${row} are a point on a circle.`,
  pairTurns: (row, position, from, to) =>
    sentence`${row} stands at position ${String(position)}, so each point turns by ${String(position)} times its own angle: ${from} becomes ${to}.`,
  laterPairsSlower: sentence`Later pairs turn more slowly. No vector changes its length, so a score comes to depend on how far apart two tokens stand.`,
  onTheMap: (row, first) =>
    sentence`The first direction is the one in which the rows differ most. ${row} lies at ${first} along it.`,

  softmaxWithout: "softmax without the scale",
  softmaxWith: "softmax with it",
  scaleEvens: (row, key, without, share, shrinks) =>
    sentence`Without the scale ${key} would get ${without} of the attention of ${row}; with it, ${share}. ${shrinks ? "The shares come closer together." : "The shares move apart."}`,
  first: (what) => `${what} first`,
  thenSoftmax: "then softmax",
  thenZero: "then 0",
  minusInfinityFirst: (row) =>
    sentence`One way, for ${row}: −∞ first, then softmax. e to the power −∞ is 0.`,
  otherWay: (row, left) =>
    sentence`The other way, for ${row}: softmax first, hidden shares to 0, then divide by the ${left} that is left.`,
  bothWaysAgree: (row, key, share) => sentence`Both ways agree: ${row} gives ${key} ${share}.`,

  cover: sentence`Each token gathers from the tokens it may see. Press play to see how. Nothing is trained yet: who looks at whom means nothing.`,

  max: "largest",
  rowLargest: (row, max) => sentence`The largest number in the row of ${row} is ${max}.`,
  greater: (a, b, max) => sentence`Of ${a} and ${b} the larger is kept: ${max}.`,
  rowsCut: (title, from, to, first) =>
    sentence`${from === to ? `Row ${from}` : `Rows ${from} to ${to}`} of ${title} stand${from === to ? "s" : ""} alone, beginning with ${first}.`,
  columnsCut: (title, from, to, first) =>
    sentence`${from === to ? `Column ${from}` : `Columns ${from} to ${to}`} of ${title} stand${from === to ? "s" : ""} alone, beginning with ${first}.`,
  rowsJoin: (title, rows, first) =>
    sentence`${title} joins the others with ${count("en", rows)} row${rows === 1 ? "" : "s"}, beginning with ${first}.`,
};

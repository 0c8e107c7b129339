/** What the scenes say: present tense, the sentence's own tokens, one number. */
import type { Part } from "../../types/frame.js";

export interface SceneWords {
  readonly padding: string;
  readonly sum: string;
  readonly runningSum: string;
  readonly rowSum: string;
  readonly row: (name: string) => string;
  readonly column: (name: string) => string;
  readonly minusMax: string;
  readonly bias: string;
  readonly head: (n: number) => string;
  readonly moreHeads: (n: number) => string;
  readonly sentenceOf: (n: number, of: number) => string;
  readonly moreTerms: (n: number) => string;
  readonly laidOut: (sum: string) => string;
  readonly laidOutShort: string;
  /** Where several cells lie under a pixel: it shows the one farthest from zero. */
  readonly largest: string;
  readonly largestInFull: string;
  readonly matrix: (title: string, rows: number, columns: number) => string;
  readonly before: string;
  readonly after: string;
  readonly meanAndDeviation: (mean: string, deviation: string) => string;
  readonly rootMeanSquare: (value: string) => string;

  readonly tokensCut: (n: number) => Part[];
  readonly lookedUp: (token: Part, row: number) => Part[];
  readonly scoreMeets: (query: Part, key: Part, terms: number) => Part[];
  readonly scoreMakes: (query: Part, key: Part, terms: number, sum: Part) => Part[];
  readonly linearMeets: (token: Part, column: number, weights: Part, terms: number) => Part[];
  readonly linearMakes: (token: Part, terms: number, bias: boolean, sum: Part) => Part[];
  readonly contextMeets: (token: Part, terms: number) => Part[];
  readonly contextMakes: (token: Part, terms: number, sum: Part) => Part[];
  readonly productMakes: (row: Part, column: Part, terms: number, sum: Part) => Part[];
  readonly setByHand: (row: Part, worked: string, value: Part) => Part[];
  readonly rowFollows: (row: Part) => Part[];
  readonly rowNumberFollows: (row: Part) => Part[];
  readonly allRowsAlike: Part[];
  readonly reach: (token: Part, n: number, all: boolean) => Part[];
  readonly minusMaximum: (max: Part) => Part[];
  readonly exponentials: Part[];
  readonly allShares: (sum: string) => Part[];
  readonly share: (token: Part, share: Part, of: Part | undefined) => Part[];
  readonly nothingInReach: (token: Part) => Part[];
  readonly everyRowIsOne: Part[];
  readonly maskLater: Part[];
  readonly maskHidden: Part[];
  readonly maskNothing: Part[];
  readonly divided: (by: string, from: Part, to: Part) => Part[];
  readonly multiplied: (by: string, from: Part, to: Part) => Part[];
  readonly copyTravels: Part[];
  readonly added: (factor: string, a: Part, b: Part, sum: Part) => Part[];
  readonly normMean: (token: Part, mean: string) => Part[];
  readonly normDeviation: (token: Part, deviation: string, first: Part) => Part[];
  readonly normRoot: (token: Part, root: string) => Part[];
  readonly alongCurve: (token: Part, from: Part, to: Part) => Part[];
  readonly normGain: Part[];
  readonly normEach: Part[];
  readonly dropped: (n: number) => Part[];
  readonly survivors: (factor: string) => Part[];
  readonly becomes: (title: Part, token: Part, value: Part) => Part[];
  readonly given: (title: Part) => Part[];

  readonly query: string;
  readonly key: string;
  readonly length: string;
  readonly products: string;
  readonly dotProduct: string;
  readonly cosineLengths: (query: Part, key: Part) => Part[];
  readonly cosineDot: (query: Part, key: Part, terms: number) => Part[];
  readonly cosineMakes: (query: Part, key: Part, cosine: Part, degrees: number) => Part[];
  readonly bilinearTurns: (query: Part, weights: Part, rows: number) => Part[];
  readonly bilinearMeets: (query: Part, key: Part, terms: number, score: Part) => Part[];
  readonly additiveKey: (key: Part, unit: number, terms: number) => Part[];
  readonly additiveQuery: (query: Part, terms: number) => Part[];
  readonly additiveMakes: (key: Part, query: Part, unit: number, sum: Part) => Part[];
  readonly allRowsOfQuery: (query: Part) => Part[];
  readonly vectorMeets: (query: Part, key: Part, vector: Part) => Part[];
  readonly vectorMakes: (query: Part, key: Part, terms: number, sum: Part) => Part[];
  readonly rowAddsUp: (row: Part, sum: Part) => Part[];

  readonly multipliedBy: (a: Part, b: Part, product: Part) => Part[];
  readonly dividedBy: (a: Part, sum: Part, share: Part) => Part[];
  readonly overflows: (row: Part) => Part[];
  readonly gated: (gate: Part, value: Part, product: Part) => Part[];
  readonly inMemory: (title: Part) => Part[];
  readonly lineCut: (pieces: number, width: number) => Part[];
  readonly lineJoined: (pieces: number, width: number) => Part[];
  readonly sameNumbers: (first: Part, before: string, after: string) => Part[];
  readonly piecesSwap: Part[];
  readonly onlyAxes: (before: string, after: string) => Part[];
  readonly partsMade: (parts: number, row: Part) => Part[];
  readonly partsJoin: (row: Part, width: number, first: Part) => Part[];
  readonly headShared: (times: number, first: Part) => Part[];
  readonly headsShared: (heads: number, times: number) => Part[];
  readonly asGiven: (title: Part, row: Part, first: Part) => Part[];
  readonly waveRead: (row: Part, position: number, value: Part) => Part[];
  readonly slowerWaves: (row: Part) => Part[];
  readonly pairsArePoints: (row: Part) => Part[];
  readonly pairTurns: (row: Part, position: number, from: Part, to: Part) => Part[];
  readonly laterPairsSlower: Part[];
  readonly onTheMap: (row: Part, first: Part) => Part[];

  readonly softmaxWithout: string;
  readonly softmaxWith: string;
  readonly scaleEvens: (
    row: Part,
    key: Part,
    without: string,
    share: Part,
    shrinks: boolean,
  ) => Part[];
  readonly first: (what: string) => string;
  readonly thenSoftmax: string;
  readonly thenZero: string;
  readonly minusInfinityFirst: (row: Part) => Part[];
  readonly otherWay: (row: Part, left: string) => Part[];
  readonly bothWaysAgree: (row: Part, key: Part, share: Part) => Part[];

  readonly cover: Part[];

  readonly max: string;
  readonly rowLargest: (row: Part, max: Part) => Part[];
  readonly greater: (a: Part, b: Part, max: Part) => Part[];
  readonly rowsCut: (title: Part, from: number, to: number, first: Part) => Part[];
  readonly columnsCut: (title: Part, from: number, to: number, first: Part) => Part[];
  readonly rowsJoin: (title: Part, rows: number, first: Part) => Part[];
}

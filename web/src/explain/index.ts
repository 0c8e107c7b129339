/** Explanations of numbers: the cells a number was computed from, and its arithmetic. */
export { sourcesOf } from "../ops/registries/explain.js";
export { type Section, type TileRow, type VectorTiles, chainOf } from "./chain.js";
export { evaluate } from "../expression/expression.js";
export { type Explanation, explain, inOneLine } from "./explain.js";
export { describe, nodeOf } from "./cell_labels.js";
export type { PrintedPiece } from "./print.js";
export type { PrintedLine } from "./receipt.js";

/** Explanations of numbers: the cells a number was computed from, and its arithmetic. */
export { sourcesOf } from "../ops/explain.js";
export { type Section, type TileRow, type Tiles, chainOf } from "./chain.js";
export { evaluate } from "../expression/expression.js";
export { type Explanation, explain } from "./explain.js";
export { describe, nodeOf } from "./places.js";
export type { Piece } from "./print.js";
export type { PrintedLine } from "./receipt.js";

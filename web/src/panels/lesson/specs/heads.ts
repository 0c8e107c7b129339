/** Rows 9 to 17: masks, dropout, batches, heads, scoring functions, cross-attention. */
import { masks } from "./masks.js";
import { scoring } from "./scoring.js";
import { split } from "./split.js";

export const heads = { ...masks, ...split, ...scoring };

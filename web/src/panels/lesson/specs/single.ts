/** Rows 1 to 8 of the curriculum: from vectors to one head. */
import { projections } from "./projections.js";
import { vectors } from "./vectors.js";

export const single = { ...vectors, ...projections };

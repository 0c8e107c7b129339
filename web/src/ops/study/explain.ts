import type { Explained } from "../../expression/explained.js";
import { cache } from "./cache/explain.js";
import { depth } from "./depth/explain.js";
import { groupsExplained } from "./groups/explain.js";
import { lookupExplained } from "./lookup/explain.js";
import { positionsExplained } from "./positions/explain.js";
import { pagesExplained } from "./pages/explain.js";
import { reach } from "./reach/explain.js";
import { spreadExplained } from "./spread/explain.js";
import { tilesExplained } from "./tiles/explain.js";

export const studies: readonly Explained[] = [
  cache,
  tilesExplained,
  reach,
  groupsExplained,
  depth,
  spreadExplained,
  lookupExplained,
  positionsExplained,
  pagesExplained,
];

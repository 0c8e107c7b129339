import type { OpsCode } from "../../program/spelling.js";
import { cacheCode } from "./cache/code.js";
import { groupsCode } from "./groups/code.js";
import { lookupCode } from "./lookup/code.js";
import { pagesCode } from "./pages/code.js";
import { reachCode } from "./reach/code.js";
import { spreadCode } from "./spread/code.js";
import { tilesCode } from "./tiles/code.js";

export const studyCode: readonly OpsCode[] = [
  cacheCode,
  tilesCode,
  reachCode,
  groupsCode,
  spreadCode,
  lookupCode,
  pagesCode,
];

import type { specs } from "../specs/index.js";
import type { WordsFor } from "../types.js";
import { blocksInChinese } from "./blocks.js";
import { firstInChinese } from "./first.js";
import { furtherInChinese } from "./further.js";
import { headsInChinese } from "./heads.js";
import { learningInChinese } from "./learning.js";
import { singleInChinese } from "./single.js";
import { trainedInChinese } from "./trained.js";
import { writingInChinese } from "./writing.js";

export const words: WordsFor<typeof specs> = {
  ...firstInChinese,
  ...singleInChinese,
  ...headsInChinese,
  ...blocksInChinese,
  ...furtherInChinese,
  ...learningInChinese,
  ...trainedInChinese,
  ...writingInChinese,
};

export { steps } from "./steps.js";

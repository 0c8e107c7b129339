import type { specs } from "../specs/index.js";
import type { WordsFor } from "../types.js";
import { blocksInEnglish } from "./blocks.js";
import { firstInEnglish } from "./first.js";
import { furtherInEnglish } from "./further.js";
import { headsInEnglish } from "./heads.js";
import { learningInEnglish } from "./learning.js";
import { singleInEnglish } from "./single.js";
import { trainedInEnglish } from "./trained.js";
import { writingInEnglish } from "./writing.js";

export const words: WordsFor<typeof specs> = {
  ...firstInEnglish,
  ...singleInEnglish,
  ...headsInEnglish,
  ...blocksInEnglish,
  ...furtherInEnglish,
  ...learningInEnglish,
  ...trainedInEnglish,
  ...writingInEnglish,
};

export { steps } from "./steps.js";

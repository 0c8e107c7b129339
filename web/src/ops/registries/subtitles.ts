/** What stands under the title of a stage, by the op of its last node: "Rows times columns." */
import { activationSubtitles } from "../activation/words.js";
import { arithmeticSubtitles } from "../arithmetic/words.js";
import { componentsSubtitles } from "../components/words.js";
import { dropoutSubtitles } from "../dropout/words.js";
import { gradientSubtitles } from "../backward/op_words.js";
import { headsSubtitles } from "../heads/words.js";
import { maskSubtitles } from "../mask/words.js";
import { normSubtitles } from "../norm/words.js";
import { positionsSubtitles } from "../positions/words.js";
import { productSubtitles } from "../product/words.js";
import { reduceSubtitles } from "../reduce/words.js";
import { scaleSubtitles } from "../arithmetic/scale/words.js";
import { scoresSubtitles } from "../scores/words.js";
import { shapeSubtitles } from "../shape/words.js";
import { softmaxSubtitles } from "../softmax/words.js";
import { sourceSubtitles } from "../source/words.js";
import { studySubtitles } from "../study/subtitles.js";

export const opSubtitles = {
  ...activationSubtitles,
  ...arithmeticSubtitles,
  ...componentsSubtitles,
  ...dropoutSubtitles,
  ...gradientSubtitles,
  ...headsSubtitles,
  ...maskSubtitles,
  ...normSubtitles,
  ...positionsSubtitles,
  ...productSubtitles,
  ...reduceSubtitles,
  ...scaleSubtitles,
  ...scoresSubtitles,
  ...shapeSubtitles,
  ...softmaxSubtitles,
  ...sourceSubtitles,
  ...studySubtitles,
};

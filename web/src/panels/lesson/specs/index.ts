import { blocks } from "./blocks.js";
import { first } from "./first.js";
import { further } from "./further.js";
import { heads } from "./heads.js";
import { headsAtWork } from "./heads_at_work.js";
import { learning } from "./learning.js";
import { single } from "./single.js";
import { trained } from "./trained.js";
import { writing } from "./writing.js";

/** The lesson of the opening example, then those of all presets in the order of the curriculum, by id. */
export const specs = {
  ...first,
  ...single,
  ...heads,
  ...blocks,
  ...further,
  ...learning,
  ...trained,
  ...headsAtWork,
  ...writing,
};

export type LessonId = keyof typeof specs;

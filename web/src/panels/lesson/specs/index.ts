import { blocks } from "./blocks.js";
import { first } from "./first.js";
import { further } from "./further.js";
import { heads } from "./heads.js";
import { single } from "./single.js";

/** That of the opening example, then every preset's in the order of the curriculum, by its id. */
export const specs = { ...first, ...single, ...heads, ...blocks, ...further };

export type LessonId = keyof typeof specs;

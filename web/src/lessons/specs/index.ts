import { blocks } from "./blocks.js";
import { further } from "./further.js";
import { heads } from "./heads.js";
import { single } from "./single.js";

/** Every lesson, in the order of the curriculum, by the id of its preset. */
export const specs = { ...single, ...heads, ...blocks, ...further };

export type LessonId = keyof typeof specs;

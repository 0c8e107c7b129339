/** Rows 18 to 24: positions, feed-forward, norms, blocks, stacks, fewer keys, windows. */
import { norms } from "./norms.js";
import { positions } from "./positions.js";
import { stacks } from "./stacks.js";
import { windows } from "./windows.js";

export const blocks = { ...positions, ...norms, ...stacks, ...windows };

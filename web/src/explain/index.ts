/** Every number explains itself: what it was made from, and the arithmetic with its own numbers. */
export { sourcesOf } from "./arithmetic.js";

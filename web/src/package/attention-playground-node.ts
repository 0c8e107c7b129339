/**
 * The element where there is no DOM, as on a server that renders pages in advance: importing it
 * defines no element, and its class has no instances.
 */
import type { AttentionPlayground as Public } from "../element/api.js";

export const AttentionPlayground = class extends EventTarget {} as unknown as typeof Public;
export { EngineError } from "../types/error.js";

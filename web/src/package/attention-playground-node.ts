/**
 * The element where there is no page, as for a server that writes pages in advance: importing it
 * defines nothing and does no harm, and nothing is an instance of its class.
 */
import type { AttentionPlayground as Public } from "../element/api.js";

export const AttentionPlayground = class extends EventTarget {} as unknown as typeof Public;
export { EngineError } from "../types/error.js";

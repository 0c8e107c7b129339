import type { AttentionModule } from "../../web/src/engine/module.js";

/** Asks for the first pictures of the page, and calls back with every request and its response. */
export function play(
  module: AttentionModule,
  told?: (request: object, response: { readonly ok: boolean }) => void,
): void;

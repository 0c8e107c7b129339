/** The present view as a link. */
import type { PublicState } from "./fields.js";
import { printQuery } from "./texts.js";

/** `page` is the address of the playground's own page, without a query. */
export const linkTo = (page: string, state: PublicState): string => page + printQuery(state);

/** A view of an element on a page of the tutorial, where the element has this id. */
export const linkInto = (page: string, id: string, state: PublicState): string =>
  `${page}#${id}${printQuery(state) || "?"}`;

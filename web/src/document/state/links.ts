/** The present view as a link. */
import type { PublicState } from "./fields.js";
import { printQuery } from "./texts.js";

/** `page` is the address of the playground's own page, without a query. */
export const linkTo = (page: string, state: PublicState): string => page + printQuery(state);

/** A view of the element beside which a tutorial stands: the element has this id on that page. */
export const linkInto = (page: string, id: string, state: PublicState): string =>
  `${page}#${id}${printQuery(state) || "?"}`;

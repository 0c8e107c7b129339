import type { ReactiveControllerHost } from "lit";

/** What the objects of the element see of the element itself. */
export interface Host extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** As the reader or the page has chosen; absent: as the system has it. */
  theme: "light" | "dark" | undefined;
  /** The address of the playground's own page, without a query, to which links lead. */
  page: string | undefined;
}

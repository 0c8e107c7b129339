import type { ReactiveControllerHost } from "lit";

/** The element as its objects see it. */
export interface Host extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** The choice of the reader or the page; absent: the system's setting. */
  theme: "light" | "dark" | undefined;
  /** The address of the playground's own page, without a query, to which links lead. */
  page: string | undefined;
}

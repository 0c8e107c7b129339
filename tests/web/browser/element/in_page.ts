/** The element's own properties and methods, called in the page. */
import type { Page } from "@playwright/test";

export interface Element_ extends HTMLElement {
  readonly state: Record<string, unknown>;
  readonly graph: readonly { readonly id: string; readonly values?: ArrayLike<number> }[];
  heads: number | undefined;
  text: readonly string[] | string | undefined;
  stage: string | undefined;
  currentTime: number;
  readonly paused: boolean;
  play(): Promise<void>;
  run(request: object): Promise<{ readonly output: string }>;
  select(place?: string, where?: object): boolean;
}

/** Calls `work` with the first element of the page. */
export const inPage = <T>(page: Page, work: (element: Element_) => T | Promise<T>): Promise<T> =>
  page
    .locator("attention-playground")
    .first()
    .evaluate(work as (element: Element) => T);

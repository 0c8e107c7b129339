/**
 * `test` and `expect` for browser tests: `pageUrl` is where the built page is served. Tests whose title says `@long` take
 * turns in a quick check.
 */
import { test as base } from "@playwright/test";
import { servePage } from "./page_server.js";
import { isItsTurn } from "./turns.js";

export { expect } from "@playwright/test";

/** The page opens on a model that has learnt words; most of what is tested is seen better on small random numbers. */
export const RANDOM = "?model=random";

export const test = base.extend<{ turn: undefined }, { pageUrl: string }>({
  turn: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, info) => {
      info.skip(
        info.title.includes("@long") && !isItsTurn(info.titlePath.join(" ")),
        "not its turn",
      );
      await use(undefined);
    },
    { auto: true },
  ],
  pageUrl: [
    // Playwright reads the fixtures a fixture needs off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await servePage();
      await use(server.url);
      await server.close();
    },
    { scope: "worker" },
  ],
});

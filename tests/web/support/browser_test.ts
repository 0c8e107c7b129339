/** `test` and `expect` for browser tests: `pageUrl` is where the built page is served. */
import { test as base } from "@playwright/test";
import { servePage } from "./page_server.js";

export { expect } from "@playwright/test";

/** The page opens on a model that has learnt words; most of what is tested is seen better on small random numbers. */
export const RANDOM = "?model=random";

export const test = base.extend<object, { pageUrl: string }>({
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

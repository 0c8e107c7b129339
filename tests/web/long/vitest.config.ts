import { defineConfig } from "vitest/config";

/** What takes minutes and is run by hand; see scripts/learn_tasks. */
export default defineConfig({
  test: { include: ["long/*.long.ts"], testTimeout: 3_600_000 },
});

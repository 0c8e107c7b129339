import { defineConfig } from "vitest/config";

/** The tests of the modules and of the benchmark in Node; those of the page's own parts run in the page's package. */
export default defineConfig({
  test: {
    include: ["{benchmarks,docs,goldens,modules,reference,schema,webkit}/**/*.test.ts"],
    testTimeout: 60_000,
    maxWorkers: "100%",
  },
});

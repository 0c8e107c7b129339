import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything is addressed relatively: the built folder works under any path. */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite"),
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: "es" },
  server: { fs: { allow: [here("..")] } },
  test: {
    root: here(".."),
    include: [
      "tests/web/{code,element,engine,explain,lessons,player,scenes,settings,views,words}/**/*.test.ts",
    ],
    environment: "node",
    // Tests stand beside this folder, where Node would not find its packages.
    alias: {
      vitest: here("node_modules/vitest"),
      lit: here("node_modules/lit"),
      temml: here("node_modules/temml/dist/temml.mjs"),
    },
  },
});

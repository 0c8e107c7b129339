import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { pages } from "./docs/build/site.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The documentation beside the playground's page: plain pages with one style sheet and one script. */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite-docs"),
  publicDir: false,
  plugins: [
    {
      name: "docs",
      async generateBundle() {
        for (const { path, source } of await pages(here("./")))
          this.emitFile({ type: "asset", fileName: path, source });
      },
    },
  ],
  build: {
    outDir: "dist/docs",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here("docs/script.ts"),
      output: { entryFileNames: "docs.js", assetFileNames: "docs[extname]" },
    },
  },
});

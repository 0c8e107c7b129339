import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { reference } from "./reference/plugin.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The element for other pages, beside the playground's own page: one script that finds its files. */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite-element"),
  publicDir: false,
  plugins: [reference()],
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: here("src/attention-playground.ts"),
      output: { entryFileNames: "attention-playground.js" },
    },
  },
  worker: { format: "es" },
});

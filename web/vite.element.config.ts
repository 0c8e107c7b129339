import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { plainImports } from "./plain_imports.js";
import { reference } from "./reference/plugin.js";
import { passedIn } from "./vite.module.js";
import { tightStyles } from "./vite.styles.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A chunk of a script with all that it imports. */
const chunk = (name: string, script: string, priority: number) => ({
  name,
  test: (id: string) => id === here(script),
  priority,
});

/**
 * The build for other pages, programs and bundlers: the element and the engine, each with a small
 * entry script under a fixed name, and its files in `element` under names with content hashes.
 */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite-element"),
  publicDir: false,
  plugins: [tightStyles, plainImports, passedIn, reference()],
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      external: /^node:/u,
      preserveEntrySignatures: "exports-only",
      input: {
        "attention-playground": here("src/package/attention-playground.ts"),
        "attention-playground-node": here("src/package/attention-playground-node.ts"),
        engine: here("src/package/engine.ts"),
        "engine-node": here("src/engine/node.ts"),
      },
      output: {
        comments: { legal: true },
        entryFileNames: "[name].js",
        chunkFileNames: "element/[name]-[hash].js",
        codeSplitting: {
          groups: [
            // On the thread that asks: always in Node, elsewhere on demand.
            chunk("host", "src/engine/host.ts", 3),
            chunk("engine", "src/engine/index.ts", 2),
            chunk("element", "src/element/define.ts", 1),
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: () => [passedIn] },
});

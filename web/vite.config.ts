import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { plainImports } from "./plain_imports.js";
import { passedIn } from "./vite.module.js";
import { offline } from "./vite.offline.js";
import { tightStyles } from "./vite.styles.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build of the module whose first half browsers preload with the first script, and a media feature:
 * for all browsers that support it this build is the fastest. `device-posture` selects Chromium; for other
 * browsers the best build depends on their version.
 */
const relaxed = "wasm-simd/relaxed/attention-first.wasm";
const early = existsSync(here(`../build/${relaxed}`))
  ? { file: relaxed, media: "(device-posture)" }
  : { file: "wasm-simd/attention-first.wasm", media: "(update)" };

/** The bundler's runtime for some modules, in a file of its own. */
const RUNTIME = "rolldown-runtime";

/** Preloaded with the first script, which needs them: the page's own script with its runtime, and the module. */
const preload: Plugin = {
  name: "preload",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        if (file.type === "chunk")
          return file.moduleIds.includes(here("src/app/page.ts")) || file.name === RUNTIME
            ? link({ rel: "modulepreload", href: `./${file.fileName}` })
            : [];
        return file.originalFileNames.some((name) => name.endsWith(early.file))
          ? link({ rel: "preload", as: "fetch", media: early.media, href: `./${file.fileName}` })
          : [];
      }),
  },
};

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true },
  injectTo: "head",
});

/** A chunk of a script with all that it imports. */
const chunk = (name: string, script: string, priority: number) => ({
  name,
  test: (id: string) => id === here(script),
  priority,
});

/** All addresses are relative, so that the built folder works under any path. */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite"),
  plugins: [tightStyles, plainImports, passedIn, preload, offline],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: [here("index.html"), here("embed.html")],
      output: {
        // Licences stay in the files that they apply to.
        comments: { legal: true },
        codeSplitting: {
          // Two requests load everything the page needs at first, including what later parts share.
          groups: [chunk("first", "src/app/main.ts", 2), chunk("page", "src/app/page.ts", 1)],
        },
      },
    },
    assetsInlineLimit: 0,
  },
  worker: { format: "es", plugins: () => [passedIn] },
  server: { fs: { allow: [here("..")] } },
  test: {
    root: here(".."),
    include: ["tests/web/unit/**/*.test.ts"],
    environment: "node",
    maxWorkers: "100%", // one processor is left idle else, of two
    // Modules are loaded once a worker, not once a file, which took a quarter of the time; no test changes what another sees.
    isolate: false,
    // Many times what a test takes, as machines that check a change are slow and shared.
    testTimeout: 60_000,
    setupFiles: ["tests/web/unit/all_scenes.ts"],
    // Tests are outside of this folder, where Node would not find its packages.
    alias: {
      vitest: here("node_modules/vitest"),
      lit: here("node_modules/lit"),
      temml: here("node_modules/temml/dist/temml.mjs"),
    },
  },
});

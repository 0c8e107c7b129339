import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page's own script is imported by the first one; the browser fetches both at the same time. */
const preloadPage: Plugin = {
  name: "preload-page",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {}, chunk: first }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId === here("src/page.ts"));
      const files = page ? [page.fileName, ...page.imports] : [];
      return files
        .filter((file) => file !== first?.fileName)
        .map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
          injectTo: "head",
        }));
    },
  },
};

/** Everything is addressed relatively: the built folder works under any path. */
export default defineConfig({
  base: "./",
  root: here("."),
  cacheDir: here("node_modules/.vite"),
  plugins: [preloadPage],
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
      "tests/web/{code,compare,element,engine,explain,lessons,player,scenes,settings,space,views,weights_views,words}/**/*.test.ts",
    ],
    environment: "node",
    setupFiles: ["tests/web/support/all_scenes.ts"],
    // Tests stand beside this folder, where Node would not find its packages.
    alias: {
      vitest: here("node_modules/vitest"),
      lit: here("node_modules/lit"),
      temml: here("node_modules/temml/dist/temml.mjs"),
    },
  },
});

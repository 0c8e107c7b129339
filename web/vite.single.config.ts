import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { passedIn } from "./vite.module.js";
import { tightStyles } from "./vite.styles.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const ICON = "./src/app/icon.svg";
const icon = readFileSync(here(ICON), "utf8");

/** What names the code of the module or starts a worker. */
const ENGINES = ["index", "training", "connection", "models"].map((name) =>
  here(`src/engine/${name}.ts`),
);

/** Inlines what the engine otherwise loads from files beside it. */
const inside: Plugin = {
  name: "inside",
  enforce: "pre",
  resolveId: (source, importer) =>
    ENGINES.includes(importer ?? "") && /^\.\/(start|code)\.js$/u.test(source)
      ? here(`src/engine/inside/${basename(source, ".js")}.ts`)
      : undefined,
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html
        .replace(/\s*<link rel="manifest"[^>]*>/u, "")
        .replace(ICON, `data:image/svg+xml,${encodeURIComponent(icon)}`),
  },
};

/** The whole page as one file, which opens from disk, without a server and without a network. */
export default defineConfig({
  root: here("."),
  cacheDir: here("node_modules/.vite-single"),
  publicDir: false,
  plugins: [
    tightStyles,
    passedIn,
    inside,
    viteSingleFile({ outputFileName: "attention-playground.html" }),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: { output: { comments: { legal: true } } },
  },
  worker: { format: "es", plugins: () => [passedIn, inside] },
});

import type { Plugin } from "vite";

/**
 * Keeps each `import()` plain. Vite's preload code around it is larger than what it saves here, and
 * webpack fails on it when these scripts are bundled again.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
};

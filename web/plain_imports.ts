import type { Plugin } from "vite";

/**
 * Scripts load others plainly. What Vite writes around each `import()`, to ask early for what the
 * script imports in turn, is larger than what it saves here, and is the affair of whoever bundles these
 * scripts anew: webpack stumbles over it.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
};

import type { Plugin } from "vite";

/** Removes comments and indentation from style sheets in scripts, as Vite does for those in files. */
export const tightStyles: Plugin = {
  name: "tight-styles",
  apply: "build",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/.*\.ts$/u.test(id)
      ? code.replace(/\bcss`[^`]*`/gu, (sheet) =>
          sheet.replace(/\/\*[^]*?\*\//gu, "").replace(/\s+/gu, " "),
        )
      : undefined,
};

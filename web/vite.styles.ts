import type { Plugin } from "vite";

/** Style sheets that stand in scripts lose comments and indentation, as those in files do by themselves. */
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

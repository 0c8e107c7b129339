/** Generates the descriptions of the scripts: TypeScript declarations, and the element's manifest. */
import { fileURLToPath } from "node:url";
import { generateDtsBundle } from "dts-bundle-generator";
import type { Plugin } from "vite";
import { manifestOf } from "./manifest.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes `attention-playground.d.ts`, with all types that a program for the element needs, and
 * `custom-elements.json`, both from web/src/element/api.ts; and `engine.d.ts`.
 */
export function reference(): Plugin {
  return {
    name: "reference",
    apply: "build",
    generateBundle() {
      const declarations = declarationsOf(here("../src/element/api.ts"));
      const files = {
        "attention-playground.d.ts": declarations,
        "custom-elements.json": JSON.stringify(manifestOf(declarations), null, 2),
        "engine.d.ts": declarationsOf(here("../src/package/engine.ts")),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** The declarations of a script and everything it refers to, as one text. */
function declarationsOf(script: string): string {
  const output = { inlineDeclareGlobals: true, exportReferencedTypes: false, noBanner: true };
  const options = { preferredConfigPath: here("../tsconfig.json") };
  const [text = ""] = generateDtsBundle([{ filePath: script, output }], options);
  return text;
}

/** What describes the element beside its script: declarations for TypeScript, and the manifest. */
import { fileURLToPath } from "node:url";
import { generateDtsBundle } from "dts-bundle-generator";
import type { Plugin } from "vite";
import { manifestOf } from "./manifest.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes `attention-playground.d.ts`, in which all stands that a program for the element needs to be
 * checked, and `custom-elements.json`, both from web/src/element/api.ts.
 */
export function reference(): Plugin {
  return {
    name: "reference",
    apply: "build",
    generateBundle() {
      const declarations = declarationsOf(here("../src/element/api.ts"));
      const manifest = JSON.stringify(manifestOf(declarations), null, 2);
      this.emitFile({
        type: "asset",
        fileName: "attention-playground.d.ts",
        source: declarations,
      });
      this.emitFile({ type: "asset", fileName: "custom-elements.json", source: manifest });
    },
  };
}

/** The declarations of a script and of all that it refers to, as one text. */
function declarationsOf(script: string): string {
  const output = { inlineDeclareGlobals: true, exportReferencedTypes: false, noBanner: true };
  const options = { preferredConfigPath: here("../tsconfig.json") };
  const [text = ""] = generateDtsBundle([{ filePath: script, output }], options);
  return text;
}

/** What teaches the templates of a framework the element's attributes and events. */
const FRAMEWORKS = ["react", "svelte", "vue"].map((name) => `${name}.d.ts`);

/** Generates the descriptions of the scripts: TypeScript declarations, and the element's manifest. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generateDtsBundle } from "dts-bundle-generator";
import type { Plugin } from "vite";
import { manifestOf } from "./manifest.js";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes `attention-playground.d.ts`, with all types that a program for the element needs, and
 * `custom-elements.json`, both from web/src/element/api.ts; `engine.d.ts`; and those of web/reference/frameworks.
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
        ...Object.fromEntries(
          FRAMEWORKS.map((name) => [name, readFileSync(here(`frameworks/${name}`), "utf8")]),
        ),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}

/** For programs without the types of the DOM, as many for Node.js are. */
const DOM = '/// <reference lib="dom" />\n';

/** The declarations of a script and everything it refers to, as one text. */
function declarationsOf(script: string): string {
  const output = { inlineDeclareGlobals: true, exportReferencedTypes: false, noBanner: true };
  const options = { preferredConfigPath: here("../tsconfig.json") };
  const [text = ""] = generateDtsBundle([{ filePath: script, output }], options);
  return DOM + text;
}

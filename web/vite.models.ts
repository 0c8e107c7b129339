import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/**
 * Packs the files of models, which most hosts send as they are. The engine unpacks them. `inside`: in the script
 * itself, for the page in one file.
 */
export const packedModels = (inside = false): Plugin => ({
  name: "packed-models",
  apply: "build",
  enforce: "pre",
  load(id) {
    const [path = "", query] = id.split("?");
    if (!path.endsWith(".safetensors") || query !== "url") return undefined;
    // Repeats are few and short: what packs best is an alphabet for the numbers, and short blocks, each with its own.
    const packing = { level: 9, memLevel: 7, strategy: constants.Z_FILTERED };
    const source = gzipSync(readFileSync(path), packing);
    if (inside)
      return `export default "data:application/gzip;base64,${source.toString("base64")}";`;
    const file = this.emitFile({ type: "asset", name: `${basename(path)}.gz`, source });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
});

/** The presets as their files hold them, in the order in which the command `presets` answers with them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { namesModel } from "./models.js";
import { fromTop } from "./paths.js";

export interface PresetFile {
  /** Such as "01b-vectors-dot-and-cosine". */
  readonly name: string;
  readonly preset: unknown;
}

export function readPresets(): readonly PresetFile[] {
  const files = readdirSync(fromTop("wasm/presets"), { recursive: true }) as string[];
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({
      name: basename(file, ".json"),
      preset: JSON.parse(readFileSync(fromTop(`wasm/presets/${file}`), "utf8")) as unknown,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Without those of models of words: these have hundreds of steps as other presets have them, only larger. Their lessons
 * are read and played, and their numbers compared between builds.
 */
export const withoutModels = <Preset extends { readonly request: object }>(
  presets: readonly Preset[],
): Preset[] => presets.filter(({ request }) => !namesModel(request));

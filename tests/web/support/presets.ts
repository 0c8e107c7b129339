/** The presets as their files hold them, in the order in which the command `presets` answers with them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
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

interface WithRequest {
  readonly request: { readonly model?: unknown; readonly input?: { readonly text?: unknown } };
}

/**
 * Of the presets with the same model of words only the one with the shortest sentence: the others have the same
 * hundreds of steps, with other words.
 */
export function oneOfEachModel<Preset extends WithRequest>(presets: readonly Preset[]): Preset[] {
  const length = ({ request }: Preset) => String(request.input?.text).length;
  const shortest = (model: unknown) =>
    presets
      .filter(({ request }) => request.model === model)
      .toSorted((one, other) => length(one) - length(other))[0];
  return presets.filter(
    (preset) => !preset.request.model || preset === shortest(preset.request.model),
  );
}

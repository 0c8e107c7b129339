import type { Engine } from "../engine/index.js";
import type { Preset } from "../types/wire.js";

let asked: Promise<readonly Preset[]> | undefined;

/** The examples, loaded once for all elements of a page; empty if loading failed. */
export function presetsFrom(engine: Engine): Promise<readonly Preset[]> {
  asked ??= engine.call({ command: "presets" });
  return asked.catch(() => {
    asked = undefined;
    return [];
  });
}

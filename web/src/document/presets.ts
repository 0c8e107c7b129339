import type { Engine, Preset } from "../engine/index.js";

let asked: Promise<readonly Preset[]> | undefined;

/** The examples, asked for once for all elements of a page; none where they did not arrive. */
export function presetsFrom(engine: Engine): Promise<readonly Preset[]> {
  asked ??= engine.call({ command: "presets" });
  return asked.catch(() => {
    asked = undefined;
    return [];
  });
}

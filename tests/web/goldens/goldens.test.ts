import { afterAll, describe, expect, test } from "vitest";
import { openCallers, resultOf, type Preset, type RunResult } from "../support/callers.js";
import {
  checkAgainstGolden,
  readGolden,
  readManifests,
  withGoldenValues,
  type PresetChecks,
} from "../support/goldens.js";

const callers = await openCallers();
const modules = callers.filter(({ name }) => name !== "native");

afterAll(() => {
  for (const caller of callers) caller.close();
});

describe.each(modules)("$name", (caller) => {
  test.each(readManifests())("reproduces $golden", async ({ golden: name, runs }) => {
    const golden = readGolden(name);
    for (const { request, checks } of runs) {
      const result = (await resultOf(caller, withGoldenValues(request, golden))) as RunResult;
      expect(checks).not.toHaveLength(0);
      for (const check of checks) checkAgainstGolden(check, result, golden);
    }
  });

  test("computes in its presets what the goldens hold", async () => {
    const presets = (await resultOf(caller, { command: "presets" })) as Preset[];
    const checked = readGolden("presets") as Record<string, PresetChecks>;
    for (const [id, { golden: name, checks }] of Object.entries(checked)) {
      const preset = presets.find((candidate) => candidate.id === id);
      expect(preset, id).toBeDefined();
      const result = (await resultOf(caller, preset?.request ?? {})) as RunResult;
      const golden = readGolden(name);
      expect(checks).not.toHaveLength(0);
      for (const check of checks) checkAgainstGolden(check, result, golden);
    }
  });
});

import { beforeAll, expect, it, vi } from "vitest";
import { experiments } from "../native.js";

// Scenes that are not loaded yet, whatever other tests have loaded.
beforeAll(() => {
  vi.resetModules();
});

it("the film of a level is planned anew once its scenes are loaded", async () => {
  const { loadScenes } = await import("../../../../web/src/ops/registries/scenes.js");
  const { buildTimeline } = await import("../../../../web/src/story/timeline.js");
  const before = buildTimeline(experiments.causal);
  expect(buildTimeline(experiments.causal)).toBe(before);
  await loadScenes();
  const after = buildTimeline(experiments.causal);
  expect(after.duration).toBeGreaterThan(before.duration);
  expect(buildTimeline(experiments.causal)).toBe(after);
});

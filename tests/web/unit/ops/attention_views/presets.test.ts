/** Every preset can be looked at in every way, alone and beside another. */
import { hasSpace } from "../../../../../web/src/story/space_view.js";
import { describe, expect, it } from "vitest";
import { compareFrameAt } from "../../../../../web/src/compare/index.js";
import type { Frame, SceneView } from "../../../../../web/src/types/frame.js";
import { frameAt, viewsAt } from "../../../../../web/src/story/frame.js";
import { cloudOf, requestFor, spaceOf } from "../../../../../web/src/space/vectors.js";
import { namedFilms } from "../../films.js";
import { run } from "../../native.js";
import { withoutModels, readPresets } from "../../../support/presets.js";
import { inTurn } from "../../../support/turns.js";

interface Preset {
  readonly id: string;
  readonly request: object;
}

const presets = withoutModels(readPresets().map(({ preset }) => preset as Preset));
const experiments = run(Object.fromEntries(presets.map(({ id, request }) => [id, request])));
const timelines = namedFilms(experiments).map(([id, timeline]) => ({ id, timeline }));

const rooms = [
  { width: 1036, height: 480, language: "en" },
  { width: 358, height: 420, language: "zh" },
] as const;

/** What lies outside, or nowhere at all. */
function misplaced({ marks, width, height }: Frame): string[] {
  const slack = 5;
  return marks.flatMap(({ key, x, y, width: w, height: h, path = "" }) => {
    const inside = x >= -slack && y >= -slack && x + w <= width + slack && y + h <= height + slack;
    return inside && w >= 0 && h >= 0 && !path.includes("NaN") ? [] : [key];
  });
}

const own: ReadonlySet<SceneView> = new Set(["arcs", "sentence", "grid"]);

describe.each(inTurn(timelines, 5))("$id", { timeout: 60_000 }, ({ id, timeline }) => {
  const next = timelines[(timelines.findIndex((one) => one.id === id) + 1) % timelines.length];

  it("stands inside the frame in every view, and beside the next one", () => {
    if (!next) throw new Error("no next preset");
    for (const room of rooms)
      for (const { id: stage, start, end } of timeline.stages) {
        const time = start + (end - start) * 0.99;
        for (const view of ["matrix", ...viewsAt(timeline, time)] as const) {
          const options = { ...room, view };
          const frames = [compareFrameAt(next.timeline, timeline, time, options)];
          if (own.has(view)) frames.push(frameAt(timeline, time, options));
          for (const frame of frames)
            expect(misplaced(frame), `${stage} ${view} ${room.width}`).toEqual([]);
        }
      }
  });
});

it("opens a space for every matrix of vectors", () => {
  const clouds = Object.entries(experiments).flatMap(([id, experiment]) =>
    experiment.graph
      .filter((node) => hasSpace(node) && Array.from(node.values ?? [NaN]).every(Number.isFinite))
      .map((node) => ({
        name: `${id} ${node.id}`,
        cloud: cloudOf(experiment, node, { batch: 0, head: 0 }, "en"),
      })),
  );
  expect(clouds.length).toBeGreaterThan(presets.length);
  const answers = run(
    Object.fromEntries(clouds.map(({ name, cloud }) => [name, requestFor(cloud)])),
  );
  for (const { name, cloud } of clouds) {
    const { points, share } = spaceOf(cloud, answers[name] as never);
    expect(points).toHaveLength(cloud.rows.length);
    expect(share, name).toBeGreaterThan(0);
    expect(share, name).toBeLessThanOrEqual(1);
  }
});

/** The steps of a backward pass: all of them, in the reverse order, each on a level that can be taken in. */
import { describe, expect, it } from "vitest";
import "../all_scenes.js";
import { firstPass, giverOf } from "../../../../web/src/ops/backward/passes.js";
import { isInBackward, levelsIn, levelsOf } from "../../../../web/src/story/levels.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Level } from "../../../../web/src/types/timeline.js";
import { frameAt, sizes } from "../frames.js";
import { gradients } from "../gradients.js";
import { run } from "../native.js";

const experiments = run(gradients);

const backwardIn = (experiment: Experiment): readonly Level[] =>
  levelsIn(levelsOf(experiment)).filter(isInBackward);

/** In the order in which they play, at whatever depth. */
const nodesOf = ({ parts }: Level): readonly string[] =>
  parts.flatMap(({ level, nodes }) => (level ? nodesOf(level) : nodes));

const stepsIn = (experiment: Experiment): readonly string[] =>
  backwardIn(experiment).slice(0, 1).flatMap(nodesOf);

describe.each(Object.entries(experiments))("the backward pass of %s", (_, experiment) => {
  const { graph } = experiment;
  const steps = stepsIn(experiment);
  const find = (id: string) => graph.find((node) => node.id === id);

  it("computes no gradient twice, and all that forward steps hand on", () => {
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.length).toBeGreaterThan(2);
    const forward = new Set(
      levelsIn(levelsOf(experiment))
        .filter((level) => !isInBackward(level))
        .flatMap(({ parts }) => parts.flatMap(({ level, nodes }) => (level ? [] : nodes))),
    );
    const missing = [...firstPass(experiment)].filter((node) => {
      if (node.role === "gradient_step" || steps.includes(node.id)) return false;
      const giver = giverOf(node, find);
      return giver !== undefined && node.op !== "accumulate" && forward.has(giver);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("goes from the end to the beginning", () => {
    const place = new Map(graph.map(({ id }, at) => [id, at]));
    const late = steps.filter((id, i) => {
      const node = find(id);
      const read = node?.inputs.filter((input) => steps.includes(input)) ?? [];
      return read.some((input) => steps.indexOf(input) > i);
    });
    expect(late).toEqual([]);
    expect(steps.every((id) => place.has(id))).toBe(true);
  });

  it("has levels of at most twelve parts and 75 seconds", () => {
    const long = backwardIn(experiment).filter(
      (level) => level.parts.length > 12 || buildTimeline(experiment, level).duration > 75,
    );
    expect(long.map(({ id }) => id)).toEqual([]);
  });

  it("says something at every stop, on a desktop and on a phone, in both languages", () => {
    const silent = backwardIn(experiment).flatMap((level) => {
      const timeline = buildTimeline(experiment, level);
      return timeline.stages.flatMap(({ id, stops }) =>
        stops.flatMap((stop) =>
          [sizes.wide, { ...sizes.phone, language: "zh" as const }].flatMap((options) => {
            const { narration, marks } = frameAt(timeline, stop, options);
            const said = narration.map(({ text }) => text).join("");
            const told = said.length > 4 && !/NaN|undefined/u.test(said) && marks.length > 0;
            return told ? [] : [`${id} at ${stop}: ${said}`];
          }),
        ),
      );
    });
    expect(silent).toEqual([]);
  });
});

it("a run without a gradient has no backward pass", () => {
  const { gradient, ...forward } = gradients.gradient;
  expect(gradient).toBeDefined();
  const [experiment] = Object.values(run({ forward }));
  expect(experiment && backwardIn(experiment)).toEqual([]);
});

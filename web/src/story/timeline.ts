/** From a level to its timeline: consecutive stages, each as long as its scenes. */
import { memo } from "../draw/memo.js";
import { overviewOf } from "../ops/registries/overviews.js";
import { sceneFor, sceneLoads } from "../ops/registries/scenes.js";
import { planTokens } from "../ops/tokens/scene.js";
import { spanOfPart } from "../ops/tokens/translation/parts.js";
import { isStory } from "../ops/tokens/next_word/reading.js";
import { storySpan } from "../ops/tokens/next_word/timing.js";
import { stepOf } from "../scene/step.js";
import type { Experiment } from "../types/graph.js";
import type { Plan } from "../types/scene.js";
import type { Level, LevelPart, Segment, Stage, Timeline } from "../types/timeline.js";
import { isSentence, levelsOf } from "./levels.js";
import { rangesOf } from "./ranges.js";

/** The last stop of a stage or segment is this long before its end, when nothing moves any more. */
export const REST = 0.1;

interface Drawn {
  readonly segments: readonly Segment[];
  readonly stops: readonly number[];
  readonly end: number;
}

/** The steps of a part, each shown in full. */
function inFull(experiment: Experiment, part: LevelPart, start: number): Drawn {
  const segments: Segment[] = [];
  const stops: number[] = [];
  let at = start;
  for (const id of part.nodes) {
    const node = experiment.graph.find((one) => one.id === id);
    if (!node) continue;
    const step = stepOf(experiment, node);
    const plan = sceneFor(step).plan(step);
    const end = at + plan.duration / 1000;
    stops.push(...stopsIn(plan, 0, plan.duration).map((stop) => at + stop), end - REST);
    segments.push({ node: id, start: at, end });
    at = end;
  }
  return { segments, stops: rising(stops), end: at };
}

/** The stops of a part of a scene, in seconds from where it starts. */
const stopsIn = ({ stops }: Pick<Plan, "stops">, from: number, length: number): number[] =>
  stops.filter((stop) => stop > from && stop <= from + length).map((stop) => (stop - from) / 1000);

/** A level inside this one, as it is summarised in a picture of more. */
function inBrief(experiment: Experiment, level: Level, part: LevelPart, start: number): Drawn {
  const { step, scene, span } = overviewOf(experiment, level, part);
  const end = start + span.length / 1000;
  const stops = stopsIn(scene.plan(step), span.start, span.length).map((stop) => start + stop);
  return {
    segments: [{ node: step.node.id, start, end, from: span.start }],
    stops: rising([...stops.filter((stop) => stop < end - REST - 0.01), end - REST]),
    end,
  };
}

const rising = (stops: readonly number[]): number[] =>
  stops.filter((stop, i) => i === 0 || stop > (stops[i - 1] ?? 0) + 0.01);

function tokens(experiment: Experiment, start: number): Drawn {
  const plan = planTokens(experiment);
  const end = start + plan.duration / 1000;
  return { segments: [], stops: [...stopsIn(plan, 0, plan.duration), end - REST], end };
}

/** A part of the picture of a translation. In the film of the whole, that picture stands still. */
function words(experiment: Experiment, index: number | undefined, start: number): Drawn {
  const spanOf = isStory(experiment) ? storySpan : (at: number) => spanOfPart(experiment, at);
  const length = index === undefined ? STANDS : spanOf(index).length / 1000;
  return { segments: [], stops: [start + length - REST], end: start + length };
}

const STANDS = 2;

function drawnOf(experiment: Experiment, level: Level, part: LevelPart, start: number): Drawn {
  if (isSentence(level)) return words(experiment, level.parts.indexOf(part), start);
  if (part.level && isSentence(part.level)) return words(experiment, undefined, start);
  if (part.level) return inBrief(experiment, level, part, start);
  return part.nodes.length > 0 ? inFull(experiment, part, start) : tokens(experiment, start);
}

/** The film of a level, by default of the root; the same object for the same level, until more scenes are loaded. */
export const buildTimeline = (experiment: Experiment, level = levelsOf(experiment)): Timeline =>
  filmOf(level, experiment);

function makeFilm(level: Level, experiment: Experiment): Timeline {
  const stages: Stage[] = [];
  for (const part of level.parts) {
    const start = stages.at(-1)?.end ?? 0;
    stages.push({ ...part, start, ...drawnOf(experiment, level, part, start) });
  }
  return {
    experiment,
    level,
    stages,
    duration: stages.at(-1)?.end ?? 0,
    ...rangesOf(experiment),
  };
}

const filmOf = memo(makeFilm, sceneLoads, 1);

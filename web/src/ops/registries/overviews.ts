/** The pictures in which a level inside another is summarised, each part in its own time. */
import { memo } from "../../draw/memo.js";
import { stepOf } from "../../scene/step.js";
import { still } from "../../scene/still.js";
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Overview } from "../../types/scene.js";
import type { Level, LevelPart } from "../../types/timeline.js";
import { overviews } from "./scenes.js";

/** If their file could not be loaded, the result of the part is a still frame. */
function resultOf(experiment: Experiment, { nodes }: LevelPart): Overview {
  const node = experiment.graph.find(({ id }) => id === nodes.at(-1)) as GraphNode;
  const step = stepOf(experiment, node);
  return { step, scene: still, span: { start: 0, length: still.plan(step).duration } };
}

/** How a part of a level is summarised; cached, as every frame asks for it. */
export const overviewOf = memo(
  (experiment: Experiment, level: Level, part: LevelPart): Overview => {
    const known = overviews();
    if (!known) return resultOf(experiment, part);
    if (level.kind === "model" || level.kind === "block")
      return known[level.kind](experiment, level, part);
    return known.steps(experiment, part);
  },
  (_, level, part) => `${overviews() !== undefined} ${level.id} ${part.id}`,
  256,
);

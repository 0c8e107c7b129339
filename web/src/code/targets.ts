/** The step for each line of a program. */
import { nodesIn } from "../scene/nodes.js";
import { levelsOf } from "../story/levels.js";
import type { Experiment } from "../types/graph.js";

/**
 * For each node the node whose step to show: itself if it has a step, otherwise the first node with a
 * step that uses it, such as for a weight matrix. The gradient of a table of vectors is used by nothing: for it
 * the step is that of what it is computed from.
 */
export function targetsOf(experiment: Experiment): ReadonlyMap<string, string> {
  const { graph } = experiment;
  const played = new Set(levelsOf(experiment).parts.flatMap(nodesIn));
  const targets = new Map<string, string>();
  for (const { id, inputs } of [...graph].reverse()) {
    if (played.has(id)) targets.set(id, id);
    const target = targets.get(id);
    if (target === undefined) continue;
    // Iterating backwards, the earliest use is written last.
    for (const input of inputs) if (!played.has(input)) targets.set(input, target);
  }
  for (const { id, inputs } of graph) {
    const target = inputs.map((input) => targets.get(input)).find((one) => one !== undefined);
    if (!targets.has(id) && target !== undefined) targets.set(id, target);
  }
  return targets;
}

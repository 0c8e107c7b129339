/** Where in the story a line of the program is played. */
import type { Timeline } from "../types/timeline.js";

/**
 * For each node the one to go to: itself where it is played, else the first that is played of those
 * made from it, as a weight matrix is seen where it is used.
 */
export function targetsOf({
  stages,
  experiment: { graph },
}: Timeline): ReadonlyMap<string, string> {
  const played = new Set(stages.flatMap(({ segments }) => segments.map(({ node }) => node)));
  const targets = new Map<string, string>();
  for (const { id, inputs } of [...graph].reverse()) {
    if (played.has(id)) targets.set(id, id);
    const target = targets.get(id);
    if (target === undefined) continue;
    // Going backwards, the earliest use is the last to write.
    for (const input of inputs) if (!played.has(input)) targets.set(input, target);
  }
  return targets;
}

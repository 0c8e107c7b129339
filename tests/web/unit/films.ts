/** The films of an experiment: of the whole, and of every level inside it. */
import { levelsIn, levelsOf } from "../../../web/src/story/levels.js";
import { placeOf } from "../../../web/src/story/place.js";
import { buildTimeline } from "../../../web/src/story/timeline.js";
import type { Experiment } from "../../../web/src/types/graph.js";
import type { Segment, Stage, Timeline } from "../../../web/src/types/timeline.js";

export const filmsOf = (experiment: Experiment): readonly Timeline[] =>
  levelsIn(levelsOf(experiment)).map((level) => buildTimeline(experiment, level));

/** Each with a name for tests: that of the experiment and of the level. */
export const namedFilms = (
  experiments: Readonly<Record<string, Experiment>>,
): readonly (readonly [string, Timeline])[] =>
  Object.entries(experiments).flatMap(([name, experiment]) =>
    filmsOf(experiment).map((film) => [`${name} ${film.level.id}`, film] as const),
  );

/** The film that shows how a node is computed, and where in it. */
export function filmOf(
  experiment: Experiment,
  node: string,
): { readonly timeline: Timeline; readonly segment: Segment; readonly stage: Stage } {
  const place = placeOf(experiment, node);
  const stage = place?.timeline.stages.find(({ start, end }) => {
    const { start: at } = place.segment;
    return start <= at && at < end;
  });
  if (!place || !stage) throw new Error(`no step computes ${node}`);
  return { ...place, stage };
}

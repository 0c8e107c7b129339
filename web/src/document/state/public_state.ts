/** The public state of the current view. */
import { changesBetween, type Change } from "./changes.js";
import { experimentState } from "./experiment_fields.js";
import type { PublicState } from "./fields.js";
import { above, cellState, momentState } from "./moment.js";
import type { Timeline } from "../../types/timeline.js";
import type { Choices } from "../choices.js";
import { isModelName, type Example } from "../experiment.js";
import { stageAt } from "../../story/place.js";
import type { ExperimentDocument } from "../document.js";
import { FIRST_DRAWING, type WordDrawing } from "../writing.js";

/** Stands for a comparison with the same experiment. */
const SAME: Change = { path: "/command", value: "run" };

/** The opened experiment and its changes. `example` is undefined if it is not from an example. */
export function openedState(
  document: ExperimentDocument,
  example: Example | undefined,
  first: Example,
): PublicState {
  const { state, opened, baseline, answered } = document;
  if (!state || !opened || !answered) return {};
  // Neither is in the curriculum.
  const model = isModelName(example?.id) ? example.id : undefined;
  const bare = example === first || model !== undefined;
  const compare = baseline && changesBetween(answered.request, baseline.request);
  return {
    ...(!example && { request: opened }),
    ...(example && !bare && { preset: example.id }),
    ...(model && { model }),
    ...experimentState(state, bare),
    ...(compare && { compare: compare.length > 0 ? compare : [SAME] }),
  };
}

/**
 * The reader's position in the timeline, and the choices of the view. `begins`: the experiment opens at
 * the opening picture, as an example with a lesson of its own does not.
 */
export function viewState(
  timeline: Timeline,
  time: number,
  choices: Choices,
  begins: boolean,
): PublicState {
  const { view, depth, tab, inspector, chapter, train, batch, head, pinned, drawing } = choices;
  return {
    ...momentState(timeline, time, begins),
    ...above("sentence", batch + 1),
    ...above("head", head + 1),
    ...(pinned && cellState(timeline, pinned, stageAt(timeline, time))),
    ...(view && { view }),
    ...(depth !== "numbers" && { depth }),
    ...(inspector === false ? { panel: "none" } : tab !== "lesson" && { panel: tab }),
    ...(chapter && { chapter }),
    ...(train && { train }),
    ...drawingState(drawing),
  };
}

/** What differs from how every text is first written on. */
function drawingState({ temperature, topK, seed }: WordDrawing): PublicState {
  return {
    ...(temperature !== FIRST_DRAWING.temperature && { temperature }),
    ...(topK !== FIRST_DRAWING.topK && { topK }),
    ...(seed !== FIRST_DRAWING.seed && { draw: seed }),
  };
}

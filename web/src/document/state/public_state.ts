/** The public state of what is shown. */
import { changesBetween, type Change } from "./changes.js";
import { experimentState } from "./experiment_fields.js";
import type { PublicState } from "./fields.js";
import { above, cellState, momentState } from "./moment.js";
import type { Timeline } from "../../types/timeline.js";
import type { Choices } from "../choices.js";
import type { Example } from "../experiment.js";
import { stageAt } from "../../story/place.js";
import type { ExperimentDocument } from "../document.js";

/** What a comparison with the very same experiment says. */
const SAME: Change = { path: "/command", value: "run" };

/** What was opened and what became of it. `example` is undefined where it is nobody's. */
export function openedState(
  document: ExperimentDocument,
  example: Example | undefined,
  first: Example,
): PublicState {
  const { state, opened, baseline, answered } = document;
  if (!state || !opened || !answered) return {};
  const bare = example === first;
  const compare = baseline && changesBetween(answered.request, baseline.request);
  return {
    ...(!example && { request: opened }),
    ...(example && !bare && { preset: example.id }),
    ...experimentState(state, bare),
    ...(compare && { compare: compare.length > 0 ? compare : [SAME] }),
  };
}

/** Where in the story the reader is, and how it is looked at. */
export function viewState(timeline: Timeline, time: number, choices: Choices): PublicState {
  const { view, depth, tab, inspector, batch, head, pinned } = choices;
  return {
    ...momentState(timeline, time),
    ...above("sentence", batch + 1),
    ...above("head", head + 1),
    ...(pinned && cellState(timeline, pinned, stageAt(timeline, time))),
    ...(view && { view }),
    ...(depth !== "numbers" && { depth }),
    ...(inspector === false ? { panel: "none" } : tab !== "lesson" && { panel: tab }),
  };
}

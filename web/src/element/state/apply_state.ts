/** Goes to the step and the cell that a state names. */
import type { Timeline } from "../../types/timeline.js";
import { FIELDS, type FieldName, type PublicState } from "../../document/state/fields.js";
import { cellSaid, cellState, indexSaid, timeSaid } from "../../document/state/moment.js";
import { notice, type StateNotice } from "../../document/state/texts.js";
import { stageAt } from "../../story/place.js";
import type { Story } from "../story.js";

/** The fields that name a cell, besides the step. */
const CELL: readonly FieldName[] = ["cell", "head", "sentence"];

/** Goes where the given fields lead; returns notices about what does not exist. */
export function goTo(
  story: Story,
  timeline: Timeline,
  said: PublicState,
  fields: readonly FieldName[],
): StateNotice[] {
  const named = said.stage ?? said.step;
  const here = named === undefined && { step: stageAt(timeline, story.currentTime) + 1 };
  const moves = named !== undefined || said.moment !== undefined;
  const time = moves ? timeSaid(timeline, { ...said, ...here }) : undefined;
  if (time !== undefined) story.currentTime = time;
  const lost =
    named !== undefined && indexSaid(timeline, said) === undefined
      ? [notice("absent", said.stage === undefined ? "step" : "stage", String(named))]
      : [];
  if (!fields.some((field) => CELL.includes(field))) return lost;
  return [...lost, ...goToCell(story, timeline, said, fields)];
}

function goToCell(
  story: Story,
  timeline: Timeline,
  said: PublicState,
  fields: readonly FieldName[],
): StateNotice[] {
  const index = stageAt(timeline, story.currentTime);
  const { pinned } = story.choices;
  const before = pinned && !fields.includes("cell") ? cellState(timeline, pinned, index) : {};
  const state = { ...before, ...said };
  story.choose({ batch: (state.sentence ?? 1) - 1, head: (state.head ?? 1) - 1 });
  const cell = cellSaid(timeline, state, index);
  story.pin(cell);
  if (said.panel && said.panel !== "none") story.choose({ tab: said.panel });
  if (!state.cell || cell) return [];
  return [notice("absent", "cell", FIELDS.cell.print(state.cell))];
}

/** Goes to the step and the cell that a state names. */
import type { Timeline } from "../../types/timeline.js";
import { FIELDS, type FieldName, type PublicState } from "../../document/state/fields.js";
import {
  cellSaid,
  cellState,
  levelSaid,
  placeSaid,
  timeSaid,
} from "../../document/state/moment.js";
import { notice, type StateNotice } from "../../document/state/texts.js";
import { stageAt } from "../../story/place.js";
import type { Story } from "../story.js";

/** The fields that name a cell, besides the step. */
const CELL: readonly FieldName[] = ["cell", "head", "sentence"];

/** The fields that name a part of the story, the most exact first. */
const PLACE = ["stage", "step", "level"] as const satisfies readonly FieldName[];

/** Goes where the given fields lead; returns notices about what does not exist. */
export function goTo(
  story: Story,
  timeline: Timeline,
  said: PublicState,
  fields: readonly FieldName[],
): StateNotice[] {
  const field = PLACE.find((one) => said[one] !== undefined);
  const here = { timeline, index: stageAt(timeline, story.currentTime) };
  const place = field === undefined ? here : placeSaid(timeline, said);
  const moves = field !== undefined || said.moment !== undefined;
  if (place && moves) story.film.seek(place, timeSaid(place, said));
  const lost = field && !place ? [absent(timeline, said, field)] : [];
  if (!fields.some((one) => CELL.includes(one))) return lost;
  return [...lost, ...goToCell(story, place?.timeline ?? timeline, said, fields)];
}

/** A level that does not exist is told before the step in it. */
function absent(
  { experiment }: Timeline,
  said: PublicState,
  field: (typeof PLACE)[number],
): StateNotice {
  const isLevel = said.level !== undefined && !levelSaid(experiment, said.level);
  const name = isLevel ? "level" : field;
  return notice("absent", name, String(said[name]));
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

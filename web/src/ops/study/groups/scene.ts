/**
 * groups: every head of queries has its map above; lines go to the head of keys and values that it
 * reads. Beside them how much the maps differ, below them what is kept.
 */
import { strong } from "../../../draw/marks.js";
import type { Part } from "../../../types/frame.js";
import type { Drawing, Scene, Scenes, Step, View } from "../../../types/scene.js";
import { countText } from "../counts.js";
import { bytesMarks, modelsMarks } from "./bytes.js";
import { type Groups, groupOf, groupsOf, membersOf } from "./data.js";
import { differencesMarks } from "./differences.js";
import { headsMarks } from "./heads.js";
import { layoutOf } from "./layout.js";
import { type GroupsMoment, momentOf, planGroups } from "./timing.js";
import { groupsWords } from "./words.js";

function narrate(groups: Groups, view: View, { head, bytes }: GroupsMoment): Part[] {
  const say = groupsWords[view.language];
  const { heads, kvHeads } = groups;
  if (head !== undefined) {
    const group = groupOf(groups, head);
    const others = membersOf(groups, group).filter((other) => other !== head);
    return say.reads(
      head + 1,
      group + 1,
      others.map((other) => other + 1),
    );
  }
  if (bytes === 0) return say.differ(groups.within, groups.between, heads, kvHeads);
  const count = (value: number) => strong(countText(value, view.language));
  return say.saved(heads, kvHeads, count(groups.bytes), count(groups.ownBytes));
}

function draw(step: Step, view: View, time: number): Drawing {
  const groups = groupsOf(step);
  const layout = layoutOf(view);
  const moment = momentOf(step, time);
  const { differences, bytes } = moment;
  return {
    marks: [
      ...headsMarks(step, view, groups, layout.heads, moment),
      ...(layout.differences
        ? differencesMarks(step, view, groups, layout.differences, differences)
        : []),
      ...bytesMarks(groups, view, layout.bytes, bytes),
      ...modelsMarks(step, view, layout.models, layout.phone, bytes),
    ],
    narration: narrate(groups, view, moment),
  };
}

const groups: Scene = { plan: planGroups, draw, lens: false };

export const groupsScenes: Scenes = { groups };

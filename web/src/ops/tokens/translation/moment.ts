/** What the parts of the picture of a translation are drawn from, at one moment. */
import { progress } from "../../../draw/motion.js";
import type { Experiment } from "../../../types/graph.js";
import type { View } from "../../../types/scene.js";
import { focusOf, type Focus } from "./focus.js";
import { layoutOf, type Layout, type Room } from "./layout.js";
import { readingOf, type Reading } from "./reading.js";
import { explainSpan, wordSpan, WRITING } from "./timing.js";

/** What the parts of the picture are drawn from. */
export interface Moment {
  readonly reading: Reading;
  readonly layout: Layout;
  readonly focus: Focus;
  readonly view: View;
  /** How many words of the answer are written, the last one in part. */
  readonly written: number;
  /** The word that is being written or read; undefined before the first and after the last. */
  readonly now: number | undefined;
  /** All of the answer is written and read. */
  readonly done: boolean;
  readonly time: number;
}

export function momentOf(experiment: Experiment, view: View, time: number, room: Room): Moment {
  const reading = readingOf(experiment);
  const count = reading.answer.length;
  const begun = (index: number) => time >= wordSpan(index).start;
  let now = -1;
  while (now + 1 < count && begun(now + 1)) now++;
  const done = time >= explainSpan(count).start;
  const at = done || now < 0 ? undefined : now;
  const written = now < 0 ? 0 : now + progress(time, { ...wordSpan(now), length: WRITING });
  return {
    reading,
    layout: layoutOf(reading.source, reading.answer, room),
    focus: focusOf(experiment, reading, view),
    view,
    written,
    now: at,
    done,
    time,
  };
}

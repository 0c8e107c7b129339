/** What the parts of the picture of a translation are drawn from, at one moment. */
import { progress } from "../../../draw/motion.js";
import type { Experiment } from "../../../types/graph.js";
import type { View } from "../../../types/scene.js";
import { focusOf, type Focus } from "./focus.js";
import { layoutOf, type Layout, type Room } from "./layout.js";
import { readingOf, type Reading, type Word } from "./reading.js";
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

/** About as long as the words of either language. */
const WORDS = { en: ["the", "because", "it", "was"], zh: ["单词", "词", "词"] };

/** The answer, or while it is on its way, words that leave it about the room that it will take. */
function answerOr({ source, answer, isAwaited }: Reading): readonly Word[] {
  if (!isAwaited) return answer;
  const toEnglish = source.some(({ text }) => /\p{Script=Han}/u.test(text));
  const words = WORDS[toEnglish ? "en" : "zh"];
  return Array.from({ length: source.length + Number(toEnglish) }, (_, i) => ({
    text: words[i % words.length] ?? "",
    unknown: false,
  }));
}

export function momentOf(experiment: Experiment, view: View, time: number, room: Room): Moment {
  const reading = readingOf(experiment);
  const count = reading.answer.length;
  const begun = (index: number) => time >= wordSpan(index).start;
  let now = -1;
  while (now + 1 < count && begun(now + 1)) now++;
  const done = !reading.isAwaited && time >= explainSpan(count).start;
  const at = done || now < 0 ? undefined : now;
  const written = now < 0 ? 0 : now + progress(time, { ...wordSpan(now), length: WRITING });
  return {
    reading,
    layout: layoutOf(reading.source, answerOr(reading), room),
    focus: focusOf(experiment, reading, view),
    view,
    written,
    now: at,
    done,
    time,
  };
}

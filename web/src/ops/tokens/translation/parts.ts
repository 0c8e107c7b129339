/** The film of a translation: a part for each word of the answer, then the explanation. */
import type { Experiment, Words } from "../../../types/graph.js";
import type { LevelPart } from "../../../types/timeline.js";
import { readingOf } from "./reading.js";
import type { Span } from "../../../types/scene.js";
import { explainSpan, wordSpan } from "./timing.js";

const same = (text: string): Words => ({ en: text, zh: text });

const subtitle: Words = {
  en: "Who looks at whom, in a model that has learnt something.",
  zh: "在一个真正学过的模型里，谁看向谁",
};

const part = (id: string, kind: string, title: Words, experiment: Experiment): LevelPart => {
  const { source, answer, isAwaited } = readingOf(experiment);
  return {
    id,
    kind,
    nodes: [],
    title,
    subtitle,
    short: title,
    shape: [
      { letter: "S", size: source.length },
      ...(isAwaited ? [] : [{ letter: "T", size: answer.length } as const]),
    ],
  };
};

export function translationParts(experiment: Experiment): LevelPart[] {
  const { answer, isAwaited } = readingOf(experiment);
  // The film goes on in the same part when the first word is there.
  if (isAwaited) return [part("word.1", "word", same("…"), experiment)];
  return [
    ...answer.map(({ text }, i) => part(`word.${i + 1}`, "word", same(text), experiment)),
    part("explain", "explain", { en: "Explain", zh: "解释" }, experiment),
  ];
}

/** How long the film waits for an answer, in milliseconds. */
const PATIENCE = 600_000;

/** When a part of it begins and ends, in milliseconds from the beginning of the film. */
export function spanOfPart(experiment: Experiment, index: number): Span {
  const { answer, isAwaited } = readingOf(experiment);
  if (isAwaited) return { start: 0, length: PATIENCE };
  const { length } = answer;
  const { start, length: own } = index < length ? wordSpan(index) : explainSpan(length);
  // The first part holds what comes before it.
  return index === 0 ? { start: 0, length: start + own } : { start, length: own };
}

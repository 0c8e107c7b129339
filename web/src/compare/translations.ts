/** Two translations: the picture of A beside that of B, or above it where there is no room beside. */
import { text, token } from "../draw/marks.js";
import type { Room } from "../ops/tokens/translation/layout.js";
import { isTranslation, mainOf, readingOf } from "../ops/tokens/translation/reading.js";
import { drawTranslation } from "../ops/tokens/translation/scene.js";
import type { Mark, Part } from "../types/frame.js";
import type { Experiment } from "../types/graph.js";
import type { Drawing, View } from "../types/scene.js";
import type { Timeline } from "../types/timeline.js";
import { compareWords } from "./words.js";

const BETWEEN = 24;
/** The room for a name. */
const NAME = 22;
/** Below this width A stands above B. */
const NARROW = 560;

/** Undefined if one of them is no translation. */
export function translationsCompared(a: Timeline, b: Timeline, view: View): Drawing | undefined {
  if (!isTranslation(a.experiment) || !isTranslation(b.experiment)) return undefined;
  const { width, height } = view;
  const isBeside = width >= NARROW;
  const own = isBeside ? (width - BETWEEN) / 2 : width;
  const first = side("a", a.experiment, view, {
    x: 0,
    y: NAME,
    width: own,
    height: isBeside ? height - NAME : 0,
  });
  const second = side("b", b.experiment, view, {
    x: isBeside ? own + BETWEEN : 0,
    y: isBeside ? NAME : first.bottom + NAME,
    width: own,
    height: isBeside ? height - NAME : 0,
  });
  return {
    marks: [...first.marks, ...second.marks],
    height: Math.max(first.bottom, second.bottom, height),
    narration: told(a.experiment, b.experiment, view),
  };
}

interface Side {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

function side(key: "a" | "b", experiment: Experiment, view: View, room: Room): Side {
  // A word at which the reader looks belongs to one of them.
  const { width, language, batch, head, digits } = view;
  const plain: View = { width, height: room.height, language, batch, head, digits };
  const { marks, height = room.y + room.height } = drawTranslation(
    experiment,
    plain,
    Infinity,
    room,
  );
  const name = text(key, room.x, room.y - NAME / 2, compareWords[language][key], {
    size: 14,
    weight: 600,
  });
  return {
    marks: [name, ...marks.map((mark) => ({ ...mark, key: `${key}/${mark.key}` }))],
    bottom: height,
  };
}

/** At whom the same word looks in both. */
function told(a: Experiment, b: Experiment, { language }: View): Part[] {
  const words = compareWords[language];
  const [first, second] = [a, b].map((experiment) => {
    const reading = readingOf(experiment);
    const main = mainOf(reading);
    const word = (index: number | undefined) => reading.source[index ?? -1]?.text;
    return { word: word(main?.row), at: word(main?.column) };
  });
  if (!first?.word || first.word !== second?.word || !first.at || !second.at)
    return words.sentences(false);
  return words.looked(token(first.word), token(first.at), token(second.at));
}

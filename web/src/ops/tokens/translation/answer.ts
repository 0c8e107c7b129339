/** The answer, as far as it is written, its links to the sentence, and whom the pronouns mean. */
import { format, textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import { land, progress } from "../../../draw/motion.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { Moment } from "./moment.js";
import { sourceOfAnswer, type Answer } from "./reading.js";
import { pointed } from "./strokes.js";
import { explainSpan } from "./timing.js";
import { dotted, shareTile, titleOf, wordMark } from "./word_marks.js";
import { translationWords, type TranslationWords } from "./words.js";

/** From each word of the answer to those that it was taken from. */
export function links({ reading, layout, written, now, focus }: Moment): Mark[] {
  const strong = focus.answer ?? now;
  return reading.answer.flatMap(({ from }, index) => {
    const share = Math.min(1, written - index);
    if (share <= 0) return [];
    const isStrong = index === strong;
    return from
      .filter(({ weight }) => weight >= 0.05)
      .flatMap(({ word, weight }) =>
        pointed(`link/${index}/${word}`, layout.link(index, word, 0), layout.arrives.link, {
          ink: "head2",
          thickness: isStrong ? 1 + 5 * weight : 0.8 + 1.6 * weight,
          opacity: (isStrong ? 1 : 0.4) * land(share),
        }),
      );
  });
}

/** Below a word that is another since a head is off. */
const wasMark = (key: string, { x, y, width, height }: Rect, label: string): Mark =>
  text(key, x + width / 2, y + height + 9, label, { size: 11, ink: "ink3", anchor: "middle" });

const titleOfUnknown = (
  { unknown, glossed, text }: Answer,
  own: TranslationWords,
): string | undefined => {
  if (glossed !== undefined) return own.glossed(glossed, text);
  return unknown ? own.unknown : undefined;
};

/** Written, at work, next and later words of the answer. */
export function answerMarks({ reading, layout, written, now, focus, view }: Moment): Mark[] {
  const { words: boxes, size } = layout.answer;
  const own = translationWords[view.language];
  const next = Math.ceil(written);
  return reading.answer.flatMap((word, index): Mark[] => {
    const box = boxes[index];
    if (!box) return [];
    const share = Math.min(1, written - index);
    if (share > 0) {
      const isStrong = index === now || index === focus.answer;
      return [
        ...(isStrong || word.was !== undefined
          ? [mark("ring", `answer/ring/${index}`, box, { ink: "ink", thickness: 2, radius: 6 })]
          : []),
        ...(word.was === undefined ? [] : [wasMark(`answer/was/${index}`, box, own.was(word.was))]),
        ...(word.unknown ? [dotted(`answer/unknown/${index}`, box, share)] : []),
        wordMark(`answer/${index}`, box, size, {
          ink: "ink",
          weight: isStrong ? 600 : 500,
          opacity: land(share),
          ...(word.cell && { cell: word.cell }),
          ...titleOf(titleOfUnknown(word, own), box.label, word.text),
        }),
      ];
    }
    if (index === next)
      return [
        mark("ring", `answer/next`, box, { ink: "ink3", thickness: 1, radius: 6, dashed: true }),
      ];
    const dot = {
      x: box.x + box.width / 2 - 2.2,
      y: box.y + box.height / 2 - 2.2,
      width: 4.4,
      height: 4.4,
    };
    return [
      mark(
        "dot",
        `answer/later/${index}`,
        layout.kind === "columns" ? { ...dot, x: box.x + 8 } : dot,
        { ink: "line2" },
      ),
    ];
  });
}

/** Once all is written, below or beside words that the model is unsure of, their probabilities. */
export function doubtMarks({ reading, layout, done, view }: Moment): Mark[] {
  if (!done) return [];
  const own = translationWords[view.language];
  return reading.answer.flatMap(({ text: word, was, doubt }, index): Mark[] => {
    const box = layout.answer.words[index];
    if (!doubt || !box) return [];
    const { x, y, width, height } = box;
    const isBeside = layout.kind === "columns";
    // Below the word stands what it was.
    if (was !== undefined && !isBeside) return [];
    const digits = format(doubt.probability, 2);
    const at = isBeside
      ? ([x + width + 6, y + height / 2] as const)
      : ([x + width / 2, y + height + 9] as const);
    return [
      text(`answer/doubt/${index}`, ...at, digits, {
        size: DOUBT,
        ink: "ink2",
        anchor: isBeside ? "start" : "middle",
        cell: doubt.cell,
        title: own.unsure(word, digits),
      }),
    ];
  });
}

/** The size of a probability. */
const DOUBT = 11;

/** Beside or below the word at work, where it comes from; behind the probabilities, if there are any. */
export function noteMarks({ reading, layout, done, now, focus, view }: Moment): Mark[] {
  const index = focus.answer ?? now;
  const word = index === undefined ? undefined : reading.answer[index];
  const source = word && sourceOfAnswer(word);
  const box = index === undefined ? undefined : layout.answer.words[index];
  if (!word?.cell || !source || !box) return [];
  const from = reading.source[source.word]?.text ?? "";
  const own = translationWords[view.language];
  const told = { cell: word.cell, weight: source.weight };
  if (layout.kind === "columns") {
    const x = box.x + box.width + 24 + (done && word.doubt ? textWidth("0.00", DOUBT) + 6 : 0);
    return [shareTile("note/share", [x, box.y + box.height / 2], told, 12, 1)];
  }
  const label = own.from(word.text, from);
  const width = textWidth(label, 13);
  const whole = width + 8 + 40;
  const left = Math.min(Math.max(4, box.x + box.width / 2 - whole / 2), view.width - whole - 4);
  const isBelow = done && reading.answer.some(({ doubt }) => doubt);
  const y = box.y + box.height + (isBelow ? 17 + DOUBT : 17);
  return [
    text("note", left, y, label, { size: 13, ink: "ink2" }),
    shareTile("note/share", [left + width + 28, y], told, 13, 1),
  ];
}

/** Whom each pronoun means, once the model has said so. */
export function explainMarks({ reading, layout, time, view }: Moment): Mark[] {
  const { meanings } = reading;
  if (!meanings) return [];
  const opacity = land(progress(time, { ...explainSpan(reading.answer.length), length: 400 }));
  if (opacity === 0) return [];
  const own = translationWords[view.language];
  const y = layout.foot + 18;
  const { x, width } = layout.room;
  const start = x + textWidth(own.explain, 12) + 12;
  const label = text("explain", x, y + 1, own.explain, { size: 12, ink: "ink3", opacity });
  if (meanings.length === 0) {
    const looks = reading.relations.some(({ role, arcs }) => role === "pronoun" && arcs.length > 0);
    const none = looks ? own.explainsUnchanged : own.explainsNothing;
    return [label, text("explain/none", start, y, none, { size: 14, ink: "ink2", opacity })];
  }
  const said = meanings.map(({ word, means }) => `${word} = ${means}`).join(" · ");
  const room = x + width - start - 8;
  return [
    label,
    text("explain/said", start, y, said, { size: 18, weight: 600, ink: "ink", opacity, room }),
  ];
}

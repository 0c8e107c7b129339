/**
 * The picture of a translation: who looks at whom in the sentence, and the answer below it, which grows
 * word by word, each with a line to the word that it was taken from.
 */
import { mark, number, text, tile, token } from "../../../draw/marks.js";
import { land, progress } from "../../../draw/motion.js";
import { format, textWidth } from "../../../draw/format.js";
import type { Mark, Part, Rect } from "../../../types/frame.js";
import type { Experiment } from "../../../types/graph.js";
import type { Drawing, View } from "../../../types/scene.js";
import { pointAt } from "../../attention_views/curves.js";
import { layoutOf, type Layout, type Placed } from "./layout.js";
import { focusOf, type Focus } from "./focus.js";
import { readingOf, type Reading, type Told } from "./reading.js";
import { chevrons, pointed } from "./strokes.js";
import { ARC, explainSpan, wordSpan, WRITING } from "./timing.js";
import { translationWords } from "./words.js";

/** What the parts of the picture are drawn from. */
interface Scene {
  readonly reading: Reading;
  readonly layout: Layout;
  readonly focus: Focus;
  readonly view: View;
  /** How many words of the answer are written, the last one in part. */
  readonly written: number;
  /** The word that is being written or read; undefined before the first and after the last. */
  readonly now: number | undefined;
  readonly time: number;
}

function sceneOf(experiment: Experiment, view: View, time: number): Scene {
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
    layout: layoutOf(reading.source, reading.answer, view),
    focus: focusOf(experiment, reading, view),
    view,
    written,
    now: at,
    time,
  };
}

export function drawTranslation(experiment: Experiment, view: View, time: number): Drawing {
  const scene = sceneOf(experiment, view, time);
  const { layout } = scene;
  return {
    marks: [
      ...faintArcs(scene),
      ...toldArcs(scene),
      ...links(scene),
      ...sourceMarks(scene),
      ...answerMarks(scene),
      ...noteMarks(scene),
      ...crownMarks(scene),
      ...explainMarks(scene),
    ],
    narration: narrate(scene),
    ...(layout.height > view.height && { height: layout.height }),
  };
}

/** The arcs of all named heads, but for those that are told. */
function faintArcs({ reading, layout, focus, time }: Scene): Mark[] {
  const told = new Set(focus.told.map(({ cell }) => cell.index + cell.node));
  const share = land(progress(time, ARC));
  return reading.relations.flatMap(({ ink, role, arcs }) =>
    arcs
      .filter(({ cell }) => !told.has(cell.index + cell.node))
      .flatMap((arc) =>
        pointed(
          `arc/${role}/${arc.row}`,
          layout.arc(arc.row, arc.column),
          layout.arrives.arc,
          {
            ink,
            thickness: 0.8 + 1.4 * arc.weight,
            opacity: (focus.answer === undefined && focus.chosen ? 0.14 : 0.28) * share,
          },
          arc.weight ? { cell: arc.cell } : {},
        ),
      ),
  );
}

function toldArcs({ layout, focus, time }: Scene): Mark[] {
  const share = land(progress(time, ARC));
  return focus.told.toReversed().flatMap((arc) => {
    const key = `arc/${arc.relation.role}/${arc.row}`;
    const way = layout.arc(arc.row, arc.column);
    const { ink } = arc.relation;
    const isFirst = arc === focus.told[0];
    const thickness = (isFirst ? 1.5 + 7.5 * arc.weight : 1 + 3 * arc.weight) * (0.4 + 0.6 * share);
    const extra = { cell: arc.cell };
    return [
      ...pointed(key, way, layout.arrives.arc, { ink, thickness, opacity: share }, extra),
      ...(isFirst && thickness > 5 ? chevrons(key, way, share) : []),
    ];
  });
}

/** From each word of the answer to those that it was taken from. */
function links({ reading, layout, written, now, focus }: Scene): Mark[] {
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

function wordMark(key: string, box: Placed, size: number, look: Partial<Mark>): Mark {
  const { x, y, width, height } = box;
  const written = text(key, 0, 0, box.label, { anchor: "middle", size, weight: 500, ...look });
  return { ...written, x, y, width, height };
}

const dotted = (key: string, { x, y, width, height }: Rect, opacity: number): Mark =>
  mark(
    "ring",
    key,
    { x: x + 1, y: y + 2, width: width - 2, height: height - 4 },
    {
      ink: "ink2",
      thickness: 1.6,
      radius: 6,
      dotted: true,
      opacity,
    },
  );

/** The words of the sentence: the one that is looked at stands on its share, the one that looks has a ring. */
function sourceMarks({ reading, layout, focus, view, time }: Scene): Mark[] {
  const { words: boxes, size } = layout.source;
  const share = land(progress(time, ARC));
  const [first] = focus.told;
  const own = translationWords[view.language];
  return reading.source.flatMap((word, index): Mark[] => {
    const box = boxes[index];
    if (!box) return [];
    const seen = first && index === first.column && share > 0.5 ? first : undefined;
    const looks = first && index === first.row;
    const cell = focus.cellOf(index);
    return [
      ...(first && index === first.column
        ? [
            tile(
              `seen/${index}`,
              box,
              { cell: first.cell, value: first.weight, scale: "weight" },
              { opacity: share },
            ),
          ]
        : []),
      ...(looks
        ? [
            mark("ring", `looks/${index}`, box, {
              ink: "ink",
              thickness: 2,
              radius: 6,
              opacity: share,
            }),
          ]
        : []),
      ...(word.unknown ? [dotted(`unknown/${index}`, box, 1)] : []),
      wordMark(`word/${index}`, box, size, {
        weight: looks ? 600 : 500,
        ...(seen ? { value: seen.weight, scale: "weight", sources: [seen.cell] } : { ink: "ink" }),
        ...(cell && { cell }),
        ...titleOf(word.unknown ? own.unknown : undefined, box.label, word.text),
      }),
    ];
  });
}

/** What a pointer that rests on a word is told. */
function titleOf(note: string | undefined, label: string, full: string): { title?: string } {
  if (note === undefined) return label === full ? {} : { title: full };
  return { title: `${full}: ${note}` };
}

/** Below a word that is another since a head is off. */
const wasMark = (key: string, { x, y, width, height }: Rect, label: string): Mark =>
  text(key, x + width / 2, y + height + 9, label, { size: 11, ink: "ink3", anchor: "middle" });

/** Written, at work, next and later words of the answer. */
function answerMarks({ reading, layout, written, now, focus, view }: Scene): Mark[] {
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
          ...titleOf(word.unknown ? own.unknown : undefined, box.label, word.text),
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

/** A share on its tile, centred at a point. */
function shareTile(
  key: string,
  [x, y]: readonly [number, number],
  { cell, weight }: Pick<Told, "cell" | "weight">,
  size: number,
  opacity: number,
): Mark {
  const digits = format(weight, 2);
  const width = textWidth(digits, size, 600) + size * 0.85;
  const height = size * 1.62;
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return tile(
    key,
    box,
    { cell, value: weight, scale: "weight", text: digits },
    { size, weight: 600, opacity },
  );
}

/** On the crown of the arc that is told, its share. */
function crownMarks({ layout, focus, time, view }: Scene): Mark[] {
  const [first] = focus.told;
  if (!first) return [];
  const share = land(progress(time, ARC));
  const [x, y] = pointAt(layout.arc(first.row, first.column), 0.5);
  const size = layout.kind === "rows" ? 18 : 16;
  const own = shareTile("crown", [x, y], first, size, share);
  const at = Math.min(Math.max(own.x, 4), view.width - own.width - 4);
  const kept = { ...own, x: at };
  const { x: left, y: top, width, height } = kept;
  const around = { x: left - 3, y: top - 3, width: width + 6, height: height + 6 };
  return [
    mark("rule", "crown/ground", around, { ink: "paper", radius: 7, opacity: share }),
    mark("ring", "crown/ring", around, { ink: "ink", thickness: 2, radius: 7, opacity: share }),
    kept,
  ];
}

/** Beside or below the word at work, where it comes from. */
function noteMarks({ reading, layout, now, focus, view }: Scene): Mark[] {
  const index = focus.answer ?? now;
  const word = index === undefined ? undefined : reading.answer[index];
  const [source] = word?.from ?? [];
  const box = index === undefined ? undefined : layout.answer.words[index];
  if (!word?.cell || !source || !box) return [];
  const from = reading.source[source.word]?.text ?? "";
  const own = translationWords[view.language];
  const told = { cell: word.cell, weight: source.weight };
  if (layout.kind === "columns") {
    const x = box.x + box.width + 24;
    return [shareTile("note/share", [x, box.y + box.height / 2], told, 12, 1)];
  }
  const label = own.from(word.text, from);
  const width = textWidth(label, 13);
  const whole = width + 8 + 40;
  const left = Math.min(Math.max(4, box.x + box.width / 2 - whole / 2), view.width - whole - 4);
  const y = box.y + box.height + 17;
  return [
    text("note", left, y, label, { size: 13, ink: "ink2" }),
    shareTile("note/share", [left + width + 28, y], told, 13, 1),
  ];
}

/** Whom each pronoun means, once the model has said so. */
function explainMarks({ reading, layout, time, view }: Scene): Mark[] {
  const { meanings } = reading;
  if (!meanings) return [];
  const opacity = land(progress(time, { ...explainSpan(reading.answer.length), length: 400 }));
  if (opacity === 0) return [];
  const own = translationWords[view.language];
  const y = layout.foot + 28;
  const start = textWidth(own.explain, 12) + 12;
  const label = text("explain", 0, y + 1, own.explain, { size: 12, ink: "ink3", opacity });
  if (meanings.length === 0)
    return [
      label,
      text("explain/none", start, y, own.explainsNothing, { size: 14, ink: "ink2", opacity }),
    ];
  const said = meanings.map(({ word, means }) => `${word} = ${means}`).join("   ");
  const room = (layout.kind === "rows" ? view.width * 0.5 : view.width) - start - 8;
  return [
    label,
    text("explain/said", start, y, said, { size: 18, weight: 600, ink: "ink", opacity, room }),
  ];
}

function narrate({ reading, focus, view }: Scene): Part[] {
  const own = translationWords[view.language];
  if (focus.answer !== undefined) {
    const word = reading.answer[focus.answer];
    const [source] = word?.from ?? [];
    if (!word) return own.nothingToTell;
    if (!source || !word.cell) return own.comesFromNone(token(word.text));
    const from = reading.source[source.word]?.text ?? "";
    return own.comes(token(word.text), token(from), number(word.cell, source.weight, "weight", 2));
  }
  const [first] = focus.told;
  if (!first) return own.nothingToTell;
  const { row, column, weight, cell, relation } = first;
  const word = (index: number) => token(reading.source[index]?.text ?? "");
  return own.looks(relation.role, word(row), word(column), number(cell, weight, "weight", 2));
}

/**
 * The picture of a translation: who looks at whom in the sentence, and the answer below it, which grows
 * word by word, each with a line to the word that it was taken from.
 */
import { format } from "../../../draw/format.js";
import { mark, shareOf, tile, token } from "../../../draw/marks.js";
import { land, progress } from "../../../draw/motion.js";
import type { Mark, Part } from "../../../types/frame.js";
import type { Experiment } from "../../../types/graph.js";
import type { Drawing, View } from "../../../types/scene.js";
import { answerMarks, doubtMarks, explainMarks, links, noteMarks } from "./answer.js";
import { crownMarks, faintArcs, toldArcs } from "./arcs.js";
import type { Room } from "./layout.js";
import { momentOf, type Moment } from "./moment.js";
import { leastSure, mainOf, sourceOfAnswer, type Answer, type Word } from "./reading.js";
import { ARC } from "./timing.js";
import { dotted, titleOf, wordMark } from "./word_marks.js";
import { translationWords, type TranslationWords } from "./words.js";

/** In all of the view, or in a part of it. */
export function drawTranslation(
  experiment: Experiment,
  view: View,
  time: number,
  room: Room = { x: 0, y: 0, width: view.width, height: view.height },
): Drawing {
  const scene = momentOf(experiment, view, time, room);
  const { layout } = scene;
  return {
    marks: [
      ...faintArcs(scene),
      ...toldArcs(scene),
      ...links(scene),
      ...sourceMarks(scene),
      ...answerMarks(scene),
      ...doubtMarks(scene),
      ...noteMarks(scene),
      ...crownMarks(scene),
      ...explainMarks(scene),
    ],
    narration: narrate(scene),
    ...(layout.bottom > view.height && { height: layout.bottom }),
  };
}

/** The words of the sentence: the one that is looked at stands on its share, the one that looks has a ring. */
const titleOfSource = ({ unknown, readAs }: Word, own: TranslationWords): string | undefined => {
  if (readAs !== undefined) return own.readAs(readAs);
  return unknown ? own.unknown : undefined;
};

function sourceMarks({ reading, layout, focus, view, time }: Moment): Mark[] {
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
        ...titleOf(titleOfSource(word, own), box.label, word.text),
      }),
    ];
  });
}

function narrate(moment: Moment): Part[] {
  const { reading, focus, view, done } = moment;
  const own = translationWords[view.language];
  if (focus.answer !== undefined) {
    const word = reading.answer[focus.answer];
    return word ? tellAnswer(moment, word) : own.nothingToTell;
  }
  const arc = tellArc(moment);
  if (reading.isAwaited) return arc ?? own.nothingToTell;
  if (reading.answer.length === 0) return own.noAnswer;
  const unsure = done && !looksElsewhere(moment) ? leastSure(reading) : undefined;
  if (!unsure?.doubt) return arc ?? own.nothingToTell;
  const doubt = own.leastSure(
    token(unsure.text),
    format(unsure.doubt.probability, 2),
    placeAmongLike(unsure, reading.answer),
  );
  return arc ? [...arc, ...own.between, ...doubt] : doubt;
}

/** Which of the words that read the same it is, from 1; undefined if there is no other. */
function placeAmongLike(word: Answer, all: readonly Answer[]): number | undefined {
  const like = all.filter(({ text }) => text.toLowerCase() === word.text.toLowerCase());
  return like.length > 1 ? like.indexOf(word) + 1 : undefined;
}

/** Where a word of the answer comes from. */
function tellAnswer({ reading, view }: Moment, word: Answer): Part[] {
  const own = translationWords[view.language];
  const source = sourceOfAnswer(word);
  const from = token(reading.source[source?.word ?? NaN]?.text ?? "");
  const said =
    source && word.cell
      ? own.comes(token(word.text), from, shareOf(word.cell, source.weight))
      : own.comesFromNone(token(word.text));
  return [
    ...said,
    ...(word.glossed === undefined ? [] : own.fromGlossary(token(word.glossed))),
    ...(word.doubt ? own.probability(format(word.doubt.probability, 2)) : []),
  ];
}

/** Whether the reader chose an arc that is not the one that is told by default. */
function looksElsewhere({ reading, focus }: Moment): boolean {
  const [main, told] = [mainOf(reading), focus.told[0]];
  return focus.chosen && (main?.row !== told?.row || main?.relation !== told?.relation);
}

/** Who looks at whom. */
function tellArc(moment: Moment): Part[] | undefined {
  const { reading, focus, view } = moment;
  const own = translationWords[view.language];
  const [first] = focus.told;
  if (!first) return undefined;
  const { row, column, weight, cell, relation } = first;
  const word = (index: number) => token(reading.source[index]?.text ?? "");
  const said = own.looks(relation.role, word(row), word(column), shareOf(cell, weight));
  const { otherwise } = view;
  if (!otherwise || looksElsewhere(moment)) return said;
  const { now, instead, looks, at } = otherwise;
  return [...said, ...own.otherwise(token(now), token(instead), token(looks), token(at))];
}

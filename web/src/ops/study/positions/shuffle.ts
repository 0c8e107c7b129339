/** The sentence, the same words in another order, and how far the context of each has moved. */
import { textWidth } from "../../../draw/format.js";
import { curve, mark, round, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Positions } from "./data.js";
import type { PositionsLayout } from "./layout.js";
import { methods } from "./names.js";
import { methodInks } from "./scores.js";
import type { PositionsMoment } from "./timing.js";
import { movedText, positionsWords } from "./words.js";

const HEAD = 30;
/** Each method has a line below the words. */
const LINE = 19;
const FOOT = 3 * LINE + 14;
const LARGEST = 38;
/** Rows lower than this have no room for words. */
const READABLE = 11.5;

interface Table {
  readonly pitch: number;
  readonly size: number;
  /** The left edge of the sentence, the ends of the ways, and of the shuffled words. */
  readonly words: number;
  readonly from: number;
  readonly to: number;
  readonly bars: number;
  /** The longest that a bar becomes. */
  readonly room: number;
  readonly middle: (place: number) => number;
  /** Not every row of a long sentence has its word. */
  readonly named: (place: number) => boolean;
}

function tableOf({ tokens }: Positions, { shuffle: rect, phone }: PositionsLayout): Table {
  const pitch = Math.min(LARGEST, (rect.height - HEAD - FOOT) / tokens.length);
  const size = Math.max(10, Math.min(13, pitch * 0.85));
  const widest = Math.max(...tokens.map((each) => textWidth(each, size)));
  const own = Math.min(widest, rect.width * 0.22);
  const ways = phone ? 30 : 48;
  const from = rect.x + own + 6;
  const to = from + ways;
  const bars = to + own + 16;
  const every = Math.ceil(READABLE / pitch);
  return {
    pitch,
    size,
    words: own,
    from,
    to,
    bars,
    room: rect.x + rect.width - bars - 4,
    middle: (place) => rect.y + HEAD + (place + 0.5) * pitch,
    named: (place) => place % every === 0,
  };
}

/** From a word to where it has come. */
function wayMark({ from, to, middle }: Table, word: number, down: number): Mark {
  const y = middle(word);
  const bend = (to - from) / 2;
  const path = `M${round(from)} ${round(y)}C${round(from + bend)} ${round(y)} ${round(to - bend)} ${round(down)} ${round(to)} ${round(down)}`;
  return curve(
    `positions/way/${word}`,
    [
      [from, y],
      [to, down],
    ],
    path,
    {
      ink: "line2",
      thickness: 1.25,
    },
  );
}

function wordMarks(positions: Positions, table: Table, moved: number): Mark[] {
  const { from, to, words, size, middle, named } = table;
  return positions.order.flatMap((word, place) => {
    const token = positions.tokens[word] ?? "";
    const y = mix(middle(word), middle(place), moved);
    return [
      ...(moved > 0 ? [wayMark(table, word, y)] : []),
      ...(named(word)
        ? [
            text(`positions/word/${word}`, from - 6, middle(word), token, {
              anchor: "end",
              room: words,
              size,
              ink: moved > 0 ? "ink3" : "ink",
            }),
          ]
        : []),
      ...(moved > 0 && named(place)
        ? [text(`positions/moved/${word}`, to + 6, y, token, { room: words, size })]
        : []),
    ];
  });
}

/** Beside each word a bar for each method. */
function barMarks(positions: Positions, table: Table, moment: PositionsMoment): Mark[] {
  if (moment.grown(0) === 0) return [];
  const most = Math.max(1e-3, ...methods.map((method) => positions.largest(method)));
  const { bars, room, pitch, middle } = table;
  const height = Math.min(9, (pitch * 0.78) / methods.length);
  const rows = positions.order.length;
  const axis = { x: bars, y: middle(0) - pitch / 2, width: 1, height: rows * pitch };
  return [
    mark("rule", "positions/bars/axis", axis, { ink: "line2" }),
    ...positions.order.flatMap((word, place) =>
      methods.flatMap((method, at) => {
        if (moment.grown(at) === 0) return [];
        const { value, cell } = positions.moved(method, word);
        const width = Math.max(1, (room * moment.grown(at) * value) / most);
        const y = middle(place) + (at - methods.length / 2) * height;
        const box = { x: bars, y, width, height: Math.max(1, height - 0.75) };
        const look = { ink: methodInks[method], radius: 1, value, cell };
        return mark("bar", `positions/bar/${method}/${word}`, box, look);
      }),
    ),
  ];
}

/** Below the words: the methods, and the farthest that each moves a context. */
function footMarks(
  positions: Positions,
  { middle, pitch }: Table,
  { grown }: PositionsMoment,
  view: View,
  { x }: Rect,
): Mark[] {
  const say = positionsWords[view.language];
  const names = methods.map((method) => textWidth(say.methods[method], 12, 600));
  const numbers = x + 22 + Math.max(...names) + 14;
  const top = middle(positions.order.length) - pitch / 2 + 20;
  return methods.flatMap((method, at) => {
    const opacity = grown(at);
    const value = positions.largest(method);
    const y = top + at * LINE;
    const key = `positions/farthest/${method}`;
    const box = { x, y: y - 4, width: 14, height: 8 };
    return [
      mark("bar", key, box, { ink: methodInks[method], radius: 1, opacity }),
      text(`${key}/name`, x + 22, y, say.methods[method], { weight: 600, opacity }),
      text(`${key}/value`, numbers, y, movedText(value), {
        ink: "ink2",
        figure: true,
        opacity,
        value,
      }),
    ];
  });
}

export function shuffleMarks(
  positions: Positions,
  layout: PositionsLayout,
  view: View,
  moment: PositionsMoment,
): Mark[] {
  const table = tableOf(positions, layout);
  const { x, y, width } = layout.shuffle;
  const title = positionsWords[view.language].shuffle;
  return [
    text("positions/shuffle/title", x, y + 10, title, { size: 13, weight: 600, room: width }),
    ...wordMarks(positions, table, moment.moved),
    ...barMarks(positions, table, moment),
    ...footMarks(positions, table, moment, view, layout.shuffle),
  ];
}

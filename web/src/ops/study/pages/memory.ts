/** The blocks of the memory with their readers, the lines from the tables, and what is under way. */
import { textWidth } from "../../../draw/format.js";
import { curve, mark, round, text } from "../../../draw/marks.js";
import { land, mix, open, progress } from "../../../draw/motion.js";
import type { HeadInk, Mark, Rect } from "../../../types/frame.js";
import {
  type Event,
  type Pages,
  type Sentence,
  type State,
  type Word,
  type Write,
  readersOf,
  sentences,
} from "./data.js";
import type { PagesLayout } from "./layout.js";
import { CARD_HEAD } from "./pool_layout.js";
import { inkOf, wordMarks, wordSize } from "./strips.js";

/** The event that is under way, how far it is, and how everything stands before and after it. */
export interface Scenery {
  readonly pages: Pages;
  readonly layout: PagesLayout;
  readonly before: State;
  readonly after: State;
  readonly event: Event | undefined;
  readonly share: number;
}

/** Parts of an event: copies fly, the table changes, the word is written. */
const phase = (share: number, from: number, to: number): number =>
  progress(share, { start: from, length: to - from });
const copying = (share: number) => land(phase(share, 0.05, 0.45));
const pointing = (share: number) => open(phase(share, 0.4, 0.65));

function landing({ event, share }: Scenery): number {
  const copies = event?.kind === "write" && event.write.from !== undefined;
  return land(copies ? phase(share, 0.62, 1) : phase(share, 0.15, 1));
}

/** The tables as they are shown: they change in the middle of an event. */
export const shownTables = ({ before, after, share }: Scenery): State => ({
  ...before,
  tables: share > 0.52 ? after.tables : before.tables,
  written: share > 0.52 ? after.written : before.written,
});

const between = (one: Rect, other: Rect, share: number): Rect => ({
  x: mix(one.x, other.x, share),
  y: mix(one.y, other.y, share),
  width: mix(one.width, other.width, share),
  height: mix(one.height, other.height, share),
});

/** The number of a block, and a dot for each of its readers. */
function headMarks(
  key: string,
  { x, y, width }: Rect,
  block: number,
  used: boolean,
  readers: readonly Sentence[],
): Mark[] {
  const middle = y + CARD_HEAD / 2 + 1;
  const narrow = width < 46;
  // Dots of two readers overlap rather than leave their block.
  const [side, pitch, end] = narrow ? [5, Math.min(6, Math.max(1, width - 9)), 3] : [8, 11, 7];
  const number = String(block + 1);
  const size = narrow ? 11 : 12;
  const room = width - 2 * end - 2 * pitch;
  return [
    ...(textWidth(number, size) > room
      ? []
      : [
          text(`${key}/number`, x + (narrow ? 3 : 6), middle, number, {
            ink: used ? "ink" : "ink3",
            weight: used ? 600 : 400,
            size,
          }),
        ]),
    ...readers.map((sentence, at) => {
      const left = x + width - end - side - pitch * (readers.length - 1 - at);
      const box = { x: left, y: middle - side / 2, width: side, height: side };
      return mark("dot", `${key}/reader/${sentence}`, box, { ink: inkOf(sentence) });
    }),
  ];
}

/** One for all blocks. */
const sizeOf = ({ pages, layout }: Scenery): number | undefined =>
  wordSize(pages.words.flat(), layout.pool.place(0, 0));

function cardMarks(scenery: Scenery, block: number): Mark[] {
  const { pages, layout, before, after, share } = scenery;
  const size = sizeOf(scenery);
  const state = share > 0.52 ? after : before;
  const readers = readersOf(state, block);
  const used =
    (after.places[block] ?? []).length > 0 && (share > 0 || readersOf(before, block).length > 0);
  const box = layout.pool.card(block);
  const key = `pages/card/${block}`;
  const places = Array.from({ length: pages.page }, (_, at) => at);
  const filled = (before.places[block] ?? []).length;
  return [
    mark("bar", `${key}/back`, box, { ink: "paper", radius: 6 }),
    mark("ring", `${key}/ring`, box, {
      ink: used ? "ink3" : "line2",
      thickness: 1,
      radius: 6,
      ...(used ? {} : { dashed: true }),
    }),
    ...headMarks(key, box, block, used, readers),
    ...(used ? places.slice(filled) : []).map((at) =>
      mark("cell", `${key}/empty/${at}`, layout.pool.place(block, at), { state: "masked" }),
    ),
    ...(before.places[block] ?? []).flatMap((word, at) =>
      wordMarks(`${key}/place/${at}`, layout.pool.place(block, at), textOf(pages, word), { size }),
    ),
  ];
}

const textOf = (pages: Pages, { sentence, word }: Word): string =>
  pages.words[sentence][word] ?? "";

type Point = readonly [number, number];

/** From an entry to a block, leaving and arriving upright. */
function wire(key: string, from: Point, to: Point, ink: HeadInk, strong: boolean): Mark {
  const middle = (from[1] + to[1]) / 2;
  const [x1, y1, x2, y2] = [from[0], from[1], to[0], to[1]].map(round);
  const path = `M${x1} ${y1}C${x1} ${round(middle)} ${x2} ${round(middle)} ${x2} ${y2}`;
  return curve(key, [from, to], path, {
    ink,
    thickness: strong ? 2.5 : 1.5,
    opacity: strong ? 1 : 0.6,
  });
}

/** Where the line of a sentence arrives at a block: from above, or from below. */
function landingOf({ layout }: Scenery, sentence: Sentence, block: number): Point {
  const { x, y, width, height } = layout.pool.card(block);
  return [x + width / 2, sentence === 0 ? y - 1 : y + height + 1];
}

function wireMarks(scenery: Scenery, sentence: Sentence): Mark[] {
  const { layout, before, after, share } = scenery;
  const strip = layout.strips[sentence];
  return after.tables[sentence].flatMap((block, entry) => {
    const known = before.tables[sentence][entry];
    const drawn = pointing(share);
    if (known === undefined && drawn === 0) return [];
    const { x, y, width, height } = strip.entry(entry);
    const from: Point = [x + width / 2, sentence === 0 ? y + height : y];
    const goal = landingOf(scenery, sentence, block);
    const start = known === undefined ? from : landingOf(scenery, sentence, known);
    const to: Point = [mix(start[0], goal[0], drawn), mix(start[1], goal[1], drawn)];
    const moves = known !== block && share > 0;
    return [wire(`pages/wire/${sentence}/${entry}`, from, to, inkOf(sentence), moves)];
  });
}

/** The words that are copied, and the word that is written, on their way. */
function flightMarks(scenery: Scenery, write: Write): Mark[] {
  const { pages, layout, before, share } = scenery;
  const { pool, strips } = layout;
  const { from, copied, block, sentence, word } = write;
  const source = from === undefined ? [] : (before.places[from] ?? []).slice(0, copied);
  const size = sizeOf(scenery);
  const flown = copying(share);
  const landed = landing(scenery);
  const copies = source.flatMap((each, at) =>
    from === undefined || flown === 0
      ? []
      : wordMarks(
          `pages/copy/${at}`,
          between(pool.place(from, at), pool.place(block, at), flown),
          textOf(pages, each),
          { size, strong: flown < 1 },
        ),
  );
  const end = pool.place(block, word % pages.page);
  const path = between(strips[sentence].word(word), end, landed);
  const own =
    landed === 0
      ? []
      : wordMarks("pages/piece", path, textOf(pages, write), { size, strong: true });
  return [...copies, ...own];
}

export function memoryMarks(scenery: Scenery): Mark[] {
  const { pages, event, share } = scenery;
  const blocks = Array.from({ length: pages.pool }, (_, block) => block);
  return [
    ...sentences.flatMap((sentence) => wireMarks(scenery, sentence)),
    ...blocks.flatMap((block) => cardMarks(scenery, block)),
    ...(event?.kind === "write" && share > 0 ? flightMarks(scenery, event.write) : []),
  ];
}

/** Where both sentences, the memory between them, the counts and the chart stand. */
import { textWidth } from "../../../draw/format.js";
import { SLIDER_HEIGHT } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { type Pages, type Sentence, sentences } from "./data.js";
import { type PoolLayout, poolOf } from "./pool_layout.js";
import { pagesWords } from "./words.js";

export interface Strip {
  readonly box: Rect;
  readonly word: (word: number) => Rect;
  /** Of an entry of the table, beside the words of its block. */
  readonly entry: (entry: number) => Rect;
}

export interface PagesLayout {
  readonly phone: boolean;
  /** The width of the names at the left; 0 on a phone, where they stand above. */
  readonly names: number;
  readonly strips: readonly [Strip, Strip];
  readonly pool: PoolLayout;
  readonly counts: Rect;
  readonly chart: Rect;
}

/** Heights of a word, of an entry, and of the lines between a strip and the memory. */
const wide = { word: 24, entry: 19, lines: 32, name: 0, counts: 152 };
const narrow = { word: 20, entry: 17, lines: 17, name: 16, counts: 68 };
const BETWEEN = 3;
/** Between the words of two blocks, unless words are narrow. */
const GAP = 8;
const MOST = 84;

interface Sizes {
  readonly word: number;
  readonly entry: number;
  readonly slot: number;
  readonly gap: number;
}

/** All words of a sentence stand in one row. */
function sizesOf({ words, page }: Pages, width: number, phone: boolean): Sizes {
  const longest = Math.max(1, ...words.map(({ length }) => length));
  const gaps = Math.ceil(longest / page) - 1;
  const gap = Math.min(GAP, (0.35 * width) / longest);
  const slot = Math.min(MOST, (width - gaps * gap) / longest);
  return { ...(phone ? narrow : wide), slot, gap };
}

/** The entries of the first sentence stand below its words, those of the second above. */
function stripOf(pages: Pages, sentence: Sentence, box: Rect, sizes: Sizes): Strip {
  const { slot, gap } = sizes;
  const [down, entryDown] = sentence === 0 ? [0, sizes.word + BETWEEN] : [sizes.entry + BETWEEN, 0];
  const word = (at: number): Rect => ({
    x: box.x + at * slot + Math.floor(at / pages.page) * gap,
    y: box.y + down,
    width: Math.max(1, slot - Math.min(2, slot * 0.2)),
    height: sizes.word,
  });
  const entry = (at: number): Rect => {
    const first = at * pages.page;
    const last = Math.min(first + pages.page, pages.words[sentence].length) - 1;
    const [from, to] = [word(first), word(Math.max(first, last))];
    const y = box.y + entryDown;
    return { x: from.x, y, width: to.x + to.width - from.x, height: sizes.entry };
  };
  return { box, word, entry };
}

function namesWidth({ page }: Pages, { language }: View): number {
  const { sentences: names, poolOf: pool } = pagesWords[language];
  const strong = names.map((name) => textWidth(name, 12, 600) + 13);
  return Math.max(...strong, textWidth(pool(page), 12)) + 12;
}

/** The counts at the left of the chart; on a phone above the slider. */
function footOf({ width, height }: View, phone: boolean): { counts: Rect; chart: Rect } {
  if (phone) {
    const top = height - narrow.counts - SLIDER_HEIGHT - 12;
    return {
      counts: { x: 0, y: top, width, height: narrow.counts },
      chart: { x: 0, y: top + narrow.counts + 4, width, height: SLIDER_HEIGHT + 8 },
    };
  }
  const left = Math.min(430, width * 0.44);
  const foot = { y: height - wide.counts, height: wide.counts };
  return {
    counts: { x: 0, width: left, ...foot },
    chart: { x: left + 44, width: width - left - 44, ...foot },
  };
}

export function layoutOf(pages: Pages, view: View): PagesLayout {
  const phone = view.width < phoneWidth;
  const { word, entry, lines, name } = phone ? narrow : wide;
  const names = phone ? 0 : namesWidth(pages, view);
  const foot = footOf(view, phone);
  const width = view.width - names;
  const sizes = sizesOf(pages, width, phone);
  const strip = word + BETWEEN + entry;
  const second = foot.counts.y - strip - name - (phone ? 4 : 14);
  const boxes = [name, second].map((y) => ({ x: names, y, width, height: strip })) as [Rect, Rect];
  const top = name + strip + lines;
  const height = Math.max(30, second - lines - top);
  return {
    phone,
    names,
    strips: sentences.map((each) => stripOf(pages, each, boxes[each], sizes)) as [Strip, Strip],
    pool: poolOf(pages, { x: names, y: top, width, height }),
    ...foot,
  };
}

/** Both sentences, and below or above each block of words the entry of its table. */
import { textWidth } from "../../../draw/format.js";
import { mark, text } from "../../../draw/marks.js";
import type { HeadInk, Mark, Rect } from "../../../types/frame.js";
import type { Cell, Language } from "../../../types/graph.js";
import { type Pages, type Sentence, type State, sentences } from "./data.js";
import type { PagesLayout, Strip } from "./layout.js";
import { pagesWords } from "./words.js";

const LEAST = 11;
/** Around the box of a word to come, where there is no room for the word itself. */
const FRAME = { ink: "line", thickness: 1, radius: 3 } as const;

export const inkOf = (sentence: Sentence): HeadInk => (sentence === 0 ? "head1" : "head2");

/** The largest size, of a few, at which all words fit into their boxes; the least shortens some. */
export function wordSize(words: readonly string[], { width, height }: Rect): number | undefined {
  const widest = Math.max(1, ...words.map((word) => textWidth(word, 1)));
  const size = Math.floor(Math.min(12, height * 0.85, Math.max(LEAST, (width - 1) / widest)));
  return size >= LEAST && width >= 20 ? size : undefined;
}

interface WordLook {
  /** Undefined: there is no room for words. */
  readonly size: number | undefined;
  readonly strong?: boolean;
  readonly faint?: boolean;
  /** What pressing it explains. */
  readonly cell?: Cell;
}

/** A word in a box, in the places of the memory as in the sentences. */
export function wordMarks(key: string, box: Rect, word: string, look: WordLook): Mark[] {
  const { size, strong = false, faint = false, cell } = look;
  const back = mark("bar", `${key}/back`, box, {
    ink: strong ? "line2" : "band",
    radius: 3,
    ...(cell && { cell }),
  });
  if (size === undefined) return faint ? [mark("ring", `${key}/ring`, box, FRAME)] : [back];
  const name = text(`${key}/word`, box.x + box.width / 2, box.y + box.height / 2, word, {
    anchor: "middle",
    size,
    ink: faint ? "ink3" : "ink",
    room: box.width + 1,
    ...(cell && { cell }),
  });
  return faint ? [name] : [back, name];
}

function entryMarks(strip: Strip, sentence: Sentence, entry: number, block: number): Mark[] {
  const box = strip.entry(entry);
  const key = `pages/entry/${sentence}/${entry}`;
  return [
    mark("bar", `${key}/back`, box, { ink: "paper", radius: 5 }),
    mark("ring", `${key}/ring`, box, { ink: inkOf(sentence), thickness: 1.5, radius: 5 }),
    ...(box.width < 12
      ? []
      : [
          text(`${key}/block`, box.x + box.width / 2, box.y + box.height / 2, String(block + 1), {
            anchor: "middle",
            weight: 600,
            size: box.width < 20 ? 11 : 12,
          }),
        ]),
  ];
}

function nameMarks(layout: PagesLayout, sentence: Sentence, language: Language): Mark[] {
  const say = pagesWords[language];
  const strip = layout.strips[sentence];
  const dot = { width: 8, height: 8 };
  const disc = (y: number) =>
    mark("dot", `pages/name/${sentence}/dot`, { x: 0, y: y - 4, ...dot }, { ink: inkOf(sentence) });
  const name = (y: number) =>
    text(`pages/name/${sentence}`, 13, y, say.sentences[sentence], { weight: 600 });
  if (layout.phone) {
    const y = sentence === 0 ? strip.box.y - 9 : strip.box.y + strip.box.height + 8;
    return [disc(y), name(y)];
  }
  const word = strip.word(0);
  const entry = strip.entry(0);
  const y = word.y + word.height / 2;
  return [
    disc(y),
    name(y),
    text(`pages/table/${sentence}`, 13, entry.y + entry.height / 2, say.table, { ink: "ink3" }),
  ];
}

/** `now` is the word being written. */
export function stripMarks(
  pages: Pages,
  layout: PagesLayout,
  state: State,
  now: { readonly sentence: Sentence; readonly word: number } | undefined,
  language: Language,
): Mark[] {
  return sentences.flatMap((sentence) => {
    const strip = layout.strips[sentence];
    const size = wordSize(pages.words.flat(), strip.word(0));
    const isNow = (word: number) => now?.sentence === sentence && now.word === word;
    return [
      ...nameMarks(layout, sentence, language),
      ...pages.words[sentence].flatMap((word, at) =>
        wordMarks(`pages/strip/${sentence}/${at}`, strip.word(at), word, {
          size,
          strong: isNow(at),
          ...(at < state.written[sentence] && { cell: pages.context({ sentence, word: at }) }),
          faint: at >= state.written[sentence] && !isNow(at),
        }),
      ),
      ...state.tables[sentence].flatMap((block, entry) =>
        entryMarks(strip, sentence, entry, block),
      ),
    ];
  });
}

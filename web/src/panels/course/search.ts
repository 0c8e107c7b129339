/** Finds lessons by words in their titles, in both languages, in the lines of their chapters and in their questions. */
import type { Example } from "../../document/experiment.js";
import { say } from "../../draw/marks.js";
import type { Language } from "../../types/graph.js";
import { allOf, chapters, type Chapter } from "../lesson/chapters.js";
import { plainParts } from "../lesson/parts.js";
import type { LessonTable } from "../lesson/reading.js";
import type { LessonId } from "../lesson/specs/index.js";
import type { LessonWords } from "../lesson/types.js";
import { chapterWords } from "./chapter_words.js";

/** A lesson with the texts that are searched. */
export interface Entry {
  readonly id: LessonId;
  readonly chapter: Chapter;
  readonly title: string;
  /** The title in the other language. */
  readonly otherTitle: string;
  readonly line: string;
  readonly question: string;
}

const OTHER = { en: "zh", zh: "en" } as const;

/** `table` is absent until the texts of the lessons are loaded. */
export function entriesOf(
  examples: ReadonlyMap<string, Example>,
  table: LessonTable | undefined,
  language: Language,
): readonly Entry[] {
  return chapters.flatMap((chapter) =>
    allOf(chapter).flatMap((id): Entry[] => {
      const title = examples.get(id)?.title;
      if (!title) return [];
      const other = OTHER[language];
      const { line } = chapterWords[language][chapter.id];
      const question = table ? questionOf(id, table) : "";
      return [{ id, chapter, title: title[language], otherTitle: title[other], line, question }];
    }),
  );
}

/** Stands for the numbers and words of a run, which is not made for a search. */
const unknown = new Proxy({}, { get: () => say("…") });

/** The question of a lesson without what its run says. */
export function questionOf(id: LessonId, table: LessonTable): string {
  const { question } = table[id] as unknown as LessonWords<unknown, string>;
  return typeof question === "string" ? question : plainParts(question(unknown));
}

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();

/** The words of a search. */
export const wordsIn = (text: string): string[] => folded(text).split(/\s+/u).filter(Boolean);

/** The lessons that have every word: first where the title has them all, otherwise in the course's order. */
export function search(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = wordsIn(text);
  const hasAll = (...texts: readonly string[]) => {
    const all = folded(texts.join("\n"));
    return words.every((word) => all.includes(word));
  };
  const found = entries.filter(({ chapter, title, otherTitle, line, question }) =>
    hasAll(title, otherTitle, chapter.title.en, chapter.title.zh, line, question),
  );
  const byTitle = found.filter(({ title, otherTitle }) => hasAll(title, otherTitle));
  return [...byTitle, ...found.filter((entry) => !byTitle.includes(entry))];
}

/** A text cut where words of the search begin and end: every second piece is one of them. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"));
  return text.split(new RegExp(`(${escaped.join("|")})`, "giu"));
}

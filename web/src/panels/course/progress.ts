/** What is done of the course, and what comes next. */
import type { ChapterId, OpenChapter } from "../../document/choices.js";
import { chapterNamed, chapters, type Chapter } from "../lesson/chapters.js";
import { minutesOf } from "../lesson/minutes.js";
import type { LessonId } from "../lesson/specs/index.js";
import type { Extent } from "./words.js";

/** Lessons by their ids; those of earlier versions may be among them. */
export type Done = ReadonlySet<string>;

const idsOf = ({ lessons }: Chapter): LessonId[] => lessons.map(({ id }) => id);

/** The first lesson of the chapter that is not done; undefined where all are. */
export const nextIn = (chapter: Chapter, done: Done): LessonId | undefined =>
  idsOf(chapter).find((id) => !done.has(id));

export const doneIn = (chapter: Chapter, done: Done): number =>
  idsOf(chapter).filter((id) => done.has(id)).length;

/** The chapter to go on with: the first with a lesson that is not done; when all are done, the first. */
export function chapterToOpen(open: OpenChapter, done: Done): ChapterId {
  if (open !== "next") return open;
  const next = chapters.find((chapter) => nextIn(chapter, done)) ?? chapters[0];
  return (next as Chapter).id;
}

/** Of the lessons, without their variants. */
export const minutesFor = (chapter: Chapter): number => minutesOf(idsOf(chapter));

export const variantsIn = ({ lessons }: Chapter): number =>
  lessons.reduce((sum, { variants }) => sum + variants.length, 0);

export const extent: Extent = {
  chapters: chapters.length,
  lessons: chapters.flatMap(idsOf).length,
  variants: chapters.reduce((sum, chapter) => sum + variantsIn(chapter), 0),
  minutes: chapters.reduce((sum, chapter) => sum + minutesFor(chapter), 0),
};

export const numberOf = (id: ChapterId): number => chapters.indexOf(chapterNamed(id)) + 1;

/** What the page needs of the lessons beside their panel: their order, their places, and the card in the film. */
import { PlaygroundLessonCard } from "./card.js";
import { isLesson, lessonIds } from "./reading.js";
import { specs } from "./specs/index.js";
import type { Place } from "./types.js";

export function placeOf(id: string): Place | undefined {
  return isLesson(id) ? specs[id].place : undefined;
}

export { chapters, chapterOf } from "./chapters.js";

/** The lesson after this one in the curriculum. */
export const nextOf = (id: string): string | undefined =>
  isLesson(id) ? lessonIds[lessonIds.indexOf(id) + 1] : undefined;

export function defineCard(): void {
  if (!customElements.get("playground-lesson-card"))
    customElements.define("playground-lesson-card", PlaygroundLessonCard);
}

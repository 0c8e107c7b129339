/** The plan of a lesson on paper: goals, what is needed before, the lessons with question and answer, room for notes. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../../types/graph.js";
import { lines, said } from "../../export/worksheet/worksheet.js";
import { chapterNamed, type Chapter } from "../../lesson/chapters.js";
import { minutes } from "../../lesson/minutes.js";
import { plainParts } from "../../lesson/parts.js";
import type { Reading } from "../../lesson/reading.js";
import type { LessonId } from "../../lesson/specs/index.js";
import { lessonPanelWords } from "../../lesson/words.js";
import { chapterWords } from "../chapter_words.js";
import { minutesFor, numberOf } from "../progress.js";
import { courseWords } from "../words.js";
import { planWords } from "./words.js";

export interface PlannedLesson {
  readonly id: LessonId;
  readonly title: string;
  /** With the numbers of its run. */
  readonly reading: Reading;
}

export interface Plan {
  readonly chapter: Chapter;
  /** The lessons of the chapter and their variants, in order. */
  readonly lessons: readonly PlannedLesson[];
  readonly link: string | undefined;
  readonly language: Language;
}

export function plan({ chapter, lessons, link, language }: Plan): TemplateResult {
  const { title, buildsOn } = chapter;
  const { text, goals } = chapterWords[language][chapter.id];
  const words = planWords[language];
  const course = courseWords[language];
  const variants = new Set(chapter.lessons.flatMap((lesson) => lesson.variants));
  return html`<article>
    <header>
      <h1>${words.title(title[language])}</h1>
      <p class="name">${words.date}</p>
    </header>
    <p>
      ${course.chapter(numberOf(chapter.id))} ·
      ${course.minutes(minutesFor(chapter))}${
        link === undefined ? nothing : html` · <span class="address">${link}</span>`
      }
    </p>
    <p>${text}</p>
    <h2>${words.goals}</h2>
    <ul class="goals">
      ${goals.map((goal) => html`<li>${goal}</li>`)}
    </ul>
    <h2>${words.before}</h2>
    <p>${words.needs(buildsOn && chapterNamed(buildsOn).title[language])}</p>
    <h2>${words.lessons}</h2>
    <ol>
      ${lessons.map((lesson) => planned(lesson, variants.has(lesson.id), language))}
    </ol>
    <h2>${words.notes}</h2>
    ${lines(8)}
  </article>`;
}

function planned(
  { id, title, reading }: PlannedLesson,
  isVariant: boolean,
  language: Language,
): TemplateResult {
  const words = planWords[language];
  const { question, options, answer } = reading;
  return html`<li class=${isVariant ? "variant" : nothing}>
    <p class="head">
      <strong>${title}</strong> ${isVariant ? html`<em>${words.variant}</em>` : nothing}
      <span>${courseWords[language].minutes(minutes[id])}</span>
    </p>
    <p>${said(question)}</p>
    <p class="choices">
      ${options.map(({ parts, right }) => html`<span>${right ? "☒" : "☐"} ${plainParts(parts)}</span>`)}
    </p>
    <p><strong>${lessonPanelWords[language].answer}:</strong> ${answer && said(answer)}</p>
  </li>`;
}

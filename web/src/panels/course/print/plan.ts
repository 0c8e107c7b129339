/** The plan of a lesson on paper: goals, what is needed before, the lessons with question and answer, room for notes. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../../types/graph.js";
import { lines, said } from "../../export/worksheet/worksheet.js";
import { chapterNamed, type Chapter } from "../../lesson/chapters.js";
import { plainParts } from "../../lesson/parts.js";
import type { Reading } from "../../lesson/reading.js";
import { chapterWords } from "../chapter_words.js";
import { minutesFor, numberOf } from "../progress.js";
import { courseWords } from "../words.js";
import { planWords } from "./words.js";

export interface PlannedLesson {
  readonly title: string;
  /** In minutes. */
  readonly minutes: number;
  /** With the numbers of its run. */
  readonly reading: Reading;
  /** The titles of its variants. */
  readonly variants: readonly string[];
}

export interface Plan {
  readonly chapter: Chapter;
  readonly lessons: readonly PlannedLesson[];
  readonly link: string | undefined;
  readonly language: Language;
}

export function plan({ chapter, lessons, link, language }: Plan): TemplateResult {
  const { title, buildsOn } = chapter;
  const { text, goals } = chapterWords[language][chapter.id];
  const words = planWords[language];
  const course = courseWords[language];
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
    <p>
      <strong>${words.before}</strong
      >${words.needs(buildsOn && chapterNamed(buildsOn).title[language])}
    </p>
    <h2>${words.lessons}</h2>
    <ol>
      ${lessons.map((lesson) => planned(lesson, language))}
    </ol>
    <h2>${words.notes}</h2>
    ${lines(4)}
  </article>`;
}

function planned(
  { title, minutes, reading, variants }: PlannedLesson,
  language: Language,
): TemplateResult {
  const words = planWords[language];
  const { question, options, answer } = reading;
  return html`<li>
    <p class="head">
      <strong>${title}</strong> <span>${courseWords[language].minutes(minutes)}</span>
    </p>
    <p>${said(question)}</p>
    <p class="choices">
      ${options.map(({ parts, right }) => html`<span>${right ? "☒" : "☐"} ${plainParts(parts)}</span>`)}
    </p>
    <p>${words.answer}${answer && said(answer)}</p>
    ${variants.length > 0 ? html`<p class="variants">${words.variants(variants)}</p>` : nothing}
  </li>`;
}

/** The chapters of the course: the open one with its lessons, the others as cards. */
import { html, nothing, type TemplateResult } from "lit";
import type { Example } from "../../document/experiment.js";
import type { Language } from "../../types/graph.js";
import { check, chevron, play } from "../../ui/icons.js";
import { chapterNamed, chapters, type Chapter } from "../lesson/chapters.js";
import { minutes } from "../lesson/minutes.js";
import type { LessonId } from "../lesson/specs/index.js";
import { chapterWords } from "./chapter_words.js";
import { doneIn, extent, minutesFor, nextIn, numberOf, variantsIn, type Done } from "./progress.js";
import { courseWords } from "./words.js";

export interface CardState {
  readonly language: Language;
  readonly examples: ReadonlyMap<string, Example>;
  /** The example that the page shows. */
  readonly current: string | undefined;
  readonly done: Done;
  readonly picture: (chapter: Chapter) => TemplateResult;
}

export interface CardActions {
  openChapter(chapter: Chapter): void;
  openLesson(id: string): void;
}

const DONE = "done";

/** A chapter that can be opened. */
export function card(chapter: Chapter, state: CardState, actions: CardActions): TemplateResult {
  const { language, done } = state;
  const words = courseWords[language];
  const variants = variantsIn(chapter);
  return html`<li class="card" data-chapter=${chapter.id}>
    <div class="room">${state.picture(chapter)}</div>
    <div class="text">
      <h3>
        <span class="order">${numberOf(chapter.id)}</span
        ><button
          class="open-chapter"
          @click=${() => {
            actions.openChapter(chapter);
          }}
        >
          ${chapter.title[language]}
        </button>
      </h3>
      <p class="line">${chapterWords[language][chapter.id].line}</p>
      <p class="foot">
        <span>${words.minutes(minutesFor(chapter))}</span>
        ${variants > 0 ? html`<span>· ${words.more(variants)}</span>` : nothing}
        ${marks(chapter, done, language)}
      </p>
    </div>
  </li>`;
}

/** One square for each lesson, filled where it is done. */
function marks(chapter: Chapter, done: Done, language: Language): TemplateResult {
  const { lessons } = chapter;
  const text = courseWords[language].doneOf(doneIn(chapter, done), lessons.length);
  return html`<span class="marks" role="img" aria-label=${text}>
    ${lessons.map(({ id }) => html`<i class=${done.has(id) ? DONE : nothing}></i>`)}
  </span>`;
}

/** The chapter at work, with its lessons. */
export function openCard(chapter: Chapter, state: CardState, actions: CardActions): TemplateResult {
  const { language, done } = state;
  const words = courseWords[language];
  const { text } = chapterWords[language][chapter.id];
  const { title, lessons, buildsOn } = chapter;
  const next = nextIn(chapter, done);
  const begun = doneIn(chapter, done);
  const before = buildsOn && words.buildsOn(chapterNamed(buildsOn).title[language]);
  return html`<li class="card open" data-chapter=${chapter.id} aria-current="true">
    <div class="room">${state.picture(chapter)}</div>
    <div class="text">
      <h3><span class="order">${numberOf(chapter.id)}</span>${title[language]}</h3>
      <p class="line">${text}</p>
      ${before ? html`<p class="before">${before}</p>` : nothing}
      <ul class="lessons">
        ${lessons.map(({ id, variants }) => [
          html`<li>${row(id, state, { next: id === next, open: actions.openLesson })}</li>`,
          variants.length > 0 ? folded(variants, state, actions) : nothing,
        ])}
      </ul>
      <div class="go">
        <button
          class="button strong"
          @click=${() => {
            actions.openLesson(next ?? (lessons[0]?.id as LessonId));
          }}
        >
          ${play}${next ? (begun > 0 ? words.goOn : words.start) : words.again}
        </button>
        <span class="count">${words.doneOf(begun, lessons.length)}</span>
      </div>
    </div>
  </li>`;
}

interface RowLook {
  /** It is the one to go on with. */
  readonly next: boolean;
  readonly open: (id: string) => void;
}

function row(id: LessonId, state: CardState, { next, open }: RowLook): TemplateResult | undefined {
  const { language, examples, current, done } = state;
  const words = courseWords[language];
  const title = examples.get(id)?.title[language];
  if (title === undefined) return undefined;
  const isDone = done.has(id);
  return html`<button
    class="lesson ${next ? "next" : ""}"
    data-lesson=${id}
    aria-current=${id === current ? "page" : nothing}
    @click=${() => {
      open(id);
    }}
  >
    <span class="tick ${isDone ? DONE : ""}">${isDone ? check : nothing}</span>
    <span class="name"
      >${title}${isDone ? html`<span class="hidden">, ${words.done}</span>` : nothing}
      ${id === current ? html`<small>${words.current}</small>` : nothing}</span
    >
    <span class="time">${words.minutes(minutes[id])}</span>
  </button>`;
}

function folded(
  variants: readonly LessonId[],
  state: CardState,
  actions: CardActions,
): TemplateResult {
  const isCurrent = variants.some((id) => id === state.current);
  return html`<li>
    <details ?open=${isCurrent}>
      <summary>${chevron}${courseWords[state.language].variants(variants.length)}</summary>
      <ul>
        ${variants.map(
          (id) => html`<li>${row(id, state, { next: false, open: actions.openLesson })}</li>`,
        )}
      </ul>
    </details>
  </li>`;
}

/** How much of the course is done, and the way to forget it. */
export function progressLine(
  language: Language,
  { done, forgotten }: { readonly done: Done; readonly forgotten: boolean },
  actions: { startOver(): void; undo(): void },
): TemplateResult | typeof nothing {
  const words = courseWords[language];
  const own = words.progress;
  if (!forgotten && done.size === 0) return nothing;
  const count = chapters.reduce((sum, chapter) => sum + doneIn(chapter, done), 0);
  return html`<span class="progress"
    >${forgotten ? own.forgotten : words.doneOf(count, extent.lessons)}
    <button class="link" @click=${forgotten ? actions.undo : actions.startOver}>
      ${forgotten ? own.undo : own.startOver}
    </button></span
  >`;
}

/** The lesson on paper: what to observe, to predict and to compute; the answers on a separate page. */
import { html, nothing, type TemplateResult } from "lit";
import { typeset } from "../../../ui/typeset.js";
import { loadLessons } from "../../lesson/load.js";
import { plainParts } from "../../lesson/parts.js";
import { isLesson, readLesson, type Reading } from "../../lesson/reading.js";
import { lessonPanelWords } from "../../lesson/words.js";
import type { Frame, Part } from "../../../types/frame.js";
import { restOf } from "../../../story/place.js";
import { themes } from "../../../draw/colour.js";
import { completeResult, type Subject } from "../subject.js";
import { frameSvg } from "../formats/svg.js";
import { Refused } from "../work.js";
import { workedExample, type WorkedPart } from "../worked.js";
import { exportWords } from "../words.js";
import { type Blanks, blanksOf } from "./blanks.js";
import { printPaper } from "./paper.js";

/** The task to work out by hand: the pinned number or one of those left out, if it is computed. */
interface Task {
  readonly what: string;
  readonly part: WorkedPart;
}

interface Sheet {
  readonly subject: Subject;
  readonly reading: Reading;
  readonly task: Task | undefined;
  /** The picture of the step's result, and the row of it to fill in. */
  readonly frame: Frame | undefined;
  readonly blanks: Blanks | undefined;
}

/** Of a picture across the paper, whatever the window is. */
const PAPER = { width: 760, height: 420 };

/** Prints it. */
export async function printWorksheet(subject: Subject): Promise<void> {
  const { questions, answers } = await worksheet(subject);
  await printPaper([questions, answers], subject.language);
}

/** A page to fill in, and the page of its answers. */
export interface Worksheet {
  readonly questions: TemplateResult;
  readonly answers: TemplateResult;
}

export async function worksheet(shown: Subject): Promise<Worksheet> {
  const subject = { ...shown, result: await completeResult(shown) };
  const { example, result, language } = subject;
  const table = (await loadLessons(language)).words;
  const reading = isLesson(example?.id) ? readLesson(example.id, result, table) : undefined;
  if (!reading) throw new Refused("values");
  const { stage, node, cell } = subject;
  const frame = subject.inSpace ? undefined : subject.frameAt(restOf(stage), PAPER);
  const blanks = frame && blanksOf(frame, node, cell);
  const task = taskOf({ ...subject, cell: cell ?? blanks?.cell });
  const sheet = { subject, reading, task, frame, blanks };
  return { questions: questionsOf(sheet), answers: answersOf(sheet) };
}

function taskOf({ result, cell, language }: Subject): Task | undefined {
  const worked = cell && workedExample(result, cell, language);
  const [part] = worked?.parts ?? [];
  return worked && part && part.lines.length > 0 ? { what: worked.title, part } : undefined;
}

function questionsOf({ subject, reading, task, frame, blanks }: Sheet): TemplateResult {
  const { language, example } = subject;
  const words = lessonPanelWords[language];
  const own = exportWords[language].worksheet;
  return html`<article>
    <header>
      <h1>${example?.title[language]}</h1>
      <p class="name">${own.name}</p>
    </header>
    <h2>${words.look}</h2>
    <p>${said(reading.look)}</p>
    ${picture(subject, blanks?.frame ?? frame)}
    ${blanks ? html`<p>${own.fillIn(blanks.row)}</p>` : nothing}
    <h2>${words.predict}</h2>
    <p>${said(reading.question)}</p>
    ${options(reading, false)}
    <p>${own.why}</p>
    ${lines(2)} ${task ? byHand(task, subject) : nothing}
  </article>`;
}

function answersOf({ subject, reading, task, frame, blanks }: Sheet): TemplateResult {
  const { language, example } = subject;
  return html`<article>
    <h1>${example?.title[language]}</h1>
    <h2>${exportWords[language].worksheet.answers}</h2>
    <p>${said(reading.question)}</p>
    ${options(reading, true)}
    <p>${answerOf(reading, subject)}</p>
    ${blanks ? picture(subject, frame) : nothing} ${task ? solution(task, subject) : nothing}
  </article>`;
}

/** Text with its numbers and words in bold. */
export const said = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => (kind === "text" ? text : html`<strong>${text}</strong>`));

/** In colours for paper. What the scene says of it would give the answer away. */
function picture({ language, stage }: Subject, frame: Frame | undefined): unknown {
  if (!frame) return nothing;
  const title = stage.title[language];
  return html`<figure>
    ${frameSvg(frame, { theme: themes.light, language, title, description: "" })}
    <figcaption><strong>${title}</strong></figcaption>
  </figure>`;
}

const options = ({ options, decided }: Reading, told: boolean): TemplateResult =>
  html`<ul>
    ${options.map(
      ({ parts, right }) =>
        html`<li>${told && decided && right ? "☒" : "☐"} ${plainParts(parts)}</li>`,
    )}
  </ul>`;

/** In a changed experiment there may be no right answer. */
function answerOf({ answer, options, decided }: Reading, { language }: Subject): unknown {
  if (answer) return said(answer);
  const words = lessonPanelWords[language];
  const outcome = plainParts(options.find(({ right }) => right)?.parts ?? []);
  return decided ? words.changed(outcome) : words.undecided;
}

/** Room to write. */
export const lines = (count: number): TemplateResult[] =>
  Array.from({ length: count }, () => html`<div class="line"></div>`);

function byHand({ what, part }: Task, { language }: Subject): TemplateResult {
  const words = exportWords[language].worksheet;
  return html`<section>
    <h2>${words.byHand(what)}</h2>
    ${part.formula ? html`<p class="formula">${typeset(part.formula)}</p>` : nothing}
    ${
      part.from.length > 0
        ? html`<p>${words.useThese}</p>
            <ul>
              ${part.from.map(({ name, number }) => html`<li>${exportWords[language].is(name, number)}</li>`)}
            </ul>`
        : nothing
    }
    ${lines(4)}
  </section>`;
}

function solution({ what, part }: Task, { language }: Subject): TemplateResult {
  return html`<section>
    <h2>${exportWords[language].worksheet.byHand(what)}</h2>
    <table>
      ${part.lines.map(
        ({ text, number }) =>
          html`<tr>
            <td>${text}</td>
            <td>${number}</td>
          </tr>`,
      )}
      ${
        part.total
          ? html`<tr class="total">
              <td>=</td>
              <td>${part.total}</td>
            </tr>`
          : nothing
      }
    </table>
    ${part.notes.map((note) => html`<p>${note}</p>`)}
  </section>`;
}

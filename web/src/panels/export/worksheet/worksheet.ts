/** The lesson on paper: what to observe, to predict and to compute; the answers on a separate page. */
import { html, nothing, render, type TemplateResult } from "lit";
import { typeset } from "../../../ui/typeset.js";
import { plainNarration } from "../../../ui/narration.js";
import { loadLessons } from "../../lesson/load.js";
import { plainParts } from "../../lesson/parts.js";
import { isLesson, readLesson, type Reading } from "../../lesson/reading.js";
import { lessonPanelWords } from "../../lesson/words.js";
import type { Part } from "../../../types/frame.js";
import { themes } from "../../../draw/colour.js";
import { print } from "../sandbox.js";
import { completeResult, type Subject } from "../subject.js";
import { frameSvg } from "../formats/svg.js";
import { Refused } from "../work.js";
import { workedExample, type WorkedPart } from "../worked.js";
import { exportWords } from "../words.js";
import { aloneStyles, sheetStyles } from "./styles.js";

/** The task to work out by hand: the pinned number, if it is computed. */
interface Task {
  readonly what: string;
  readonly part: WorkedPart;
}

interface Sheet {
  readonly subject: Subject;
  readonly reading: Reading;
  readonly task: Task | undefined;
}

/** Prints it; it is on the page only while printing. */
export async function printWorksheet(shown: Subject): Promise<void> {
  const subject = { ...shown, result: await completeResult(shown) };
  const { example, result, language } = subject;
  const table = (await loadLessons(language)).words;
  const reading = isLesson(example?.id) ? readLesson(example.id, result, table) : undefined;
  if (!reading) throw new Refused("values");
  const room = document.createElement("attention-worksheet");
  room.lang = language;
  const root = room.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheetStyles.styleSheet as CSSStyleSheet];
  render(sheet({ subject, reading, task: taskOf(subject) }), root);
  // If nothing was printed, the browser reported no end.
  document.querySelector(room.localName)?.remove();
  document.body.append(room);
  const alone = aloneStyles.styleSheet as CSSStyleSheet;
  document.adoptedStyleSheets.push(alone);
  const end = () => {
    room.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== alone);
  };
  window.addEventListener("afterprint", end, { once: true });
  if (await print()) return;
  end();
  throw new Refused("print");
}

function taskOf({ result, cell, language }: Subject): Task | undefined {
  const worked = cell && workedExample(result, cell, language);
  const [part] = worked?.parts ?? [];
  return worked && part && part.lines.length > 0 ? { what: worked.title, part } : undefined;
}

function sheet({ subject, reading, task }: Sheet): TemplateResult {
  const { language, example } = subject;
  const words = lessonPanelWords[language];
  const own = exportWords[language].worksheet;
  const title = example?.title[language] ?? "";
  return html`<article>
      <header>
        <h1>${title}</h1>
        <p class="name">${own.name}</p>
      </header>
      <h2>${words.look}</h2>
      <p>${said(reading.look)}</p>
      ${picture(subject)}
      <h2>${words.predict}</h2>
      <p>${said(reading.question)}</p>
      ${options(reading, false)}
      <p>${own.why}</p>
      ${lines(2)} ${task ? byHand(task, subject) : nothing}
    </article>
    <article class="answers">
      <h1>${title}</h1>
      <h2>${own.answers}</h2>
      <p>${said(reading.question)}</p>
      ${options(reading, true)}
      <p>${answerOf(reading, subject)}</p>
      ${task ? solution(task, subject) : nothing}
    </article>`;
}

const said = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => (kind === "text" ? text : html`<strong>${text}</strong>`));

/** The current picture, in colours for paper. */
function picture(subject: Subject): unknown {
  const { language, stage, time } = subject;
  const frame = subject.inSpace ? undefined : subject.frameAt(time);
  if (!frame) return nothing;
  const caption = {
    theme: themes.light,
    language,
    title: stage.title[language],
    description: plainNarration(frame.narration),
  };
  return html`<figure>
    ${frameSvg(frame, caption)}
    <figcaption><strong>${caption.title}</strong> ${caption.description}</figcaption>
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

const lines = (count: number): TemplateResult[] =>
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

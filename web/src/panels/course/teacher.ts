/** What a teacher finds beside the chapters: a link to the open one, its plan, worksheets, the lecture. */
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import type { Chapter } from "../lesson/chapters.js";
import type { Printed } from "./print/print.js";
import { numberOf } from "./progress.js";
import { courseWords } from "./words.js";

export interface TeacherState {
  readonly language: Language;
  readonly chapter: Chapter;
  /** Absent where others could not open it. */
  readonly link: string | undefined;
  /** What became of the last button. */
  readonly said: "copied" | "byHand" | "preparing" | "failed" | undefined;
}

export type PrintedKind = "plan" | "worksheets";

export interface TeacherActions {
  copy(): void;
  print(what: PrintedKind): void;
  present(): void;
}

export function teacher(
  { language, chapter, link, said }: TeacherState,
  actions: TeacherActions,
): TemplateResult {
  const words = courseWords[language].teacher;
  const button = (name: string, act: () => void) =>
    html`<button
      class="button"
      aria-disabled=${said === "preparing" ? "true" : nothing}
      @click=${act}
    >
      ${name}
    </button>`;
  return html`<section class="teacher" aria-labelledby="teacher">
    <h3 id="teacher">${words.title}</h3>
    <p class="line">
      <strong>${words.of(numberOf(chapter.id), chapter.title[language])}</strong>
      ${words.offers}
    </p>
    ${
      said === "byHand" && link !== undefined
        ? html`<p class="line">${words.byHand}</p>
            <input class="link" readonly aria-label=${words.link} .value=${link} />`
        : nothing
    }
    <p class="said" role="status">${said && said !== "byHand" ? words[said] : nothing}</p>
    <div class="offers">
      ${link === undefined ? nothing : button(words.copy, actions.copy)}
      ${button(words.plan, () => {
        actions.print("plan");
      })}
      ${button(words.worksheets, () => {
        actions.print("worksheets");
      })}
      ${button(words.present, actions.present)}
    </div>
  </section>`;
}

/** Returns what to say of it; what prints is loaded with the first use. */
export async function print(
  what: PrintedKind,
  subject: Printed,
  link: string | undefined,
): Promise<TeacherState["said"]> {
  try {
    const { printPlan, printWorksheets } = await import("./print/print.js");
    if (what === "plan") await printPlan(subject, link);
    else await printWorksheets(subject);
    return undefined;
  } catch {
    return "failed";
  }
}

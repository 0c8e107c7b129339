/** The heading of the scene: what is shown, between the levels above it and the part inside it. */
import { html, nothing, type TemplateResult } from "lit";
import { isSentence, pathTo } from "../../story/levels.js";
import type { Language, Words } from "../../types/graph.js";
import type { Level, Stage, Timeline } from "../../types/timeline.js";
import type { ElementWords } from "../words.js";
import type { SceneActions } from "./actions.js";

export interface CrumbsState {
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly language: Language;
  /** The number that the reader pinned in this step, the innermost level; absent if there is none. */
  readonly number: string | undefined;
}

/** A level is called as in the level above, which tells like ones apart: "Layer norm 2". */
export const titleOf = (level: Level): Words =>
  level.parent?.parts.find((part) => part.level === level)?.title ?? level.title;

/** The levels above what is shown. A program has no name of its own, nor has a level of one step. */
function above({ timeline: { level }, stage }: CrumbsState): readonly Level[] {
  const path = pathTo(level);
  const shown = stage.level || level.parts.length === 1 ? path.slice(0, -1) : path;
  return shown.filter(({ kind, parent }) => kind !== "program" || level.parent || parent);
}

const isOpening = ({ timeline: { level }, stage }: CrumbsState): boolean =>
  stage.kind === "tokens" || isSentence(level);

/** What the picture shows: the level as a whole, or a step of it. */
export const shownTitle = ({
  timeline: { level },
  stage,
}: Pick<CrumbsState, "timeline" | "stage">): Words =>
  isSentence(level)
    ? level.title
    : stage.level || level.parts.length === 1
      ? titleOf(level)
      : stage.title;

export function crumbs(
  state: CrumbsState,
  { levels: words }: ElementWords,
  actions: SceneActions,
): TemplateResult {
  const { timeline, language } = state;
  const levels = isOpening(state) ? [] : above(state);
  const hasSentence = timeline.experiment.tokens.length > 0 && !isOpening(state);
  const way = (name: string, act: () => void) =>
    html`<li><button class="crumb" title=${words.leave(name)} @click=${act}>${name}</button></li>`;
  const ways = [
    ...(hasSentence ? [way(words.sentence, actions.toSentence)] : []),
    ...levels.map((level) =>
      level === timeline.level
        ? html`<li><span class="crumb">${titleOf(level)[language]}</span></li>`
        : way(titleOf(level)[language], () => {
            actions.leave(level);
          }),
    ),
  ];
  return html`${
      ways.length > 0
        ? html`<nav class="crumbs" part="levels" aria-label=${words.label}>
            <ol>
              ${ways}
            </ol>
          </nav>`
        : nothing
    }
    <h2>${shownTitle(state)[language]}</h2>
    ${inside(state, words, actions)}`;
}

/** The part at work, which can be entered, or the number that is pinned. */
function inside(
  { stage, language, number }: CrumbsState,
  words: ElementWords["levels"],
  actions: SceneActions,
): TemplateResult | typeof nothing {
  const name = stage.level ? stage.title[language] : number;
  if (name === undefined) return nothing;
  return html`<button
    class="crumb inside"
    title=${stage.level ? words.enter(name) : nothing}
    aria-keyshortcuts="Enter"
    @click=${actions.enter}
  >
    ${name}<kbd aria-hidden="true">${stage.level ? "Enter" : nothing}</kbd>
  </button>`;
}

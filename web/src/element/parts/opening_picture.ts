/** What the reader does in the opening picture: looks around in it, and follows one of its numbers. */
import { html, nothing, type TemplateResult } from "lit";
import { sameCell } from "../../document/choices.js";
import { lookAt, lookBeside } from "../../ops/tokens/cover.js";
import { isTranslation, mainOf, readingOf } from "../../ops/tokens/translation/reading.js";
import { lookAtTranslation, lookBesideTranslation } from "../../ops/tokens/translation/focus.js";
import { lookAtStory, lookBesideStory } from "../../ops/tokens/next_word/focus.js";
import { isStory } from "../../ops/tokens/next_word/reading.js";
import { isOpening } from "../../story/place.js";
import type { Frame, Look, Part } from "../../types/frame.js";
import type { Cell } from "../../types/graph.js";
import * as icons from "../../ui/icons.js";
import type { Story } from "../story.js";
import type { ElementWords } from "../words.js";
import type { SceneActions } from "./actions.js";

type NumberPart = Extract<Part, { readonly kind: "number" }>;

export class OpeningPicture {
  constructor(private readonly story: Story) {}

  /** Whether the step with the opening picture is shown. */
  get #here(): boolean {
    const { timeline, currentTime } = this.story;
    return timeline !== undefined && isOpening(timeline, currentTime);
  }

  /** Whether some token looks at the others, so that arrow keys may choose another. */
  looks(frame: Frame | undefined): boolean {
    return this.#told(frame) !== undefined || (this.#here && this.story.choices.look !== undefined);
  }

  /** The number that the opening picture of a translation tells. */
  get cell(): Cell | undefined {
    const { timeline } = this.story;
    return timeline && mainOf(readingOf(timeline.experiment))?.cell;
  }

  /** The share that the picture speaks of: the only number in its narration. */
  #told(frame: Frame | undefined): NumberPart | undefined {
    if (!this.#here || this.story.comparison.active) return undefined;
    return frame?.narration.find((part) => part.kind === "number");
  }

  /** That share, if the way it came about can be played. */
  offered(frame: Frame | undefined): NumberPart | undefined {
    const { document } = this.story;
    const told = this.#told(frame);
    // What is dimmed belongs to a sentence that is gone.
    const stands = !document.empty && document.error === undefined;
    return told && stands && this.story.film.place(told.cell.node) ? told : undefined;
  }

  /** The token and the head of a cell are now those that look. */
  look(cell: Cell): void {
    const { timeline, choices } = this.story;
    const look = this.#here && timeline ? this.#lookAt(cell) : undefined;
    if (!look) return;
    const { token, head, text } = choices.look ?? {};
    if (look.token !== token || look.head !== head || look.text !== text)
      this.story.choose({ look });
  }

  /** From the token that looks to one beside it. */
  lookBeside(frame: Frame | undefined, by: number): void {
    const { timeline, choices } = this.story;
    const { batch } = choices;
    const told = this.#told(frame);
    if (!timeline) return;
    const { experiment } = timeline;
    const look = choices.look ?? (told && this.#lookAt(told.cell));
    if (!look) return;
    const beside = isStory(experiment)
      ? lookBesideStory(experiment, look, by)
      : isTranslation(experiment)
        ? lookBesideTranslation(experiment, look, by)
        : lookBeside(experiment, batch, look, by);
    this.story.choose({ look: beside });
  }

  #lookAt(cell: Cell): Look | undefined {
    const { timeline, choices } = this.story;
    if (!timeline) return undefined;
    const { experiment } = timeline;
    if (isStory(experiment)) return lookAtStory(experiment, cell);
    return isTranslation(experiment)
      ? lookAtTranslation(experiment, cell)
      : lookAt(experiment, choices.batch, cell);
  }

  /** Plays how a number of the picture came about. */
  depart(cell: Cell): void {
    this.look(cell);
    this.showHow(cell);
  }

  /** Plays how a number came about. Who came from the picture, by this number or by others, may return. */
  showHow(cell: Cell): void {
    const { film, choices } = this.story;
    if (!film.place(cell.node)) return;
    if (this.#here || choices.departed) this.story.choose({ departed: cell });
    film.showHow(cell);
  }

  /** Whether the reader is on the path of a number and may return. */
  get isAway(): boolean {
    const { departed, pinned } = this.story.choices;
    return departed !== undefined && sameCell(departed, pinned) && !this.#here;
  }

  comeBack(): void {
    this.story.choose({ departed: undefined });
    this.story.film.toOpening();
  }
}

/** Under the picture. */
export function pathButton(
  offered: NumberPart | undefined,
  { opening }: ElementWords,
  actions: SceneActions,
): TemplateResult | typeof nothing {
  if (!offered) return nothing;
  return html`<button
    class="path"
    @click=${() => {
      actions.depart(offered.cell);
    }}
  >
    ${opening.seeHow(offered.text)}${icons.play}
  </button>`;
}

/** Beside the heading of the step that is played. */
export function backButton(
  isAway: boolean,
  { opening }: ElementWords,
  actions: SceneActions,
): TemplateResult | typeof nothing {
  if (!isAway) return nothing;
  return html`<div class="choice return">
    <button class="control" @click=${actions.comeBack}>
      <span aria-hidden="true">←</span>
      <span>${opening.back}<span class="rest">${opening.toPicture}</span></span>
    </button>
  </div>`;
}

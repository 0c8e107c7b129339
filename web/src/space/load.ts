/** `<playground-space>` in the place of a scene. Its file comes with the first that is opened. */
import { html, type TemplateResult } from "lit";
import type { Engine } from "../engine/index.js";
import type { Cell, Language, Timeline } from "../player/types.js";
import type { Theme } from "../views/colour.js";

export interface SpaceState {
  readonly timeline: Timeline;
  readonly node: string | undefined;
  readonly engine: Engine;
  readonly language: Language;
  readonly theme: Theme;
  readonly cell: Cell | undefined;
  readonly batch: number;
}

/** A click in the space belongs to it, not to the matrix that it hides. */
const keep = (event: Event): void => {
  event.stopPropagation();
};

export function space(state: SpaceState): TemplateResult {
  void import("./index.js");
  return html`<playground-space
    .timeline=${state.timeline}
    .node=${state.node}
    .engine=${state.engine}
    .language=${state.language}
    .theme=${state.theme}
    .cell=${state.cell}
    .batch=${state.batch}
    @click=${keep}
  ></playground-space>`;
}

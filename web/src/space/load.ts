/** `<playground-space>` in place of a scene. Its file is loaded when the first one is opened. */
import { html, type TemplateResult } from "lit";
import type { Engine } from "../engine/index.js";
import type { Cell, Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import type { Theme } from "../draw/colour.js";
import { missing } from "../ui/missing.js";

export interface SpaceState {
  readonly timeline: Timeline;
  readonly node: string | undefined;
  readonly engine: Engine;
  readonly language: Language;
  readonly theme: Theme;
  readonly cell: Cell | undefined;
  readonly batch: number;
}

/** A click in the space must not reach the matrix behind it. */
const keep = (event: Event): void => {
  event.stopPropagation();
};

let loading: Promise<unknown> | undefined;
let failed = false;

/** Loads the file; if that fails, the reader is told and may try again. */
function load(changed: () => void): void {
  loading ??= import("./index.js").then(
    () => undefined,
    () => {
      failed = true;
      changed();
    },
  );
}

export function space(state: SpaceState, changed: () => void): TemplateResult {
  load(changed);
  if (failed)
    return missing(state.language, (event) => {
      keep(event);
      loading = undefined;
      failed = false;
      changed();
    });
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

/** Beside the heading of the scene: painting the mask where it is drawn, and undo of the last edit. */
import { html, nothing, type TemplateResult } from "lit";
import type { ExperimentDocument } from "../../document/document.js";
import type { UserAction } from "../../document/history.js";
import type { Language } from "../../types/graph.js";
import type { PanelActions } from "../actions.js";
import { undoIcon } from "./icons.js";
import { editWords } from "./words.js";

/** Changes of a cell or of the mask; the others are undone where they were made. */
const EDITS: ReadonlySet<UserAction["kind"]> = new Set(["cell", "clear", "paint", "unpaint"]);

const isEdit = (change: UserAction | undefined): change is UserAction =>
  change !== undefined && EDITS.has(change.kind);

export interface EditActionsState {
  readonly document: ExperimentDocument;
  readonly language: Language;
  /** The node of the step that is shown. */
  readonly node: string | undefined;
  readonly painting: boolean;
}

export function editActions(
  state: EditActionsState,
  actions: PanelActions,
): TemplateResult | typeof nothing {
  const undo = undoButton(state.document, state.language);
  const paint = paintButton(state, actions);
  if (undo === nothing && paint === nothing) return nothing;
  return html`<div class="choice editing">${paint} ${undo}</div>`;
}

/** Undoes the last change, if that was an edit. */
export function undoButton(
  document: ExperimentDocument,
  language: Language,
  /** Called before the button goes, which may have the focus. */
  leave: () => void = () => undefined,
): TemplateResult | typeof nothing {
  const { undoable } = document;
  if (!isEdit(undoable)) return nothing;
  const words = editWords[language];
  const name = `${words.undo}: ${words.change(undoable)}`;
  return html`<button
    class="control undo-edit"
    aria-label=${name}
    title=${name}
    @click=${() => {
      leave();
      void document.undo();
    }}
  >
    ${undoIcon}<span class="word">${name}</span>
  </button>`;
}

/** Where the mask is drawn; while a click paints, everywhere, so that it can be put down. */
function paintButton(
  { document, language, node, painting }: EditActionsState,
  actions: PanelActions,
): TemplateResult | typeof nothing {
  const result = document.answered?.result;
  const isMask = result?.graph.some(({ id, op }) => id === node && op === "mask");
  const isPaintable = node !== undefined && result?.settings.paint.nodes.includes(node);
  if (!painting && !(isMask && isPaintable)) return nothing;
  const words = editWords[language];
  return html`<button
    class="control"
    aria-pressed=${painting}
    title=${words.paintHint}
    @click=${() => {
      actions.paint(!painting);
    }}
  >
    ${words.paint}
  </button>`;
}

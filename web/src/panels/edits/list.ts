/** The edited cells and the painted mask, each with a button to clear it. */
import { html, nothing, type TemplateResult } from "lit";
import { styleMap } from "../../ui/style_map.js";
import { digitOf, tintOf, type Theme } from "../../draw/colour.js";
import type { PanelActions } from "../actions.js";
import type { NodeEdit } from "../../document/edits.js";
import type { ExperimentDocument } from "../../document/document.js";
import type { Ranges } from "../../types/frame.js";
import type { Cell, Language } from "../../types/graph.js";
import { rangeIn } from "../../draw/ranges.js";
import { format } from "../../draw/format.js";
import { editWords } from "./words.js";

export interface EditListState {
  readonly document: ExperimentDocument;
  readonly language: Language;
  readonly theme: Theme;
  readonly ranges: Ranges;
  readonly actions: PanelActions | undefined;
}

/** The most cells that are listed. */
const MOST = 12;

export function editList(state: EditListState): TemplateResult | typeof nothing {
  const { document, language } = state;
  const words = editWords[language];
  const { cells, painted } = document.edits;
  const given = Object.keys(document.settings?.overrides ?? {}).filter((id) => !cells.has(id));
  if (cells.size + painted.size + given.length === 0) return nothing;
  return html`<section class="edits" aria-label=${words.edited}>
    <h3>${words.edited}</h3>
    ${[...cells].map(([node, edit]) => row(node, edit, state))}
    ${given.map((node) => row(node, undefined, state))}
    ${
      painted.size === 0
        ? nothing
        : html`<div class="edit">
            <span>${words.painted(painted.size)}</span>
            ${clear(language, words.painted(painted.size), () => void document.clearPaint())}
          </div>`
    }
  </section>`;
}

function row(id: string, edit: NodeEdit | undefined, state: EditListState): TemplateResult {
  const { document, language } = state;
  const words = editWords[language];
  const node = document.answered?.result.graph.find((one) => one.id === id);
  const title = node?.title[language] ?? id;
  const fits = document.answered?.request.overrides?.[id] !== undefined;
  return html`<div class="edit">
    <button
      class="title"
      ?disabled=${!node}
      @click=${() => {
        state.actions?.go(id);
      }}
    >
      ${title} <span class="hint">${edit ? words.cells(edit.cells.size) : words.given}</span>
    </button>
    ${clear(language, title, () => void document.clearOverride(id))}
    ${
      fits
        ? html`<div class="cells">
            ${[...(edit?.cells ?? [])]
              .slice(0, MOST)
              .map(([index, value]) =>
                tile({ node: id, index }, value, node?.op === "softmax", state),
              )}
          </div>`
        : html`<p class="hint">${words.misfit}</p>`
    }
  </div>`;
}

function tile(cell: Cell, value: number, weight: boolean, state: EditListState): TemplateResult {
  const { theme, ranges } = state;
  const scale = weight ? "weight" : "signed";
  const style = styleMap({
    backgroundColor: tintOf(theme, scale, value, rangeIn(ranges, cell.node)),
    color: digitOf(theme, scale, value),
  });
  return html`<button
    class="tile"
    style=${style}
    @click=${() => {
      state.actions?.pin(cell);
    }}
  >
    ${format(value, 3)}
  </button>`;
}

function clear(language: Language, what: string, act: () => void): TemplateResult {
  const words = editWords[language];
  return html`<button class="quiet" aria-label="${words.clear}: ${what}" @click=${act}>
    ${words.clear}
  </button>`;
}

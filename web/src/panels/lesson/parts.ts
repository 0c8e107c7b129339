/** Text and numbers; a number is drawn as its tile in the matrix, and links to its arithmetic. */
import { html, type TemplateResult } from "lit";
import { digitOf, tintOf, type Theme } from "../../draw/colour.js";
import { rangeIn } from "../../draw/ranges.js";
import { styleMap } from "../../ui/style_map.js";
import type { Part, Ranges } from "../../types/frame.js";
import type { Cell } from "../../types/graph.js";

export interface PartsLook {
  readonly theme: Theme;
  readonly ranges: Ranges;
  /** Absent where the cells no longer hold these numbers. */
  readonly select: ((cell: Cell) => void) | undefined;
}

export function partsOf(parts: readonly Part[], look: PartsLook): TemplateResult[] {
  const { select } = look;
  return parts.map((part) => {
    if (part.kind === "text") return html`${part.text}`;
    if (part.kind === "token") return html`<strong class="named">${part.text}</strong>`;
    if (part.kind !== "number") return html`<strong>${part.text}</strong>`;
    const { cell, value, scale, text } = part;
    const style = styleMap({
      backgroundColor: tintOf(look.theme, scale, value, rangeIn(look.ranges, cell.node)),
      color: digitOf(look.theme, scale, value),
    });
    if (!select) return html`<span class="number" style=${style}>${text}</span>`;
    return html`<button
      class="number"
      style=${style}
      @click=${() => {
        select(cell);
      }}
    >
      ${text}
    </button>`;
  });
}

export const plainParts = (parts: readonly Part[]): string =>
  parts.map((part) => part.text).join("");

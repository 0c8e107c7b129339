/** Narration; a number is the same tile as in the matrix. */
import { isMasked, scaleOf } from "../scene/identity.js";
import { html, type TemplateResult } from "lit";
import { styleMap } from "./style_map.js";
import type { Part, Ranges } from "../types/frame.js";
import type { Cell, Experiment } from "../types/graph.js";
import { number } from "../draw/marks.js";
import { rangeIn } from "../draw/ranges.js";
import { digitOf, tintOf, type Theme } from "../draw/colour.js";

export function narration(parts: readonly Part[], ranges: Ranges, theme: Theme): TemplateResult {
  return html`${parts.map((part) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "token") return html`<strong class="named">${part.text}</strong>`;
    if (part.kind !== "number") return html`<strong>${part.text}</strong>`;
    const { cell, value, scale } = part;
    if (part.masked) return html`<span class="number masked" .cell=${cell}>${part.text}</span>`;
    const style = styleMap({
      backgroundColor: tintOf(theme, scale, value, rangeIn(ranges, cell.node)),
      color: digitOf(theme, scale, value),
    });
    return html`<span class="number" style=${style} .cell=${cell}>${part.text}</span>`;
  })}`;
}

/** One number of an experiment as a piece of narration. */
export function numberOf({ graph }: Experiment, cell: Cell): Part {
  const find = (wanted: string) => graph.find(({ id }) => id === wanted);
  const node = find(cell.node);
  if (!node) return number(cell, NaN, "signed");
  const part = number(cell, node.values?.[cell.index] ?? NaN, scaleOf(node));
  return part.kind === "number" && isMasked(node, cell.index, find)
    ? { ...part, masked: true }
    : part;
}

/** The cell of the number an event happened on. */
export function cellOf(event: Event): Cell | undefined {
  return (event.target as { readonly cell?: Cell }).cell;
}

/** The narration for a screen reader. */
export function plainNarration(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join("");
}

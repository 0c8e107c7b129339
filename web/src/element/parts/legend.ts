/**
 * The two colour ramps and the hatching, which has a pattern of its own: not every picture beside it has one.
 * The numbers stand beside the ramps, which give way to them.
 */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Language } from "../../types/graph.js";
import type { Level } from "../../types/timeline.js";
import { isInBackward } from "../../story/levels.js";
import type { ElementWords } from "../words.js";
import { tintOf, type Theme } from "../../draw/colour.js";
import { hatch } from "../../draw/svg.js";

const STEPS = 7;

export interface LegendState {
  readonly level: Level;
  /** Where signed colours saturate on the stage; absent where it has none. */
  readonly range: number | undefined;
  readonly masked: boolean;
  readonly theme: Theme;
  readonly language: Language;
  readonly words: ElementWords;
}

/** A range in few letters: 500, 20K, 2万. */
export const shortRange = (range: number, language: Language): string =>
  new Intl.NumberFormat(language, { notation: "compact" }).format(range);

export function legend(state: LegendState): TemplateResult {
  const { level, range, masked, theme, language, words } = state;
  const gradients = isInBackward(level);
  const parts = Array.from({ length: STEPS }, (_, index) => index / (STEPS - 1));
  const ramp = (fills: readonly string[]) =>
    html`<svg
      width="78"
      height="12"
      viewBox="0 0 78 12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      ${fills.map(
        (fill, index) => svg`<rect x=${index * 11.2} width="10" height="12" rx="2" fill=${fill} />`,
      )}
    </svg>`;
  return html`<div class="legend">
    ${
      range === undefined
        ? nothing
        : html`<span>−${shortRange(range, language)}</span>
            ${ramp(parts.map((part) => tintOf(theme, "signed", 2 * part - 1, 1)))}
            <span>${shortRange(range, language)}</span>`
    }
    <span>0</span>
    ${ramp(parts.map((part) => tintOf(theme, "weight", part, 1)))}
    <span>1</span>
    ${
      gradients
        ? html`<span>−1</span>
            ${ramp(parts.map((part) => tintOf(theme, "gradient", 2 * part - 1, 1)))}
            <span>1 ∂</span>`
        : nothing
    }
    ${
      masked
        ? html`<span>−∞</span>
            <svg width="78" height="12" viewBox="0 0 78 12" aria-hidden="true">
              ${hatch(theme, "legend-hatch")}
              <rect width="77" height="12" fill="url(#legend-hatch)" />
            </svg>
            <span>${words.masked}</span>`
        : nothing
    }
  </div>`;
}

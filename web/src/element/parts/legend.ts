/** The two colour ramps and the hatching, which has a pattern of its own: not every picture beside it has one. */
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Timeline } from "../../types/timeline.js";
import { isInBackward } from "../../story/levels.js";
import type { ElementWords } from "../words.js";
import { tintOf, type Theme } from "../../draw/colour.js";
import { hatch } from "../../draw/svg.js";

const STEPS = 7;

export function legend(
  { range, level, experiment }: Timeline,
  masked: boolean,
  theme: Theme,
  words: ElementWords,
): TemplateResult {
  const gradients = isInBackward(level);
  // Some numbers of a trained model are larger.
  const beyond = experiment.model ? "+" : "";
  const parts = Array.from({ length: STEPS }, (_, index) => index / (STEPS - 1));
  const ramp = (fills: readonly string[]) =>
    html`<svg width="78" height="12" viewBox="0 0 78 12" aria-hidden="true">
      ${fills.map(
        (fill, index) => svg`<rect x=${index * 11.2} width="10" height="12" rx="2" fill=${fill} />`,
      )}
    </svg>`;
  return html`<div class="legend">
    <span>−${range}</span>
    ${ramp(parts.map((part) => tintOf(theme, "signed", (2 * part - 1) * range, range)))}
    <span>${range}${beyond}</span>
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

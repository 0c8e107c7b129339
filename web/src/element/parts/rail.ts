/** The parts of the present level, each with a thumbnail of its result. */
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { guard } from "lit/directives/guard.js";
import type { Language } from "../../types/graph.js";
import { nodesIn } from "../../scene/nodes.js";
import { listedIn } from "../../story/levels.js";
import type { Extent, Timeline } from "../../types/timeline.js";
import type { Theme } from "../../draw/colour.js";
import { lettersOf } from "./letters.js";
import type { ElementWords } from "../words.js";
import { thumbnail } from "./thumbnail.js";

/** Letters and sizes of one sentence's result: T 6 × S 6. Line breaks never separate a letter from its size. */
function shapeOf(shape: readonly Extent[]): string {
  const own = shape.filter(({ letter }) => letter !== "B");
  // Three large sizes fit on two lines only without spaces.
  const between = own.map(({ size }) => size).join("").length > 8 ? "" : "\u00a0";
  return own.map(({ letter, size }) => `${letter}${between}${size}`).join("\u00a0× ");
}

/** So many words, and so many in the answer. */
const sizesOf = (shape: readonly Extent[]): string =>
  shape.map(({ size }) => size).join("\u00a0→\u00a0");

/** One stop for the Tab key; from there the arrow keys move through the steps. */
export function rail(
  timeline: Timeline,
  current: number,
  look: { readonly theme: Theme; readonly language: Language; readonly words: ElementWords },
  /** The nodes that the cell under the pointer was computed from. */
  made: readonly string[],
  select: (part: number) => void,
): TemplateResult {
  const { theme, language, words } = look;
  return html`<nav class="rail" aria-label=${words.steps}>
    <ol>
      ${listedIn(timeline.level).parts.map((part, index) => {
        const classes = {
          step: true,
          current: index === current,
          enters: part.level !== undefined,
          source: index !== current && nodesIn(part).some((node) => made.includes(node)),
        };
        return html`<li>
          <button
            class=${classMap(classes)}
            part="step"
            tabindex=${index === current ? 0 : -1}
            aria-current=${index === current ? "step" : nothing}
            title=${part.title[language]}
            @click=${() => {
              select(index);
            }}
          >
            <span class="thumbnail"
              >${guard([timeline, theme], () => thumbnail(timeline, part, theme))}</span
            >
            <span class="name"
              ><span class="title">${part.title[language]}</span
              ><span class="shape" title=${lettersOf(part.shape, language)}
                >${part.kind === "sentence" ? sizesOf(part.shape) : shapeOf(part.shape)}</span
              ></span
            >
          </button>
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** Scrolls only the rail, as far as needed to show a step; on a phone, where it is a strip, to its middle. */
export function bringIntoRail(step: HTMLElement): void {
  const list = step.closest(".rail");
  if (!list) return;
  const [own, room] = [step.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < room.top) list.scrollTop += own.top - room.top;
  else if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom;
  // The current step of a column covers its edge, by a pixel.
  if (list.scrollWidth > list.clientWidth + 1)
    list.scrollLeft += (own.left + own.right - room.left - room.right) / 2;
}

/**
 * The picture of each chapter, in the shapes and colours of the scenes. Every tint, bar, arrow and arc is
 * a value of the core, and curves lead from one to the next; the rest are diagrams.
 */
import { html, type TemplateResult } from "lit";
import type { ChapterId } from "../../../document/choices.js";
import type { Theme } from "../../../draw/colour.js";
import type { Language } from "../../../types/graph.js";
import { looking, masks, projections, scale, vectors, why } from "./one_head.js";
import { Brush, PICTURE, type Draw } from "./shapes.js";
import type { PictureValues } from "./values.js";
import {
  block,
  cheaper,
  heads,
  learning,
  positions,
  shapes,
  stacks,
  trained,
} from "./whole_models.js";

const DRAW: Readonly<Record<ChapterId, Draw>> = {
  vectors,
  looking,
  projections,
  scale,
  why,
  masks,
  heads,
  shapes,
  positions,
  block,
  stacks,
  learning,
  trained,
  cheaper,
};

/** What has no values yet stays empty, so that nothing moves when they arrive. */
export function picture(
  chapter: ChapterId,
  values: PictureValues,
  { theme, language }: { readonly theme: Theme; readonly language: Language },
): TemplateResult {
  return html`<svg
    class="picture"
    viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"
    aria-hidden="true"
  >
    ${DRAW[chapter](new Brush(theme), values, language)}
  </svg>`;
}

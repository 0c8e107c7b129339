/** The current step: its title, its frame, and its narration. */
import { html, noChange, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { ref } from "lit/directives/ref.js";
import type { Frame, Part, SceneView } from "../../types/frame.js";
import type { Cell, Experiment, Language } from "../../types/graph.js";
import { textWidth } from "../../draw/format.js";
import { cellAt, wayAt } from "../../draw/hit.js";
import { renderFrame } from "../../draw/svg.js";
import type { ElementWords } from "../words.js";
import {
  changedNarration,
  changeMarks,
  differenceFrame,
  editMarks,
  type Difference,
} from "../../overlay/difference.js";
import type { Theme } from "../../draw/colour.js";
import type { SceneActions } from "./actions.js";
import { tellFullName } from "./full_name.js";
import { sliders } from "./controls/sliders.js";
import { formula } from "../../ui/formula.js";
import { lit } from "../../overlay/source_rings.js";
import { cellOf, narration, plainNarration } from "../../ui/narration.js";

/** How a picture is moved: from its top left corner, then enlarged. */
export interface Movement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly opacity: number;
}

/** A moment of the movement between two levels. */
export interface ZoomMoment {
  /** The picture that is left. */
  readonly from: Frame;
  readonly leaving: Movement;
  readonly coming: Movement;
}

export interface SceneState {
  /** What tells this figure of a page from the others. */
  readonly name: string | undefined;
  /** What is shown, for a screen reader. */
  readonly title: string | undefined;
  /** The title, between the levels above and the part inside. */
  readonly heading: unknown;
  /** Below the title: what happens at this step, or what the letters of its formula stand for. */
  readonly subtitle: string;
  readonly frame: Frame | undefined;
  /** The text for a screen reader: the narration of the last moment at which it was paused. */
  readonly spoken: string;
  readonly dimmed: boolean;
  /** What stands in place of a translation while there is no sentence. */
  readonly empty: string | undefined;
  readonly language: Language;
  readonly theme: Theme;
  readonly note: unknown;
  /** TeX of the node being computed; empty in the depth *story*. */
  readonly formula: string;
  /** The formula of one number, with the numbers it was computed from: "0.5 = 1 ÷ 2". */
  readonly worked: string;
  readonly views: readonly SceneView[];
  readonly view: SceneView | undefined;
  /** Whether the backward pass is shown; undefined where there can be none. */
  readonly backward: boolean | undefined;
  readonly experiment: Experiment | undefined;
  readonly pinned: Cell | undefined;
  readonly light: { readonly cell: Cell; readonly sources: readonly Cell[] } | undefined;
  readonly paused: boolean;
  readonly painting: boolean;
  /** The bar of the comparison, if there is one. */
  readonly comparing: unknown;
  /** Why there are no numbers, or none of what was asked last, where nothing else says so. */
  readonly failure: TemplateResult | undefined;
  /** Arrow keys choose the token that looks, in the opening picture. */
  readonly looks: boolean;
  /** Buttons for edits, beside the heading. */
  readonly editing: unknown;
  /** How far the model has come that is on its way. */
  readonly coming: TemplateResult | undefined;
  /** What to try with the sentence, below the picture of a translation. */
  readonly chips: TemplateResult | typeof nothing;
  /** Buttons to the path of a number of the opening picture, and back. */
  readonly path: unknown;
  readonly back: unknown;
  /** The lesson's question over the film, or nothing. */
  readonly card: unknown;
  /** What is shown in place of the frame, if anything. */
  readonly instead: TemplateResult | undefined;
  /** The movement from another level, if there is one at this moment. */
  readonly zoom: ZoomMoment | undefined;
  /** How many times as large as laid out the frame is shown. */
  readonly scale: number;
  readonly change: {
    readonly difference: Difference;
    readonly elapsed: number;
    /** Cells show differences instead of values. */
    readonly inPlace: boolean;
    readonly isEdited: ((cell: Cell) => boolean) | undefined;
    /** A cell's value before the change, if it changed. */
    readonly was: (cell: Cell) => number | undefined;
  };
}

/** The frame with marks for edits and for the cell under the pointer. */
export function marked(
  frame: Frame,
  { light, change, language }: Pick<SceneState, "light" | "change" | "language">,
): Frame {
  const { difference, elapsed, inPlace, isEdited } = change;
  const shown =
    inPlace && difference.size > 0 ? differenceFrame(frame, difference, language) : frame;
  const marks = [
    ...(isEdited ? editMarks(frame, isEdited) : []),
    ...changeMarks(frame, difference, elapsed),
  ];
  const changed = marks.length > 0 ? { ...shown, marks: [...shown.marks, ...marks] } : shown;
  return light ? lit(changed, light.cell, light.sources) : changed;
}

const said = ({ narration }: Frame, { change, language }: SceneState): readonly Part[] =>
  changedNarration(narration, change.was, language);

/** How many pixels of narration have room beside a formula, at the size of short texts. */
const BESIDE_FORMULA = 950;

/** Whether a narration needs smaller letters, so that it is seen whole beside its formula. */
const isLong = (parts: readonly Part[], { formula: tex }: SceneState): boolean =>
  tex !== "" && textWidth(plainNarration(parts), 20) > BESIDE_FORMULA;

/** Finds what is drawn under the pointer. */
function under<Found>(
  event: MouseEvent,
  frame: Frame | undefined,
  find: (frame: Frame, x: number, y: number) => Found | undefined,
): Found | undefined {
  const drawn = (event.currentTarget as Element).querySelector(".canvas");
  if (!drawn || !frame) return undefined;
  const { left, top, width } = drawn.getBoundingClientRect();
  // Slides are scaled to the window, and so is the position of the pointer.
  const scale = drawn.clientWidth / width;
  return find(frame, (event.clientX - left) * scale, (event.clientY - top) * scale);
}

/** The cell under the pointer; over a link, the cursor changes. */
function hover(event: MouseEvent, frame: Frame | undefined): Cell | undefined {
  const cell = under(event, frame, cellAt);
  const enters = !cell && under(event, frame, wayAt) !== undefined;
  (event.currentTarget as HTMLElement).style.cursor = enters ? "pointer" : "";
  return cell;
}

/** Pins the cell there, otherwise follows a link there, otherwise unpins. */
function click(event: MouseEvent, frame: Frame | undefined, actions: SceneActions): void {
  const cell = under(event, frame, cellAt);
  const way = cell ? undefined : under(event, frame, wayAt);
  if (way === undefined) actions.press(cell);
  else actions.go(way);
}

/** With the focus on the picture itself, the arrows choose the token before or after. */
function lookByKey(event: KeyboardEvent, actions: SceneActions): void {
  if (event.target !== event.currentTarget) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  event.preventDefault();
  actions.lookBeside(event.key === "ArrowLeft" ? -1 : 1);
}

export function scene(
  state: SceneState,
  words: ElementWords,
  actions: SceneActions,
): TemplateResult {
  const { title, frame, theme, light } = state;
  const shown = frame && marked(frame, state);
  return html`<section
    class="scene"
    part="scene"
    aria-label=${state.name ? `${words.scene}: ${state.name}` : words.scene}
    @click=${tellFullName}
  >
    <div class="heading" part="heading">
      ${state.heading}
      <p>${state.subtitle}</p>
      ${state.editing} ${state.back}
      ${state.views.length > 1 ? views(state, words, actions) : nothing}
      ${state.backward === undefined ? nothing : passes(state.backward, words, actions)}
    </div>
    ${state.comparing} ${shown ? state.failure : nothing}
    <div
      class="stage ${state.dimmed && shown && !state.empty ? "dimmed" : ""} ${light ? "over" : ""} ${state.painting ? "painting" : ""} ${state.experiment?.isBeginning ? "begun" : ""} ${state.path === nothing || state.chips !== nothing ? "" : "opening"}"
      tabindex="0"
      role="group"
      aria-label=${title ?? nothing}
      @keydown=${(event: KeyboardEvent) => {
        if (state.looks) lookByKey(event, actions);
      }}
    >
      <div
        class="room"
        @pointermove=${(event: PointerEvent) => {
          if (event.pointerType !== "touch") actions.point(hover(event, frame));
        }}
        @pointerleave=${() => {
          actions.point(undefined);
        }}
        @click=${(event: MouseEvent) => {
          click(event, frame, actions);
        }}
      >
        ${
          state.empty
            ? html`<p class="note">${state.empty}</p>`
            : (state.instead ?? picture(shown, state, words, actions))
        }
      </div>
      ${state.chips === nothing ? state.path : nothing}
      ${shown && state.coming ? state.coming : nothing}
    </div>
    ${state.chips}
    <div
      class="narration ${frame && !state.empty ? "" : "waiting"} ${state.dimmed ? "dimmed" : ""}"
      part="narration"
    >
      <p
        class=${frame && isLong(said(frame, state), state) ? "long" : ""}
        aria-hidden="true"
        @pointermove=${(event: PointerEvent) => {
          if (event.pointerType !== "touch") actions.point(cellOf(event));
        }}
        @pointerleave=${() => {
          actions.point(undefined);
        }}
        @click=${(event: Event) => {
          const cell = cellOf(event);
          if (cell) actions.press(cell);
        }}
      >
        ${frame ? narration(said(frame, state), frame, theme) : nothing}
      </p>
      ${state.note} ${state.chips === nothing ? nothing : state.path}
      <div class="formula">
        ${guard([state.formula], () => formula(state.formula))}
        ${state.worked ? html`<p class="worked">${state.worked}</p>` : nothing}
      </div>
      <p class="hidden" role="status">${state.spoken}</p>
    </div>
    ${state.card}
    <div class="full-name" popover></div>
  </section>`;
}

function picture(
  shown: Frame | undefined,
  state: SceneState,
  words: ElementWords,
  actions: SceneActions,
): TemplateResult {
  if (!shown) return state.failure ?? state.coming ?? html`<p class="note">${words.loading}</p>`;
  // The same frame is the same picture, whatever else of the page has changed.
  const { theme, scale, zoom } = state;
  const drawn = (frame: Frame) =>
    guard([frame, theme, scale, devicePixelRatio], () => renderFrame(frame, theme, scale));
  return html`<div class="canvas" ${ref(enlarged(shown, scale, zoom?.coming))}>
      ${drawn(shown)}${grids(state, actions)}${sliders(shown, actions)}
    </div>
    ${
      zoom
        ? html`<div
            class="canvas leaving"
            aria-hidden="true"
            ${ref(enlarged(zoom.from, scale, zoom.leaving))}
          >
            ${drawn(zoom.from)}
          </div>`
        : nothing
    }`;
}

/** Enlarges the picture; its margins take the room that it then covers. Between two levels it moves. */
const enlarged =
  ({ width, height }: Frame, scale: number, moved: Movement | undefined) =>
  (canvas?: Element) => {
    if (!(canvas instanceof HTMLElement)) return;
    const grown = (size: number) => (scale === 1 ? "" : `${size * (scale - 1)}px`);
    canvas.style.scale = scale === 1 ? "" : String(scale);
    canvas.style.marginRight = grown(width);
    canvas.style.marginBottom = grown(height);
    canvas.style.transform = moved
      ? `translate(${moved.x}px, ${moved.y}px) scale(${moved.scale})`
      : "";
    canvas.style.opacity = moved ? String(moved.opacity) : "";
  };

function views(
  { views, view }: SceneState,
  words: ElementWords,
  actions: SceneActions,
): TemplateResult {
  const current = view && views.includes(view) ? view : views[0];
  return html`<div class="choice views" role="group" aria-label=${words.views.label}>
    ${views.map(
      (one) =>
        html`<button
          class="control"
          aria-pressed=${one === current}
          @click=${() => {
            actions.setView(one);
          }}
        >
          ${words.views[one]}
        </button>`,
    )}
  </div>`;
}

function passes(backward: boolean, words: ElementWords, actions: SceneActions): TemplateResult {
  return html`<div class="choice passes">
    <button
      class="control"
      aria-pressed=${backward}
      title=${backward ? words.backward.leave : words.backward.enter}
      @click=${() => {
        actions.turn(!backward);
      }}
    >
      ${words.backward.name}
    </button>
  </div>`;
}

/** The grids are not updated while it plays. */
function grids(state: SceneState, actions: SceneActions): TemplateResult {
  return html`<playground-grids
    .frame=${state.paused ? state.frame : noChange}
    .experiment=${state.experiment}
    .language=${state.language}
    .pinned=${state.pinned}
    .actions=${actions}
  ></playground-grids>`;
}

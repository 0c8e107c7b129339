/** The controls of the sliders in a picture: drawn as marks, dragged here. */
import { html, type TemplateResult } from "lit";
import { SLIDER_END, placeOf, valueBeside, valueNear } from "../../../draw/slider.js";
import type { Frame, Mark, Slider } from "../../../types/frame.js";
import { styleMap } from "../../../ui/style_map.js";
import type { SceneActions } from "../actions.js";

/** What each control set last in the present drag: it may be ahead of the picture. */
const dragged = new WeakMap<EventTarget, number>();

export const sliders = ({ marks }: Frame, actions: SceneActions): TemplateResult[] =>
  marks.flatMap((mark) => (mark.slider ? [control(mark, mark.slider, actions)] : []));

function control(mark: Mark, slider: Slider, actions: SceneActions): TemplateResult {
  const { x, y, width, height, title } = mark;
  return html`<div
    class="slider"
    role="slider"
    tabindex="0"
    aria-label=${title ?? ""}
    aria-valuemin=${slider.values[0] ?? 0}
    aria-valuemax=${slider.values.at(-1) ?? 0}
    aria-valuenow=${slider.value}
    aria-valuetext=${slider.text}
    style=${styleMap({ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })}
    @pointerdown=${(event: PointerEvent) => {
      take(event, slider, actions);
    }}
    @pointermove=${(event: PointerEvent) => {
      event.stopPropagation();
      if (controlOf(event).hasPointerCapture(event.pointerId)) drag(event, slider, actions);
    }}
    @click=${(event: Event) => {
      event.stopPropagation();
    }}
    @keydown=${(event: KeyboardEvent) => {
      step(event, slider, actions);
    }}
  ></div>`;
}

const controlOf = (event: Event): HTMLElement => event.currentTarget as HTMLElement;

/** A press on the track takes the knob there. */
function take(event: PointerEvent, slider: Slider, actions: SceneActions): void {
  if (event.button !== 0) return;
  const taken = controlOf(event);
  taken.setPointerCapture(event.pointerId);
  taken.focus({ preventScroll: true });
  // Otherwise the page would select text along the way, and take the focus away.
  event.preventDefault();
  dragged.delete(taken);
  drag(event, slider, actions);
}

function drag(event: PointerEvent, slider: Slider, actions: SceneActions): void {
  const taken = controlOf(event);
  const { left, width } = taken.getBoundingClientRect();
  // The picture may be enlarged.
  const end = SLIDER_END * (width / taken.offsetWidth);
  const value = valueNear(slider, (event.clientX - left - end) / (width - 2 * end));
  const last = dragged.get(taken);
  if (value === (last ?? slider.value)) return;
  dragged.set(taken, value);
  actions.slide(slider, value, last !== undefined);
}

/** A tenth of the track, by its stops. */
const page = ({ values }: Slider): number => Math.max(1, Math.round(values.length / 10));

function valueAfter(key: string, slider: Slider): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return valueBeside(slider, 1);
    case "ArrowLeft":
    case "ArrowDown":
      return valueBeside(slider, -1);
    case "PageUp":
      return valueBeside(slider, page(slider));
    case "PageDown":
      return valueBeside(slider, -page(slider));
    case "Home":
      return slider.values[0];
    case "End":
      return slider.values.at(-1);
    default:
      return undefined;
  }
}

/** The keys of a slider do not reach the player. */
function step(event: KeyboardEvent, slider: Slider, actions: SceneActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const value = valueAfter(event.key, slider);
  if (value === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (placeOf(slider, value) !== placeOf(slider, slider.value)) actions.slide(slider, value, false);
}

/** Where the fan of scores, the weights and the slider stand. */
import { textWidth } from "../../../draw/format.js";
import { SLIDER_END, SLIDER_HEIGHT, placeOf } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { spreadWords } from "./words.js";

export interface SpreadLayout {
  readonly phone: boolean;
  /** The scores, and below them the same divided by the root, each with its title above. */
  readonly plots: readonly [Rect, Rect];
  /** The weights. */
  readonly side: Rect;
  readonly track: { readonly x: number; readonly y: number; readonly width: number };
}

export const TITLE = 26;
const BETWEEN = 36;
const BELOW = SLIDER_HEIGHT + 12;

/** The stops of the slider: each width is twice the one before. */
export const stops = [2, 4, 8, 16, 32, 64, 128, 256, 512];

/** Where a width stands on the slider and in the plot above it. */
export const acrossOf = (rect: Rect, width: number): number =>
  rect.x + rect.width * placeOf({ values: stops, spacing: "logarithmic" }, width);

/** The lower plot is as much lower as what it shows is less spread. */
const LOWER = 0.34;

function plotsOf(fan: Rect, view: View): readonly [Rect, Rect] {
  const left = Math.max(textWidth("−00", 12), textWidth(spreadWords[view.language].width, 12));
  const x = fan.x + left + SLIDER_END + 6;
  const width = fan.x + fan.width - x - SLIDER_END;
  const height = fan.height - 2 * TITLE - BELOW;
  const upper = height * (1 - LOWER);
  return [
    { x, y: fan.y + TITLE, width, height: upper },
    { x, y: fan.y + 2 * TITLE + upper, width, height: height - upper },
  ];
}

export function layoutOf(view: View): SpreadLayout {
  const { width, height } = view;
  const phone = width < phoneWidth;
  const fanHeight = phone ? height * 0.56 : height;
  const fan = { x: 0, y: 0, width: phone ? width : width * 0.57, height: fanHeight };
  const side = phone
    ? { x: 0, y: fanHeight + 10, width, height: height - fanHeight - 10 }
    : { x: fan.width + BETWEEN, y: 0, width: width - fan.width - BETWEEN, height };
  const plots = plotsOf(fan, view);
  const [{ x: left, width: long }] = plots;
  return {
    phone,
    plots,
    side,
    track: { x: left, y: fan.y + fan.height - SLIDER_HEIGHT / 2 - 10, width: long },
  };
}

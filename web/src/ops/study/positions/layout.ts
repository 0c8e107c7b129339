/** Where waves, scores and shuffled words stand: side by side, or one after the other on a phone. */
import { SLIDER_END, SLIDER_HEIGHT } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";

export interface PositionsLayout {
  readonly phone: boolean;
  readonly waves: Rect;
  readonly scores: Rect;
  readonly shuffle: Rect;
  /** The axis of positions, which waves, scores and slider share. */
  readonly axis: { readonly x: number; readonly width: number };
  /** The middle of the track. */
  readonly slider: number;
}

const BETWEEN = 44;
const GAP = 18;

/** Clocks and names of the axes stand before the axis. */
const BEFORE = { wide: 92, phone: 66 };
const AFTER = { wide: 26, phone: SLIDER_END + 4 };

function onDesktop({ width, height }: View): PositionsLayout {
  const left = Math.round((width - BETWEEN) * 0.57);
  const room = height - SLIDER_HEIGHT - GAP;
  const waves = Math.round(room * 0.56);
  const scores = { x: 0, y: waves + GAP, width: left, height: room - waves };
  return {
    phone: false,
    waves: { x: 0, y: 0, width: left, height: waves },
    scores,
    shuffle: { x: left + BETWEEN, y: 0, width: width - left - BETWEEN, height },
    axis: { x: BEFORE.wide, width: left - BEFORE.wide - AFTER.wide },
    slider: height - SLIDER_HEIGHT / 2 - 8,
  };
}

function onPhone({ width, height }: View): PositionsLayout {
  const panel = { x: 0, y: 0, width, height: height - SLIDER_HEIGHT - 4 };
  return {
    phone: true,
    waves: panel,
    scores: panel,
    shuffle: panel,
    axis: { x: BEFORE.phone, width: width - BEFORE.phone - AFTER.phone },
    slider: height - SLIDER_HEIGHT / 2 - 8,
  };
}

export const layoutOf = (view: View): PositionsLayout =>
  view.width < phoneWidth ? onPhone(view) : onDesktop(view);

/** Where a position stands on the axis. */
export const along = ({ axis }: PositionsLayout, position: number, farthest: number): number =>
  axis.x + (axis.width * position) / farthest;

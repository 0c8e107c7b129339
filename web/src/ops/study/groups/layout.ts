/** Where heads, their differences, the bytes and the published models stand. */
import { phoneWidth } from "../../../scene/step.js";
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";

export interface GroupsLayout {
  readonly phone: boolean;
  /** Maps of the heads of queries above, heads of keys and values below. */
  readonly heads: Rect;
  /** Undefined where there is no room for it. */
  readonly differences: Rect | undefined;
  readonly bytes: Rect;
  readonly models: Rect;
}

const BELOW = 168;
const BETWEEN = 40;
/** On a phone. */
const BYTES = 120;
const MODELS = { least: 60, most: 146 };
const HEADS = 132;

function onDesktop({ width, height }: View): GroupsLayout {
  const above = Math.max(HEADS, height - BELOW);
  const right = Math.min(300, width * 0.28);
  const left = width - right - BETWEEN;
  const lower = { y: above, height: height - above };
  const half = width * 0.4;
  return {
    phone: false,
    heads: { x: 0, y: 0, width: left, height: above - 14 },
    differences: { x: left + BETWEEN, y: 0, width: right, height: above - 14 },
    bytes: { x: 0, width: half - BETWEEN / 2, ...lower },
    models: { x: half + BETWEEN / 2, width: width - half - BETWEEN / 2, ...lower },
  };
}

function onPhone({ width, height }: View): GroupsLayout {
  const left = height - HEADS - BYTES;
  const models = Math.max(0, Math.min(MODELS.most, left));
  const shown = models < MODELS.least ? 0 : models;
  const heads = height - BYTES - shown;
  return {
    phone: true,
    heads: { x: 0, y: 0, width, height: heads - 8 },
    differences: undefined,
    bytes: { x: 0, y: heads, width, height: BYTES },
    models: { x: 0, y: heads + BYTES, width, height: shown },
  };
}

export const layoutOf = (view: View): GroupsLayout =>
  view.width < phoneWidth ? onPhone(view) : onDesktop(view);

/** Where things stand: four lanes, a table below them, and the slider with the curves. */
import type { Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { textWidth } from "../../../draw/format.js";
import { SLIDER_HEIGHT } from "../../../draw/slider.js";
import { phoneWidth } from "../../../scene/step.js";
import { type Depth, type Order, orders } from "./facts.js";
import { type Row, depthWords, rows } from "./words.js";

export interface DepthLayout {
  readonly phone: boolean;
  /** The left edge of the lanes; names and numbers of blocks stand before it. */
  readonly left: number;
  readonly lane: (order: Order) => Rect;
  /** The top of the slab of a block; the sentence is block 0. */
  readonly top: (block: number) => number;
  readonly pitch: number;
  /** As wide as a size of 1. */
  readonly unit: number;
  readonly table: Rect;
  readonly chart: Rect;
}

const line = { wide: 23, phone: 19 };
const gap = { wide: 26, phone: 10 };
/** Below this width the names of rows are short on a desktop as well. */
const narrow = 900;

export const rowNames = ({ width, language }: View): Readonly<Record<Row, string>> =>
  depthWords[language][width < narrow ? "shortRows" : "rows"];

function namesWidth(view: View, phone: boolean): number {
  const names = Object.values(rowNames(view)).map((name) => textWidth(name, 12, 600));
  return Math.max(...names) + (phone ? 8 : 16);
}

/** Height of the names of the lanes, and of their formulas. */
const headOf = (phone: boolean): number => (phone ? 24 : 46);

/** The left part, with the lanes, and the right one, with the curves. A phone has room only for the slider. */
function partsOf({ width, height }: View, phone: boolean): { lanes: Rect; chart: Rect } {
  if (phone) {
    const lanes = height - SLIDER_HEIGHT - 14;
    return {
      lanes: { x: 0, y: 0, width: width - textWidth("10¹⁰", 12), height: lanes },
      chart: { x: 0, y: lanes, width, height: height - lanes },
    };
  }
  const lanes = width * (width < narrow ? 0.63 : 0.66);
  return {
    lanes: { x: 0, y: 0, width: lanes, height },
    chart: { x: lanes + 40, y: 0, width: width - lanes - 40, height },
  };
}

export function layoutOf({ blocks, widest }: Depth, view: View): DepthLayout {
  const phone = view.width < phoneWidth;
  const { lanes, chart } = partsOf(view, phone);
  const left = namesWidth(view, phone);
  const space = phone ? gap.phone : gap.wide;
  const width = (lanes.width - left - space * (orders.length - 1)) / orders.length;
  const tableHeight = rows.length * (phone ? line.phone : line.wide) + 12;
  const head = headOf(phone);
  const height = Math.max(40, lanes.height - head - tableHeight);
  const pitch = height / (blocks + 1);
  const bottom = head + height;
  return {
    phone,
    left,
    pitch,
    unit: width / widest,
    lane: (order) => ({
      x: left + orders.indexOf(order) * (width + space),
      y: head,
      width,
      height,
    }),
    top: (block) => bottom - (block + 1) * pitch,
    table: { x: 0, y: bottom + 12, width: lanes.width, height: tableHeight - 12 },
    chart,
  };
}

/** The lanes: a slab for each block, as wide as the stream after it, and in it what the block has added. */
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { mark, text } from "../../../draw/marks.js";
import { open } from "../../../draw/motion.js";
import { type Depth, type Measured, type Order, orders } from "./facts.js";
import type { DepthLayout } from "./layout.js";
import type { Moment } from "./timing.js";
import { depthWords, powerText } from "./words.js";

export interface Lanes {
  readonly depth: Depth;
  readonly layout: DepthLayout;
  readonly moment: Moment;
  readonly view: View;
}

const integersTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, at) => at);

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** How much of a block has come: its update first, then the stream with it. */
function shareOf({ risen }: Moment, block: number): { update: number; stream: number } {
  const share = risen - (block - 1);
  return { update: open(between(share / 0.45)), stream: open(between((share - 0.45) / 0.45)) };
}

/** Widths in a lane. A stream that would be wider is cut, and its update with it. */
function widthsOf({ layout, depth }: Lanes, order: Order, block: number) {
  const { width } = layout.lane(order);
  const { value } = depth.at(order, block, "stream");
  const unit = value * layout.unit <= width ? layout.unit : width / value;
  const long = (size: number) => (Number.isFinite(size * unit) ? size * unit : width);
  return {
    cut: unit !== layout.unit,
    stream: long(value),
    update: block === 0 ? 0 : Math.min(width, long(depth.at(order, block, "update").value)),
  };
}

const middleOf = ({ x, width }: Rect): number => x + width / 2;

const centred = (lane: Rect, y: number, width: number, height: number): Rect => ({
  x: middleOf(lane) - width / 2,
  y,
  width,
  height,
});

const shown = ({ value, cell }: Measured) => ({ value, ...(cell && { cell }) });

function slabMarks(lanes: Lanes, order: Order, block: number): Mark[] {
  const { depth, layout, moment } = lanes;
  const share = block === 0 ? { update: 0, stream: 1 } : shareOf(moment, block);
  if (share.update === 0 && share.stream === 0) return [];
  const lane = layout.lane(order);
  const widths = widthsOf(lanes, order, block);
  const tall = layout.pitch - (layout.pitch > 4 ? 1 : 0);
  const ground = layout.top(block) + layout.pitch;
  const bar = Math.max(1.5, tall * 0.42);
  const [own, key] = [`depth/${order}/${block}`, depth.at(order, block, "stream")];
  return [
    mark(
      "bar",
      `${own}/stream`,
      centred(lane, ground - tall * share.stream, widths.stream, tall * share.stream),
      { ink: block === 0 ? "ink3" : "line2", radius: 1.5, ...shown(key) },
    ),
    ...(block === 0
      ? []
      : [
          mark(
            "bar",
            `${own}/update`,
            centred(lane, ground - tall / 2 - bar / 2, widths.update * share.update, bar),
            { ink: "arc", radius: 1, ...shown(depth.at(order, block, "update")) },
          ),
        ]),
  ];
}

/** The lane itself, so that one sees how much of it the stream fills, and its middle. */
function groundMarks({ layout }: Lanes, order: Order): Mark[] {
  const lane = layout.lane(order);
  const middle = { x: middleOf(lane) - 0.5, y: lane.y, width: 1, height: lane.height };
  return [
    mark("band", `depth/${order}/lane`, lane, { ink: "band", radius: 3 }),
    mark("rule", `depth/${order}/middle`, middle, { ink: "line" }),
  ];
}

/** Its name; that of which the narration tells is strong. */
function nameMarks({ layout, moment, view }: Lanes, order: Order): Mark[] {
  const say = depthWords[view.language].orders[order];
  const lane = layout.lane(order);
  const { phone } = layout;
  const own = moment.told === undefined || moment.told === order;
  const name = text(`depth/${order}/name`, middleOf(lane), 10, phone ? say.short : say.name, {
    anchor: "middle",
    size: phone ? 12 : 14,
    weight: 600,
    ink: own ? "ink" : "ink3",
    room: lane.width + 20,
  });
  if (phone) return [name];
  const formula = text(`depth/${order}/formula`, middleOf(lane), 31, say.formula, {
    anchor: "middle",
    ink: "ink2",
    figure: true,
    room: lane.width + 16,
  });
  return [name, formula];
}

/** Beside a stream that is cut: where it passes 10, 100, 1,000 …, as far as they do not touch. */
function powerMarks(lanes: Lanes, order: Order): Mark[] {
  const { depth, layout, moment } = lanes;
  const { x, width } = layout.lane(order);
  const marks: Mark[] = [];
  let [next, free] = [1, Infinity];
  for (let block = 1; block <= Math.floor(moment.risen); block++) {
    const power = Math.floor(Math.log10(depth.at(order, block, "stream").value));
    if (!(power >= next) || !widthsOf(lanes, order, block).cut) continue;
    const y = layout.top(block) + layout.pitch / 2;
    next = power + 1;
    if (free - y < 15) continue;
    free = y;
    const name = Number.isFinite(power) ? powerText(power) : "∞";
    marks.push(text(`depth/${order}/power/${power}`, x + width + 3, y, name, { ink: "ink2" }));
  }
  return marks;
}

/** The number of a block at the left, and at every few of them. */
function blockMarks({ depth, layout, moment, view }: Lanes): Mark[] {
  const { blocks } = depth;
  const every = [1, 2, 4, 6, 12, 24].find((step) => step * layout.pitch >= 30) ?? 24;
  const now = moment.block;
  const isFree = (block: number) =>
    block === now || (block % every === 0 && Math.abs(block - now) * layout.pitch >= 16);
  const number = (block: number) => {
    const strong = block === now;
    const say = depthWords[view.language];
    const name = block === 0 ? say.sentence(layout.phone) : String(block);
    const y = layout.top(block) + layout.pitch / 2;
    return text(`depth/block/${block}`, layout.left - 10, y, name, {
      anchor: "end",
      ink: strong ? "ink" : "ink3",
      weight: strong ? 600 : 400,
      room: layout.left - 8,
    });
  };
  return integersTo(blocks).filter(isFree).map(number);
}

/** A ring around the slab that the reader has pinned. */
function pinnedMarks({ depth, layout }: Lanes): Mark[] {
  const { pinned } = depth;
  if (!pinned) return [];
  const lane = layout.lane(pinned.order);
  const box = { ...lane, y: layout.top(pinned.block) - 1, height: layout.pitch + 1 };
  return [mark("ring", "depth/pinned", box, { ink: "ink", thickness: 1.5, radius: 2 })];
}

export const laneMarks = (lanes: Lanes): Mark[] => [
  ...orders.flatMap((order) => groundMarks(lanes, order)),
  ...orders.flatMap((order) => nameMarks(lanes, order)),
  ...orders.flatMap((order) =>
    integersTo(lanes.depth.blocks).flatMap((block) => slabMarks(lanes, order, block)),
  ),
  ...orders.flatMap((order) => powerMarks(lanes, order)),
  ...blockMarks(lanes),
  ...pinnedMarks(lanes),
];

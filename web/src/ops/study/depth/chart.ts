/** The size of the stream against the number of blocks, on a logarithmic axis; the slider sets the number. */
import type { Mark, Rect, Slider } from "../../../types/frame.js";
import { textWidth } from "../../../draw/format.js";
import { line as stroke, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { SLIDER_END, SLIDER_HEIGHT, integers, placeOf, sliderMarks } from "../../../draw/slider.js";
import { type Order, orders } from "./facts.js";
import type { Lanes } from "./lanes.js";
import { blocksName, depthWords, powerText } from "./words.js";

const most = 48;
const head = 30;

function sliderOf({ depth: { blocks }, view: { language } }: Lanes): Slider {
  return {
    path: "/study/blocks",
    name: blocksName,
    values: integers(1, most),
    spacing: "linear",
    value: blocks,
    text: depthWords[language].counted(blocks),
  };
}

interface Axes {
  readonly plot: Rect;
  readonly least: number;
  readonly most: number;
  /** Where a size after a number of blocks stands; at 0 blocks on the left edge. */
  readonly at: (block: number, size: number) => readonly [number, number];
}

/** Whole powers of ten around all sizes. */
function powersOf({ depth }: Lanes): readonly [number, number] {
  const powers = orders.flatMap((order) =>
    integers(0, depth.blocks)
      .map((block) => Math.log10(depth.at(order, block, "stream").value))
      .filter(Number.isFinite),
  );
  // A norm leaves a little less than 1.
  const least = Math.min(0, Math.floor(Math.min(...powers) + 0.01));
  return [least, Math.max(least + 1, 1, Math.ceil(Math.max(...powers)))];
}

/** Between the names of the powers and those of the curves; the slider is as wide. */
function plotOf({ layout, view }: Lanes): Rect {
  const { x, y, width, height } = layout.chart;
  const say = depthWords[view.language];
  const before = Math.max(textWidth("10²⁰", 12), textWidth(say.blocks, 12)) + SLIDER_END + 6;
  const names = orders.map((order) => textWidth(say.orders[order].short, 12, 600));
  return {
    x: x + before,
    y: y + head,
    width: width - before - (layout.phone ? SLIDER_END + 4 : Math.max(...names) + 10),
    height: height - head - SLIDER_HEIGHT - 12,
  };
}

function axesOf(lanes: Lanes): Axes {
  const [least, most] = powersOf(lanes);
  const plot = plotOf(lanes);
  const slider = sliderOf(lanes);
  const step = plot.width * (placeOf(slider, 2) - placeOf(slider, 1));
  return {
    plot,
    least,
    most,
    at: (block, size) => [
      plot.x + (block - 1) * step,
      mix(plot.y + plot.height, plot.y, (Math.log10(size) - least) / (most - least)),
    ],
  };
}

/** Lines at powers of ten, named at the left. */
function powerMarks({ plot, least, most, at }: Axes): Mark[] {
  const fitting = Math.max(2, Math.floor(plot.height / 22));
  const every = Math.ceil((most - least + 1) / fitting);
  return integers(least, most)
    .filter((power) => power % every === 0)
    .flatMap((power) => {
      const [, y] = at(1, 10 ** power);
      const box = { x: plot.x, y: y - 0.5, width: plot.width, height: 1 };
      const name = powerText(power);
      return [
        mark("rule", `chart/power/${power}`, box, { ink: "line" }),
        text(`chart/power/${power}/name`, plot.x - SLIDER_END - 4, y, name, {
          anchor: "end",
          ink: "ink3",
        }),
      ];
    });
}

function curveMarks({ depth, moment }: Lanes, { at }: Axes, order: Order): Mark[] {
  const points = integers(1, Math.max(1, Math.floor(moment.risen)))
    .map((block) => [block, depth.at(order, block, "stream").value] as const)
    .filter(([, size]) => Number.isFinite(size) && size > 0)
    .map(([block, size]) => at(block, size));
  const end = points.at(-1);
  if (!end || moment.risen < 1) return [];
  const r = 3;
  const ink = moment.told === undefined || moment.told === order ? "ink" : "ink3";
  const disc = { x: end[0] - r, y: end[1] - r, width: 2 * r, height: 2 * r };
  return [
    stroke(`chart/${order}/line`, points, { ink, thickness: 2 }),
    mark("dot", `chart/${order}/end`, disc, { ink }),
  ];
}

/** The names beside the ends of the curves, moved apart where they would touch. */
function nameMarks({ depth, moment, view }: Lanes, { at, plot }: Axes): Mark[] {
  const last = Math.floor(moment.risen);
  if (last < 1) return [];
  const say = depthWords[view.language];
  const ends = orders
    .map((order) => ({ order, end: at(last, depth.at(order, last, "stream").value) }))
    .filter(({ end }) => Number.isFinite(end[1]))
    .sort((one, other) => other.end[1] - one.end[1]);
  let free = plot.y + plot.height + 8;
  return ends.map(({ order, end: [x, y] }) => {
    free = Math.min(y, free - 14);
    return text(`chart/${order}/name`, x + 8, free, say.orders[order].short, {
      ink: moment.told === undefined || moment.told === order ? "ink" : "ink2",
      weight: moment.told === order ? 600 : 400,
    });
  });
}

function plotMarks(lanes: Lanes): Mark[] {
  const { layout, view } = lanes;
  const { x, y, width } = layout.chart;
  const title = depthWords[view.language].chart;
  const axes = axesOf(lanes);
  return [
    text("chart/title", x, y + 10, title, { size: 13, weight: 600, room: width }),
    ...powerMarks(axes),
    ...orders.flatMap((order) => curveMarks(lanes, axes, order)),
    ...nameMarks(lanes, axes),
  ];
}

export function chartMarks(lanes: Lanes): Mark[] {
  const { layout, view } = lanes;
  const { y, height } = layout.chart;
  const { x, width } = plotOf(lanes);
  const track = { x, y: y + height - SLIDER_HEIGHT / 2 - 8, width };
  return [
    ...(layout.phone ? [] : plotMarks(lanes)),
    ...sliderMarks("depth/blocks", track, sliderOf(lanes), view.language, {
      ticks: [1, 12, 24, 36, 48],
      label: depthWords[view.language].blocks,
    }),
  ];
}

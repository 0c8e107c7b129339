/** Empty places and table entries against the page size, which the slider sets. */
import { textWidth } from "../../../draw/format.js";
import { line as stroke, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { SLIDER_END, SLIDER_HEIGHT, placeOf, sliderMarks } from "../../../draw/slider.js";
import type { Mark, Rect, Slider } from "../../../types/frame.js";
import type { GraphNode } from "../../../types/graph.js";
import type { View } from "../../../types/scene.js";
import { countText, countsOf } from "../counts.js";
import type { Pages } from "./data.js";
import { pageName, pagesWords } from "./words.js";

const HEAD = 30;

function sliderOf(node: GraphNode, { page }: Pages, { language }: View): Slider {
  return {
    path: "/study/page",
    name: pageName,
    values: countsOf(node, "sizes"),
    spacing: "linear",
    value: page,
    text: pagesWords[language].counted(page),
  };
}

interface Curve {
  readonly key: "wasted" | "entries";
  readonly counts: readonly number[];
}

interface Axes {
  readonly plot: Rect;
  readonly slider: Slider;
  readonly most: number;
}

const at = ({ plot, slider, most }: Axes, size: number, count: number) =>
  [
    mix(plot.x, plot.x + plot.width, placeOf(slider, size)),
    mix(plot.y + plot.height, plot.y, count / most),
  ] as const;

function curveMarks({ key, counts }: Curve, axes: Axes): Mark[] {
  const ink = key === "wasted" ? "ink" : "ink3";
  const points = counts.map((count, i) => at(axes, axes.slider.values[i] ?? 1, count));
  const disc = (name: string, [x, y]: readonly [number, number], r: number) =>
    mark("dot", `${key}/${name}`, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }, { ink });
  return [
    stroke(`chart/${key}/line`, points, { ink, thickness: 1.5, dashed: key === "entries" }),
    ...points.map((point, i) =>
      disc(`chart/${key}/${i}`, point, axes.slider.values[i] === axes.slider.value ? 4.5 : 2),
    ),
  ];
}

/** At the right edge: what is counted, and how many at the size of the slider. */
function nameMarks(curves: readonly Curve[], axes: Axes, view: View): Mark[] {
  const say = pagesWords[view.language];
  const { plot, slider } = axes;
  const size = slider.values.indexOf(slider.value);
  const x = plot.x + plot.width + SLIDER_END + 6;
  return curves.flatMap(({ key, counts }, row) => {
    const y = plot.y + 8 + 44 * row;
    const ink = key === "wasted" ? "ink" : "ink2";
    return [
      text(`chart/${key}/name`, x, y, say[key], { ink }),
      text(`chart/${key}/count`, x, y + 17, countText(counts[size] ?? NaN, view.language), {
        ink,
        size: 15,
        weight: 600,
        figure: true,
      }),
    ];
  });
}

function plotMarks(axes: Axes, curves: readonly Curve[], view: View, rect: Rect): Mark[] {
  const { plot, most, slider } = axes;
  const [thumb] = at(axes, slider.value, 0);
  const base = { x: plot.x, y: plot.y + plot.height, width: plot.width, height: 1 };
  const stem = { x: thumb - 0.5, y: plot.y, width: 1, height: plot.height };
  const look = { anchor: "end", ink: "ink3" } as const;
  return [
    text("chart/title", rect.x, rect.y + 16, pagesWords[view.language].chart, {
      size: 13,
      weight: 600,
      room: rect.width,
    }),
    mark("rule", "chart/base", base, { ink: "line" }),
    mark("rule", "chart/stem", stem, { ink: "line2" }),
    text("chart/most", plot.x - SLIDER_END - 4, plot.y, countText(most, view.language), look),
    text("chart/least", plot.x - SLIDER_END - 4, base.y, "0", look),
    ...curves.toReversed().flatMap((curve) => curveMarks(curve, axes)),
    ...nameMarks(curves, axes, view),
  ];
}

/** A phone has room only for the slider. */
export function chartMarks(
  node: GraphNode,
  pages: Pages,
  view: View,
  rect: Rect,
  phone: boolean,
): Mark[] {
  const say = pagesWords[view.language];
  const slider = sliderOf(node, pages, view);
  const curves: readonly Curve[] = [
    { key: "wasted", counts: countsOf(node, "wasted_by_size") },
    { key: "entries", counts: countsOf(node, "entries_by_size") },
  ];
  const left = rect.x + textWidth(say.page, 12) + SLIDER_END + 6;
  const names = Math.max(textWidth(say.wasted, 12), textWidth(say.entries, 12)) + 8;
  const right = rect.x + rect.width - SLIDER_END - (phone ? 2 : names);
  const plot = {
    x: left,
    y: rect.y + HEAD + 6,
    width: right - left,
    height: Math.max(10, rect.height - HEAD - SLIDER_HEIGHT - 8),
  };
  const axes = { plot, slider, most: Math.max(1, ...curves.flatMap(({ counts }) => counts)) };
  const track = {
    x: left,
    y: rect.y + rect.height - SLIDER_HEIGHT / 2 - 10,
    width: plot.width,
  };
  return [
    ...(phone ? [] : plotMarks(axes, curves, view, rect)),
    ...sliderMarks("pages/size", track, slider, view.language, {
      ticks: [1, 4, 8, 12, 16],
      label: say.page,
    }),
  ];
}

/** Multiplications for all words against the length, both axes logarithmic; the slider sets the length. */
import { mark, line as stroke, text } from "../../../draw/marks.js";
import { SLIDER_END, doublings, placeOf, sliderMarks } from "../../../draw/slider.js";
import { superscript, textWidth } from "../../../draw/format.js";
import { mix } from "../../../draw/motion.js";
import type { Ink, Mark, Rect, Slider } from "../../../types/frame.js";
import type { Step, View } from "../../../types/scene.js";
import { countOf, countText, countsOf } from "../counts.js";
import type { WordMoment } from "./timing.js";
import { cacheWords, lengthName } from "./words.js";

/** Heights of the title, and of the slider below the curves. */
const TITLE = 34;
const SLIDER = 46;
/** In a lower plot the names of the lines would touch. */
const LEAST_NAMED = 50;

interface Point {
  readonly length: number;
  readonly count: number;
}

interface Curve {
  readonly key: "with" | "without";
  readonly ink: Ink;
  readonly points: readonly Point[];
  /** At the length that the slider sets. */
  readonly end: Point;
  /** At the word being written. */
  readonly now: Point;
}

function curveOf({ node }: Step, key: Curve["key"], word: number): Curve {
  const counts = countsOf(node, `lengths_${key}`);
  const points = countsOf(node, "lengths").map((length, i) => ({ length, count: counts[i] ?? 1 }));
  return {
    key,
    ink: key === "with" ? "ink" : "ink3",
    points,
    end: { length: countOf(node, "length"), count: countOf(node, `length_${key}`) },
    now: { length: word + 1, count: countsOf(node, `all_${key}`)[word] ?? 1 },
  };
}

function sliderOf({ node }: Step, { language }: View): Slider {
  const value = countOf(node, "length");
  return {
    path: "/study/length",
    name: lengthName,
    values: doublings(1, countsOf(node, "lengths").at(-1) ?? 1),
    spacing: "logarithmic",
    value,
    text: cacheWords[language].length(countText(value, language)),
  };
}

/** Lines at every thousand times as many, named at the left. */
function powerMarks(plot: Rect, at: Place, most: number): Mark[] {
  const out: Mark[] = [];
  if (plot.height < LEAST_NAMED) return out;
  for (let power = 3; 10 ** power <= most; power += 3) {
    const [, y] = at({ length: 1, count: 10 ** power });
    if (y > plot.y + plot.height) continue;
    const line = { x: plot.x, y, width: plot.width, height: 1 };
    const name = `10${superscript(power)}`;
    out.push(
      mark("rule", `chart/power/${power}`, line, { ink: "line" }),
      text(`chart/power/${power}/name`, plot.x - SLIDER_END - 4, y, name, {
        anchor: "end",
        ink: "ink3",
      }),
    );
  }
  return out;
}

type Place = (point: Point) => readonly [number, number];

/** The axes: the slider's own, and the powers of ten that the counts need. */
function axesOf(plot: Rect, slider: Slider, curves: readonly Curve[]): Place {
  const all = curves.flatMap(({ points }) => points.map(({ count }) => Math.log(count)));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return ({ length, count }) => [
    mix(plot.x, plot.x + plot.width, placeOf(slider, length)),
    mix(plot.y + plot.height, plot.y, (Math.log(count) - least) / (most - least || 1)),
  ];
}

/** Solid up to the length that the slider sets, dotted beyond. */
function curveMarks({ key, ink, points, end, now }: Curve, at: Place): Mark[] {
  const before = [...points.filter(({ length }) => length < end.length), end];
  const after = [end, ...points.filter(({ length }) => length > end.length)];
  const disc = (name: string, point: Point, r: number) => {
    const [x, y] = at(point);
    return mark(
      "dot",
      `chart/${key}/${name}`,
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      { ink },
    );
  };
  return [
    stroke(`chart/${key}/beyond`, after.map(at), { ink, thickness: 1.5, dashed: true }),
    stroke(`chart/${key}/line`, before.map(at), { ink, thickness: 2 }),
    disc("end", end, 4),
    disc("now", now, 2.5),
  ];
}

/** The counts at the length of the slider, at the right edge, beside the ends of the curves. */
function endMarks(
  { node }: Step,
  view: View,
  curves: readonly Curve[],
  at: Place,
  x: number,
): Mark[] {
  const [own, again] = curves as [Curve, Curve];
  const upper = at(again.end)[1];
  const lower = Math.max(at(own.end)[1], upper + 34);
  const count = (name: string, y: number, content: string, strong: boolean) =>
    text(`chart/${name}/count`, x, y, content, {
      anchor: "end",
      size: 13,
      weight: strong ? 600 : 400,
      ink: strong ? "ink" : "ink2",
      figure: true,
    });
  const ratio = countOf(node, "length_ratio");
  const decimals = ratio < 100 ? 1 : 0;
  const times = ratio.toLocaleString(view.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return [
    count("without", upper, countText(again.end.count, view.language), false),
    count("ratio", (upper + lower) / 2, `÷ ${times}`, false),
    count("with", lower, countText(own.end.count, view.language), true),
  ];
}

/** The widest count that the right edge has to hold. */
const countWidth = ({ points }: Curve, view: View): number =>
  textWidth(countText(points.at(-1)?.count ?? 0, view.language), 13, 600);

export function chartMarks(step: Step, view: View, rect: Rect, { word }: WordMoment): Mark[] {
  const say = cacheWords[view.language];
  const curves = [curveOf(step, "with", word), curveOf(step, "without", word)];
  const name = lengthName[view.language];
  const before = textWidth(name, 12) + SLIDER_END + 8;
  const after = Math.max(...curves.map((curve) => countWidth(curve, view))) + 14;
  const plot = {
    x: rect.x + before,
    y: rect.y + TITLE,
    width: rect.width - before - Math.max(after, SLIDER_END),
    height: Math.max(10, rect.height - TITLE - SLIDER - 8),
  };
  const slider = sliderOf(step, view);
  const at = axesOf(plot, slider, curves);
  const track = { x: plot.x, y: rect.y + rect.height - SLIDER + 16, width: plot.width };
  const [thumb, top] = at((curves[1] as Curve).end);
  const stem = { x: thumb - 0.5, y: top, width: 1, height: Math.max(0, track.y - 10 - top) };
  return [
    text("chart/title", rect.x, rect.y + 18, say.chart, { size: 13, weight: 600 }),
    mark("rule", "chart/stem", stem, { ink: "line2" }),
    ...powerMarks(plot, at, curves[1]?.points.at(-1)?.count ?? 1),
    ...curves.toReversed().flatMap((curve) => curveMarks(curve, at)),
    ...endMarks(step, view, curves, at, rect.x + rect.width),
    ...sliderMarks("chart/length", track, slider, view.language, {
      ticks: [1, 16, 256, 4096],
      label: name,
    }),
  ];
}

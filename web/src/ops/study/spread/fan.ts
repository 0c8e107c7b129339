/** The scores as random walks: the wider queries and keys are, the further they spread. */
import { format } from "../../../draw/format.js";
import { line, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { sliderMarks } from "../../../draw/slider.js";
import type { Mark, Rect } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import type { Spread } from "./data.js";
import { type SpreadLayout, acrossOf, stops } from "./layout.js";
import type { SpreadMoment } from "./timing.js";
import { spreadWords, widthName } from "./words.js";

/** A plot this low has no room for three numbers. */
const LOW = 72;

type Point = readonly [number, number];

interface Plot {
  readonly spread: Spread;
  readonly scaled: boolean;
  readonly rect: Rect;
  /** As far as the walks are drawn: a row of the node, with what lies between two rows. */
  readonly row: number;
  readonly most: number;
  readonly down: (score: number) => number;
}

/** The largest score stands at the edge. */
function plotOf(spread: Spread, scaled: boolean, rect: Rect, row: number): Plot {
  let most = 1;
  for (let at = 0; at < spread.widths.length; at++)
    for (let draw = 0; draw < spread.draws; draw++)
      for (let key = 0; key < spread.keys; key++)
        most = Math.max(most, Math.abs(spread.score(scaled, draw, at, key)));
  const down = (score: number) => rect.y + (rect.height / 2) * (1 - score / most);
  return { spread, scaled, rect, row, most, down };
}

/** Between two widths a walk is drawn straight. */
function walk({ spread, scaled, rect, row, down }: Plot, draw: number, key: number): Point[] {
  const { widths } = spread;
  const point = (at: number): Point => [
    acrossOf(rect, widths[at] ?? 2),
    down(spread.score(scaled, draw, at, key)),
  ];
  const whole = Math.floor(row);
  const points = widths.slice(0, whole + 1).map((_, at) => point(at));
  if (row === whole) return points;
  const [[x, y], [toX, toY]] = [point(whole), point(whole + 1)];
  return [...points, [mix(x, toX, row - whole), mix(y, toY, row - whole)]];
}

/** One standard deviation to each side: the root of the width, or 1 once it is divided out. */
function lawMarks({ spread, scaled, rect, down }: Plot, key: string, name: string): Mark[] {
  const edge = (sign: number): Point[] =>
    spread.widths.map((width, at) => [
      acrossOf(rect, width),
      down(sign * (scaled ? 1 : spread.root(at))),
    ]);
  return [
    ...[1, -1].map((sign) =>
      line(`${key}/law/${sign}`, edge(sign), { ink: "scores", thickness: 2, dashed: true }),
    ),
    text(`${key}/law/name`, rect.x + rect.width, rect.y - 14, name, {
      anchor: "end",
      ink: "scores",
      weight: 600,
      figure: true,
    }),
  ];
}

function axisMarks({ rect: { x, width, height }, most, down }: Plot, key: string): Mark[] {
  const step = [100, 50, 20, 10, 5, 2, 1].find((each) => each < most * 0.9) ?? 1;
  const scores = height < LOW ? [-step, step] : [-step, 0, step];
  return scores.flatMap((score) => [
    mark(
      "rule",
      `${key}/axis/${score}`,
      { x, y: down(score) - 0.5, width, height: 1 },
      { ink: "line" },
    ),
    text(`${key}/axis/${score}/name`, x - 16, down(score), format(score, 0), {
      anchor: "end",
      ink: "ink3",
    }),
  ]);
}

/** Other draws are thin; the scores of the first, whose weights stand beside, are thick. */
function walkMarks(plot: Plot, key: string): Mark[] {
  const { draws, keys } = plot.spread;
  const others = Array.from({ length: draws - 1 }, (_, at) =>
    line(`${key}/walk/${at + 1}`, walk(plot, at + 1, 0), { ink: "line2", thickness: 1 }),
  );
  const own = Array.from({ length: keys }, (_, at) =>
    line(`${key}/own/${at}`, walk(plot, 0, at), { ink: "ink", thickness: 2 }),
  );
  return [...others, ...own];
}

function plotMarks(plot: Plot, view: View, at: number): Mark[] {
  const say = spreadWords[view.language];
  const key = plot.scaled ? "spread/below" : "spread/above";
  const { x, y, width } = plot.rect;
  const title = plot.scaled ? say.below : say.fan(plot.spread.draws);
  return [
    text(`${key}/title`, x, y - 14, title, { size: 13, weight: 600, room: width - 60 }),
    ...axisMarks(plot, key),
    ...walkMarks(plot, key),
    ...lawMarks(plot, key, plot.scaled ? say.one : say.law),
    markerMark(plot, at),
  ];
}

/** The width whose weights stand beside. */
function markerMark({ rect, scaled }: Plot, width: number): Mark {
  const box = { ...rect, x: acrossOf(rect, width) - 0.75, width: 1.5 };
  return mark("rule", `spread/marker/${scaled ? 1 : 0}`, box, { ink: "ink3" });
}

export function fanMarks(
  spread: Spread,
  view: View,
  { plots, track }: SpreadLayout,
  { row, folded }: SpreadMoment,
  width: number,
): Mark[] {
  const say = spreadWords[view.language];
  const slider = {
    path: "/study/width",
    name: widthName,
    values: stops,
    spacing: "logarithmic",
    value: spread.width,
    text: say.counted(spread.width),
  } as const;
  const last = spread.widths.length - 1;
  return [
    ...plotMarks(plotOf(spread, false, plots[0], row), view, width),
    ...(folded > 0 ? plotMarks(plotOf(spread, true, plots[1], folded * last), view, width) : []),
    ...sliderMarks("spread/width", track, slider, view.language, {
      ticks: stops,
      label: say.width,
    }),
  ];
}

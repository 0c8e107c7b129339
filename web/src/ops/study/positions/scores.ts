/** The score of two words against the distance between them, by each method, and the slider. */
import { textWidth } from "../../../draw/format.js";
import { curve, line, mark, text } from "../../../draw/marks.js";
import { mix } from "../../../draw/motion.js";
import { integers, sliderMarks } from "../../../draw/slider.js";
import type { Ink, Mark } from "../../../types/frame.js";
import type { View } from "../../../types/scene.js";
import { smooth } from "./curve.js";
import type { Positions } from "./data.js";
import { type PositionsLayout, along } from "./layout.js";
import { type Method, methods } from "./names.js";
import { positionName, positionsWords, scoreText } from "./words.js";

const HEAD = 50;

export const methodInks: Record<Method, Ink> = {
  none: "ink3",
  sinusoidal: "head1",
  rotary: "head2",
};

interface Chart {
  readonly positions: Positions;
  readonly layout: PositionsLayout;
  readonly least: number;
  readonly most: number;
  readonly height: (score: number) => number;
}

function chartOf(positions: Positions, layout: PositionsLayout): Chart {
  const { scores } = layout;
  const all = methods.flatMap((method) =>
    ([0, 1] as const).flatMap((place) =>
      integers(0, positions.farthest).map((at) => positions.score(method, place, at).value),
    ),
  );
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const [top, bottom] = [scores.y + HEAD, scores.y + scores.height - 8];
  const range = most - least || 1;
  return {
    positions,
    layout,
    least,
    most,
    height: (score) => mix(bottom, top, (score - least) / range),
  };
}

function curveMarks(chart: Chart, method: Method, place: 0 | 1, share: number): Mark[] {
  const { positions, layout, height } = chart;
  const { farthest } = positions;
  const points = integers(0, Math.floor(farthest * share)).map(
    (at) =>
      [along(layout, at, farthest), height(positions.score(method, place, at).value)] as const,
  );
  if (points.length < 2) return [];
  const look = { ink: methodInks[method], thickness: place === 0 ? 2 : 1.25, dashed: place === 1 };
  return [curve(`positions/score/${method}/${place}`, points, smooth(points), look)];
}

/** Zero, and the largest and the least score. */
function axisMarks({ layout, least, most, height }: Chart): Mark[] {
  const { x, width } = layout.axis;
  const levels = [...new Set([most, 0, least])];
  const far = levels.filter((level) => level === 0 || Math.abs(height(level) - height(0)) > 14);
  return far.flatMap((level, at) => [
    mark(
      "rule",
      `positions/level/${at}`,
      { x, y: height(level) - 0.5, width, height: 1 },
      {
        ink: level === 0 ? "line2" : "line",
      },
    ),
    text(`positions/level/${at}/name`, x - 10, height(level), scoreText(level), {
      anchor: "end",
      ink: "ink3",
      figure: true,
    }),
  ]);
}

/** Names of the curves in a row below the title, each with its score at the distance. */
function legendMarks(chart: Chart, view: View): Mark[] {
  const { positions, layout } = chart;
  const say = positionsWords[view.language];
  let x = layout.scores.x;
  const y = layout.scores.y + 30;
  return methods.flatMap((method) => {
    const { value, cell } = positions.score(method, 0, positions.position);
    const name = say.methods[method];
    const number = scoreText(value);
    const left = x;
    const after = left + 20 + textWidth(name, 12, 600);
    x = after + textWidth(number, 12) + (layout.phone ? 14 : 24);
    const box = { x: left, y: y - 1, width: 14, height: 2.5 };
    return [
      mark("bar", `positions/legend/${method}`, box, { ink: methodInks[method], radius: 1 }),
      text(`positions/legend/${method}/name`, left + 20, y, name, { weight: 600 }),
      text(`positions/legend/${method}/score`, after + 6, y, number, {
        ink: "ink2",
        figure: true,
        value,
        cell,
      }),
    ];
  });
}

/** The dragged distance on the curves. */
function dotMarks({ positions, layout, height }: Chart): Mark[] {
  const { position, farthest } = positions;
  const x = along(layout, position, farthest);
  return methods.map((method) => {
    const { value, cell } = positions.score(method, 0, position);
    const box = { x: x - 4, y: height(value) - 4, width: 8, height: 8 };
    return mark("dot", `positions/at/${method}`, box, { ink: methodInks[method], value, cell });
  });
}

export function scoresMarks(
  positions: Positions,
  layout: PositionsLayout,
  view: View,
  share: number,
): Mark[] {
  const say = positionsWords[view.language];
  const chart = chartOf(positions, layout);
  const { x, y, width } = layout.scores;
  const title = say.scores(positions.query, positions.key);
  return [
    text("positions/scores/title", x, y + 10, title, { size: 13, weight: 600, room: width }),
    ...legendMarks(chart, view),
    ...axisMarks(chart),
    curveMarks(chart, "sinusoidal", 1, share),
    curveMarks(chart, "rotary", 1, share),
    ...methods.map((method) => curveMarks(chart, method, 0, share)),
    ...(share === 1 ? dotMarks(chart) : []),
  ].flat();
}

/** A line down through the waves, and through the scores to the knob. */
export function markerMarks(
  { position, farthest }: Positions,
  layout: PositionsLayout,
  panel: "waves" | "scores",
  turned: number,
): Mark[] {
  const x = along(layout, position * turned, farthest);
  const { y, height } = layout[panel];
  const [top, bottom] = panel === "waves" ? [y + 22, y + height] : [y + HEAD, layout.slider - 14];
  const key = `positions/marker/${panel}`;
  return [
    line(
      key,
      [
        [x, top],
        [x, bottom],
      ],
      { ink: "arc", thickness: 1 },
    ),
  ];
}

export function sliderOf(positions: Positions, layout: PositionsLayout, view: View): Mark[] {
  const say = positionsWords[view.language];
  const slider = {
    path: "/study/position",
    name: positionName,
    values: integers(0, positions.farthest),
    spacing: "linear",
    value: positions.position,
    text: say.at(positions.position),
  } as const;
  const track = { ...layout.axis, y: layout.slider };
  return sliderMarks("positions/slider", track, slider, view.language, {
    ticks: [0, 32, 64, 96, 127],
    label: say.position,
  });
}

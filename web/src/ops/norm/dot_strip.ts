/** Numbers as dots on two lines, before and after normalisation. */
import type { Cell } from "../../types/graph.js";
import type { Mark, Rect, Scale } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Span, View } from "../../types/scene.js";
import { format, textWidth } from "../../draw/format.js";
import { line, mark, text } from "../../draw/marks.js";
import { land, mix, progress } from "../../draw/motion.js";
import { normWords } from "./words.js";

export interface NormTiming {
  readonly dots: Span;
  readonly measure: Span;
  readonly slide: Span;
  readonly stretch: Span;
  readonly gain: Span;
  readonly landing: Span;
  readonly sweep: Span;
  readonly duration: number;
}

export interface Dot {
  readonly source: Cell;
  readonly result: Cell;
  readonly before: number;
  readonly after: number;
}

export interface DotDistribution {
  readonly dots: readonly Dot[];
  readonly mean: number;
  /** The deviation, or the root mean square if no mean is subtracted. */
  readonly deviation: number;
  readonly centred: boolean;
}

export interface DotStrip {
  readonly strip: DotDistribution;
  readonly timing: NormTiming;
  readonly rect: Rect;
  readonly name: string;
  readonly view: View;
  readonly scale: Scale;
}

interface NumberLine {
  readonly left: number;
  readonly right: number;
  readonly upper: number;
  readonly lower: number;
  readonly at: (value: number) => number;
}

const radius = 5;

function axisOf({ strip, rect, view }: DotStrip): NumberLine {
  const { mean, deviation, dots } = strip;
  const divisor = deviation || 1;
  const values = dots.flatMap(({ before, after }) => [
    before,
    after,
    (before - mean) / divisor,
    before - mean,
  ]);
  const all = [...values, -1, 1, mean - deviation, mean + deviation].filter(Number.isFinite);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const phone = view.width < phoneWidth;
  const side = phone ? 60 : 250;
  const middle = Math.min(rect.width - 2 * 222, 460);
  const left = phone ? side : rect.x + (rect.width - middle) / 2;
  const right = phone ? rect.width - 12 : left + middle;
  const spread = high - low || 1;
  const at = (value: number) =>
    left + 10 + ((Math.min(high, Math.max(low, value)) - low) / spread) * (right - left - 20);
  const upper = rect.y + (phone ? 30 : 34);
  return { left, right, upper, lower: upper + (phone ? 52 : 46), at };
}

/** The mean as a stroke, the deviation as a band around it that grows from the line. */
function measureMarks(
  key: string,
  axis: NumberLine,
  y: number,
  at: { mean: number; deviation: number },
  share: number,
): Mark[] {
  if (share === 0) return [];
  const [from, middle, to] = [at.mean - at.deviation, at.mean, at.mean + at.deviation].map(
    axis.at,
  ) as [number, number, number];
  const box = { x: mix(middle, from, share), y: y - 13, width: (to - from) * share, height: 26 };
  return [
    mark("band", `${key}/band`, box, { ink: "line", radius: 3 }),
    mark(
      "rule",
      `${key}/mean`,
      { x: middle - 1, y: y - 13 * share, width: 2, height: 26 * share },
      { ink: "ink" },
    ),
  ];
}

/** The value of a moving number: first as it was, then minus the mean, divided by the deviation, and its result. */
function underway({ strip, timing }: DotStrip, dot: Dot, time: number): number {
  const slid = land(progress(time, timing.slide));
  const stretched = land(progress(time, timing.stretch));
  const gained = land(progress(time, timing.gain));
  const centred = dot.before - strip.mean * slid;
  const standard = centred / mix(1, strip.deviation || 1, stretched);
  return timing.gain.length > 0 ? mix(standard, dot.after, gained) : standard;
}

function dotMarks(all: DotStrip, axis: NumberLine, time: number): Mark[] {
  const { strip, timing, scale } = all;
  const come = progress(time, timing.dots);
  if (come === 0) return [];
  const round = (key: string, x: number, y: number, extra: Partial<Mark>) =>
    mark(
      "dot",
      key,
      { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
      { scale, ...extra },
    );
  const copied = timing.slide.length > 0 ? timing.slide : timing.stretch;
  const down = land(progress(time, { start: copied.start, length: 160 }));
  const settled = time >= timing.landing.start;
  const upper: Mark[] = [];
  const lower: Mark[] = [];
  const ways: Mark[] = [];
  strip.dots.forEach((dot, i) => {
    const x = axis.at(dot.before);
    upper.push(
      round(`dot/${i}`, x, axis.upper, {
        cell: dot.source,
        value: dot.before,
        state: "value",
        opacity: come,
      }),
    );
    if (time < copied.start) return;
    const value = underway(all, dot, time);
    const shown = settled ? dot.after : value;
    const y = mix(axis.upper, axis.lower, down);
    if (settled)
      ways.push(
        line(
          `dot/${i}/way`,
          [
            [x, axis.upper],
            [axis.at(shown), axis.lower],
          ],
          { opacity: 0.7 },
        ),
      );
    lower.push(
      round(
        `dot/${i}/after`,
        axis.at(shown),
        y,
        settled
          ? { cell: dot.result, value: dot.after, state: "value" }
          : { sources: [dot.source], value: shown, state: "moving" },
      ),
    );
  });
  return [...ways, ...upper, ...lower];
}

function statisticsText({ strip, view }: DotStrip, mean: number, deviation: number): string {
  const say = normWords[view.language];
  if (!strip.centred) return say.rootMeanSquare(format(deviation, 3));
  return say.meanAndDeviation(format(mean, 3), format(deviation, 3));
}

/** Mean and deviation after normalisation, from the cells of the result. */
function resultStatistics({ strip }: DotStrip): { mean: number; deviation: number } {
  const values = strip.dots.map((dot) => dot.after);
  const mean = strip.centred ? values.reduce((a, b) => a + b, 0) / values.length : 0;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}

function rowMarks(all: DotStrip, axis: NumberLine, time: number): Mark[] {
  const { strip, timing, name, view, rect } = all;
  const phone = view.width < phoneWidth;
  const say = normWords[view.language];
  const measured = progress(time, timing.measure);
  const settled = time >= timing.landing.start;
  const after = resultStatistics(all);
  const rule = (key: string, y: number) =>
    mark(
      "rule",
      key,
      { x: axis.left, y: y - 0.5, width: axis.right - axis.left, height: 1 },
      { ink: "line2" },
    );
  const label = (key: string, y: number, content: string) =>
    text(key, axis.left - 14, y, content, {
      anchor: "end",
      size: 13,
      ink: "ink2",
      room: axis.left - rect.x - 14,
    });
  const told = (key: string, y: number, content: string, opacity: number) =>
    phone
      ? text(key, axis.right, y + (key.includes("after") ? 42 : -22), content, {
          anchor: "end",
          size: 12,
          ink: "ink2",
          opacity,
          figure: true,
        })
      : text(key, axis.right + 16, y, content, {
          figure: true,
          size: 13,
          ink: "ink2",
          room: rect.width - axis.right - 16,
          opacity,
        });
  const names = phone ? [say.before, say.after] : [`${name} ${say.before}`, say.after];
  const out = [
    rule("strip/before", axis.upper),
    label("strip/before/name", axis.upper, names[0] ?? ""),
    ...measureMarks("strip/before", axis, axis.upper, strip, measured),
    rule("strip/after", axis.lower),
    label("strip/after/name", axis.lower, names[1] ?? ""),
  ];
  if (measured > 0.5)
    out.push(
      told(
        "strip/before/told",
        axis.upper,
        statisticsText(all, strip.mean, strip.deviation),
        (measured - 0.5) * 2,
      ),
    );
  if (settled) {
    out.push(...measureMarks("strip/after", axis, axis.lower, after, 1));
    out.push(
      told("strip/after/told", axis.lower, statisticsText(all, after.mean, after.deviation), 1),
    );
  }
  return out;
}

function tickMarks(axis: NumberLine): Mark[] {
  return [-1, 0, 1].flatMap((value) => {
    const label = value < 0 ? `−${-value}` : String(value);
    const near = Math.abs(axis.at(1) - axis.at(0)) < textWidth("−1", 12) + 8;
    if (near && value !== 0) return [];
    return [
      text(`strip/tick/${value}`, axis.at(value), axis.lower + 26, label, {
        anchor: "middle",
        ink: "ink3",
      }),
    ];
  });
}

export function dotStripMarks(all: DotStrip, time: number): Mark[] {
  if (all.strip.dots.length === 0) return [];
  const axis = axisOf(all);
  return [...rowMarks(all, axis, time), ...tickMarks(axis), ...dotMarks(all, axis, time)];
}

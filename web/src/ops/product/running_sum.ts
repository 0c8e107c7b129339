/** The running sum as steps along a line, each as long as its term. */
import { boxOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { format, textWidth } from "../../draw/format.js";
import { line, mark, text } from "../../draw/marks.js";
import { progress } from "../../draw/motion.js";
import {
  type Bench,
  type BenchTiming,
  type ReceiptLayout,
  lineSpan,
  shownValues,
} from "./receipt.js";
import { sumOf } from "./terms.js";
import { productWords } from "./words.js";

export interface Chart {
  readonly top: number;
  readonly pitch: number;
  readonly axis: number;
  /** The x of a partial sum. */
  readonly at: (total: number) => number;
  readonly totals: readonly number[];
  readonly values: readonly number[];
}

const pitches = { most: 24, least: 9 };

/** The chart, level with the current cell if that fits, otherwise below the sum; undefined if there is no room. */
export function chartOf(bench: Bench, receipt: ReceiptLayout): Chart | undefined {
  const { rect, operands, slow, terms, narrow } = bench;
  const values = shownValues(terms, receipt.shown);
  const from = receipt.sumY + (narrow ? 48 : 62);
  const end = rect.y + rect.height - 26;
  const cell = boxOf(operands.result, ...slow);
  const level = cell.y + cell.height / 2;
  const beside = !narrow && level <= end && (level - 6 - from) / values.length >= pitches.least;
  const axisAtMost = beside ? level : end;
  const pitch = Math.min(pitches.most, (axisAtMost - 6 - from) / values.length);
  if (values.length < 2 || pitch < pitches.least) return undefined;
  if (!values.every(Number.isFinite)) return undefined;
  const axis = beside ? level : from + pitch * values.length + 6;
  const totals = values.reduce<number[]>((all, value) => [...all, (all.at(-1) ?? 0) + value], [0]);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const inner = { x: rect.x + 30, width: rect.width - 60 };
  const at = (total: number) => inner.x + ((total - low) / (high - low || 1)) * inner.width;
  return { top: axis - 6 - pitch * values.length, pitch, axis, at, totals, values };
}

function stepMarks(chart: Chart, share: number, i: number): Mark[] {
  const before = chart.totals[i] ?? 0;
  const value = chart.values[i] ?? 0;
  const [from, to] = [chart.at(before), chart.at(before + value * share)];
  const y = chart.top + chart.pitch * i;
  const height = Math.max(4, Math.min(16, chart.pitch - 6));
  const box = { x: Math.min(from, to), y, width: Math.abs(to - from), height };
  const ink = value < 0 ? "negative" : "positive";
  const bar = mark("bar", `chart/step/${i}`, box, { ink, radius: 3 });
  if (share < 1 || chart.pitch < 12) return [bar];
  return [
    bar,
    line(`chart/step/${i}/down`, [
      [to, y + height],
      [to, y + chart.pitch],
    ]),
  ];
}

function endMarks(bench: Bench, receipt: ReceiptLayout, chart: Chart, done: number): Mark[] {
  const { grid } = bench.operands.result;
  const end = chart.at(chart.totals.at(-1) ?? 0);
  const own = grid.value(...bench.slow);
  const value = sumOf(bench.terms, own);
  const digits = format(value, receipt.decimals);
  const look = { anchor: "middle", size: 12, ink: "ink3" } as const;
  const zero = text("chart/0", chart.at(0), chart.axis + 14, "0", look);
  if (done === 0) return [zero];
  const isClear = Math.abs(end - chart.at(0)) > textWidth(digits, 12, 600) / 2 + 8;
  const box = { x: end - 5, y: chart.axis - 4.5, width: 10, height: 10 };
  return [
    ...(isClear ? [zero] : []),
    mark("dot", "chart/dot", box, { ink: "ink", opacity: done }),
    text("chart/end", end, chart.axis + 15, digits, {
      anchor: "middle",
      size: 12,
      weight: 600,
      ink: "ink",
      opacity: done,
      ...(value === own ? { cell: grid.cell(...bench.slow) } : {}),
      value,
    }),
  ];
}

export function runningSumMarks(
  bench: Bench,
  receipt: ReceiptLayout,
  timing: BenchTiming,
  time: number,
): Mark[] {
  const chart = chartOf(bench, receipt);
  const first = timing.terms[0];
  if (!chart || !first || time <= first.start) return [];
  const { rect } = bench;
  const name = productWords[bench.language].runningSum;
  const axis = { x: rect.x, y: chart.axis, width: rect.width, height: 1 };
  const zero = [
    [chart.at(0), chart.top - 6],
    [chart.at(0), chart.axis + 5],
  ] as const;
  const steps = chart.values.flatMap((_, i) => {
    const share = progress(time, lineSpan(timing, receipt, i));
    return share > 0 ? stepMarks(chart, share, i) : [];
  });
  return [
    text("chart/name", rect.x, chart.top - 18, name, { size: 12, ink: "ink2" }),
    ...steps,
    mark("rule", "chart/axis", axis, { ink: "ink3" }),
    line("chart/zero", zero),
    ...endMarks(bench, receipt, chart, progress(time, timing.sum)),
  ];
}

/** The bench: where one cell of a product is worked out in the open, term by term. */
import type { Language, Mark } from "../player/types.js";
import type { Cross } from "./cross.js";
import { format, receiptDecimals, textWidth } from "./format.js";
import { line, mark, text, tile } from "./marks.js";
import { type Placed, boxOf } from "./matrix.js";
import { endOf, land, mix, progress } from "./motion.js";
import type { Term } from "./product.js";
import type { Rect, Span } from "./step.js";
import { words } from "./words.js";

export interface Bench {
  readonly rect: Rect;
  readonly title: string;
  readonly operands: Cross;
  readonly terms: readonly Term[];
  readonly slow: readonly [number, number];
  readonly narrow: boolean;
  readonly language: Language;
}

export interface BenchTiming {
  readonly terms: readonly Span[];
  readonly sum: Span;
  readonly landing: Span;
}

/** Sizes of the receipt: rows as tall as there is room for, the rest of the terms in one line. */
interface Receipt {
  readonly top: number;
  readonly pitch: number;
  readonly tile: { width: number; height: number };
  /** Terms with a line of their own; the others share one. */
  readonly shown: number;
  readonly sumY: number;
  readonly decimals: number;
  readonly chart: Rect | undefined;
}

function receiptOf(bench: Bench): Receipt {
  const { rect, terms, narrow, operands, slow } = bench;
  const top = rect.y + (narrow ? 34 : 48);
  const room = rect.height - (top - rect.y) - 48;
  const lines = terms.length;
  const pitch = Math.max(26, Math.min(40, Math.floor(room / lines)));
  const fitting = Math.max(2, Math.floor(room / pitch));
  const shown = lines <= fitting ? lines : fitting - 1;
  const sumY = top + (shown + (shown < lines ? 1 : 0)) * pitch + 14;
  const value = operands.result.grid.value(...slow);
  const values = shownValues(terms, shown);
  const chartTop = sumY + (narrow ? 26 : 44);
  const chartRoom = rect.y + rect.height - chartTop;
  const bars = values.length;
  return {
    top,
    pitch,
    tile: { width: 56, height: Math.min(32, pitch - 4) },
    shown,
    sumY,
    decimals: receiptDecimals(values, value, 3),
    chart:
      chartRoom >= 52 + bars * 10
        ? { x: rect.x, y: chartTop, width: rect.width, height: Math.min(chartRoom, 52 + bars * 24) }
        : undefined,
  };
}

/** The values of the lines: single terms, then the rest together. */
function shownValues(terms: readonly Term[], shown: number): number[] {
  const rest = terms.slice(shown);
  const values = terms.slice(0, shown).map((term) => term.value);
  return rest.length > 0 ? [...values, rest.reduce((sum, term) => sum + term.value, 0)] : values;
}

/** The span in which a line of the receipt is written: its term's, or that of all the rest. */
function lineSpan(timing: BenchTiming, receipt: Receipt, index: number): Span {
  const own = timing.terms[index] as Span;
  if (index < receipt.shown) return own;
  const last = timing.terms[timing.terms.length - 1] as Span;
  return { start: own.start, length: endOf(last) - own.start };
}

/** A factor's tile on its way from the matrix to the receipt, then at rest there. */
function factorMark(
  bench: Bench,
  receipt: Receipt,
  at: { index: number; side: 0 | 1 },
  share: number,
): Mark {
  const { index, side } = at;
  const term = bench.terms[index] as Term;
  const source = sourceOf(bench, index, side);
  const slot: Rect = {
    x: bench.rect.x + (side === 0 ? 0 : receipt.tile.width + 24),
    y: receipt.top + index * receipt.pitch + (receipt.pitch - receipt.tile.height) / 2,
    ...receipt.tile,
  };
  const moved = land(share);
  const box = {
    x: mix(source.box.x, slot.x, moved),
    y: mix(source.box.y, slot.y, moved),
    width: mix(source.box.width, slot.width, moved),
    height: mix(source.box.height, slot.height, moved),
  };
  const value = term.factors[side] ?? term.value;
  const cell = term.sources[side];
  if (!cell) throw new Error("a term has as many sources as factors");
  const digits = format(value, 3);
  const fits = textWidth(digits, 13) <= receipt.tile.width - 4;
  return tile(
    `bench/${index}/${side}`,
    box,
    {
      cell,
      value,
      scale: source.scale,
      state: share < 1 ? "moving" : "value",
      text: fits ? digits : format(value, 1),
    },
    { size: 13, opacity: Math.min(1, share * 6) },
  );
}

function sourceOf(bench: Bench, index: number, side: 0 | 1): { box: Rect; scale: Placed["scale"] } {
  const { left, right, bias } = bench.operands;
  const [row, column] = bench.slow;
  const clipped = (m: Placed, r: number, c: number) =>
    boxOf(m, Math.min(r, m.rows - 1), Math.min(c, m.columns - 1));
  if ((bench.terms[index] as Term).factors.length === 1 && bias)
    return { box: clipped(bias, 0, column), scale: bias.scale };
  return side === 0
    ? { box: clipped(left, row, index), scale: left.scale }
    : { box: clipped(right, index, column), scale: right.scale };
}

function termMarks(bench: Bench, receipt: Receipt, timing: BenchTiming, time: number): Mark[] {
  const right = bench.rect.x + bench.rect.width;
  const values = shownValues(bench.terms, receipt.shown);
  return values.flatMap((value, index) => {
    const span = lineSpan(timing, receipt, index);
    const share = progress(time, { start: span.start, length: span.length * 0.55 });
    if (share === 0) return [];
    const y = receipt.top + index * receipt.pitch + receipt.pitch / 2;
    const opacity = progress(time, {
      start: span.start + span.length * 0.55,
      length: span.length * 0.25,
    });
    const sources =
      index < receipt.shown
        ? (bench.terms[index] as Term).sources
        : bench.terms.slice(index).flatMap((t) => t.sources);
    const product = text(`bench/${index}/product`, right, y, format(value, receipt.decimals), {
      anchor: "end",
      size: 15,
      ink: "ink",
      value,
      sources,
      opacity,
    });
    if (index >= receipt.shown) {
      const rest = words[bench.language].moreTerms(bench.terms.length - receipt.shown);
      return [
        text(`bench/rest`, bench.rect.x, y, rest, { size: 12, ink: "ink2", opacity: share }),
        product,
      ];
    }
    const one = (bench.terms[index] as Term).factors.length === 1;
    const joint = one
      ? text(
          `bench/${index}/times`,
          bench.rect.x + receipt.tile.width + 10,
          y,
          words[bench.language].bias,
          { size: 12, ink: "ink2", opacity },
        )
      : text(`bench/${index}/times`, bench.rect.x + receipt.tile.width + 12, y, "×", {
          anchor: "middle",
          size: 13,
          ink: "ink2",
          opacity,
        });
    const factors = (one ? [0] : [0, 1]).map((side) =>
      factorMark(bench, receipt, { index, side: side as 0 | 1 }, share),
    );
    return [joint, product, ...factors];
  });
}

function sumMarks(bench: Bench, receipt: Receipt, timing: BenchTiming, time: number): Mark[] {
  const share = progress(time, timing.sum);
  if (share === 0) return [];
  const { rect, operands, slow, language } = bench;
  const { result } = operands;
  const value = result.grid.value(...slow);
  const y = receipt.sumY + 12;
  const opacity = progress(time, {
    start: timing.sum.start + timing.sum.length * 0.4,
    length: timing.sum.length * 0.4,
  });
  return [
    mark(
      "rule",
      "bench/total",
      { x: rect.x, y: receipt.sumY - 6, width: rect.width * share, height: 1 },
      { ink: "ink3" },
    ),
    text("bench/sum/name", rect.x, y, words[language].sum, { size: 13, ink: "ink2", opacity }),
    text("bench/sum", rect.x + rect.width, y, format(value, receipt.decimals), {
      anchor: "end",
      size: 15,
      weight: 600,
      ink: "ink",
      opacity,
      cell: result.grid.cell(...slow),
      value,
    }),
  ];
}

/** The running sum as steps along a line. */
function chartMarks(bench: Bench, receipt: Receipt, timing: BenchTiming, time: number): Mark[] {
  const chart = receipt.chart;
  const first = timing.terms[0];
  if (!chart || !first || time < first.start) return [];
  const values = shownValues(bench.terms, receipt.shown);
  const totals = values.reduce<number[]>(
    (all, value) => [...all, (all[all.length - 1] ?? 0) + value],
    [0],
  );
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const spread = high - low || 1;
  const inner = { x: chart.x + 46, width: chart.width - 92 };
  const at = (value: number) => inner.x + ((value - low) / spread) * inner.width;
  const top = chart.y + 20;
  const pitch = (chart.height - 52) / values.length;
  const axis = top + pitch * values.length + 6;
  const out: Mark[] = [
    text("chart/name", chart.x, chart.y, words[bench.language].runningSum, {
      size: 12,
      ink: "ink2",
    }),
  ];
  values.forEach((value, i) => {
    const share = progress(time, lineSpan(timing, receipt, i));
    if (share === 0) return;
    const [from, to] = [at(totals[i] ?? 0), at((totals[i] ?? 0) + value * share)];
    const box = {
      x: Math.min(from, to),
      y: top + pitch * i,
      width: Math.abs(to - from),
      height: Math.max(4, Math.min(16, pitch - 6)),
    };
    out.push(
      mark("bar", `chart/${i}`, box, { ink: value < 0 ? "negative" : "positive", radius: 3 }),
    );
    if (share === 1 && pitch >= 14)
      out.push(
        line(`chart/${i}/down`, [
          [to, box.y + box.height],
          [to, top + pitch * (i + 1)],
        ]),
      );
  });
  out.push(
    mark(
      "rule",
      "chart/axis",
      { x: chart.x, y: axis, width: chart.width, height: 1 },
      { ink: "ink3" },
    ),
    line("chart/zero", [
      [at(0), top - 6],
      [at(0), axis + 5],
    ]),
  );
  const done = progress(time, timing.sum);
  const end = totals[totals.length - 1] ?? 0;
  const close = Math.abs(at(end) - at(0)) < 44;
  if (!close || done === 0)
    out.push(text("chart/0", at(0), axis + 14, "0", { anchor: "middle", size: 12, ink: "ink3" }));
  if (done > 0) {
    const value = bench.operands.result.grid.value(...bench.slow);
    out.push(
      mark(
        "dot",
        "chart/dot",
        { x: at(end) - 5, y: axis - 4.5, width: 10, height: 10 },
        { ink: "ink", opacity: done },
      ),
      text("chart/end", at(end), axis + 14, format(value, receipt.decimals), {
        anchor: "middle",
        size: 12,
        weight: 600,
        ink: "ink",
        opacity: done,
        cell: bench.operands.result.grid.cell(...bench.slow),
        value,
      }),
    );
  }
  return out;
}

/** The result on its way from the sum to its place. */
function landingMarks(bench: Bench, receipt: Receipt, timing: BenchTiming, time: number): Mark[] {
  const share = progress(time, timing.landing);
  if (share === 0 || share === 1) return [];
  const { result } = bench.operands;
  const target = boxOf(result, ...bench.slow);
  const start = { x: bench.rect.x + bench.rect.width - 60, y: receipt.sumY - 4 };
  const moved = land(share);
  const value = result.grid.value(...bench.slow);
  const size = { width: Math.max(44, target.width), height: Math.max(28, target.height) };
  const box = {
    x: mix(start.x, target.x, moved),
    y: mix(start.y, target.y, moved),
    width: mix(size.width, target.width, moved),
    height: mix(size.height, target.height, moved),
  };
  const decimals = result.digits?.decimals ?? 2;
  return [
    line(
      "bench/way",
      [
        [start.x, start.y + 16],
        [target.x + target.width, target.y + target.height / 2],
      ],
      { dashed: true },
    ),
    tile(
      "bench/landing",
      box,
      {
        cell: result.grid.cell(...bench.slow),
        value,
        scale: result.scale,
        state: "moving",
        text: format(value, decimals),
      },
      { size: result.digits?.size ?? 12 },
    ),
  ];
}

export function benchMarks(bench: Bench, timing: BenchTiming, time: number): Mark[] {
  const first = timing.terms[0];
  const receipt = receiptOf(bench);
  const { rect } = bench;
  const opacity = first ? progress(time, { start: first.start - 200, length: 200 }) : 1;
  if (opacity === 0) return [];
  return [
    text("bench/title", rect.x, rect.y + (bench.narrow ? 8 : 9), bench.title, {
      size: 13,
      weight: 600,
      ink: "ink",
      room: rect.width,
      opacity,
    }),
    mark(
      "rule",
      "bench/rule",
      { x: rect.x, y: rect.y + (bench.narrow ? 20 : 21), width: rect.width, height: 2 },
      { ink: "ink", opacity },
    ),
    ...chartMarks(bench, receipt, timing, time),
    ...sumMarks(bench, receipt, timing, time),
    ...termMarks(bench, receipt, timing, time),
    ...landingMarks(bench, receipt, timing, time),
  ];
}

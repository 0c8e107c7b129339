/** The bench: the area where one cell of a product is computed term by term. */
import { type Placed, boxOf } from "../../scene/placed.js";
import type { Mark, Rect } from "../../types/frame.js";
import { positionOf } from "../../scene/grid.js";
import { format, textWidth } from "../../draw/format.js";
import { line, mark, text, tile } from "../../draw/marks.js";
import { land, mix, progress } from "../../draw/motion.js";
import {
  type Bench,
  type BenchTiming,
  type ReceiptLayout,
  lineSpan,
  receiptOf,
  shownValues,
} from "./receipt.js";
import { chartOf, runningSumMarks } from "./running_sum.js";
import { type Term, sumOf } from "./terms.js";
import { words } from "../../scene/words.js";
import { productWords } from "./words.js";

/** A factor's tile, which moves from the matrix to its line. */
function factorMark(
  bench: Bench,
  receipt: ReceiptLayout,
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
  const digits = format(value, receipt.decimals === 0 ? 0 : 3);
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

/** The position of a factor in an operand; one that is not drawn there comes from the edge. */
function sourceOf(bench: Bench, index: number, side: 0 | 1): { box: Rect; scale: Placed["scale"] } {
  const { left, right, bias } = bench.operands;
  const term = bench.terms[index] as Term;
  const alone = term.factors.length === 1;
  const m = alone && bias ? bias : side === 0 ? left : right;
  const [row, column] = positionOf(m.grid, term.sources[side]) ?? [0, 0];
  return {
    box: boxOf(m, Math.min(row, m.rows - 1), Math.min(column, m.columns - 1)),
    scale: m.scale,
  };
}

function termMarks(
  bench: Bench,
  receipt: ReceiptLayout,
  timing: BenchTiming,
  time: number,
): Mark[] {
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
          productWords[bench.language].bias,
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

function sumMarks(bench: Bench, receipt: ReceiptLayout, timing: BenchTiming, time: number): Mark[] {
  const share = progress(time, timing.sum);
  if (share === 0) return [];
  const { rect, operands, slow, language } = bench;
  const { result } = operands;
  const own = result.grid.value(...slow);
  const value = sumOf(bench.terms, own);
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
      ...(value === own ? { cell: result.grid.cell(...slow) } : {}),
      value,
    }),
  ];
}

/** The result moving from the sum to its place. */
function landingMarks(
  bench: Bench,
  receipt: ReceiptLayout,
  timing: BenchTiming,
  time: number,
): Mark[] {
  const share = progress(time, timing.landing);
  if (share === 0 || share === 1) return [];
  const { result } = bench.operands;
  const target = boxOf(result, ...bench.slow);
  const chart = chartOf(bench, receipt);
  const from = chart
    ? { x: chart.at(chart.totals.at(-1) ?? 0), y: chart.axis }
    : { x: bench.rect.x + bench.rect.width - 30, y: receipt.sumY + 12 };
  const right = bench.rect.x + bench.rect.width;
  const moved = land(share);
  const value = result.grid.value(...bench.slow);
  const size = { width: Math.max(44, target.width), height: Math.max(28, target.height) };
  const box = {
    x: mix(Math.max(0, Math.min(from.x, right - size.width / 2) - size.width / 2), target.x, moved),
    y: mix(from.y - size.height / 2, target.y, moved),
    width: mix(size.width, target.width, moved),
    height: mix(size.height, target.height, moved),
  };
  const decimals = result.digits?.decimals ?? 2;
  const middle = target.y + target.height / 2;
  const leave = bench.narrow ? from.x : Math.min(from.x, bench.rect.x - 10);
  return [
    line(
      "bench/way",
      [
        [leave, middle + (from.y - middle) * 0.9],
        [target.x + target.width, middle],
      ],
      {
        dashed: true,
      },
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
    ...runningSumMarks(bench, receipt, timing, time),
    ...sumMarks(bench, receipt, timing, time),
    ...termMarks(bench, receipt, timing, time),
    ...landingMarks(bench, receipt, timing, time),
  ];
}

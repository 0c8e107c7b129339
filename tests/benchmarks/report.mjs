// Figures out of raw times, and tables of them, for a terminal and as Markdown: both are the same text.

import { mapValues, medianRatio, summary } from "./statistics.mjs";
import { judged } from "./targets.mjs";

const TITLES = {
  peak: "mul+add peak",
  ours: "this project",
  relaxed: "with relaxed SIMD",
  scalar: "without SIMD",
  onnx: "onnxruntime-web",
  tfjs: "tfjs wasm",
  eigen: "Eigen",
  pytorch: "PyTorch native",
};

export const titleOf = (name) => TITLES[name];

/**
 * By engine: the summary of its milliseconds, GFLOP/s, and in the median of the rounds its share of the peak and how
 * ours compares with it: below 1 ours is quicker. `ratioOfTaken` is that of the build that a page here would take.
 */
export function figuresOf({ times, operations, peakOperations }) {
  const taken = times.relaxed ?? times.ours;
  const work = (name) => (name === "peak" ? peakOperations : operations);
  return mapValues(times, (list, name) => ({
    ...summary(list),
    speed: work(name) / summary(list).median / 1e6,
    shareOfPeak: (medianRatio(times.peak, list) * work(name)) / peakOperations,
    ratioOfOurs: medianRatio(times.ours, list),
    ratioOfTaken: medianRatio(taken, list),
  }));
}

/** Three digits. */
const number = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const spread = ({ lower, median, upper }) =>
  `${number(median)} [${number(lower)}, ${number(upper)}]`;

function cellOf(name, figures, failed) {
  const one = figures[name];
  if (!one) return name in failed ? "failed" : "";
  if (name === "peak") return `(${number(one.speed)})`;
  const ratio = name === "ours" ? "" : ` x${number(1 / one.ratioOfOurs)}`;
  return `${spread(one)} (${number(one.speed)})${ratio}`;
}

/** Cells under headings, padded so that columns stand under each other. */
export function table(headings, rows) {
  const lines = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(3, ...lines.map((line) => line[i].length)));
  const written = lines.map(
    (line) => `| ${line.map((cell, i) => cell.padEnd(widths[i])).join(" | ")} |`,
  );
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [written[0], rule, ...written.slice(1)].join("\n");
}

const promise = ({ against, value, bound, met }) =>
  `${number(value)} of ${TITLES[against]} (${bound}): ${met ? "met" : "MISSED"}`;

/** The engines' times in all cases of one host, and which promises were kept. */
export function casesTable(results) {
  const names = Object.keys(TITLES).filter((name) => results.some(({ times }) => name in times));
  const rows = results.map((result) => {
    const figures = figuresOf(result);
    return [result.title, ...names.map((name) => cellOf(name, figures, result.failed))];
  });
  return table(["case", ...names.map((name) => TITLES[name])], rows);
}

export function promisesTable(results, isBrowser) {
  const rows = results.flatMap((result) => {
    const promises = judged(result.id, figuresOf(result), isBrowser);
    return promises.map((one) => [result.title, promise(one)]);
  });
  return table(["case", "target"], rows);
}

/** High-water marks of the modules' memories, in MiB. */
export function memoryTable(results) {
  const names = Object.keys(TITLES).filter((name) => results.some(({ bytes }) => bytes[name] > 0));
  const rows = results.map(({ title, bytes }) => [
    title,
    ...names.map((name) => (bytes[name] ? (bytes[name] / 2 ** 20).toFixed(0) : "")),
  ]);
  return table(["memory, MiB", ...names.map((name) => TITLES[name])], rows);
}

export function typingTable(results) {
  const rows = results.map(({ tokens, times }) => [
    String(tokens),
    spread(summary(times.session)),
    spread(summary(times.run)),
  ]);
  return table(["tokens", "last word, in a session, ms", "every step anew, ms"], rows);
}

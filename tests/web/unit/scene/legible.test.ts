/**
 * What is drawn can be read, in every example, at any length of a sentence, in eight windows: the row at
 * work has its digits, no two texts overlap, and what is shortened has its whole text in its title.
 */
import { describe, expect, it } from "vitest";
import { textWidth } from "../../../../web/src/draw/format.js";
import type { Frame, Mark, Rect, Table } from "../../../../web/src/types/frame.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Segment, Timeline } from "../../../../web/src/types/timeline.js";
import { frameAt } from "../frames.js";
import { presets, run } from "../native.js";
import { filmsOf } from "../films.js";
import { windows } from "./windows.js";
import { inTurn } from "../../support/turns.js";

const leastSize = 11;

/** Where the letters of a text are drawn; widths of letters are estimated on the large side. */
function lettersOf({ kind, x, y, width, height, text = "", size = 12, turn }: Mark): Rect {
  if (turn !== undefined) return { x: x + width * 0.15, y, width: width * 0.7, height };
  const wide = kind === "text" || kind === "shape" ? width : textWidth(text, size);
  const left = kind === "text" || kind === "shape" ? x : x + (width - wide) / 2;
  return { x: left, y: y + height / 2 - size * 0.5, width: wide * 0.95, height: size };
}

const crosses = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** What travels passes over other things, and what fades is replaced by something else. */
const stands = ({ key, state, opacity }: Mark): boolean =>
  opacity > 0.95 && state !== "moving" && !/piece|copy/u.test(key);

function overlaps({ marks }: Frame): string[] {
  const texts = marks.filter((one) => Boolean(one.text) && stands(one));
  const boxes = texts.map((one) => ({ one, box: lettersOf(one) }));
  boxes.sort((a, b) => a.box.x - b.box.x);
  const out: string[] = [];
  boxes.forEach(({ one, box }, i) => {
    for (let j = i + 1; j < boxes.length; j++) {
      const other = boxes[j] as (typeof boxes)[number];
      if (other.box.x > box.x + box.width) break;
      if (crosses(box, other.box))
        out.push(`${one.key} "${one.text}" and ${other.one.key} "${other.one.text}" overlap`);
    }
  });
  return out;
}

const cuts = ({ marks }: Frame): string[] =>
  marks
    .filter(({ kind, text, title }) => kind === "text" && text?.includes("…") && !title)
    .map(({ key, text }) => `${key} is cut: ${text}`);

const tiny = ({ marks }: Frame): string[] =>
  marks
    .filter(({ kind, text, size = 12 }) => Boolean(text) && kind !== "matrix" && size < leastSize)
    .map(({ key, size }) => `${key} has ${size} px`);

/** Cells of a row without digits that are neither small beside large ones nor told of by a sign. */
function rowFaults(
  { marks }: Frame,
  { first, rowStep, columnStep, columns, node }: Table,
  row: number,
) {
  const indices = new Map<number, number>();
  for (let c = 0; c < columns; c++) indices.set(first + row * rowStep + c * columnStep, c);
  const [printed, small, masked] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { kind, key, cell, text, opacity, state, size = 12 } of marks) {
    const column = cell?.node === node ? indices.get(cell.index) : undefined;
    if (kind !== "cell" || column === undefined || opacity < 0.5) continue;
    // It is hatched, with or without its number.
    if (state === "masked") masked.add(column);
    if (text !== undefined && size >= leastSize) printed.add(column);
    else if (/^(?:lens|open)/u.test(key)) small.add(column);
  }
  const told = marks.some(({ key }) => /^(?:lens|open)\/rest/u.test(key));
  const lost = [...indices.values()].filter(
    (column) => !printed.has(column) && !small.has(column) && !masked.has(column) && !told,
  );
  const least = Math.min(columns - masked.size, 4);
  return printed.size < least || lost.length > 0
    ? [`row ${row} has ${printed.size} of ${columns} numbers`]
    : [];
}

/** The row at work is the one whose name is bold; where none is, one of the rows must have its digits. */
function digitFaults(frame: Frame, id: string): string[] {
  const table = frame.marks.find(({ key }) => key === `${id}/matrix`)?.table;
  if (!table) return [];
  const bold = (of: string) =>
    frame.marks.find(
      ({ kind, key, weight }) =>
        kind === "text" && weight === 600 && key.startsWith(of) && /\/row\/\d+$/u.test(key),
    )?.key;
  const name = bold(`${id}/`) ?? bold("");
  if (name !== undefined) return rowFaults(frame, table, Number(/\d+$/u.exec(name)?.[0]));
  if (
    frame.marks.some(({ key, cell, text }) => key.startsWith("lens/") && cell?.node === id && text)
  )
    return [];
  const all = Array.from({ length: Math.min(table.rows, 40) }, (_, row) =>
    rowFaults(frame, table, row),
  );
  return all.some((faults) => faults.length === 0) ? [] : [`no row of ${id} has its digits`];
}

const stepsOf = ({ stages }: Timeline): readonly Segment[] =>
  stages.flatMap(({ id, segments, start, end }) =>
    segments.length > 0 ? segments : [{ node: id, start, end }],
  );

/** Every step at its end in every window, or in every fourth one in turn; and in one of them on its way. */
function faults(experiment: Experiment, every: 1 | 4): string[] {
  const rooms = Object.entries(windows);
  const moves = new Set(
    experiment.graph.filter(({ op }) => op === "split_heads").map(({ id }) => id),
  );
  // A level that is summarised shows its numbers inside.
  const steps = filmsOf(experiment).flatMap((timeline) => {
    const brief = new Set(timeline.stages.filter(({ level }) => level).map(({ start }) => start));
    return stepsOf(timeline)
      .filter(({ start }) => !brief.has(start))
      .map((step) => ({ ...step, timeline }));
  });
  return steps.flatMap(({ node, start, end, timeline }, order) =>
    rooms.flatMap(([name, room], i) => {
      if ((order + i) % every !== 0) return [];
      const shares = (order + i) % rooms.length === 0 ? [0.35, 0.6, 0.99] : [0.99];
      return shares.flatMap((share) => {
        const language = (order + i) % 2 ? "en" : "zh";
        const frame = frameAt(timeline, start + (end - start) * share, { ...room, language });
        const wrong = [...overlaps(frame), ...cuts(frame), ...tiny(frame)];
        // Where heads are split, no number is computed.
        if (share > 0.9 && !moves.has(node)) wrong.push(...digitFaults(frame, node));
        return wrong.map((one) => `${name}, ${node} at ${share}: ${one}`);
      });
    }),
  );
}

const told = (experiment: Experiment, every: 1 | 4): string =>
  faults(experiment, every).slice(0, 5).join("\n");

describe("an example of the curriculum", () => {
  it.each(inTurn(Object.entries(presets()), 5))(
    "can be read: %s",
    { timeout: 60_000 },
    (_, experiment) => {
      expect(told(experiment, 4)).toBe("");
    },
  );
});

const words =
  "the quick brown fox jumps over a lazy dog , and nobody knows why it does that in winter".split(
    " ",
  );

const kinds = {
  causal: { embedding: { d_in: 3 }, attention: { d_out: 2, mask: { kind: "causal" } } },
  wide: { embedding: { d_in: 8 } },
  heads: { embedding: { d_in: 64 }, attention: { num_heads: 4 } },
  block: {
    embedding: { d_in: 8 },
    position: { kind: "sinusoidal" },
    attention: { num_heads: 2 },
    block: { d_ff: 16 },
  },
};

const lengths = [1, 2, 6, 7, 11, 16, 24, 40];

const sentences = run(
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, request]) =>
      lengths.map((length) => {
        const tokens = Array.from({ length }, (_, i) => words[i % words.length] as string);
        return [`${kind}, ${length} tokens`, { input: { tokens: [tokens] }, ...request }] as const;
      }),
    ),
  ),
);

describe("a sentence of any length", () => {
  it.each(inTurn(Object.entries(sentences), 5))(
    "can be read: %s",
    { timeout: 60_000 },
    (_, experiment) => {
      expect(told(experiment, 1)).toBe("");
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import {
  type Case,
  agrees,
  cases,
  cellsOf,
  lastFrame,
  nodeOf,
  played,
  sample,
  sizes,
  frameAt,
} from "../frames.js";
import { inTurn } from "../../support/turns.js";

const valueOf = ({ timeline }: Case, cell: NonNullable<Mark["cell"]>): number =>
  nodeOf(timeline.experiment, cell.node).values?.[cell.index] ?? NaN;

const isNumber = (text: string) => /^−?\d+(\.\d+)?(e\d+)?$/u.test(text);

interface Sampled {
  readonly one: Case;
  readonly frames: readonly Frame[];
}

/** Lists what is wrong with each frame of each scene; the list should be empty. */
const complaints = (
  sampled: readonly Sampled[],
  of: (one: Case, frame: Frame) => readonly (string | false | undefined)[],
): string[] =>
  sampled.flatMap(({ one, frames }) =>
    frames.flatMap((frame, i) =>
      of(one, frame).flatMap((wrong) => (wrong ? [`${one.name} at ${i}: ${wrong}`] : [])),
    ),
  );

function wrongNumber(one: Case, mark: Mark): string | false {
  const { key, kind, cell, sources, value, text } = mark;
  if (kind === "cell" && !cell) return `${key} names no cell`;
  // A name on a tile has the colour of digits for the tile's value, but is not a number.
  if (value === undefined || /^strip\/\d+\/name$/u.test(key)) return false;
  if (!cell && !sources) return `${key} shows ${value} and names no source`;
  if (cell && !Object.is(value, valueOf(one, cell))) return `${key} is not its cell`;
  return text !== undefined && isNumber(text) && !agrees(text, value) && `${key} ${text} ${value}`;
}

function outside(frame: Frame, { key, kind, x, y, width, height }: Mark): string | false {
  const around = kind === "ring" || kind === "card" || key.startsWith("band/") ? 9 : 1;
  const inside =
    x >= -around &&
    y >= -around &&
    x + width <= frame.width + around &&
    y + height <= frame.height + around;
  return !inside && `${key} ${[x, y, width, height].map(Math.round).join(" ")}`;
}

/** Cells that changed place without moving; rows may make room for the one that opens. */
function strays({ one, frames }: Sampled): string[] {
  const opens = /softmax|divide_by_sum/u.test(one.node.op);
  const isResult = ({ key }: Mark) => /\/part\/\d+$/u.test(key);
  return frames.slice(1).flatMap((frame, i) => {
    const before = new Map((frames[i] as Frame).marks.map((mark) => [mark.key, mark]));
    return frame.marks.flatMap((mark) => {
      const was = before.get(mark.key);
      if (mark.kind !== "cell" || !was || (was.x === mark.x && was.y === mark.y)) return [];
      const travels =
        mark.state === "moving" || was.state === "moving" || (one.stage.level && isResult(mark));
      return travels || (opens && was.x === mark.x) ? [] : [`${one.name} at ${i}: ${mark.key}`];
    });
  });
}

const everywhere = Object.entries(sizes).flatMap(([size, options]) =>
  played.map(({ experiment, scenes }) => ({ experiment, size, scenes, options })),
);

describe.each(inTurn(everywhere, 5))("each scene of $experiment, $size", ({ scenes, options }) => {
  let sampled: Sampled[] = [];
  beforeAll(() => {
    sampled = scenes.map((one) => ({ one, frames: sample(one, options) }));
  });
  afterAll(() => {
    sampled = [];
  });

  it("names the cells of every mark with a number and prints their value", () => {
    expect(
      complaints(sampled, (one, { marks }) => marks.map((mark) => wrongNumber(one, mark))),
    ).toEqual([]);
  });

  it("gives no two marks of a frame the same key", () => {
    const wrong = complaints(sampled, (_one, { marks }) => [
      new Set(marks.map((mark) => mark.key)).size < marks.length && "a key twice",
    ]);
    expect(wrong).toEqual([]);
  });

  it("moves cells only to feed the cell being computed, or to make room for its row", () => {
    expect(sampled.flatMap(strays)).toEqual([]);
  });

  it("ends with the whole node computed", () => {
    for (const { one, frames } of sampled) {
      // A picture of more ends with the whole of it, and thins out what is long.
      if (one.stage.level) continue;
      const cells = cellsOf(frames[frames.length - 1] as Frame, one.node.id);
      const unsettled = cells.filter(({ state }) => !["value", "masked", "pinned"].includes(state));
      expect(unsettled, one.name).toEqual([]);
      const shown = new Set(cells.map((mark) => mark.cell?.index));
      expect(shown.size, one.name).toBeGreaterThanOrEqual(expectedCells(one, options));
    }
  });

  it("keeps everything inside the frame", () => {
    const wrong = complaints(sampled, (_one, frame) =>
      frame.marks.map((mark) => outside(frame, mark)),
    );
    expect(wrong).toEqual([]);
  });

  it("draws a moment alike after scrubbing back to it", () => {
    for (const { one, frames } of sampled) {
      const { start, end } = one.segment;
      const at = (i: number) =>
        frameAt(one.timeline, start + ((end - 0.01 - start) * i) / (frames.length - 1), options);
      for (const i of [12, 3, 8]) expect(at(i), one.name).toEqual(frames[i]);
    }
  });
});

/** Cells of the shown sentence, at most 64 rows and columns: of each head that has room. */
function expectedCells({ node, timeline }: Case, { width }: FrameOptions): number {
  const { shape, axes } = node;
  const matrix = shape.slice(-2).reduce((cells, size) => cells * Math.min(size, 64), 1);
  const most = width < 720 ? 2 : 4;
  if (node.op === "merge_heads") {
    const { shape: split } = nodeOf(timeline.experiment, node.inputs[0] ?? "");
    const heads = split[split.length - 3] ?? 1;
    return (matrix / heads) * Math.min(heads, most);
  }
  const outer = shape.slice(0, -2).find((__, i) => axes[i] !== "batch") ?? 1;
  return matrix * Math.min(outer, most);
}

describe("the slow cell of a product", () => {
  const products = cases.filter(
    ({ node, stage }) => !stage.level && /^(linear|matmul|matmul_transposed)$/u.test(node.op),
  );
  const benched = products.filter((one) =>
    lastFrame(one, sizes.wide).marks.some((mark) => mark.key === "bench/sum"),
  );
  const termsOf = (frame: Frame) =>
    frame.marks.filter((mark) => /^bench\/\d+\/product$/u.test(mark.key));

  it("is computed term by term, except in products of many matrices with a vector", () => {
    const others = products.filter((one) => !benched.includes(one)).map(({ name }) => name);
    expect(others).toEqual(["additive: scores", "additiveHeads: scores"]);
  });

  const perExperiment = played.map(({ experiment, scenes }) => ({
    experiment,
    scenes: scenes.filter((one) => benched.includes(one)),
  }));

  it.each(perExperiment)(
    "has each term of $experiment appear before the sum, and that before the result",
    ({ scenes }) => {
      for (const one of scenes) {
        const seen = new Map<string, number>();
        sample(one, sizes.wide, 40).forEach((frame, i) => {
          for (const { key, opacity } of frame.marks)
            if (opacity > 0 && !seen.has(key)) seen.set(key, i);
        });
        const sum = seen.get("bench/sum") ?? NaN;
        const terms = [...seen].filter(([key]) => /^bench\/\d+\/product$/u.test(key));
        expect(terms.length, one.name).toBeGreaterThan(0);
        for (const [key, at] of terms) expect(at, `${one.name} ${key}`).toBeLessThan(sum);
        expect(seen.get("bench/landing"), one.name).toBeGreaterThan(sum);
      }
    },
  );

  it("has terms that are products of their cells and add up to the node's value", () => {
    for (const one of benched) {
      const frame = lastFrame(one, sizes.wide);
      const sum = frame.marks.find((mark) => mark.key === "bench/sum");
      const terms = termsOf(frame);
      for (const { key, sources = [], value = NaN } of terms) {
        const factors = sources.map((cell) => valueOf(one, cell));
        const bias = /(^|\.)b_\w+$/u.test(sources[sources.length - 1]?.node ?? "");
        const expected = pairsOf(factors, bias).reduce((total, pair) => total + pair, 0);
        expect(value, `${one.name} ${key}`).toBeCloseTo(expected, 6);
      }
      const total = terms.reduce((value, term) => value + (term.value ?? NaN), 0);
      expect(sum?.cell?.node).toBe(one.node.id);
      expect(Math.abs(total - (sum?.value ?? NaN))).toBeLessThan(1e-5 * (1 + Math.abs(total)));
    }
  });

  it("has printed terms that add up to the printed sum", () => {
    const read = (mark: Mark | undefined) => Number((mark?.text ?? "NaN").replace("−", "-"));
    for (const one of benched) {
      const frame = lastFrame(one, sizes.wide);
      const total = termsOf(frame).reduce((value, term) => value + read(term), 0);
      const sum = frame.marks.find((mark) => mark.key === "bench/sum");
      expect(total, one.name).toBeCloseTo(read(sum), 6);
    }
  });
});

/** Products of neighbouring factors; a bias stands alone at the end. */
function pairsOf(factors: readonly number[], bias: boolean): number[] {
  const paired = bias ? factors.slice(0, -1) : factors;
  const out = bias ? [factors[factors.length - 1] ?? NaN] : [];
  for (let i = 0; i < paired.length; i += 2) out.push((paired[i] ?? NaN) * (paired[i + 1] ?? NaN));
  return out;
}

describe("the open row of softmax", () => {
  const rows = cases.filter(({ node }) => /^softmax(_naive)?$/u.test(node.op));

  it.each(rows)("$name: exponentials over their sum are the node's own weights", (one) => {
    const frame = sample(one, sizes.wide, 80).findLast(({ marks }) =>
      marks.some((mark) => mark.key === "strip/0"),
    );
    const valueOfMark = (key: string) =>
      frame?.marks.find((mark) => mark.key === key)?.value ?? NaN;
    const bars = frame?.marks.filter((mark) => /^bar\/\d+$/u.test(mark.key)) ?? [];
    expect(bars.length).toBeGreaterThan(0);
    for (const { key, value = NaN } of bars)
      expect(value / valueOfMark("sum")).toBeCloseTo(valueOfMark(key.replace("bar", "strip")), 5);
  });
});

describe.each(inTurn(played, 3))("what is said of $experiment", ({ scenes }) => {
  it.each(["en", "zh"] as const)("is something at every moment, in %s", (language) => {
    const options = { ...sizes.wide, language };
    const sampled = scenes.map((one) => ({ one, frames: sample(one, options, 10) }));
    const wrong = complaints(sampled, (_one, { narration }) => {
      const said = narration.map((part) => part.text).join("");
      return [
        said.length < 5 && "silence",
        /undefined|NaN|\[object/u.test(said) && said,
        language === "zh" && !/\p{Script=Han}/u.test(said) && said,
      ];
    });
    expect(wrong).toEqual([]);
  });

  it("has the numbers of its cells", () => {
    const sampled = scenes.map((one) => ({ one, frames: sample(one, sizes.wide, 10) }));
    const wrong = complaints(sampled, (one, { narration }) =>
      narration.map((part) => {
        if (part.kind !== "number") return false;
        const same =
          Object.is(part.value, valueOf(one, part.cell)) && agrees(part.text, part.value);
        return !same && `${part.text} for ${part.cell.node}/${part.cell.index}`;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

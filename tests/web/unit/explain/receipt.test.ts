/** What is printed: it adds up as printed, and its numbers are those of the cells they name. */
import { beforeAll, describe, expect, it } from "vitest";
import { addsUp } from "../../../../web/src/explain/drafts.js";
import {
  type Explanation,
  type PrintedLine,
  chainOf,
  describe as describeCell,
  evaluate,
  explain,
} from "../../../../web/src/explain/index.js";
import type { Cell, Experiment, Language } from "../../../../web/src/types/graph.js";
import { someCells } from "./cells.js";
import { all } from "./experiments.js";
import { inTurn } from "../../support/turns.js";

function explanations(experiment: Experiment, language: Language): Explanation[] {
  return experiment.graph.flatMap((node) =>
    someCells(node, 12, 6).map((index) => {
      const found = explain(experiment, { node: node.id, index }, language);
      if (!found) throw new Error(`${node.id}[${index}] is not explained`);
      return found;
    }),
  );
}

const where = ({ cell }: Explanation) => `${cell.node}[${cell.index}]`;

const linesOf = (lines: readonly PrintedLine[]): PrintedLine[] =>
  lines.flatMap((line) => [line, ...linesOf(line.inside?.() ?? [])]);

const numberOf = (text: string): number =>
  Number(text.replace("−", "-").replace("∞", "Infinity").replace("e−", "e-"));

const valueOf = (experiment: Experiment, { node, index }: Cell): number =>
  experiment.graph.find(({ id }) => id === node)?.values?.[index] ?? NaN;

/** Right to half a unit of the last decimal that is printed. */
function isPrintOf(text: string, value: number): boolean {
  if (!Number.isFinite(value)) return Object.is(numberOf(text), value);
  const decimals = text.split(".")[1]?.length ?? 0;
  if (/e/u.test(text)) return Math.abs(numberOf(text) / value - 1) < 0.1;
  return Math.abs(numberOf(text) - value) <= 0.5001 * 10 ** -decimals;
}

describe.each(inTurn(Object.entries(all), 5))("the receipts of %s", (_, experiment) => {
  let english: readonly Explanation[] = [];
  beforeAll(() => {
    english = explanations(experiment, "en");
  });

  it("add up as they are printed", () => {
    const wrong = english
      .filter(({ lines, inline, value }) => lines.length > 0 && !inline && Number.isFinite(value))
      .filter(({ lines, total, decimals }) => {
        const printed = lines.map(({ joint, text }) => ({ joint, printed: text }));
        return !addsUp(printed, total, decimals);
      })
      .map(where);
    expect(wrong).toEqual([]);
  });

  it("print the numbers of the cells they name", () => {
    const wrong = english.flatMap((explanation) => {
      const lines = linesOf(explanation.lines);
      const numbers = [
        ...lines.flatMap(({ pieces }) => pieces),
        ...lines.map(({ cell, text }) => ({ cell, text })),
        { cell: explanation.cell, text: explanation.total },
      ];
      return numbers
        .filter(({ cell, text }) => cell && !isPrintOf(text, valueOf(experiment, cell)))
        .map(({ text }) => `${where(explanation)}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  it("say something of every cell, in both languages", () => {
    for (const all of [english, explanations(experiment, "zh")])
      for (const one of all) {
        expect(one.title, where(one)).not.toBe("");
        expect(one.lines.length > 0 || one.note !== "", where(one)).toBe(true);
        for (const { pieces } of linesOf(one.lines))
          expect(pieces.map(({ text }) => text).join(""), where(one)).not.toBe("");
      }
  });
});

describe("a receipt", () => {
  const textOf = (
    experiment: Experiment,
    node: string,
    index: number,
    language: Language = "en",
  ) => {
    const found = explain(experiment, { node, index }, language);
    const lines = found?.lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
    return [`${found?.title}: ${found?.label.inside}`, ...(lines ?? [])];
  };

  it("is written with the sentence's own tokens and numbers", () => {
    const { graph } = all.causal;
    const [scaled] = graph.filter(({ id }) => id === "scaled_scores");
    const row = Array.from(scaled?.values ?? []).slice(18, 22);
    const shown = (value: number | undefined) => (value ?? NaN).toFixed(3).replace("-", "−");
    expect(textOf(all.causal, "weights", 19)).toEqual([
      "Weight: with → journey",
      `exp(${shown(row[1])} − ${shown(Math.max(...row))})`,
      "÷ the row’s sum",
    ]);
    expect(textOf(all.causal, "weights", 19, "zh")[2]).toBe("÷ 本行的和");
  });

  it("shows the largest terms of a long sum and keeps the others behind one line", () => {
    const found = explain(all.wide, { node: "query", index: 7 }, "en");
    const lines = found?.lines ?? [];
    expect(lines.length).toBeLessThanOrEqual(6);
    const [rest] = lines.filter(({ inside }) => inside);
    const behind = rest?.inside?.() ?? [];
    expect(behind.length + lines.length - 1).toBe(64);
    const sizes = (of: readonly PrintedLine[]) => of.map(({ text }) => Math.abs(numberOf(text)));
    const own = lines.filter((line) => line !== rest);
    expect(Math.min(...sizes(own))).toBeGreaterThanOrEqual(Math.max(...sizes(behind)));
  });

  it("says why a row in which nothing is allowed is 0", () => {
    const found = explain(all.nothingAllowed, { node: "weights", index: 0 }, "en");
    expect(found?.lines).toEqual([]);
    expect(found?.note).toContain("hides every key");
    expect(found?.arithmetic && evaluate(found.arithmetic)).toBe(0);
  });

  it("says why an exponential overflows", () => {
    const found = explain(all.overflow, { node: "naive", index: 0 }, "en");
    expect(found?.total).toBe("NaN");
    expect(found?.lines.map(({ text }) => text)).toEqual(["∞", "∞"]);
    expect(found?.note).toContain("float32");
  });

  it("is nothing where there is no such cell", () => {
    expect(explain(all.causal, { node: "weights", index: 99 }, "en")).toBeUndefined();
    expect(chainOf(all.causal, { node: "nobody", index: 0 }, "en")).toEqual([]);
  });
});

describe("a cell in words", () => {
  it("says where it stands, but for what goes without saying", () => {
    const said = (experiment: Experiment, node: string, index: number, language: Language = "en") =>
      describeCell(experiment, { node, index }, language);
    expect(said(all.causal, "weights", 19)).toBe("Weight, with → journey");
    expect(said(all.heads, "weights", 20)).toBe("Weight, cat → the, head 2");
    expect(said(all.heads, "weights", 20, "zh")).toBe("注意力权重，cat → the，头 2");
    expect(said(all.batch, "block.0.attention.scores", 63)).toBe(
      "Score, off → off, Block 1, head 2, sentence 2",
    );
    expect(said(all.stacked, "head.1.query", 3)).toBe("Query, cat, column 2, Head 2");
    expect(said(all.causal, "W_query", 3)).toBe("Query weight, row 2, column 2");
    expect(said(all.cross, "weights", 7)).toBe("Weight, cat → était");
    expect(said(all.products, "c", 11)).toBe("c, row 3, column 2, head 2, matrix 1");
  });
});

describe("the chain", () => {
  const titles = (experiment: Experiment, node: string, index: number, language: Language = "en") =>
    chainOf(experiment, { node, index }, language).map(({ title }) => title);

  it("goes from a weight to the vectors, over what only moves numbers", () => {
    expect(titles(all.causal, "weights", 19)).toEqual([
      "Weight",
      "Scaled score",
      "Score",
      "Query of with",
      "Key of journey",
      "Vectors",
    ]);
    expect(titles(all.grouped, "weights", 55)).toEqual([
      "Weight",
      "Scaled score",
      "Score",
      "Rotated query of with",
      "Rotated key of journey",
      "Vectors",
    ]);
    expect(titles(all.causal, "weights", 19, "zh").slice(-3)).toEqual([
      "with 的查询",
      "journey 的键",
      "词向量",
    ]);
  });

  it("names a cell that was only moved, and what it was before", () => {
    expect(titles(all.wide, "context", 7).slice(0, 2)).toEqual([
      "Context vector",
      "Context vector",
    ]);
    expect(titles(all.causal, "masked_scores", 0)[0]).toBe("Masked score");
  });

  it.each(Object.entries(all))(
    "shows vectors whole, in cells that exist, in %s",
    (_, experiment) => {
      const sizes = new Map(experiment.graph.map(({ id, values }) => [id, values?.length ?? 0]));
      const wrong = experiment.graph.flatMap((node) =>
        someCells(node, 3, 3)
          .flatMap((index) => chainOf(experiment, { node: node.id, index }, "en"))
          .flatMap((section) => (section.kind === "tiles" ? section.rows : []))
          .flatMap(({ cells }) => cells)
          .filter((cell) => !(cell.index >= 0 && cell.index < (sizes.get(cell.node) ?? 0)))
          .map((cell) => `${node.id}: ${cell.node}[${cell.index}]`),
      );
      expect(wrong).toEqual([]);
    },
  );
});

import { describe, expect, it } from "vitest";
import { inOneLine } from "../../../../web/src/explain/index.js";
import { experiments, run } from "../native.js";

const NUMBER = String.raw`\(?(−?\d+\.\d+)\)?`;
const numbersIn = (text: string, form: string): number[] =>
  (new RegExp(`^${form.replaceAll("#", NUMBER)}$`, "u").exec(text) ?? [])
    .slice(1)
    .map((number) => Number(number.replace("−", "-")));

describe("a number in one line", () => {
  const experiment = experiments.causal;

  it.each([
    [
      "scores",
      String.raw`# = # × # \+ # × #`,
      (a: number, b: number, c: number, d: number) => a * b + c * d,
    ],
    [
      "weights",
      String.raw`# = exp\(# − #\) ÷ #`,
      (a: number, most: number, sum: number) => Math.exp(a - most) / sum,
    ],
  ] as const)("of %s is the result of the arithmetic beside it", (node, form, compute) => {
    const written = inOneLine(experiment, { node, index: 19 }) ?? "";
    const [value = NaN, ...numbers] = numbersIn(written, form);
    // Three decimals of each number it is written with.
    const result = (compute as (...numbers: number[]) => number)(...numbers);
    expect(Math.abs(value - result), written).toBeLessThan(5e-3);
  });

  it("is not written for what nothing is computed from, nor for a number that was set", () => {
    expect(inOneLine(experiment, { node: "query_weight", index: 0 })).toBeUndefined();
    const cell = { node: "weights", index: 19 };
    const weights = Array.from({ length: 36 }, (_, i) => (i === cell.index ? 0.9 : 0));
    const request = {
      input: { text: "Your journey starts with one step" },
      attention: { mask: { kind: "causal" } },
      overrides: { weights },
    };
    const { set } = run({ set: request });
    expect(inOneLine(set, { node: "scores", index: 19 })).toBeDefined();
    expect(inOneLine(set, cell)).toBeUndefined();
  });
});

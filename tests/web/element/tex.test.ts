import { describe, expect, test } from "vitest";
import { readTex, type Formula } from "../../../web/src/element/tex.js";

/** A formula in one line, its structure in brackets. */
function line(formula: Formula): string {
  switch (formula.kind) {
    case "row":
      return formula.parts.map(line).join(" ");
    case "scripts": {
      const below = formula.below ? `_(${line(formula.below)})` : "";
      const above = formula.above ? `^(${line(formula.above)})` : "";
      return line(formula.base) + below + above;
    }
    case "fraction":
      return `(${line(formula.over)})/(${line(formula.under)})`;
    case "root":
      return `√(${line(formula.of)})`;
    case "accent":
      return `${line(formula.of)}${formula.mark}`;
    case "cases":
      return `{${formula.rows.map((row) => row.map(line).join(", ")).join("; ")}`;
    case "space":
      return "␣";
    default:
      return formula.text;
  }
}

describe("reading TeX", () => {
  test.each([
    ["S = Q\\, K^{\\top}", "S = Q ␣ K^(⊤)"],
    ["\\hat{S} = \\frac{S}{\\sqrt{2}}", "S^ = (S)/(√(2))"],
    ["X_i = E_{\\mathrm{id}(i)}", "X_(i) = E_(id ( i ))"],
    ["x^2_i", "x_(i)^(2)"],
    ["x_i^2", "x_(i)^(2)"],
    ["\\sum_k e^{-0.5}", "∑_(k) e^(− 0.5)"],
    ["\\max(0, H')", "max ( 0 , H ′ )"],
    [
      "\\begin{cases} a & M_{ij} = 1 \\\\ -\\infty & M_{ij} = 0 \\end{cases} + b",
      "{a, M_(i j) = 1; − ∞, M_(i j) = 0 + b",
    ],
    ["\\left( x \\right)", "( x )"],
    ["12.5 \\cdot \\unheard", "12.5 · unheard"],
  ])("%s", (tex, expected) => {
    expect(line(readTex(tex))).toBe(expected);
  });

  test.each(["{", "}", "\\frac{a", "a_", "\\begin{cases} a", "\\", "^^^"])(
    "%s, though broken, is read to its end",
    (tex) => {
      expect(line(readTex(tex))).toBeTypeOf("string");
    },
  );

  test("delimiters grow only where they are told to", () => {
    const stretches = (tex: string) => {
      const formula = readTex(tex);
      const parts = formula.kind === "row" ? formula.parts : [formula];
      return parts.map((part) => part.kind === "operator" && part.stretches === true);
    };
    expect(stretches("(x)")).toEqual([false, false, false]);
    expect(stretches("\\left(x\\right)")).toEqual([true, false, true]);
    expect(stretches("\\left.x\\right|")).toEqual([false, true]);
  });
});

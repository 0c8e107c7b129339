import temml from "temml";
import { describe, expect, test } from "vitest";
import { roomFor } from "../../../../web/src/ui/formula.js";
import { inkOfLetter } from "../../../../web/src/ui/typeset.js";
import { experiments, presets } from "../native.js";

const formulas = [
  ...new Set(
    [...Object.values(presets()), ...Object.values(experiments)].flatMap(({ graph }) =>
      graph.map(({ formula }) => formula),
    ),
  ),
];

/** As the page does it; a mistake is thrown. */
const markupOf = (tex: string) =>
  temml.renderToString(tex, { displayMode: true, throwOnError: true, strict: true });

const textOf = (markup: string) => markup.replace(/<[^>]*>/gu, "");

describe("every formula of every preset", () => {
  test("there are many", () => {
    expect(formulas.length).toBeGreaterThan(100);
  });

  test.each(formulas)("%s", (tex) => {
    const markup = markupOf(tex);
    expect(markup).toMatch(/^<math.*<\/math>$/su);
    // The brace of a case distinction is drawn.
    expect(textOf(markup).replace("{", "")).not.toMatch(/[\\{}^$]|begin|frac|mathrm/u);
    expect(roomFor(tex)).toBeGreaterThan(0);
  });
});

test("a mistake is thrown, not drawn", () => {
  expect(() => markupOf("\\unheard")).toThrow();
  expect(() => markupOf("\\frac{a")).toThrow();
});

test("letters of queries, keys, values, scores and results have the inks of their matrices", () => {
  expect([..."QKVSACX"].map(inkOfLetter)).toEqual([
    "query",
    "key",
    "value",
    "scores",
    "scores",
    "output",
    undefined,
  ]);
});

test("the room kept for a formula grows with it", () => {
  const room = (tex: string) => roomFor(tex);
  expect(room("S = Q\\, K^{\\top}")).toBeLessThan(
    room("A_{ij} = \\frac{e^{S_{ij} - m_i}}{\\sum_k e^{S_{ik} - m_i}}"),
  );
});

import { expect, test } from "vitest";
import { shareOf, token } from "../../../../web/src/draw/marks.js";

const textOf = (content: string) => {
  const part = token(content);
  return part.kind === "token" ? part.text : "";
};

test("a token inside a sentence is as it is, punctuation in quotation marks", () => {
  expect(["step", "3", "中国", "don't"].map(textOf)).toEqual(["step", "3", "中国", "don't"]);
  expect([",", "...", "？"].map(textOf)).toEqual(["“,”", "“...”", "“？”"]);
});

test("a token without end is cut", () => {
  expect(textOf("a".repeat(100_000))).toBe(`${"a".repeat(24)}…`);
  expect(textOf("👍".repeat(30))).toBe(`${"👍".repeat(24)}…`);
  expect(textOf("a".repeat(24))).toBe("a".repeat(24));
});

test("a share has two decimals, and three where two would make it a whole", () => {
  const said = [1, 0.9984, 0.995, 0.9949, 0.5, 0].map(
    (weight) => shareOf({ node: "w", index: 0 }, weight).text,
  );
  expect(said).toEqual(["1.00", "0.998", "0.995", "0.99", "0.50", "0.00"]);
});

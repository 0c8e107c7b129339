import { expect, test } from "vitest";
import { token } from "../../../../web/src/draw/marks.js";

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

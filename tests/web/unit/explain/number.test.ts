import { describe, expect, it } from "vitest";
import { editableText, parseNumber, stepped } from "../../../../web/src/panels/why/number.js";

describe("a number as it is typed", () => {
  it.each([
    ["0.5", 0.5],
    [" -2 ", -2],
    ["−2.25", -2.25],
    ["+.5", 0.5],
    ["3.", 3],
    ["1e-3", Math.fround(1e-3)],
    ["１２．５", 12.5],
    ["0.1", Math.fround(0.1)],
  ])("reads %s", (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(["", "abc", "1,5", "--1", "1.2.3", "0x10", "Infinity", "NaN", "1e39", "."])(
    "refuses %j",
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );

  it("is offered as what it is, without float32's noise", () => {
    expect(editableText(Math.fround(0.1))).toBe("0.1");
    expect(editableText(Math.fround(-1.2345678))).toBe("−1.2345678");
    expect(editableText(-Infinity)).toBe("0");
    for (const value of [0.33316287, -1186.0331, 1e-7].map(Math.fround))
      expect(parseNumber(editableText(value))).toBe(value);
  });

  it("steps by tenths", () => {
    expect(stepped("0.2", 1)).toBe("0.3");
    expect(stepped("0", -1)).toBe("−0.1");
    expect(stepped("−0.746", 10)).toBe("0.254");
    expect(stepped("abc", 1)).toBe("0.1");
  });
});

import { describe, expect, it } from "vitest";
import { shortRange } from "../../../../web/src/element/parts/legend.js";

describe("the numbers of the legend", () => {
  it("are written out while they are short", () => {
    for (const range of [1, 2, 5, 10, 500]) {
      expect(shortRange(range, "en")).toBe(String(range));
      expect(shortRange(range, "zh")).toBe(String(range));
    }
  });

  it("have at most five letters however large they are", () => {
    expect(shortRange(20000, "en")).toBe("20K");
    expect(shortRange(20000, "zh")).toBe("2万");
    for (let decade = 1; decade <= 1e12; decade *= 10)
      for (const language of ["en", "zh"] as const)
        expect(shortRange(5 * decade, language).length).toBeLessThanOrEqual(5);
  });
});

import { describe, expect, it } from "vitest";
import {
  exponentOf,
  largestDifference,
  medianRatio,
  quantile,
} from "../../benchmarks/statistics.mjs";

describe("figures of a sample", () => {
  it("lie between two values where the share falls between them", () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 2, 3], 0.25)).toBe(1.75);
    expect(quantile([7], 0.75)).toBe(7);
  });

  it("compare two engines round by round, so that a slow round counts once", () => {
    expect(medianRatio([1, 100, 1], [2, 200, 4])).toBe(0.5);
  });

  it("find the power by which times grow", () => {
    const points = [8, 16, 32, 64].map((tokens): [number, number] => [tokens, 3 * tokens ** 2]);
    expect(exponentOf(points)).toBeCloseTo(2, 10);
  });
});

describe("the largest difference of two outputs", () => {
  it("is that of the cell furthest off", () => {
    expect(largestDifference([1, 2, 3], [1, 2.5, 2.75])).toBe(0.5);
  });

  it("is infinite where an output is not a number or not as long", () => {
    expect(largestDifference([1, NaN, 9], [1, 2, 3])).toBe(Infinity);
    expect(largestDifference([1, 2], [1])).toBe(Infinity);
  });
});

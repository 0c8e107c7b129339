import { expect, test } from "vitest";
import { fittingLabels } from "../../../../web/src/element/parts/scrubber/labels.js";

const label = (left: number, width: number, seconds = width) => ({ left, width, seconds });

test("labels that do not touch all stand", () => {
  expect(fittingLabels([label(0, 40), label(40, 40), label(90, 10)], 1)).toEqual([
    true,
    true,
    true,
  ]);
});

test("the current step always has its name", () => {
  expect(fittingLabels([label(0, 40, 9), label(10, 40, 1), label(20, 40, 9)], 1)).toEqual([
    false,
    true,
    false,
  ]);
});

test("of two that collide the longer step keeps its name", () => {
  expect(fittingLabels([label(0, 40, 1), label(20, 40, 9), label(80, 40, 1)], 2)).toEqual([
    false,
    true,
    true,
  ]);
});

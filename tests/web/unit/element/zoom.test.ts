/** Between two levels the part that is entered grows into the picture. */
import { expect, test } from "vitest";
import { grown } from "../../../../web/src/element/state/zoom.js";
import type { Frame } from "../../../../web/src/types/frame.js";

const frame: Frame = { width: 1000, height: 500, range: 1, marks: [], narration: [] };
const box = { x: 600, y: 100, width: 200, height: 100 };

test("at first the outer picture stands whole, and the inner one is in its part", () => {
  const { outer, inner } = grown(frame, box, 0);
  expect(outer).toEqual({ x: -0, y: -0, scale: 1, opacity: 1 });
  expect(inner).toEqual({ x: 600, y: 100, scale: 0.2, opacity: 0 });
});

test("at the end the inner picture stands whole, and the part of the outer one fills it", () => {
  const { outer, inner } = grown(frame, box, 1);
  expect(inner.x).toBeCloseTo(0);
  expect(inner.y).toBeCloseTo(0);
  expect(inner).toMatchObject({ scale: 1, opacity: 1 });
  expect(outer).toMatchObject({ scale: 5, opacity: 0 });
  expect(box.x * outer.scale + outer.x).toBeCloseTo(0);
});

test("on the way the inner picture stays in its part of the outer one", () => {
  for (const share of [0.2, 0.5, 0.9]) {
    const { outer, inner } = grown(frame, box, share);
    expect(inner.x).toBeCloseTo(box.x * outer.scale + outer.x);
    expect(inner.scale * frame.width).toBeCloseTo(box.width * outer.scale);
    expect(outer.opacity + inner.opacity).toBeCloseTo(1);
  }
});

test("a part of other proportions grows from its middle", () => {
  const { inner } = grown(frame, { x: 450, y: 0, width: 100, height: 500 }, 0);
  expect(inner).toMatchObject({ x: 0, y: 0, scale: 1 });
});

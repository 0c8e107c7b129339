import { describe, expect, it } from "vitest";
import {
  SLIDER_END,
  doublings,
  integers,
  placeOf,
  sliderMarks,
  valueBeside,
  valueNear,
} from "../../../../web/src/draw/slider.js";
import type { Slider } from "../../../../web/src/types/frame.js";

const slider = (given: Partial<Slider>): Slider => ({
  path: "/study/length",
  name: { en: "Length", zh: "长度" },
  values: doublings(1, 4096),
  spacing: "logarithmic",
  value: 16,
  text: "16 words",
  ...given,
});

it("doublings have eight values to each, and both ends", () => {
  expect(doublings(1, 40)).toEqual([...integers(1, 16), 18, 20, 22, 24, 26, 28, 30, 32, 36, 40]);
  expect(doublings(1, 4096)).toContain(1024);
  expect(doublings(2, 500).at(-1)).toBe(500);
});

describe("the places of values", () => {
  it("are side by side", () => {
    const { values, spacing } = slider({ values: [1, 4, 100], spacing: "even" });
    expect(values.map((value) => placeOf({ values, spacing }, value))).toEqual([0, 0.5, 1]);
    expect(placeOf({ values, spacing }, 52)).toBe(0.75);
  });
  it("follow their size", () => {
    expect(placeOf(slider({ values: integers(0, 10), spacing: "linear" }), 3)).toBeCloseTo(0.3);
  });
  it("follow their logarithm", () => {
    expect(placeOf(slider({}), 64)).toBeCloseTo(0.5);
  });
  it("stay on the track", () => {
    expect(placeOf(slider({}), 1e6)).toBe(1);
    expect(placeOf(slider({ values: [3, 5], spacing: "even" }), 1)).toBe(0);
    expect(placeOf(slider({ values: [3] }), 3)).toBe(0);
  });
});

it.each([
  ["even", integers(1, 20)],
  ["linear", integers(1, 20)],
  ["logarithmic", doublings(1, 4096)],
] as const)("at the %s place of a value it is found", (spacing, values) => {
  for (const value of values)
    expect(valueNear({ values, spacing }, placeOf({ values, spacing }, value))).toBe(value);
});

describe("the value some stops on", () => {
  it("is found from between two stops as well", () => {
    expect(valueBeside(slider({ value: 17 }), 1)).toBe(18);
    expect(valueBeside(slider({ value: 17 }), -1)).toBe(16);
    expect(valueBeside(slider({ value: 16 }), 3)).toBe(22);
  });
  it("stays within the ends", () => {
    expect(valueBeside(slider({ value: 4096 }), 1)).toBe(4096);
    expect(valueBeside(slider({ value: 2 }), -10)).toBe(1);
  });
});

describe("the marks", () => {
  const at = { x: 100, y: 50, width: 400 };
  const marks = sliderMarks("length", at, slider({}), "en", {
    ticks: [1, 17, 4096],
    label: "Length",
  });
  const control = marks.find(({ kind }) => kind === "slider");
  it("have one control around the track", () => {
    expect(control).toMatchObject({ x: at.x - SLIDER_END, width: at.width + 2 * SLIDER_END });
    expect(control?.title).toBe("Length");
    expect(marks.every(({ key }) => key.startsWith("length/") || key === "length")).toBe(true);
  });
  it("write the value, and ticks where there is room", () => {
    expect(marks.flatMap(({ text }) => text ?? [])).toEqual(["Length", "1", "4,096", "16"]);
  });
  it("have the knob at the value", () => {
    const knob = marks.find(({ key }) => key === "length/knob");
    expect((knob?.x ?? 0) + (knob?.width ?? 0) / 2).toBeCloseTo(at.x + at.width / 3);
  });
});

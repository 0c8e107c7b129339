import { describe, expect, it } from "vitest";
import { digitOf, themes, tintOf } from "../../../web/src/views/colour.js";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const shares = Array.from({ length: 501 }, (_, i) => i / 500);

describe.each(Object.values(themes))("the $name theme", (theme) => {
  it("keeps digits at 4.5:1 on every signed tint", () => {
    for (const share of shares)
      for (const value of [-share, share])
        expect(
          contrast(tintOf(theme, "signed", value, 1), digitOf(theme, "signed", value)),
          String(value),
        ).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps digits at 4.5:1 on every weight", () => {
    for (const weight of shares)
      expect(
        contrast(tintOf(theme, "weight", weight, 1), digitOf(theme, "weight", weight)),
        String(weight),
      ).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps every text ink at 4.5:1 on paper and band", () => {
    const { paper, band, ...inks } = theme.inks;
    for (const ink of ["ink", "ink2", "ink3", "query", "key", "value", "scores", "output"] as const)
      for (const ground of [paper, band])
        expect(contrast(inks[ink], ground), ink).toBeGreaterThanOrEqual(4.5);
  });

  it("starts at zero's tint and ends at the colours named", () => {
    expect(tintOf(theme, "signed", 0, 5).toUpperCase()).toBe(theme.zero);
    expect(tintOf(theme, "signed", 5, 5).toUpperCase()).toBe(theme.inks.positive);
    expect(tintOf(theme, "signed", -5, 5).toUpperCase()).toBe(theme.inks.negative);
    expect(tintOf(theme, "weight", 0, 1).toUpperCase()).toBe(theme.weights[0]);
    expect(tintOf(theme, "weight", 1, 1).toUpperCase()).toBe(theme.weights[2]);
  });

  it("has no tint beyond its range, and one for what is not a number", () => {
    expect(tintOf(theme, "signed", 7, 5)).toBe(tintOf(theme, "signed", 5, 5));
    expect(tintOf(theme, "signed", -Infinity, 5)).toBe(tintOf(theme, "signed", -5, 5));
    expect(tintOf(theme, "weight", NaN, 1)).toBe(theme.zero);
  });

  it("grows in strength with the value", () => {
    const away = shares.map((share) =>
      Math.abs(luminance(tintOf(theme, "signed", share, 1)) - luminance(theme.zero)),
    );
    away.slice(1).forEach((far, i) => expect(far).toBeGreaterThanOrEqual((away[i] ?? 0) - 1e-3));
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { digitOf, themes, tintOf } from "../../../../web/src/draw/colour.js";

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

const css = readFileSync(new URL("../../../../web/src/ui/styles.ts", import.meta.url), "utf8");

/** A custom property of the page, as its style sheet has it. */
function property(theme: "light" | "dark", name: string): string {
  const block = css.slice(css.indexOf(`const ${theme} = css`));
  return new RegExp(`--${name}: (#\\w{6});`, "u").exec(block)?.[1]?.toUpperCase() ?? "";
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

  it("keeps every text ink at 4.5:1 on page, paper and band", () => {
    const { paper, band, ...inks } = theme.inks;
    const page = property(theme.name, "page");
    for (const ink of ["ink", "ink2", "ink3", "query", "key", "value", "scores", "output"] as const)
      for (const ground of [page, paper, band])
        expect(contrast(inks[ink], ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("has the same colours in pictures as in text", () => {
    for (const name of ["ink", "ink2", "ink3", "line2", "paper", "band", "query", "key"] as const)
      expect(property(theme.name, name), name).toBe(theme.inks[name]);
    for (const name of ["value", "scores", "output"] as const)
      expect(property(theme.name, name), name).toBe(theme.inks[name]);
    expect(property(theme.name, "hatch")).toBe(theme.hatch);
  });

  it("keeps digits of differences, which are signed also for weights, at 4.5:1 in every range", () => {
    for (const range of [1, 2, 5, 10])
      for (const share of shares)
        for (const value of [-share * range, share * range])
          expect(
            contrast(tintOf(theme, "signed", value, range), digitOf(theme, "signed", value)),
            `${value} of ${range}`,
          ).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps the lines of heads, and arcs, at 3:1 on paper", () => {
    const { inks } = theme;
    const lines = ["arc", "head1", "head2", "head3", "head4", "head5", "head6"] as const;
    for (const ink of lines) expect(contrast(inks[ink], inks.paper), ink).toBeGreaterThanOrEqual(3);
  });

  it("tells 0 from what is masked: the hatch is seen on paper", () => {
    expect(contrast(theme.hatch, theme.inks.paper)).toBeGreaterThan(1.5);
  });

  it("starts at zero's tint and ends at the colours named", () => {
    expect(tintOf(theme, "signed", 0, 5).toUpperCase()).toBe(theme.zero);
    expect(tintOf(theme, "signed", 5, 5).toUpperCase()).toBe(theme.inks.positive);
    expect(tintOf(theme, "signed", -5, 5).toUpperCase()).toBe(theme.inks.negative);
    expect(tintOf(theme, "weight", 0, 1).toUpperCase()).toBe(theme.weights[0]);
    expect(tintOf(theme, "weight", 1, 1).toUpperCase()).toBe(theme.weights[2]);
  });

  it("has no stronger colour beyond its range, and a colour for NaN", () => {
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

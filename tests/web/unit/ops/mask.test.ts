/** The two ways to mask a row: what they show are shares, and shares have a colour of their own. */
import { expect, it } from "vitest";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import { frameAt, sizes } from "../frames.js";
import { run } from "../native.js";

it.each([6, 9, 14, 24])("bars of %i shares are never in the colours of signed numbers", (count) => {
  const tokens = Array.from({ length: count }, (_, i) => `w${i}`);
  const { long } = run({
    long: { input: { tokens: [tokens] }, attention: { mask: { kind: "causal" } } },
  });
  const timeline = buildTimeline(long);
  const step = timeline.stages.find(({ kind }) => kind === "masked_scores");
  for (const size of Object.values(sizes)) {
    const { marks } = frameAt(timeline, (step?.end ?? NaN) - 0.05, size);
    const lines = marks.filter(({ key }) => /^line\/\d\/\d\/\d+$/u.test(key));
    expect(lines.length).toBeGreaterThan(0);
    for (const { kind, ink } of lines) if (kind === "bar") expect(ink).toBe("bar");
    if (count === 24) expect(lines.some(({ kind }) => kind === "bar")).toBe(true);
  }
});

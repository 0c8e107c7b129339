/** Numbers outside of the scene look like their cells. */
import { expect, test } from "vitest";
import { numberOf } from "../../../../web/src/ui/narration.js";
import { experiments } from "../native.js";

test("a masked number is marked as such, whether it is minus infinity or a share of 0", () => {
  const { causal } = experiments;
  const masked = (node: string, index: number) => {
    const part = numberOf(causal, { node, index });
    return part.kind === "number" && part.masked === true;
  };
  expect(numberOf(causal, { node: "masked_scores", index: 1 })).toMatchObject({ text: "−∞" });
  expect(masked("masked_scores", 1)).toBe(true);
  expect(masked("weights", 1)).toBe(true);
  expect(masked("masked_scores", 0)).toBe(false);
  expect(masked("weights", 6)).toBe(false);
});

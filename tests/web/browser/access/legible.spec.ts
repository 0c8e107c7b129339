/** The picture and the sentence on arrival, in the eight windows whose rooms the tests of scenes draw for. */
import { windows } from "../../unit/scene/windows.js";
import { expect, painted, test } from "../playground.js";
import { inTurn } from "../../support/turns.js";

const words = Array.from({ length: 40 }, (_, i) => `word${"abcdefghij"[i % 10] ?? ""}`).join(" ");

test.describe.configure({ mode: "parallel" });

for (const [name, room] of inTurn(Object.entries(windows), 3))
  test(`a picture on arrival, and a whole sentence of forty words, in ${name}`, async ({
    playground,
  }) => {
    const { page } = playground;
    const [width = 0, height = 0] = name.split("x").map(Number);
    await page.setViewportSize({ width, height });
    await page.reload();
    const frame = page.locator("svg.frame");
    await expect(frame).toBeVisible();
    const box = await frame.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    // Seen at once: a picture of some height, above the bars.
    const bars = await page.locator(".transport").boundingBox();
    const seen = Math.min((box?.y ?? 0) + (box?.height ?? 0), bars?.y ?? 0) - (box?.y ?? 0);
    expect(seen).toBeGreaterThan(160);

    // Scenes are tested for the room they have, once the button of the opening picture is gone.
    await expect(page.locator(".path")).toBeVisible();
    await painted(page);
    await page.locator("playground-scrubber").evaluate((scrubber) => {
      const { stages } = scrubber as unknown as { stages: { start: number }[] };
      scrubber.dispatchEvent(new CustomEvent("seek", { detail: stages[1]?.start }));
    });
    const drawn = page.locator(".canvas");
    await expect.poll(() => drawn.evaluate((one) => one.clientWidth)).toBe(room.width);
    await expect
      .poll(() => drawn.evaluate((one) => one.clientHeight))
      .toBeGreaterThan(room.height - 45);

    await playground.sentence.fill(words);
    const tokens = page.locator(".field .token");
    await expect(tokens).toHaveCount(40);
    const cut = await page.locator(".fields").evaluate((fields) => {
      const { top, bottom, left, right } = fields.getBoundingClientRect();
      return Array.from(fields.querySelectorAll(".token .word")).filter((token) => {
        const own = token.getBoundingClientRect();
        return own.top < top || own.bottom > bottom || own.left < left || own.right > right;
      }).length;
    });
    // In the lowest window the sentence is scrolled, so that there is a picture.
    if (height > 480) expect(cut).toBe(0);
  });

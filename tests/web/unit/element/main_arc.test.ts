import { expect, it } from "vitest";
import { scrolledTo } from "../../../../web/src/element/state/main_arc.js";

const word = (y: number) => ({ y, height: 20 });

it("both ends of the arc are seen where they have room together", () => {
  const top = scrolledTo(word(600), word(400), 400);
  expect(top).toBeLessThan(400);
  expect(top + 400).toBeGreaterThan(620);
});

it("otherwise the word that looks is seen, and the way to the other one", () => {
  const up = scrolledTo(word(900), word(40), 400);
  expect(up + 400).toBeGreaterThan(920);
  expect(up).toBeLessThan(900 - 300);
  const down = scrolledTo(word(40), word(900), 400);
  expect(down).toBeLessThan(40);
  expect(down).toBeGreaterThanOrEqual(0);
});

it("the end of a picture is seen where the arc is seen as well", () => {
  expect(scrolledTo(word(300), word(200), 400, 520)).toBe(120);
  expect(scrolledTo(word(300), word(200), 400, 350)).toBe(0);
  // Scrolled to its end, the picture would lack the word that is looked at.
  expect(scrolledTo(word(300), word(200), 400, 900)).toBe(scrolledTo(word(300), word(200), 400));
});

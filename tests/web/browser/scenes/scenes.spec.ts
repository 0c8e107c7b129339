/** Scenes: the same frame forwards and backwards; heads that are split. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

/**
 * Forwards through the whole story and backwards again, some moments in every step; what differs between the
 * two ways, and how many different pictures there were. Runs in the page.
 */
function scrubBothWays(page: Page) {
  return page.locator("attention-playground").evaluate(async (element) => {
    const player = element as HTMLElement & {
      currentTime: number;
      readonly updateComplete: Promise<boolean>;
    };
    const root = element.shadowRoot as ShadowRoot;
    const { stages } = root.querySelector("playground-scrubber") as unknown as {
      stages: { start: number; end: number; title: { en: string } }[];
    };
    const times = stages.flatMap(({ start, end, title }) =>
      [0.03, 0.2, 0.4, 0.6, 0.8, 0.97].map((share) => ({
        step: title.en,
        share,
        time: start + share * (end - start),
      })),
    );
    const draw = async (time: number): Promise<string> => {
      player.currentTime = time;
      await player.updateComplete;
      const elements = root.querySelectorAll("svg.frame *, svg.front *");
      const drawn = Array.from(elements, (element) => {
        const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
        const text = element.children.length > 0 ? "" : element.textContent;
        return [element.localName, ...attributes.sort(), text].join(" ");
      });
      return drawn.sort().join("\n");
    };
    const forwards: string[] = [];
    for (const { time } of times) forwards.push(await draw(time));
    const differing: string[] = [];
    for (const [index, { step, share, time }] of [...times.entries()].reverse())
      if ((await draw(time)) !== forwards[index]) differing.push(`${step} at ${share}`);
    return { differing, steps: stages.length, pictures: new Set(forwards).size };
  });
}

for (const [preset, tag] of [
  ["split-heads", " @firefox"],
  ["block", ""],
  ["positions-rotary", ""],
] as const)
  test(`every step of ${preset} is the same picture forwards and backwards${tag}`, async ({
    playground,
  }) => {
    await playground.openPreset(preset);
    const { differing, steps, pictures } = await scrubBothWays(playground.page);
    expect(differing).toEqual([]);
    expect(steps).toBeGreaterThan(4);
    // Something happens in every step.
    expect(pictures).toBeGreaterThan(2 * steps);
  });

test("heads are split: the same tiles, moved apart, none lost and none changed", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.openPreset("split-heads");
  await playground.step("Split heads").click();
  const tiles = () =>
    page.locator("svg.frame [data-node] rect").evaluateAll((rects) =>
      rects.map((rect) => ({
        node: rect.closest("[data-node]")?.getAttribute("data-node") ?? "",
        digits: rect.parentElement?.querySelector("text")?.textContent ?? "",
        left: rect.getBoundingClientRect().left,
      })),
    );
  const stage = await page.locator("playground-scrubber").evaluate((scrubber) => {
    const { stages, duration } = scrubber as unknown as {
      stages: { start: number; end: number; title: { en: string } }[];
      duration: number;
    };
    const { start, end } = stages.find(({ title }) => title.en === "Split heads") ?? {
      start: 0,
      end: 0,
    };
    return { start: start / duration, length: (end - start) / duration };
  });
  await playground.seek(stage.start + 0.01 * stage.length);
  const before = await tiles();
  await playground.seek(stage.start + 0.98 * stage.length);
  const after = await tiles();
  const digits = (all: typeof before) =>
    all
      .map((tile) => tile.digits)
      .filter(Boolean)
      .sort();
  expect(before.length).toBeGreaterThan(20);
  expect(new Set(after.map(({ node }) => node))).not.toEqual(
    new Set(before.map(({ node }) => node)),
  );
  expect(new Set(digits(after))).toEqual(new Set(digits(before)));
  const places = (all: typeof before) => new Set(all.map(({ left }) => Math.round(left)));
  expect([...places(after)].sort()).not.toEqual([...places(before)].sort());
});

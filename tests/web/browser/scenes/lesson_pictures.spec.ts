/** Every lesson with a picture of its own, played through at 3 and at 20 words, and its sliders dragged to both ends. */
import { expect, Playground, test } from "../playground.js";
import { presets } from "../../unit/native.js";
import { inTurn } from "../../support/turns.js";

const isStudied = ({ place }: { readonly place?: { readonly part?: string } }) =>
  place?.part === "study";

const lessons = Object.entries(presets())
  .filter(([, { graph }]) => graph.some(isStudied))
  .map(([id]) => id);

const sentences = [
  "we sing together",
  "the cat sat on the mat and the dog lay by the door while rain fell on roofs all night",
];

interface Stage {
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly string[];
}

const stagesOf = ({ page }: Playground): Promise<Stage[]> =>
  page
    .locator("playground-scrubber")
    .evaluate((scrubber) =>
      (scrubber as unknown as { readonly stages: readonly Stage[] }).stages
        .map(({ start, end, nodes }) => ({ start, end, nodes }))
        .filter(({ nodes }) => nodes.some((node) => node.startsWith("study."))),
    );

async function type(playground: Playground, text: string): Promise<void> {
  await playground.page
    .locator("attention-playground")
    .evaluate((element, text) => element.setAttribute("text", text), text);
  await expect.poll(async () => (await playground.tokens()).length).toBe(text.split(" ").length);
}

/** To a moment, once it is drawn. */
const goTo = ({ page }: Playground, time: number) =>
  page.locator("attention-playground").evaluate(async (element, time) => {
    const player = element as unknown as {
      currentTime: number;
      readonly updateComplete: Promise<boolean>;
    };
    player.currentTime = time;
    await player.updateComplete;
  }, time);

/** What is drawn beyond the left or right edge of the picture, and numbers that are none. */
const faults = ({ page }: Playground): Promise<string[]> =>
  page.locator("svg.frame").evaluate((frame) => {
    const room = frame.getBoundingClientRect();
    return [...frame.querySelectorAll("text, path, circle")].flatMap((mark) => {
      const { left, right } = mark.getBoundingClientRect();
      const text = mark.textContent ?? "";
      const outside = left < room.left - 2 || right > room.right + 2;
      return outside || /NaN|undefined|Infinity/u.test(text) ? [`${mark.tagName} ${text}`] : [];
    });
  });

async function expectWhole(playground: Playground, when: string): Promise<void> {
  await expect(playground.page.locator("svg.frame > *").first()).toBeAttached();
  expect.soft(await faults(playground), when).toEqual([]);
}

/** Moves every slider of the picture to both ends. */
async function slide(playground: Playground, when: string): Promise<number> {
  const { page } = playground;
  const sliders = page.locator(".room .slider");
  const count = await sliders.count();
  for (let i = 0; i < count; i++) {
    const slider = sliders.nth(i);
    await expect(slider).toBeInViewport();
    for (const [key, end] of [
      ["Home", "aria-valuemin"],
      ["End", "aria-valuemax"],
    ] as const) {
      await slider.focus();
      await page.keyboard.press(key);
      const value = (await slider.getAttribute(end)) ?? "";
      await expect(slider).toHaveAttribute("aria-valuenow", value);
      await expectWhole(playground, `${when}, ${key}`);
    }
  }
  return count;
}

async function playThrough(playground: Playground, lesson: string): Promise<void> {
  let sliders = 0;
  for (const sentence of sentences) {
    await playground.openPreset(lesson);
    await type(playground, sentence);
    for (const { start, end, nodes } of await stagesOf(playground)) {
      const when = `${lesson}, ${nodes.join(" ")}, ${sentence}`;
      for (const share of [0.02, 0.35, 0.7, 0.999]) {
        await goTo(playground, start + share * (end - start));
        await expectWhole(playground, `${when}, ${share}`);
      }
      sliders += await slide(playground, when);
    }
  }
  expect(sliders, `${lesson} has something to drag`).toBeGreaterThan(0);
  expect(playground.complaints, lesson).toEqual([]);
}

for (const { device, size } of [
  { device: "phone", size: { width: 390, height: 844 } },
  { device: "desktop", size: { width: 1280, height: 800 } },
])
  test(`every lesson with a picture of its own plays through on a ${device}`, async ({
    page,
    pageUrl,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const playground = new Playground(page, pageUrl);
    await playground.open();
    for (const lesson of inTurn(lessons, 3)) await playThrough(playground, lesson);
  });

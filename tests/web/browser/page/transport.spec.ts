/** The player: methods and events of a media element, keys, speeds, and the modes at the end of a step. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";

interface Media extends HTMLElement {
  currentTime: number;
  playbackRate: number;
  mode: "on" | "step" | "repeat";
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  play(): Promise<void>;
  pause(): void;
}

/** Does something to the element, in the page. */
const onElement = <Result>(page: Page, act: (element: Media) => Result) =>
  page.locator("attention-playground").evaluate(act as (element: unknown) => Result);

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly stops: readonly number[];
}

const stagesOf = (page: Page) =>
  page.locator("playground-scrubber").evaluate((scrubber) =>
    (scrubber as unknown as { stages: Segment[] }).stages.map(({ start, end, stops }) => ({
      start,
      end,
      stops,
    })),
  );

test("plays like a media element: the same events in the same order @firefox", async ({
  playground,
}) => {
  const told = await onElement(playground.page, async (element) => {
    const events: string[] = [];
    const types = "play pause seeking seeked timeupdate ended durationchange ratechange modechange";
    for (const type of types.split(" "))
      element.addEventListener(type, () => {
        if (events.at(-1) !== type) events.push(type);
      });
    const during = async (act: () => void, until?: string): Promise<string> => {
      events.length = 0;
      act();
      const started = performance.now();
      while (until && !events.includes(until) && performance.now() - started < 20_000)
        await new Promise(requestAnimationFrame);
      return events.join(" ");
    };
    const seek = await during(() => (element.currentTime = 3));
    const rate = await during(() => (element.playbackRate = 9));
    const play = await during(() => void element.play(), "timeupdate");
    const pause = await during(() => {
      element.pause();
    });
    const again = await during(() => {
      element.pause();
    });
    element.currentTime = element.duration - 0.3;
    const end = await during(() => void element.play(), "ended");
    const atEnd = [element.ended, element.paused, element.currentTime === element.duration];
    await during(() => void element.play(), "timeupdate");
    const restarted = element.currentTime < 1 && !element.paused;
    element.pause();
    return { seek, rate, play, pause, again, end, atEnd, restarted, most: element.playbackRate };
  });
  expect(told).toEqual({
    seek: "seeking timeupdate seeked",
    rate: "ratechange",
    play: "play timeupdate",
    pause: "pause",
    again: "",
    end: "play timeupdate pause ended",
    atEnd: [true, true, true],
    restarted: true,
    most: 4,
  });
});

test("a timeline of another length is reported", async ({ playground }) => {
  const { page } = playground;
  const before = await onElement(page, (element) => {
    element.addEventListener("durationchange", () => (element.dataset["told"] = "yes"));
    return element.duration;
  });
  await playground.openPreset("vectors");
  expect(await onElement(page, ({ dataset }) => dataset["told"])).toBe("yes");
  expect(await onElement(page, ({ duration }) => duration)).not.toBe(before);
});

test("each speed plays that many times as fast", async ({ playground }) => {
  const { page } = playground;
  for (const rate of ["0.25", "1", "4"]) {
    await page.locator(".speed select").selectOption(rate);
    const measured = await onElement(page, async (element) => {
      element.currentTime = 1;
      await element.play();
      // The clock starts with its second frame.
      const frame = () => new Promise<number>(requestAnimationFrame);
      await frame();
      await frame();
      const [started, from] = [await frame(), element.currentTime];
      let now = started;
      while (now - started < 400) now = await frame();
      element.pause();
      return (element.currentTime - from) / ((now - started) / 1000);
    });
    expect(measured / Number(rate), rate).toBeGreaterThan(0.8);
    expect(measured / Number(rate), rate).toBeLessThan(1.25);
  }
});

test("at the end of a step it continues, pauses, or repeats the step", async ({ playground }) => {
  const { page } = playground;
  const stages = await stagesOf(page);
  const [, stage, next] = stages;
  if (!stage || !next) throw new Error("no steps");
  const rest = stage.stops.at(-1) ?? stage.end;
  await page.locator(".speed select").selectOption("4");
  const button = page.locator(".mode");
  const play = (until: string) =>
    page.locator("attention-playground").evaluate(
      async (element, { start, until }) => {
        const media = element as Media;
        media.currentTime = start;
        await media.play();
        let [before, back] = [media.currentTime, false];
        const began = performance.now();
        while (performance.now() - began < 20_000) {
          await new Promise(requestAnimationFrame);
          back ||= media.currentTime < before;
          before = media.currentTime;
          if (until === "paused" ? media.paused : back || media.currentTime > Number(until)) break;
        }
        media.pause();
        return { time: media.currentTime, back };
      },
      { start: rest - 0.6, until },
    );
  await expect(button).toHaveAccessibleName("At the end of a step: Continue");
  expect((await play(String(next.start + 0.1))).time).toBeGreaterThan(next.start);
  await button.click();
  await expect(button).toHaveAccessibleName("At the end of a step: Pause");
  expect((await play("paused")).time).toBeCloseTo(rest, 3);
  await button.click();
  await expect(button).toHaveAccessibleName("At the end of a step: Repeat");
  const repeated = await play("1e9");
  expect(repeated.back).toBe(true);
  expect(repeated.time).toBeLessThan(stage.end);
  expect(repeated.time).toBeGreaterThanOrEqual(stage.start);
});

test("the arrow keys go from stop to stop and from step to step, and back the same way", async ({
  playground,
}) => {
  const { page } = playground;
  await page.emulateMedia({ reducedMotion: "reduce" });
  const stages = await stagesOf(page);
  const stops = stages.flatMap((stage) => stage.stops).slice(0, 8);
  await page.keyboard.press("Home");
  // In the opening picture itself the arrows choose a word.
  await page.getByRole("button", { name: "Play" }).focus();
  const time = () => onElement(page, ({ currentTime }) => currentTime);
  await page.keyboard.press("Home");
  for (const stop of stops.filter((one) => one > 0)) {
    await page.keyboard.press("ArrowRight");
    expect(await time()).toBeCloseTo(stop, 3);
  }
  for (const stop of stops.slice(0, -1).reverse()) {
    await page.keyboard.press("ArrowLeft");
    expect(await time()).toBeCloseTo(stop, 3);
  }
  await page.keyboard.press("Home");
  for (const { start } of stages.slice(1, 4)) {
    await page.keyboard.press("ArrowDown");
    expect(await time()).toBeCloseTo(start, 3);
  }
});

test("with reduced motion it shows few still frames instead of many", async ({ playground }) => {
  const { page } = playground;
  const pictures = async (): Promise<number> => {
    const seen = new Set<string>();
    for (let share = 0.5; share < 0.62; share += 0.004) {
      await playground.seek(share);
      seen.add(await playground.frame());
    }
    return seen.size;
  };
  const moving = await pictures();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await pictures();
  expect(moving).toBeGreaterThan(20);
  expect(still).toBeLessThan(moving / 2);
});

/** Makes the time of a page pass faster, so that a test need not wait for films. */
import type { Page } from "@playwright/test";

/** Must be called before the page is opened. */
export async function hurry(page: Page, times: number): Promise<void> {
  await page.addInitScript((times) => {
    const frame = requestAnimationFrame.bind(window);
    const wait = setTimeout.bind(window);
    const now = performance.now.bind(performance);
    window.requestAnimationFrame = (draw) => frame((milliseconds) => draw(milliseconds * times));
    window.setTimeout = ((act: () => void, delay = 0, ...given: unknown[]) =>
      wait(act, delay / times, ...given)) as typeof setTimeout;
    performance.now = () => now() * times;
  }, times);
}

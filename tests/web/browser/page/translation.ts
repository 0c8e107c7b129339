/** What a test sees of the picture of a translation. */
import type { Locator, Page } from "@playwright/test";

export const narration = (page: Page) => page.locator(".narration p").first();
export const drawn = (page: Page, text: string) =>
  page.locator("svg.frame text", { hasText: new RegExp(`^${text}$`, "u") });
export const world = (page: Page, name: string) =>
  page.locator(".worlds").getByRole("button", { name, exact: true });
export async function middleOf(seen: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await seen.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
/** On the crown of the arc that is told. */
export const share = (page: Page) => drawn(page, "[01]\\.\\d{2,3}").first();
export const sentence = (page: Page) => page.locator(".field textarea").first();
/** To the end of the film, where all of the answer stands. */
export const toEnd = (page: Page) => page.keyboard.press("End");

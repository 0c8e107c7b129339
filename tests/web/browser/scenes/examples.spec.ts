/** Every example of the menu, from step to step of its story. */
import { expect, test } from "../playground.js";

interface Story extends HTMLElement {
  readonly stages: readonly { readonly start: number; readonly stops: readonly number[] }[];
}

interface Drawn extends Element {
  readonly updateComplete: Promise<boolean>;
}

test("every example opens and plays, without a complaint and without a gap in its words", async ({
  playground,
}) => {
  test.setTimeout(240_000);
  const { page, complaints } = playground;
  const menu = page.locator("playground-menu.examples");
  const items = menu.getByRole("menuitemradio", { includeHidden: true });
  await expect.poll(() => items.count()).toBeGreaterThan(25);
  const examples = await items.count();
  for (let example = 0; example < examples; example++) {
    const said = await menu.evaluate(openAndPlay, example);
    expect(said.length, `stops of example ${example + 1}`).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).toMatch(/[.。]$/);
    expect(complaints, `example ${example + 1}`).toEqual([]);
  }
});

/**
 * Opens an example, goes to the beginning, a middle stop and the last stop of every step, and returns
 * what is said there. Runs in the page.
 */
async function openAndPlay(menu: HTMLElement, index: number): Promise<string[]> {
  const root = menu.getRootNode() as ShadowRoot;
  const scrubber = root.querySelector("playground-scrubber") as Story;
  const before = scrubber.stages;
  const { items } = menu as unknown as { items: { id: string }[] };
  menu.dispatchEvent(new CustomEvent("choose", { detail: items[index]?.id }));
  while (scrubber.stages === before) await new Promise(requestAnimationFrame);
  const said: string[] = [];
  for (const { start, stops } of scrubber.stages)
    for (const detail of [start, stops[stops.length >> 1], stops.at(-1)]) {
      scrubber.dispatchEvent(new CustomEvent("seek", { detail }));
      await (root.host as Drawn).updateComplete;
      said.push(root.querySelector(".narration p")?.textContent.trim() ?? "");
    }
  return said;
}

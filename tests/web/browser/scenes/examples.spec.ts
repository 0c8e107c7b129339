/** Every example of the course, from step to step of its story. */
import { firstExample } from "../../../../web/src/document/experiment.js";
import { lessonIds } from "../../../../web/src/panels/lesson/reading.js";
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
  for (const id of lessonIds.filter((id) => id !== firstExample("en").id)) {
    await playground.openPreset(id);
    const said = await page.locator("attention-playground").evaluate(saidThroughout);
    expect(said.length, `stops of ${id}`).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).toMatch(/[.?。？]$/);
    expect(complaints, id).toEqual([]);
  }
});

/**
 * Goes to the beginning, a middle stop and the last stop of every step, and returns what is said there.
 * Runs in the page.
 */
async function saidThroughout(element: HTMLElement): Promise<string[]> {
  const root = element.shadowRoot as ShadowRoot;
  const scrubber = root.querySelector("playground-scrubber") as Story;
  const said: string[] = [];
  for (const { start, stops } of scrubber.stages)
    for (const detail of [start, stops[stops.length >> 1], stops.at(-1)]) {
      scrubber.dispatchEvent(new CustomEvent("seek", { detail }));
      await (element as unknown as Drawn).updateComplete;
      said.push(root.querySelector(".narration p")?.textContent.trim() ?? "");
    }
  return said;
}

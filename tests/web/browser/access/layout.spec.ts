/** Nothing runs over, overlaps or jumps: every width, one token to 48, long words, both languages. */
import type { Page } from "@playwright/test";
import { expect, test } from "../playground.js";
import { inTurn } from "../../support/turns.js";

const letters = "abcdefghijklmnopqrstuvwxyz";

const SENTENCES = {
  "one token": "I",
  "six tokens of 30 letters": Array.from({ length: 6 }, (_, i) =>
    (letters + letters).slice(i, i + 30),
  ).join(" "),
  "48 tokens": Array.from({ length: 48 }, (_, i) => letters.slice(i % 24, (i % 24) + 3)).join(" "),
  "48 Chinese tokens": "我爱中国".repeat(16),
} as const;

const WINDOWS = [
  [320, 640],
  [390, 844],
  [640, 400],
  [900, 1000],
  [1280, 800],
  [2560, 1300],
] as const;

/** What stands where it should not, in words. Runs in the page. */
function misplaced(): string[] {
  const found = new Set<string>();
  const app = document.querySelector("attention-playground")?.shadowRoot;
  if (!app) return ["no playground"];
  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute("class") ?? ""} ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30)}`;
  const documentWidth = document.scrollingElement?.scrollWidth ?? 0;
  if (documentWidth > innerWidth) found.add(`the document is ${documentWidth} wide`);

  const controls: { element: Element; box: DOMRect }[] = [];
  const visit = (element: Element, inScroller: boolean): void => {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden") return;
    // Words for a screen reader only.
    if (style.clipPath !== "none") return;
    const box = element.getBoundingClientRect();
    const shown = box.width > 0 && box.height > 0;
    if (shown && !inScroller && (box.left < -1 || box.right > innerWidth + 1))
      found.add(`outside: ${nameOf(element)}`);
    const scrolls = style.overflowX !== "visible";
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (element.matches("button, select, h2, .control, .transport, header, .sentence") && isWide)
      if (!scrolls) found.add(`runs over: ${nameOf(element)}`);
    if (shown && !inScroller && element.matches("button, select, [role=slider]"))
      controls.push({ element, box });
    const inside = inScroller || (scrolls && !element.matches("attention-playground"));
    const children = [
      ...Array.from(element.shadowRoot?.children ?? []),
      ...Array.from(element.children),
    ];
    for (const child of children) visit(child, inside);
  };
  visit(document.body, false);

  for (const [i, { element, box }] of controls.entries())
    for (const other of controls.slice(0, i)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 1 && height > 1)
        found.add(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
    }

  for (const name of Array.from(app.querySelectorAll("[role=tab] span"))) {
    const [text, tab] = [name, name.parentElement as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    if (text.top < tab.top - 1 || text.bottom > tab.bottom + 1)
      found.add(`${name.textContent} is higher than its tab`);
  }

  const stage = app.querySelector(".stage");
  if (stage && stage.scrollWidth > stage.clientWidth + 1) found.add("the stage scrolls sideways");
  const low = Array.from(app.querySelectorAll("svg.frame text"), (text) =>
    Number(text.getAttribute("font-size") ?? 12),
  ).filter((size) => size < 11.5);
  if (low.length > 0) found.add(`type of ${Math.min(...low)} px`);
  return [...found];
}

/** Until what was typed stands there. */
async function type(page: Page, sentence: string, tokens: number): Promise<void> {
  await page.locator(".field textarea").first().fill(sentence);
  await expect(page.locator(".token")).toHaveCount(tokens);
}

for (const [width, height] of inTurn(WINDOWS, 3))
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    const firefox = width === 320 ? " @firefox" : "";

    test(`nothing runs over or overlaps at ${width} pixels${firefox}`, async ({ playground }) => {
      const { page } = playground;
      for (const lang of ["en", "zh"])
        for (const [name, sentence] of Object.entries(SENTENCES)) {
          await page.locator("attention-playground").evaluate((element, lang) => {
            (element as HTMLElement).lang = lang;
          }, lang);
          const tokens = { "one token": 1, "six tokens of 30 letters": 6, "48 tokens": 48 }[name];
          await type(page, sentence, tokens ?? 48);
          for (const share of [0.02, 0.25, 0.5, 0.75, 0.97]) {
            await playground.seek(share);
            expect.soft(await page.evaluate(misplaced), `${lang}, ${name}, ${share}`).toEqual([]);
          }
        }
    });
  });

test("what surrounds the scene stays where it is, whatever is typed and wherever it plays", async ({
  playground,
}) => {
  const { page } = playground;
  await page.setViewportSize({ width: 1280, height: 800 });
  const places = () =>
    page.locator("attention-playground").evaluate(({ shadowRoot }) =>
      ["header", ".sentence", ".side", ".scene", ".inspector", ".narration", ".transport", ".keys"]
        .map((part) => {
          const box = shadowRoot?.querySelector(part)?.getBoundingClientRect();
          return `${part} ${box?.x} ${box?.y} ${box?.width} ${box?.height}`;
        })
        .join("\n"),
    );
  const first = await places();
  for (const sentence of [SENTENCES["one token"], SENTENCES["48 tokens"], "Two tokens"]) {
    await playground.sentence.fill(sentence);
    for (const share of [0.1, 0.4, 0.7, 1]) {
      await playground.seek(share);
      expect(await places(), `${sentence} ${share}`).toBe(first);
    }
  }
});

test("with an example of several sentences and a block nothing runs over either", async ({
  playground,
}) => {
  const { page } = playground;
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const)
    for (const preset of ["cross-attention", "chinese-batch", "block"]) {
      await page.setViewportSize({ width, height });
      await playground.openPreset(preset);
      for (const share of [0.12, 0.5, 0.9]) {
        await playground.seek(share);
        expect.soft(await page.evaluate(misplaced), `${width} ${preset} ${share}`).toEqual([]);
      }
    }
});

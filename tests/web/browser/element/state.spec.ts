/** What is shown is in the page's address, and an address shows what it says. */
import type { Page } from "@playwright/test";
import { test as base } from "../../support/browser_test.js";
import { expect, Playground, test } from "../playground.js";

const query = (page: Page) => new URL(page.url()).searchParams;
const attribute = (page: Page, name: string) =>
  page.locator("attention-playground").getAttribute(name);

/** A playground at an address of its own. */
async function openAt(page: Page, url: string): Promise<Playground> {
  const playground = new Playground(page, url);
  await playground.open();
  return playground;
}

const numbers = (page: Page, node: string) =>
  page.locator("attention-playground").evaluate((element, node) => {
    const { graph } = element as unknown as {
      graph: { id: string; values?: ArrayLike<number> }[];
    };
    return Array.from(graph.find(({ id }) => id === node)?.values ?? []);
  }, node);

const RICH =
  "?v=1&text=I+love+you&text=Attention+is&heads=2&seed=7&mask=window-2&set=/attention/scale:false" +
  "&edit=scores:1,2,2,1/2,2,3,3=0.5&forbid=2,2&stage=weights&sentence=1&head=2&cell=2,1&depth=formula" +
  "&panel=settings&mode=step&speed=2&lang=zh&theme=dark";

base(
  "a rich address shows what it says, and is what is shown @firefox",
  async ({ page, pageUrl }) => {
    const playground = await openAt(page, pageUrl + RICH);
    const element = page.locator("attention-playground");
    await expect(element).toHaveAttribute("theme", "dark");
    await expect(page.locator("header h1")).toHaveText("注意力演示场");
    await expect(page.locator(".sentence .field textarea")).toHaveCount(2);
    await expect(playground.currentStep).toHaveAttribute("title", /./u);
    await expect.poll(() => attribute(page, "stage")).toBe("weights");
    const scores = await numbers(page, "scores");
    expect(scores).toHaveLength(2 * 2 * 3 * 3);
    expect(scores[9 + 3]).toBe(0.5);
    await expect(page.locator("playground-settings")).toBeVisible();
    const state = await element.evaluate((one) => (one as unknown as { state: object }).state);
    expect(state).toMatchObject({
      text: ["I love you", "Attention is"],
      seed: 7,
      mask: { kind: "sliding_window", window: 2 },
      set: [{ path: "/attention/scale", value: false }],
      head: 2,
      cell: { at: [2, 1] },
      depth: "formula",
      panel: "settings",
      mode: "step",
      speed: 2,
    });

    // Whoever changes something sees all the rest in the address still.
    await page
      .getByRole("button", { name: "EN", exact: true })
      .or(page.locator(".languages [lang=en]"))
      .first()
      .click();
    await expect.poll(() => query(page).get("lang")).toBe("en");
    const again = query(page);
    expect(again.getAll("text")).toEqual(["I love you", "Attention is"]);
    expect(again.get("edit")).toBe("scores:1,2,2,1/2,2,3,3=0.5");
    const values = await numbers(page, "weights");
    await page.reload();
    await expect(page.locator("playground-scrubber")).toBeVisible();
    await expect.poll(() => numbers(page, "weights")).toEqual(values);
    expect(playground.complaints).toEqual([]);
  },
);

base("nonsense costs its own field, and the page says so", async ({ page, pageUrl }) => {
  const playground = await openAt(
    page,
    `${pageUrl}?v=1&text=one+small+step&heads=3&mask=sideways&stage=nowhere&stge=weights&cell=99,1`,
  );
  await expect(playground.sentence).toHaveValue("one small step");
  const message = page.locator("#message");
  const said: string[] = [];
  for (let i = 0; i < 5; i++) {
    await expect(message.locator(".message")).toBeVisible();
    said.push((await message.textContent()) ?? "");
    await message.getByRole("button", { name: "OK" }).click();
  }
  for (const name of ["heads", "mask", "stage", "stge", "cell"])
    expect(
      said.some((text) => text.includes(`“${name}”`)),
      name,
    ).toBe(true);
  await expect(message).toContainText("Nothing is trained yet");
  expect(playground.complaints).toEqual([]);
});

base("a link with the tokens of another browser has their numbers", async ({ page, pageUrl }) => {
  const playground = await openAt(page, `${pageUrl}?v=1&tokens=北京大+学生`);
  await expect(playground.sentence).toHaveValue("北京大学生");
  expect(await playground.tokens()).toEqual(["北京大 0", "学生 1"]);
});

test("the address follows the viewer, and back leads to the experiment before", async ({
  playground,
  page,
}) => {
  expect(new URL(page.url()).search).toBe("?model=random");
  await playground.sentence.fill("One more step");
  await expect.poll(() => query(page).get("text")).toBe("One more step");
  await playground.toEndOf("Softmax");
  await expect.poll(() => query(page).get("stage")).toBe("weights");
  await playground.openPreset("split-heads");
  await expect.poll(() => query(page).get("preset")).toBe("split-heads");
  expect(query(page).get("text")).toBeNull();

  await page.goBack();
  await expect(playground.sentence).toHaveValue("One more step");
  expect(query(page).get("text")).toBe("One more step");
  await page.goForward();
  await expect(playground.sentence).not.toHaveValue("One more step");
  expect(await attribute(page, "preset")).toBe("split-heads");
});

test("Share copies the link, or shows it selected where it may not", async ({
  playground,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await playground.sentence.fill("One more step");
  await expect(page.locator(".token")).toHaveCount(3);
  const share = page.locator("header button.share");
  await share.click();
  await expect(share).toHaveText(/Link copied/u);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("text")).toBe("One more step");

  await page.evaluate(() => {
    const refuse = () => Promise.reject(new Error("refused"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
  await share.click();
  const field = page.getByRole("textbox", { name: "Link" });
  await expect(field).toBeFocused();
  await expect(page.locator("playground-share")).toContainText("copy it yourself");
  expect(
    await field.evaluate((one: HTMLTextAreaElement) => one.selectionEnd - one.selectionStart),
  ).toBe(link.length);
});

test("Embed shows code for what is shown", async ({ playground, page }) => {
  await playground.sentence.fill("One more step");
  await expect(page.locator(".token")).toHaveCount(3);
  await playground.toEndOf("Softmax");
  await page.getByRole("button", { name: "Embed" }).click();
  const element = page.getByRole("textbox", { name: "Element" });
  await expect(element).toHaveValue(/<attention-playground\n {2}text="One more step"/u);
  await expect(element).toHaveValue(/stage="weights"/u);
  await expect(page.getByRole("textbox", { name: "Frame" })).toHaveValue(/<iframe\n {2}src="http/u);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Embed" })).toBeFocused();

  // The button does as the key does, in either dialog.
  for (const name of ["Embed", "Export"]) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.locator("dialog")).toHaveCount(0);
  }
});

test("a dialog whose content does not arrive says so, and asks for it again", async ({
  playground,
  page,
}) => {
  const script = /\/dialog-[^/]*\.js$/u;
  await page.route(script, (route) => route.abort());
  await playground.open();
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute(script);
  await dialog.getByRole("button").click();
  await expect(dialog.getByRole("heading", { name: "Export" })).toBeVisible();
  expect(playground.complaints.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);
});

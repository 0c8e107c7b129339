/** Other views: arcs, the coloured sentence, all heads; comparison; vectors in space. */
import type { Locator } from "@playwright/test";
import { expect, test, type Playground } from "../playground.js";
import { RANDOM } from "../../support/browser_test.js";

async function look(playground: Playground, step: string, view: string): Promise<void> {
  await playground.toEndOf(step);
  await playground.page.getByRole("button", { name: view, exact: true }).click();
}

/** Numbers as they are drawn for a node, without the signs of a difference. */
async function numbers(playground: Playground, node: string): Promise<number[]> {
  const shown = await playground.digits(node);
  return [...shown.values()].map((text) => Number(text.replace("−", "-").replace("+", "")));
}

test("arcs show one token's weights, and another's once it is selected @firefox", async ({
  playground,
}) => {
  const { page } = playground;
  await look(playground, "Softmax", "Arcs");
  await expect(page.getByText("In head 1, with looks most at starts").first()).toBeAttached();
  const before = await numbers(playground, "weights");
  expect(before.length).toBeGreaterThanOrEqual(12);
  // A token is picked by its name; its own row of numbers takes the place of the other.
  await page.locator("svg.frame text").getByText("journey", { exact: true }).first().click();
  await expect(page.locator(".narration > p").first()).toContainText(/^\s*journey gives 0\.\d+/u);
  expect(await numbers(playground, "weights")).not.toEqual(before);
});

test("every view keeps its place in time", async ({ playground }) => {
  const { page } = playground;
  await look(playground, "Softmax", "Arcs");
  const time = await playground.time();
  const views = page.getByRole("group", { name: "View" });
  for (const view of ["Sentence", "Grid", "Matrix", "Arcs"]) {
    await views.getByRole("button", { name: view, exact: true }).click();
    expect(await playground.time()).toBe(time);
    await expect(page.locator("svg.frame [data-node=weights]").first()).toBeAttached();
  }
  const arcs = await playground.frame();
  await page.keyboard.press("Home");
  await playground.toEndOf("Softmax");
  expect(await playground.frame()).toBe(arcs);
});

test("two sentences play together, with a difference that adds up to 0", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const compare = page.getByRole("button", { name: "Compare", exact: true });
  await compare.click();
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("A is kept.")).toBeVisible();
  await playground.sentence.fill("Your journey ends with one step");
  await expect(page.locator(".comparing")).toContainText("sentence: starts → ends");
  await expect(page.locator("svg.frame text").getByText("Difference B − A")).toBeVisible();
  await expect(page.locator("svg.frame text").getByText("0.000", { exact: true })).toHaveCount(6);
  await expect(page.locator(".narration")).toContainText("The largest change");
  await page.getByRole("button", { name: "Stop comparing" }).last().click();
  await expect(page.locator(".comparing")).toHaveCount(0);
  await expect(page.locator("svg.frame text").getByText("Difference B − A")).toHaveCount(0);
});

test("a comparison shows nothing but numbers of A, of B, and their difference", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  const [a] = [await playground.digits("weights")];
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await playground.sentence.fill("Your journey ends with one step");
  await expect(page.locator(".comparing")).toContainText("ends");
  const differences = await playground.digits("weights");
  await page.getByRole("button", { name: "Stop comparing" }).last().click();
  await expect(page.locator(".comparing")).toHaveCount(0);
  const b = await playground.digits("weights");
  for (const index of [12, 13, 14, 20, 35]) {
    const [was, is, less] = [a, b, differences].map((shown) =>
      Number((shown.get(index) ?? "").replace("−", "-").replace("+", "")),
    ) as [number, number, number];
    expect(less).toBeCloseTo(is - was, 2);
  }
});

class Space {
  readonly element: Locator;
  readonly view: Locator;

  constructor({ page }: Playground) {
    this.element = page.locator("playground-space");
    this.view = this.element.locator(".view");
  }

  /** Where names and angles stand. */
  picture(): Promise<string> {
    return this.view
      .locator("svg text")
      .evaluateAll((names) =>
        names
          .map((name) => `${name.textContent} ${name.getAttribute("x")} ${name.getAttribute("y")}`)
          .join("\n"),
      );
  }

  token(name: string): Locator {
    return this.element.getByRole("button", { name, exact: true });
  }
}

async function openSpace(playground: Playground): Promise<Space> {
  await look(playground, "Vectors", "Space");
  const space = new Space(playground);
  await expect(space.element.locator("dl")).toContainText("cosine");
  return space;
}

test("vectors are shown in space with their angle, and are selected, rotated and zoomed by key @firefox", async ({
  playground,
}) => {
  const space = await openSpace(playground);
  await expect(space.element).toContainText("principal components of 4 numbers");
  const reading = space.element.locator("dl");
  const before = (await reading.textContent()) ?? "";
  await space.token("step").click();
  await expect(space.token("step")).toHaveAttribute("aria-pressed", "true");
  await expect(reading).not.toHaveText(before);
  const first = await space.picture();
  await space.view.focus();
  for (const key of ["ArrowLeft", "ArrowUp", "+"]) {
    const was = await space.picture();
    await space.view.press(key);
    expect(await space.picture()).not.toBe(was);
  }
  await space.view.press("0");
  expect(await space.picture()).toBe(first);
});

test("dragging rotates the space, and a click on an arrowhead selects it", async ({
  playground,
}) => {
  const space = await openSpace(playground);
  const box = await space.view.boundingBox();
  if (!box) throw new Error("no space");
  const was = await space.picture();
  await playground.page.mouse.move(box.x + 60, box.y + 200);
  await playground.page.mouse.down();
  await playground.page.mouse.move(box.x + 160, box.y + 220, { steps: 4 });
  await playground.page.mouse.up();
  expect(await space.picture()).not.toBe(was);
  await space.view.locator("[data-vector='3']").click({ force: true });
  await expect(space.token("with")).toHaveAttribute("aria-pressed", "true");
});

test("cosine, lengths and dot product belong together", async ({ playground }) => {
  const space = await openSpace(playground);
  const text = ((await space.element.locator("dl").textContent()) ?? "").replaceAll("−", "-");
  const [, angle, product, cosine, a, b] =
    /angle\s*(-?[\d.]+)°\s*dot product\s*(-?[\d.]+)\s*cosine\s*(-?[\d.]+)\s*lengths\s*([\d.]+) × ([\d.]+)/.exec(
      text,
    ) ?? [];
  expect(Math.cos((Number(angle) * Math.PI) / 180)).toBeCloseTo(Number(cosine), 2);
  expect(Number(a) * Number(b) * Number(cosine)).toBeCloseTo(Number(product), 1);
});

test("its library is loaded only when a space is opened", async ({ playground }) => {
  const scripts = () =>
    playground.requests.filter(({ url }) => /solid-[^/]*\.js$/.test(url)).length;
  expect(scripts()).toBe(0);
  await openSpace(playground);
  await expect.poll(scripts).toBe(1);
});

test("without WebGL the same vectors are drawn as lines", async ({ page, pageUrl }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith("webgl") ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await page.goto(pageUrl + RANDOM);
  await page.locator('.step[title="Vectors"]').click();
  await page.getByRole("button", { name: "Space", exact: true }).click();
  await expect(page.locator("playground-space svg path")).toHaveCount(7);
});

test("the legend keeps its hatching where the picture has none", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Vectors");
  await page.getByRole("button", { name: "Space" }).click();
  await expect(page.locator("svg.frame")).toHaveCount(0);
  const chip = page.locator(".legend rect").last();
  const pattern = /#([\w-]+)/u.exec((await chip.getAttribute("fill")) ?? "")?.[1] ?? "";
  await expect(page.locator(`.legend #${pattern}`)).toBeAttached();
});

test("a comparison says which head it shows, and another is chosen", async ({ playground }) => {
  const { page } = playground;
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await playground.sentence.fill("Your journey ends with one step");
  const named = (text: string) => page.locator("svg.frame text").getByText(text, { exact: true });
  // The opening picture still has its arcs.
  await expect(named("A, head 1")).toBeVisible();
  await expect(page.locator("svg.frame path").first()).toBeAttached();
  await page.locator(".head-choice select").selectOption({ label: "2" });
  await expect(named("B, head 2")).toBeVisible();
  await playground.toEndOf("Softmax");
  await expect(named("Difference B − A, head 2")).toBeVisible();
});

test("of queries, keys and values the reader chooses whose vectors are drawn", async ({
  playground,
}) => {
  const { page } = playground;
  await look(playground, "Query, key, value", "Space");
  const space = page.locator("playground-space");
  await expect(space.getByRole("button", { name: "Value", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await space.getByRole("button", { name: "Query and Key" }).click();
  await expect(space.locator("dl")).toContainText("Your (Query) · Your (Key)");
});

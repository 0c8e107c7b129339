/** The element on a page of its own: attributes, properties, events, and many of them at once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { expect, test } from "../playground.js";

interface Element_ extends HTMLElement {
  readonly state: Record<string, unknown>;
  readonly graph: readonly { readonly id: string; readonly values?: ArrayLike<number> }[];
  heads: number | undefined;
  text: readonly string[] | string | undefined;
  stage: string | undefined;
  currentTime: number;
  readonly paused: boolean;
  play(): Promise<void>;
  run(request: object): Promise<{ readonly output: string }>;
  select(place?: string, where?: object): boolean;
}

/** In the page, by a name that no test shadows. */
const inPage = <T>(page: Page, work: (element: Element_) => T | Promise<T>): Promise<T> =>
  page
    .locator("attention-playground")
    .first()
    .evaluate(work as (element: Element) => T);

/** Writes down every event of the element, from outside of it. */
async function listen(page: Page): Promise<() => Promise<[string, Record<string, unknown>][]>> {
  await page.evaluate(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ["ready", "step", "select", "change", "error"])
      document.addEventListener(`playground-${name}`, (event) => {
        heard.push([name, (event as CustomEvent<unknown>).detail]);
      });
    document
      .querySelector("attention-playground")
      ?.addEventListener("playground-error", (event) => {
        heard.push(["own error", (event as CustomEvent<unknown>).detail]);
      });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { heard: [string, Record<string, unknown>][] }).heard,
    );
}

test("attributes move the element together, and follow the viewer @firefox", async ({
  playground,
  page,
}) => {
  const element = page.locator("attention-playground");
  await inPage(page, (one) => {
    one.setAttribute("text", "one small step");
    one.setAttribute("heads", "4");
    one.setAttribute("stage", "weights");
    one.setAttribute("head", "3");
    one.setAttribute("cell", "(3,1)");
  });
  await expect(playground.sentence).toHaveValue("one small step");
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  await expect.poll(() => inPage(page, (one) => one.state["cell"])).toEqual({ at: [3, 1] });
  await expect(element).toHaveAttribute("cell", "(3,1)");
  await expect(element).toHaveAttribute("heads", "4");

  await playground.sentence.fill("two steps");
  await expect(element).toHaveAttribute("text", "two steps");
  await playground.step("Scores").click();
  await expect(element).toHaveAttribute("stage", "scores");
  await expect(element).toHaveAttribute("moment", "0");

  await inPage(page, (one) => {
    one.removeAttribute("heads");
    one.text = "three more steps";
  });
  await expect(playground.sentence).toHaveValue("three more steps");
  await expect.poll(() => inPage(page, (one) => one.heads)).toBeUndefined();
});

test("a method selects a cell, and a link does without a script", async ({ playground, page }) => {
  expect(await inPage(page, (one) => one.select("3,1", { stage: "weights", head: 2 }))).toBe(true);
  await expect(page.locator("attention-playground")).toHaveAttribute("cell", "3,1");
  await expect(page.locator("attention-playground")).toHaveAttribute("head", "2");
  await expect(playground.currentStep).toHaveAttribute("title", "Softmax");
  expect(await inPage(page, (one) => one.select("99,1"))).toBe(false);
  expect(await inPage(page, (one) => one.select())).toBe(true);
  await expect(page.locator("attention-playground")).not.toHaveAttribute("cell", /./u);

  await inPage(page, (one) => {
    one.id = "demo";
    const link = document.createElement("a");
    link.href = "#demo?stage=scores&head=1&cell=2,2";
    link.textContent = "the second row";
    one.before(link);
  });
  const link = page.getByRole("link", { name: "the second row" });
  for (let i = 0; i < 2; i++) {
    await link.click();
    await expect(playground.currentStep).toHaveAttribute("title", "Scores");
    await expect(page.locator("attention-playground")).toHaveAttribute("cell", "2,2");
    await inPage(page, (one) => one.select(undefined, { stage: "tokens" }));
    await expect(playground.currentStep).toHaveAttribute("title", "Tokens");
  }
});

base("what is said before the numbers are there holds once they are", async ({ page, pageUrl }) => {
  await page.goto(pageUrl);
  const state = await inPage(page, async (one) => {
    const other = document.createElement("attention-playground");
    other.setAttribute("preset", "causal-mask");
    other.setAttribute("stage", "scores");
    one.before(other);
    await new Promise((resolve) => setTimeout(resolve));
    other.setAttribute("step", "7");
    other.setAttribute("cell", "3,2");
    await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
    return (other as typeof one).state;
  });
  expect(state).toMatchObject({ stage: "weights", cell: { at: [3, 2] } });
});

test("events tell what happens, and an error stays with its element", async ({
  playground,
  page,
}) => {
  const heard = await listen(page);
  await playground.step("Softmax").click();
  await inPage(page, (one) => one.select("1,1", { stage: "weights" }));
  await expect
    .poll(async () => (await heard()).map(([name]) => name))
    .toEqual(expect.arrayContaining(["step", "select", "change"]));
  const all = await heard();
  const step = all.find(([name]) => name === "step")?.[1];
  expect(step).toMatchObject({ stage: "weights" });
  const select = all.find(([name]) => name === "select")?.[1];
  expect(select).toMatchObject({ cell: { node: "weights", index: 0 }, value: 1 });

  const refused = await inPage(page, (one) =>
    one.run({ command: "run", input: { text: "a" }, attention: { num_heads: 3 } }).then(
      () => "",
      (error: { code: string }) => error.code,
    ),
  );
  expect(refused).toBe("invalid_value");
  await expect.poll(async () => (await heard()).map(([name]) => name)).toContain("own error");
  expect((await heard()).map(([name]) => name)).not.toContain("error");
  const output = await inPage(page, async (one) => {
    const result = await one.run({ command: "run", input: { text: "a b" }, attention: {} });
    return result.output;
  });
  expect(output).toBe("context");
  await expect(playground.sentence).toHaveValue("a b");
});

test("what controls does not name is not there", async ({ playground, page }) => {
  await inPage(page, (one) => {
    one.setAttribute("controls", "play stages");
  });
  await expect(playground.sentence).toHaveCount(0);
  await expect(page.locator("header")).toHaveCount(0);
  await expect(page.locator(".inspector")).toHaveCount(0);
  await expect(playground.steps.first()).toBeVisible();
  await expect(page.locator(".transport")).toBeVisible();
  const { scene, app } = await page.locator("attention-playground").evaluate((one) => {
    const box = (selector: string) =>
      one.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { scene: box(".scene").toJSON() as DOMRect, app: box(".app").toJSON() as DOMRect };
  });
  expect(scene.top).toBe(app.top);
  expect(scene.right).toBe(app.right);
});

const PLAIN = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <script type="module" src="attention-playground.js"></script>
  <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
    <p>Without scripts this stands here.</p>
    <p slot="caption">A causal mask.</p>
  </attention-playground>
</html>`;

base("one script is enough on any page @firefox", async ({ page, pageUrl }) => {
  await page.route("**/plain.html", (route) =>
    route.fulfill({ contentType: "text/html", body: PLAIN }),
  );
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await page.goto(`${pageUrl}plain.html`);
  await expect(page.locator(".step[aria-current=step]")).toHaveAttribute("title", "因果掩码");
  await expect(page.getByText("A causal mask.")).toBeVisible();
  await expect(page.getByText("Without scripts")).toBeHidden();
  await expect(page.locator("header")).toHaveCount(0);
  expect(await inPage(page, (one) => one.heads)).toBe(2);
  await expect(page.locator("attention-playground")).toHaveAttribute("heads", "2");
  expect(wrong).toEqual([]);
});

const MANIFEST = JSON.parse(readFileSync(join(DIST, "custom-elements.json"), "utf8")) as {
  modules: [
    { declarations: [{ cssParts: { name: string }[]; cssProperties: { name: string }[] }] },
  ];
};
const [{ declarations }] = MANIFEST.modules;
const [{ cssParts, cssProperties }] = declarations;

const STYLED = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <style>
    attention-playground { height: 640px; --value: rgb(1 2 3); --paper: oklch(1 0 0); --heading: 31px; }
    ${cssParts.map(({ name }) => `attention-playground::part(${name}) { outline: 7px solid; }`).join("\n")}
  </style>
  <script type="module" src="attention-playground.js"></script>
  <attention-playground text="a b" stage="qkv" theme="dark"></attention-playground>
</html>`;

base(
  "a page's style sheet reaches the parts, and its colours the drawing",
  async ({ page, pageUrl }) => {
    await page.route("**/styled.html", (route) =>
      route.fulfill({ contentType: "text/html", body: STYLED }),
    );
    await page.goto(`${pageUrl}styled.html`);
    const element = page.locator("attention-playground");
    await expect(element.locator("svg.frame")).toBeVisible();
    const rules = await page.evaluate(() => {
      const { styles } = customElements.get("attention-playground") as unknown as {
        styles: { cssText: string }[];
      };
      return styles.map(({ cssText }) => cssText).join();
    });
    for (const { name } of cssProperties) expect(rules).toContain(`var(${name})`);
    expect(await inPage(page, (one) => one.clientHeight)).toBe(640);
    await element.getByRole("button", { name: "Export" }).click();
    await expect(element.locator("dialog")).toBeVisible();
    const outlines = await inPage(page, (one) =>
      Array.from(one.shadowRoot?.querySelectorAll("[part]") ?? [], (part) => [
        part.getAttribute("part"),
        getComputedStyle(part).outlineWidth,
      ]),
    );
    for (const { name } of cssParts) expect(outlines).toContainEqual([name, "7px"]);
    expect(outlines.every(([, width]) => width === "7px")).toBe(true);
    await page.keyboard.press("Escape");

    await expect(element.locator("svg.frame [fill='#010203']").first()).toBeAttached();
    await expect(element.locator(".scene")).toHaveCSS("background-color", "oklch(1 0 0)");
    await expect(element.locator("h2")).toHaveCSS("font-size", "31px");
    // The page's colours stay, the theme's change.
    await element.getByRole("button", { name: "light" }).click();
    await expect(element.locator("svg.frame [fill='#010203']").first()).toBeAttached();
    await expect(element.locator("svg.frame [fill='#14171C']").first()).toBeAttached();
  },
);

/** The page's element gives way to twenty, one below the other. */
async function twenty(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceChildren(
      ...Array.from({ length: 20 }, (_, i) => {
        const element = document.createElement("attention-playground");
        element.style.height = "700px";
        element.setAttribute("text", `number ${i} of twenty`);
        element.setAttribute("autoplay", "");
        return element;
      }),
    );
  });
}

base(
  "twenty share a worker, begin when they come near, and stand still away",
  async ({ page, pageUrl }) => {
    await page.addInitScript(() => {
      const { Worker } = window;
      let workers = 0;
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          Object.assign(window, { workers: ++workers });
        }
      };
    });
    await page.goto(pageUrl);
    await expect(page.locator("playground-scrubber")).toBeVisible();
    await twenty(page);
    const begun = () =>
      page.evaluate(
        () =>
          Array.from(document.querySelectorAll("attention-playground")).filter(
            (one) => one.shadowRoot?.querySelector("playground-scrubber") !== null,
          ).length,
      );
    await expect.poll(begun).toBeGreaterThan(0);
    expect(await begun()).toBeLessThan(5);

    const times = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll("attention-playground")).map(
          (one) => (one as unknown as { currentTime: number }).currentTime,
        ),
      );
    for (let i = 0; i < 20; i++) {
      await page.locator("attention-playground").nth(i).scrollIntoViewIfNeeded();
      await expect(page.locator("attention-playground").nth(i).locator(".token")).toHaveCount(4);
    }
    expect(await begun()).toBe(20);
    const painted = () =>
      page
        .locator("attention-playground")
        .evaluateAll((all) =>
          all.map((one) =>
            one.shadowRoot
              ?.querySelector(".app")
              ?.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions),
          ),
        );
    await expect.poll(async () => (await painted())[0]).toBe(false);
    expect((await painted())[19]).toBe(true);
    const [first, last] = await Promise.all([times(), times()]);
    await expect.poll(async () => (await times())[19]).toBeGreaterThan(last[19] ?? 0);
    expect((await times())[0]).toBe(first[0]);

    // The first page's worker went with its element, or was kept: there is one in any case.
    expect(page.workers()).toHaveLength(1);
    await page.evaluate(() => {
      const all = Array.from(document.querySelectorAll("attention-playground"));
      Object.assign(window, { gone: all.map((one) => new WeakRef(one)) });
      document.querySelector("main")?.replaceChildren();
    });
    await expect.poll(() => page.workers().length).toBe(0);
    const cdp = await page.context().newCDPSession(page);
    const held = async () => {
      await cdp.send("HeapProfiler.collectGarbage");
      return page.evaluate(
        () =>
          (window as unknown as { gone: WeakRef<Element>[] }).gone.filter((one) => one.deref())
            .length,
      );
    };
    await expect.poll(held).toBe(0);
  },
);

base(
  "one that is taken away leaves the others alone, and comes back as it was",
  async ({ page, pageUrl }) => {
    await page.goto(pageUrl);
    await expect(page.locator("playground-scrubber")).toBeVisible();
    const text = await page.evaluate(async () => {
      const main = document.querySelector("main") as HTMLElement;
      const own = main.firstElementChild;
      const other = document.createElement("attention-playground");
      other.setAttribute("text", "another one");
      other.setAttribute("stage", "scores");
      main.prepend(other);
      await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
      own?.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      other.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      main.append(other);
      await new Promise((resolve) => other.addEventListener("playground-ready", resolve));
      return [other.getAttribute("text"), other.getAttribute("stage")];
    });
    expect(text).toEqual(["another one", "scores"]);
    await expect(page.locator(".token")).toHaveCount(2);
  },
);

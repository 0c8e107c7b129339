/** What a page may do too early, twice at a time or wrongly: nothing is lost, nothing is stuck, and it is told. */
import type { Page } from "@playwright/test";
import { test as base } from "../../support/browser_test.js";
import { expect, test } from "../playground.js";
import { inPage } from "./in_page.js";

/** A page with this in its body, beside the built files. */
async function open(page: Page, url: string, body: string, html = 'lang="en"'): Promise<void> {
  await page.route("**/own.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html ${html}><meta charset="utf-8" /><body>${body}</body></html>`,
    }),
  );
  await page.goto(`${url}own.html`);
}

const SCRIPT = '<script type="module" src="attention-playground.js"></script>';

/** What the element tells, as `playground-error` events. */
const notices = (page: Page): Promise<{ problem: string; name: string }[]> =>
  page.evaluate(() => (window as unknown as { notices: [] }).notices);

const LISTEN = `<script>
  notices = []; errors = [];
  document.addEventListener("playground-error", ({ detail }) => {
    notices.push(...detail.notices);
    if (detail.error) errors.push(detail.error.code);
  }, true);
</script>`;

base(
  "what is set and called before the first numbers holds @firefox",
  async ({ page, pageUrl }) => {
    await open(
      page,
      pageUrl,
      `<attention-playground></attention-playground>
     <script>
       const element = document.querySelector("attention-playground");
       element.text = "early birds sing";
       element.heads = 1;
     </script>
     ${SCRIPT}
     <script type="module">
       const element = document.querySelector("attention-playground");
       await customElements.whenDefined("attention-playground");
       window.called = [element.select("weights:2,1")];
       element.currentTime = 12;
       void element.play();
       element.pause();
     </script>`,
    );
    await expect(page.locator(".token")).toHaveCount(3);
    expect(await inPage(page, (one) => [one.heads, one.text])).toEqual([1, ["early birds sing"]]);
    expect(await inPage(page, (one) => Object.hasOwn(one, "heads"))).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { called: unknown }).called)).toEqual([
      true,
    ]);
    await expect.poll(() => inPage(page, (one) => one.currentTime)).toBe(12);
    expect(await inPage(page, (one) => one.paused)).toBe(true);
    await expect(page.locator("attention-playground")).toHaveAttribute("cell", /^weights:2,1/u);
  },
);

test("a run that something newer overtakes is told so", async ({ playground }) => {
  const { page } = playground;
  const ends = await inPage(page, async (one) => {
    const runs = ["one", "two words", "three words here"].map((text) =>
      one.run({ command: "run", input: { text } }).then(
        () => "shown",
        ({ code }: { code: string }) => code,
      ),
    );
    return Promise.all(runs);
  });
  expect(ends).toEqual(["superseded", "superseded", "shown"]);
  await expect(page.locator(".token")).toHaveCount(3);
});

test("what is no experiment is refused at the field, and the next one runs", async ({
  playground,
}) => {
  const { page } = playground;
  const ends = await inPage(page, async (one) => {
    const requests = [null, { command: "presets" }, { command: "run", input: { text: 1n } }];
    const codes: string[] = [];
    for (const request of [...requests, { command: "run", input: { text: "fine" } }])
      codes.push(
        await one.run(request as object).then(
          () => "shown",
          ({ code, path }: { code: string; path: string }) => `${code} ${path}`,
        ),
      );
    return codes;
  });
  expect(ends.slice(0, 2)).toEqual(["invalid_type ", "invalid_value /command"]);
  expect(ends[2]).toMatch(/^invalid_type/u);
  expect(ends[3]).toBe("shown");
});

base(
  "an experiment asked for far from the view is there when it comes near",
  async ({ page, pageUrl }) => {
    await open(
      page,
      pageUrl,
      `<div style="height: 5000px"></div><attention-playground text="the page's own"></attention-playground>${SCRIPT}`,
    );
    await page.waitForFunction(() => customElements.get("attention-playground"));
    await inPage(page, (one) => one.run({ command: "run", input: { text: "asked by the page" } }));
    await page.locator("attention-playground").scrollIntoViewIfNeeded();
    await expect(page.locator(".token .word")).toHaveText(["asked", "by", "the", "page"]);
  },
);

base("what no state has is left out and told", async ({ page, pageUrl }) => {
  await open(page, pageUrl, `${LISTEN}<attention-playground></attention-playground>${SCRIPT}`);
  await expect(page.locator(".token").first()).toBeVisible();
  await inPage(page, (one) => {
    const any = one as unknown as { change(state: unknown): void; state: unknown; heads: unknown };
    any.change({ bogus: 1, heads: 1 });
    any.change(null);
    any.state = null;
    any.heads = {};
  });
  await expect
    .poll(() => notices(page))
    .toEqual([
      { problem: "unknown", name: "bogus", given: "1" },
      { problem: "nonsense", name: "heads", given: "[object Object]" },
    ]);
});

base(
  "a request's own output is left out, as the page needs all of the result",
  async ({ page, pageUrl }) => {
    await open(
      page,
      pageUrl,
      `${LISTEN}<attention-playground
       request='{"command":"run","input":{"text":"from the README"},"output":{"graph":false}}'
     ></attention-playground>${SCRIPT}`,
    );
    await expect(page.locator(".token")).toHaveCount(3);
    expect(await notices(page)).toMatchObject([{ problem: "output", name: "request" }]);
  },
);

for (const [missing, controls] of [
  ["module", "play"],
  ["module", ""],
  ["experiment", "play"],
])
  base(
    `without its ${missing} a figure with ${controls || "all"} controls says so`,
    async ({ page, pageUrl }) => {
      if (missing === "module") await page.route("**/*.wasm", (route) => route.abort());
      const request =
        missing === "module" ? "" : `request='{"input":{"text":"a"},"attention":{"num_heads":3}}'`;
      await open(
        page,
        pageUrl,
        `${LISTEN}<attention-playground ${request} ${controls && `controls="${controls}"`}></attention-playground>${SCRIPT}`,
      );
      const failure = page.locator(".scene").getByRole("alert");
      await expect(failure).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { errors: string[] }).errors)).toEqual(
        [missing === "module" ? "load_failed" : "invalid_value"],
      );
      if (missing !== "module") return;
      await page.unroute("**/*.wasm");
      if (controls === "") {
        await expect(page.locator(".examples")).toHaveCount(0);
        await page.locator(".field textarea").fill("typed again");
        await expect(page.locator(".token")).toHaveCount(2);
      } else await failure.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator("svg.frame")).toBeVisible();
      await expect(failure).toHaveCount(0);
    },
  );

base(
  "on a page that is written from right to left figures stand as ever, and the caption is the page's",
  async ({ page, pageUrl }) => {
    const body = (style: string) =>
      `<style>body { font: 20px/30px monospace; color: rgb(1, 2, 3); }</style>
     <attention-playground stage="weights" controls="play" ${style}>
       <p slot="caption">Caption</p>
     </attention-playground>${SCRIPT}`;
    await open(page, pageUrl, body(""), 'lang="en" dir="rtl"');
    await expect(page.locator("svg.frame")).toBeVisible();
    await expect(page.locator(".app")).toHaveCSS("direction", "ltr");
    const caption = page.getByText("Caption");
    await expect(caption).toHaveCSS("direction", "rtl");
    await expect(caption).toHaveCSS("font-size", "20px");
    await expect(caption).toHaveCSS("color", "rgb(1, 2, 3)");
  },
);

base("an explicit panel is open, however narrow the element", async ({ page, pageUrl }) => {
  await open(
    page,
    pageUrl,
    `<div style="width: 900px"><attention-playground panel="lesson"></attention-playground></div>${SCRIPT}`,
  );
  await expect(page.locator("playground-lesson h2")).toBeVisible();
});

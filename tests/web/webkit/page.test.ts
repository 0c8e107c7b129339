/** The page in WebKitGTK, the third engine, as a reader uses it: by pointer and keyboard, from a sentence to a picture. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nativeCaller, resultOf, type RunResult } from "../support/callers.js";
import { servePage, type PageServer } from "../support/page_server.js";
import { Browser, KEYS, until } from "./driver.js";

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [server, browser] = await Promise.all([servePage(), Browser.start()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const TEXT = "We see what we compute";

/** What the native program computes for the page's first experiment with another sentence. */
async function nativeWeights(): Promise<readonly (number | string)[]> {
  const program = nativeCaller();
  const { graph } = (await resultOf(program, {
    command: "run",
    input: { text: TEXT },
    embedding: { kind: "token", d_in: 4, seed: 353 },
    attention: { num_heads: 2, mask: { kind: "causal" } },
    weights: { init: "xavier_uniform", seed: 353 },
  })) as RunResult;
  program.close();
  return graph.find(({ id }) => id === "weights")?.values ?? [];
}

const cell = (index: number) => `svg.frame [data-node="weights"][data-index="${String(index)}"]`;

/** The share of the largest weight, set by hand. */
const SET = "0.9";

test("a sentence is typed, played to its end, asked why, edited and exported", async () => {
  await browser.open(`${server.url}?model=random`, { width: 1280, height: 800 });
  await browser.see(".token .word", ({ length }) => length === 6);
  await browser.run(() => {
    const page = window as unknown as { complaints: string[] };
    page.complaints = [];
    addEventListener("error", ({ message }) => page.complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => page.complaints.push(String(reason)));
  });

  await browser.click(".field textarea");
  await browser.selectAll();
  await browser.type(TEXT);
  await browser.see(".token .word", (words) => words.join(" ") === TEXT);

  await browser.click(".step:first-of-type");
  const { length: steps } = await browser.see(".step");
  const seen = new Set<number>();
  for (let ended = false; !ended;) {
    await browser.type(KEYS.right);
    const there = await browser.run(() => {
      const { currentTime, duration } = document.querySelector(
        "attention-playground",
      ) as Element & {
        readonly currentTime: number;
        readonly duration: number;
      };
      const steps = found(".step");
      const step = steps.findIndex((one) => one.getAttribute("aria-current") === "step");
      return { step, ended: currentTime === duration };
    });
    seen.add(there.step);
    ended = there.ended;
  }
  expect(seen.size).toBe(steps);

  await browser.click('.step[title="Softmax"]');
  const weights = await nativeWeights();
  const [shown = ""] = await browser.see(cell(6), ([text = ""]) => /\d/u.test(text));
  expect(Number(shown)).toBeCloseTo(Number(weights[6]), 2);

  await browser.click(cell(6));
  await browser.see("playground-why >> h2", ([text]) => text === "see → see");
  await browser.click("playground-why >> #edit");
  await browser.click("playground-why >> input");
  await browser.selectAll();
  await browser.type(SET + KEYS.enter);
  await browser.see("playground-why >> .tile.large", ([text]) => text === "0.900");
  await browser.see("playground-why >> .set");

  await browser.click(".export");
  await browser.click("[data-kind=png]");
  let file = "";
  await until(async () => {
    file = (await readdir(browser.home)).find((name) => name.endsWith(".png")) ?? "";
    return file !== "";
  });
  expect(file).toBe("attention-softmax.png");
  const png = await readFile(join(browser.home, file));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);

  const complaints = () => (window as unknown as { complaints: string[] }).complaints;
  expect(await browser.run(complaints)).toEqual([]);
}, 120_000);

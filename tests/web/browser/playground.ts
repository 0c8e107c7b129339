/** The page as a reader handles it, and what a test may ask of it. */
import { test as base, expect, RANDOM } from "../support/browser_test.js";
import type { Locator, Page } from "@playwright/test";

export { expect };

export class Playground {
  /** What the page asked of the server. */
  readonly requests: { readonly url: string; readonly type: string | undefined }[] = [];
  /** What went wrong in the console. */
  readonly complaints: string[] = [];

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("response", (response) => {
      this.requests.push({ url: response.url(), type: response.headers()["content-type"] });
    });
  }

  async open(): Promise<void> {
    await this.page.goto(this.url + (this.url.includes("?") ? "" : RANDOM));
    await expect(this.page.locator("playground-scrubber")).toBeVisible();
  }

  get sentence(): Locator {
    return this.page.locator(".field textarea").first();
  }

  /** The tokens under the sentence, each as "word id", all of one moment. */
  tokens(): Promise<string[]> {
    return this.page
      .locator(".field:first-of-type .token")
      .evaluateAll((tokens) =>
        tokens.map((token) =>
          [".word", "small"].map((part) => token.querySelector(part)?.textContent ?? "").join(" "),
        ),
      );
  }

  get steps(): Locator {
    return this.page.locator(".step");
  }

  get currentStep(): Locator {
    return this.page.locator(".step[aria-current=step]");
  }

  step(title: string): Locator {
    return this.page.locator(`.step[title="${title}"]`);
  }

  /** What is drawn: every element with its attributes, in an order of their own, and its text. */
  frame(): Promise<string> {
    return this.page.locator("svg.frame").evaluate((frame) =>
      Array.from(frame.querySelectorAll("*"))
        .map((element) => {
          const attributes = Array.from(element.attributes).map(
            ({ name, value }) => `${name}=${value}`,
          );
          const text = element.children.length ? "" : (element.textContent ?? "");
          return [element.tagName, ...attributes.sort(), text].join(" ");
        })
        .join("\n"),
    );
  }

  /** To the last stop of a step, where its result stands. */
  async toEndOf(step: string): Promise<void> {
    await this.step(step).click();
    await expect(this.step(step)).toHaveAttribute("aria-current", "step");
  }

  /** To the first moment of a step. */
  async toStartOf(step: string): Promise<void> {
    await this.step(step).click();
    await this.page.keyboard.press("ArrowUp");
    await expect(this.step(step)).toHaveAttribute("aria-current", "step");
  }

  /** The digits shown for a node, by the index of their cell. */
  digits(node: string): Promise<Map<number, string>> {
    return digitsOf(this.page, node);
  }

  /** The scrubber's place in seconds. */
  async time(): Promise<number> {
    const slider = this.page.getByRole("slider");
    return Number(await slider.getAttribute("aria-valuenow"));
  }

  async openExample(title: string): Promise<void> {
    await this.page.getByRole("button", { name: "Examples" }).click();
    await this.page.getByRole("combobox", { name: "Find a lesson" }).fill(title);
    await this.page.getByRole("option").filter({ hasText: title }).first().click();
  }

  /** An example by its id, in any language, once the examples are there and then its numbers. */
  async openPreset(id: string): Promise<void> {
    await this.page.locator("attention-playground").evaluate(chooseLesson, id);
  }

  /** To a share of the story, once it stands there. */
  async seek(share: number): Promise<void> {
    await this.page.locator("attention-playground").evaluate(async (element, share) => {
      const player = element as unknown as {
        currentTime: number;
        readonly duration: number;
        readonly updateComplete: Promise<boolean>;
      };
      player.currentTime = player.duration * share;
      await player.updateComplete;
    }, share);
  }
}

/** In the page: opens a lesson as the course does, and waits until the numbers are no longer those of the one before. */
export async function chooseLesson(element: Element, id: string): Promise<void> {
  const root = element.shadowRoot as ShadowRoot;
  const frame = () => new Promise(requestAnimationFrame);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const scrubber = find("playground-scrubber") as HTMLElement & { readonly stages: unknown };
  const before = scrubber.stages;
  find(".examples")?.click();
  type Course = HTMLElement & { readonly presets?: readonly { readonly id: string }[] };
  const course = () => find("playground-course") as Course | null;
  while (!course()?.presets?.some((preset) => preset.id === id)) await frame();
  // It is loaded when it is first opened.
  await customElements.whenDefined("playground-course");
  course()?.dispatchEvent(new Event("close", { bubbles: true }));
  course()?.dispatchEvent(new CustomEvent("choose", { detail: id }));
  while (scrubber.stages === before || element.getAttribute("preset") !== id) await frame();
}

/** The digits that a playground, or the only one of a page, shows for a node, by the index of their cell. */
export async function digitsOf(where: Locator | Page, node: string): Promise<Map<number, string>> {
  const shown = await where
    .locator(`svg.frame [data-node="${node}"]`)
    .evaluateAll((marks) =>
      marks.map((mark): [number, string] => [
        Number(mark.getAttribute("data-index")),
        mark.querySelector("text")?.textContent ?? "",
      ]),
    );
  // The names of other heads lead to cells of theirs; they are no digits.
  return new Map(shown.filter(([, text]) => /^[+−]?(\d|∞|NaN)/u.test(text)));
}

/** Every test opens the page, and none may leave an error in the console. */
export const test = base.extend<{ playground: Playground }>({
  playground: async ({ page, pageUrl }, use) => {
    const playground = new Playground(page, pageUrl);
    await playground.open();
    await use(playground);
    expect(playground.complaints).toEqual([]);
  },
});

/** Compares digits as shown with values as computed: equal to the decimals that are shown. */
export function expectShown(
  shown: Map<number, string>,
  values: readonly (number | string)[],
): void {
  for (const [index, text] of shown) {
    const value = values[index];
    if (typeof value !== "number") expect(text).toBe("−∞");
    else expect(Number(text.replace("−", "-"))).toBeCloseTo(value, decimalsOf(text) - 1e-6);
  }
}

function decimalsOf(text: string): number {
  return text.includes(".") ? text.length - text.indexOf(".") - 1 : 3;
}

/** Keeps the module back until it is let go. */
export async function holdModule(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Until what stands has been painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

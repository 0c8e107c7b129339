/** Pictures and films as files: what is in them, how they are cancelled, and where none can be made. */
import type { Download, Locator, Page } from "@playwright/test";
import { serveFolder } from "../../../../scripts/static_server.mjs";
import { test as base } from "../../support/browser_test.js";
import { DIST } from "../../support/paths.js";
import { expect, Playground, test } from "../playground.js";
import { bytesOf, download, openDialog, textOf } from "./export_dialog.js";

test.use({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });

/** The pixels of a picture, in a size in which they are quickly counted. */
function pixelsOf(page: Page, picture: Buffer): Promise<number[]> {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 300 });
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0, 400, 300);
    const { buffer } = pen?.getImageData(0, 0, 400, 300).data ?? new Uint8ClampedArray(4);
    return Array.from(new Uint32Array(buffer));
  }, picture.toString("base64"));
}

/** One that was not drawn has one. */
const coloursOf = async (page: Page, picture: Buffer): Promise<number> =>
  new Set(await pixelsOf(page, picture)).size;

/** How much of a picture is neither ink nor paper. */
async function vividShare(page: Page, picture: Buffer): Promise<number> {
  const pixels = await pixelsOf(page, picture);
  const vivid = pixels.filter((pixel) => {
    const channels = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    return Math.max(...channels) - Math.min(...channels) > 40;
  });
  return vivid.length / pixels.length;
}

test("the frame as a file: an SVG that stands alone and a PNG twice as large", async ({
  playground,
}) => {
  const { page } = playground;
  await playground.toEndOf("Softmax");
  await openDialog(playground);
  const file = await download(playground, "svg");
  expect(file.suggestedFilename()).toBe("attention-softmax.svg");
  const svg = await textOf(file);
  expect(svg).toMatch(/<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="-16 -16 /u);
  expect(svg).toMatch(/<title>Softmax<\/title><desc>.+<\/desc>/u);
  expect(svg).not.toMatch(/<!--|class=|style=|<script|data-|https?:\/\/(?!www\.w3\.org)/u);
  expect(svg).toContain(">1.000</text>");

  const drawn = await page.evaluate(async (svg) => {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, svg);
  const png = await bytesOf(await download(playground, "png"));
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
    [drawn.width, drawn.height].map((side) => Math.round(side * 2)),
  );
  expect(await coloursOf(page, png)).toBeGreaterThan(20);
});

test("a crowded matrix is in the SVG as a picture of its own @long", async ({ playground }) => {
  await playground.sentence.fill(
    Array.from({ length: 60 }, (_, i) => `word${"abcdefg".charAt(i % 7)}`).join(" "),
  );
  await expect(playground.page.locator(".token")).toHaveCount(60);
  await playground.toEndOf("Softmax");
  await openDialog(playground);
  const svg = await textOf(await download(playground, "svg"));
  const [, picture = ""] = /<image [^>]*href="data:image\/png;base64,([^"]+)"/u.exec(svg) ?? [];
  expect(await coloursOf(playground.page, Buffer.from(picture, "base64"))).toBeGreaterThan(20);
  const png = await bytesOf(await download(playground, "png"));
  // Titles alone make up a tenth of that.
  expect(await vividShare(playground.page, png)).toBeGreaterThan(0.01);
});

test("a step as an animated GIF: all its moments, for ever @long", async ({ playground }) => {
  const { page } = playground;
  await playground.step("Scale").click();
  const seconds = await page.locator("playground-scrubber").evaluate((scrubber) => {
    const { stages } = scrubber as unknown as {
      stages: readonly { title: { en: string }; start: number; end: number }[];
    };
    const stage = stages.find(({ title }) => title.en === "Scale");
    return (stage?.end ?? 0) - (stage?.start ?? 0);
  });
  const dialog = await openDialog(playground);
  const gif = await bytesOf(await download(playground, "gif"));
  const film = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: "image/gif" });
    await decoder.tracks.ready;
    const { frameCount = 0, repetitionCount } = decoder.tracks.selectedTrack ?? {};
    const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
    return { frameCount, repetitionCount, duration: image.duration };
  }, gif.toString("base64"));
  expect(film).toEqual({
    frameCount: Math.round(seconds * 20),
    repetitionCount: Infinity,
    duration: 50_000,
  });
  expect(await coloursOf(page, gif)).toBeGreaterThan(20);
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
});

// Playwright hears of no download in the system's Firefox.
test("every kind of file is made in another browser, too @firefox-only @long", async ({
  playground,
}) => {
  const { page } = playground;
  // The smaller the picture, the sooner its films are there.
  await page.setViewportSize({ width: 900, height: 640 });
  await playground.toEndOf("Scale");
  await page.locator("playground-grids [role=gridcell][tabindex='0']").last().focus();
  await page.keyboard.press("Enter");
  const dialog = await openDialog(playground);
  const kinds = await dialog
    .locator("[data-kind]:not([aria-disabled])")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-kind") ?? ""));
  for (const kind of kinds) {
    const button = dialog.locator(`[data-kind=${kind}]`);
    if (kind === "worksheet") continue;
    const end = { markdown: "md", latex: "tex", csvHead: "csv" }[kind] ?? kind;
    await button.click();
    const saved = new RegExp(`^Saved as .*\\.${end}$`, "u");
    const isSaved = expect(dialog.getByRole("status")).toHaveText(saved, { timeout: 60_000 });
    // What a system encodes depends on the libraries that it has.
    await (kind === "mp4" ? Promise.any([isSaved, lack(dialog, button)]) : isSaved);
    await expect(dialog.getByRole("alert")).toBeEmpty();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  }
});

/** Once the browser was asked and does not encode it, the reader is told. */
async function lack(dialog: Locator, button: Locator): Promise<undefined> {
  await expect(button).toHaveAttribute("aria-describedby", /./u, { timeout: 100_000 });
  const reason = await button.getAttribute("aria-describedby");
  await expect(dialog.locator(`#${reason ?? ""}`)).toContainText("cannot encode");
}

test("a step as a video, where the browser encodes one @long", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 900, height: 640 });
  await playground.step("Scale").click();
  const dialog = await openDialog(playground);
  for (const kind of ["webm", "mp4"]) {
    const button = dialog.locator(`[data-kind=${kind}]`);
    await expect(button).not.toHaveAttribute("aria-disabled");
    const file = page.waitForEvent("download").catch(() => undefined);
    await button.click();
    const made = await Promise.race([file, lack(dialog, button).catch(() => undefined)]);
    if (!made) continue;
    const video = await bytesOf(made);
    const seen = await page.evaluate(
      async ([data, kind]) => {
        const video = document.createElement("video");
        video.src = `data:video/${kind ?? ""};base64,${data ?? ""}`;
        await new Promise((resolve, reject) => {
          video.onloadeddata = resolve;
          video.onerror = () => {
            reject(new Error(video.error?.message));
          };
        });
        return { duration: video.duration, width: video.videoWidth };
      },
      [video.toString("base64"), kind],
    );
    expect(seen.duration).toBeGreaterThan(1);
    expect(seen.width).toBeGreaterThan(600);
  }
});

test("what takes long is cancelled by a button, and by closing @long", async ({ playground }) => {
  const { page } = playground;
  const downloads: Download[] = [];
  page.on("download", (file) => downloads.push(file));
  for (const way of ["button", "closing"]) {
    await playground.open();
    await playground.step("Scale").click();
    const dialog = await openDialog(playground);
    // What makes it is held back, for a quick machine is done before one can look.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/gif-[^/]*\.js$/u, async (route) => {
      await released;
      await route.continue();
    });
    await dialog.locator("[data-kind=gif]").click();
    await expect(dialog.getByRole("progressbar", { name: "Making GIF" })).toBeVisible();
    if (way === "button") await dialog.getByRole("button", { name: "Cancel" }).click();
    else await page.keyboard.press("Escape");
    release();
    if (way === "closing") {
      await expect(dialog).toHaveCount(0);
      continue;
    }
    await expect(dialog.getByRole("status")).toHaveText("Cancelled");
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await expect(dialog.locator("[data-kind=gif]")).toBeFocused();
    await page.unroute(/\/gif-[^/]*\.js$/u);
  }
  // Longer than the whole of it takes.
  await page.waitForTimeout(5000);
  expect(downloads).toEqual([]);
});

base(
  "where the page's policy forbids it, the reader hears what must be allowed",
  async ({ page }) => {
    const server = await serveFolder({
      folder: DIST,
      headers: { "content-security-policy": "img-src 'self'" },
    });
    const playground = new Playground(page, server.url);
    await playground.open();
    const dialog = await openDialog(playground);
    await dialog.locator("[data-kind=png]").click();
    await expect(dialog.getByRole("alert")).toContainText("it must allow “img-src blob:”");
    await download(playground, "svg");
    await server.close();
  },
);

test("on a phone the way to the files is beside the tabs", async ({ playground }) => {
  const { page } = playground;
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole("button", { name: "Export" });
  await expect(button).toHaveCount(1);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog.locator("h2")).toBeVisible();
  const sideways = await dialog.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(sideways).toBe(0);
});

test("in the space there is no picture to save, and the reader is told", async ({ playground }) => {
  const { page } = playground;
  await playground.toEndOf("Query, key, value");
  await page.getByRole("button", { name: "Space", exact: true }).click();
  const dialog = await openDialog(playground);
  const svg = dialog.locator("[data-kind=svg]");
  await expect(svg).toHaveAttribute("aria-disabled", "true");
  await expect(svg).toHaveAccessibleDescription(/Choose another view first/u);
});

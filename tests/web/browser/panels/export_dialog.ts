/** The dialog that makes files, and what is in them. */
import { readFile } from "node:fs/promises";
import type { Download, Locator } from "@playwright/test";
import { expect, type Playground } from "../playground.js";

export async function openDialog({ page }: Playground): Promise<Locator> {
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog.locator("h2")).toBeVisible();
  return dialog;
}

export async function download(playground: Playground, kind: string): Promise<Download> {
  const dialog = playground.page.getByRole("dialog", { name: "Export" });
  const [file] = await Promise.all([
    playground.page.waitForEvent("download"),
    dialog.locator(`[data-kind=${kind}]`).click(),
  ]);
  await expect(dialog.getByRole("status")).toContainText(file.suggestedFilename());
  return file;
}

export const textOf = async (file: Download): Promise<string> =>
  (await readFile(await file.path())).toString();

export const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

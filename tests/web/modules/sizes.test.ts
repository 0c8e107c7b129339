import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { MODULE_NAMES, moduleFile } from "../support/module.js";

const KB = 1024;

describe.each(MODULE_NAMES)("%s", async (name) => {
  const script = await readFile(moduleFile(name, "attention.js"));
  const binary = await readFile(moduleFile(name, "attention.wasm"));
  // With gzip itself: the zlib of Node.js packs 1 % worse.
  const gzipped = (data: Buffer) => execFileSync("gzip", ["-9"], { input: data }).length;

  test("is under 360 KB with its script", () => {
    expect(script.length + binary.length).toBeLessThan(360 * KB);
  });

  // The page and the module together may be 250 KB; the presets of the lessons are in the module.
  test("is at most 120 KB when gzipped", () => {
    expect(gzipped(binary)).toBeLessThanOrEqual(120 * KB);
  });

  test("runs behind the script of the others, as the page has but one", () => {
    expect(script).toEqual(readFileSync(moduleFile("wasm-simd", "attention.js")));
  });

  test("is a script that evaluates no text and names no file system", () => {
    expect(script.toString()).not.toMatch(/\beval\(|\bnew Function\(|\bFS\b|require\(/);
  });
});

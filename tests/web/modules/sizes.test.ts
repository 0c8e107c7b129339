import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MODULE_NAMES, moduleFile } from "../support/module.js";

const KB = 1024;

describe.each(MODULE_NAMES)("%s", async (name) => {
  const script = await readFile(moduleFile(name, "attention.js"));
  const binary = await readFile(moduleFile(name, "attention.wasm"));
  const gzipped = (data: Buffer) => gzipSync(data, { level: 9 }).length;

  test("is under 320 KB with its script", () => {
    expect(script.length + binary.length).toBeLessThan(320 * KB);
  });

  test("is under 110 KB when gzipped", () => {
    expect(gzipped(binary)).toBeLessThan(110 * KB);
  });

  test("is a script that evaluates no text and names no file system", () => {
    expect(script.toString()).not.toMatch(/\beval\(|\bnew Function\(|\bFS\b|require\(/);
  });
});

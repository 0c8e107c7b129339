import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { MODULE_NAMES, moduleFile } from "../support/module.js";

describe.each(MODULE_NAMES)("the script of %s", async (name) => {
  const script = await readFile(moduleFile(name, "attention.js"));

  test("is that of the others, as the page has but one", () => {
    expect(script).toEqual(readFileSync(moduleFile("wasm-simd", "attention.js")));
  });

  test("evaluates no text and names no file system", () => {
    expect(script.toString()).not.toMatch(/\beval\(|\bnew Function\(|\bFS\b|require\(/);
  });
});

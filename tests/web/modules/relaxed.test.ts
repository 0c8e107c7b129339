/** The step after linking that gives relaxed instructions the numbers of the standard. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { standardize } from "../../../scripts/relaxed_simd.mjs";
import { moduleFile } from "../support/module.js";

const DRAFT = [0xfd, 0xaf, 0x01];
const STANDARD = [0xfd, 0x85, 0x02];
const VECTOR = [0x41, 0x00, 0xfd, 0x0f]; // i32.const 0; i8x16.splat
const DROP = 0x1a;

/** A module of functions () -> (), each with a local and these instructions, and a memory. */
function moduleOf(...functions: number[][]): Uint8Array<ArrayBuffer> {
  const section = (id: number, ...content: number[]) => [id, content.length, ...content];
  const bodies = functions.map((code) => [1, 1, 0x7f, ...code, 0x0b]);
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, 1, 0x60, 0, 0),
    ...section(3, functions.length, ...functions.map(() => 0)),
    ...section(5, 1, 0, 1),
    ...section(10, functions.length, ...bodies.flatMap((body) => [body.length, ...body])),
    ...section(0, 1, 0x78, ...DRAFT), // a section of its own kind, named "x"
  );
}

test("a multiply-add gets the number that engines know", () => {
  const code = (instruction: number[]) => [...VECTOR, ...VECTOR, ...VECTOR, ...instruction, DROP];
  const bytes = moduleOf([0x01], code(DRAFT), [...code(DRAFT), ...code(DRAFT)]);
  expect(WebAssembly.validate(bytes)).toBe(false);
  expect(standardize(bytes)).toBe(3);
  expect(bytes).toEqual(moduleOf([0x01], code(STANDARD), [...code(STANDARD), ...code(STANDARD)]));
  expect(WebAssembly.validate(bytes)).toBe(true);
  expect(standardize(bytes)).toBe(0);
});

describe("bytes that look like it are left alone", () => {
  const sixteen = [...DRAFT, ...DRAFT, ...DRAFT, ...DRAFT, ...DRAFT, 0x00];
  test.each<[string, number[]]>([
    ["in an i32.const", [0x41, ...DRAFT, DROP]],
    ["in an i64.const", [0x42, ...DRAFT, DROP]],
    ["in an f32.const", [0x43, ...DRAFT, 0x00, DROP]],
    ["in an f64.const", [0x44, ...DRAFT, ...DRAFT, 0x00, 0x00, DROP]],
    ["in a v128.const", [0xfd, 0x0c, ...sixteen, DROP]],
    ["in a shuffle", [...VECTOR, ...VECTOR, 0xfd, 0x0d, ...sixteen.map((byte) => byte % 32), DROP]],
    ["in the offset of a load", [0x41, 0x00, 0x28, 0x02, ...DRAFT, DROP]],
    ["in the offset of a vector's load", [0x41, 0x00, 0xfd, 0x00, 0x04, ...DRAFT, DROP]],
    [
      "in the offset of a lane's load",
      [0x41, 0x00, ...VECTOR, 0xfd, 0x54, 0x00, ...DRAFT, 0x03, DROP],
    ],
    [
      "behind blocks and branches",
      [0x02, 0x40, 0x41, 0x00, 0x0e, 0x01, 0x00, 0x00, 0x0b, 0x41, ...DRAFT, DROP],
    ],
    ["behind a copy", [0x41, 0, 0x41, 0, 0x41, 0, 0xfc, 0x0a, 0x00, 0x00, 0x41, ...DRAFT, DROP]],
  ])("%s", (_, code) => {
    const bytes = moduleOf(code);
    expect(WebAssembly.validate(bytes)).toBe(true);
    const before = bytes.slice();
    expect(standardize(bytes)).toBe(0);
    expect(bytes).toEqual(before);
  });
});

test("an instruction that it does not know stops it", () => {
  expect(() => standardize(moduleOf([0xfb, 0x00]))).toThrow(/byte 30: no instruction/);
  expect(() => standardize(moduleOf([0x43]))).toThrow(/within an instruction/);
});

test.each(["wasm-simd", "wasm-scalar"] as const)(
  "it reads all of %s and changes nothing",
  (name) => {
    expect(standardize(readFileSync(moduleFile(name, "attention.wasm")))).toBe(0);
  },
);

import { expect, test } from "vitest";
import { disassemble, innermostLoops, reachableFrom } from "../support/disassembly.js";
import { MODULE_NAMES } from "../support/module.js";

const isVector = (instruction: string) => /^(v128|[if]\d+x\d+)\./.test(instruction);

test("the product's inner loop multiplies and adds four floats at a time in the SIMD module", () => {
  const product = reachableFrom(disassemble("wasm-simd"), /^playground::matmul\(float const\*/);
  expect(product).not.toHaveLength(0);
  const loops = product.flatMap(innermostLoops).filter((loop) => loop.includes("f32x4.mul"));
  const products = loops.filter(
    (loop) => loop.includes("f32x4.add") && loop.some((line) => line.startsWith("v128.load")),
  );
  expect(products).not.toHaveLength(0);
});

test.runIf(MODULE_NAMES.includes("wasm-relaxed"))(
  "with relaxed SIMD it multiplies and adds in one, a tile of six rows and eight columns",
  () => {
    const product = reachableFrom(
      disassemble("wasm-relaxed"),
      /^playground::matmul\(float const\*/,
    );
    const loops = product.flatMap(innermostLoops);
    const steps = loops.map((loop) => loop.filter((line) => line === "f32x4.relaxed_madd").length);
    expect(Math.max(...steps)).toBe(12);
    expect(loops.filter((loop) => loop.includes("f32x4.mul")).flat()).not.toContain(
      "f32x4.relaxed_madd",
    );
  },
);

test("the scalar module has no vector instruction", () => {
  const functions = [...disassemble("wasm-scalar").values()];
  expect(functions.length).toBeGreaterThan(100);
  expect(functions.flatMap(({ instructions }) => instructions.filter(isVector))).toEqual([]);
});

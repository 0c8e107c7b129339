import { expect, test } from "vitest";
import { disassemble, innermostLoops, reachableFrom } from "../support/disassembly.js";

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

test("the scalar module has no vector instruction", () => {
  const functions = [...disassemble("wasm-scalar").values()];
  expect(functions.length).toBeGreaterThan(100);
  expect(functions.flatMap(({ instructions }) => instructions.filter(isVector))).toEqual([]);
});

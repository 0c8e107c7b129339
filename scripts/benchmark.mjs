#!/usr/bin/env node
// How much SIMD brings: a product of 128 x 768 by 768 x 768 in both modules, in turn, in one run.
// Prints the median of each and their ratio; only the ratio means something on a shared machine.
import { readFile } from "node:fs/promises";

const [rows, inner, columns] = [128, 768, 768];
const products = 8;
const rounds = 9;

async function load(build) {
  const folder = new URL(`../build/${build}/`, import.meta.url);
  const { default: create } = await import(new URL("attention.js", folder).href);
  const module = await create({ wasmBinary: await readFile(new URL("attention.wasm", folder)) });
  return (request) => {
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const at = module._attention_allocate(bytes.length);
    module.HEAPU8.set(bytes, at);
    const start = module._attention_call(at, bytes.length) >>> 0;
    const text = module.HEAPU8.subarray(start, start + module._attention_response_size());
    const response = JSON.parse(new TextDecoder().decode(text));
    module._attention_release(at);
    if (!response.ok) throw new Error(JSON.stringify(response.error));
    return response.result;
  };
}

// Both draws, then `count` products of the same matrices.
function program(count) {
  const product = { op: "matmul", inputs: ["a", "b"] };
  return {
    command: "run",
    program: [
      { id: "a", draw: "rand", shape: [rows, inner] },
      { id: "b", draw: "rand", shape: [inner, columns] },
      ...Array.from({ length: count }, (_, i) => ({ id: `product_${i}`, ...product })),
    ],
    output: { tensors: "none" },
  };
}

function milliseconds(call) {
  const time = (count) => {
    const start = performance.now();
    call(program(count));
    return performance.now() - start;
  };
  const draws = time(0);
  return (time(products) - draws) / products;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const builds = ["wasm-simd", "wasm-scalar"];
const calls = await Promise.all(builds.map(load));
const times = builds.map(() => []);
for (let round = 0; round < rounds; ++round) {
  calls.forEach((call, i) => times[i].push(milliseconds(call)));
}
const medians = times.map(median);
const flops = 2 * rows * inner * columns;
builds.forEach((build, i) => {
  const speed = flops / medians[i] / 1e6;
  console.log(`${build.padEnd(12)} ${medians[i].toFixed(2)} ms  ${speed.toFixed(1)} GFLOP/s`);
});
console.log(`SIMD is ${(medians[1] / medians[0]).toFixed(2)} times as fast`);

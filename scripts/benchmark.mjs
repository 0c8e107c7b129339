// How long the product 128x768x768 takes in both modules: node scripts/benchmark.mjs
// The modules take turns, so that what else the machine does meets both; the medians are printed.

import { readFile } from "node:fs/promises";

const ROUNDS = 15;
const PRODUCTS = 8;
const FLOATING_POINT_OPERATIONS = 2 * 128 * 768 * 768;

async function load(name) {
  const folder = new URL(`../build/${name}/`, import.meta.url);
  const { default: create } = await import(new URL("attention.js", folder).href);
  return create({ wasmBinary: await readFile(new URL("attention.wasm", folder)) });
}

/** Milliseconds that the core says a program with so many products takes. */
function computeMs(module, products) {
  const program = [
    { id: "a", draw: "rand", shape: [128, 768] },
    { id: "b", draw: "rand", shape: [768, 768] },
    ...Array.from({ length: products }, (_, i) => ({
      id: `product_${i}`,
      op: "matmul",
      inputs: ["a", "b"],
    })),
  ];
  const request = { command: "run", program, output: { tensors: "none" } };
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const pointer = module._attention_allocate(bytes.length) >>> 0;
  module.HEAPU8.set(bytes, pointer);
  const start = module._attention_call(pointer, bytes.length) >>> 0;
  const end = start + module._attention_response_size();
  const response = JSON.parse(new TextDecoder().decode(module.HEAPU8.subarray(start, end)));
  module._attention_release(pointer);
  if (!response.ok) throw new Error(response.error.message);
  return response.result.timing.compute_ms;
}

/** One product, without what surrounds it. */
const productMs = (module) => (computeMs(module, 1 + PRODUCTS) - computeMs(module, 1)) / PRODUCTS;

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const names = ["wasm-scalar", "wasm-simd"];
const modules = await Promise.all(names.map(load));
const times = names.map(() => []);
for (let round = 0; round < ROUNDS; round++)
  modules.forEach((module, i) => times[i].push(productMs(module)));

const [scalar, simd] = times.map(median);
names.forEach((name, i) => {
  const speed = FLOATING_POINT_OPERATIONS / [scalar, simd][i] / 1e6;
  console.log(`${name}: ${[scalar, simd][i].toFixed(2)} ms, ${speed.toFixed(1)} GFLOP/s`);
});
console.log(`128x768x768 is ${(scalar / simd).toFixed(2)} times as fast with SIMD`);

/**
 * The module with relaxed SIMD multiplies and adds in one instruction, so its sums may differ from those of the native
 * program, by at most 1e-5 + 1e-5·|x|, where x is the largest summand. All other operations give the same bits.
 */
import { afterAll, expect, test } from "vitest";
import { openCallers, resultOf, type GraphNode, type RunResult } from "../support/callers.js";
import { floatOf, nodeOf } from "../support/goldens.js";
import { randomRequest } from "../support/random_requests.js";

const SEEDS = 25;

const callers = await openCallers();
const native = callers.find(({ name }) => name === "native");
const relaxed = callers.find(({ name }) => name === "wasm-relaxed");

afterAll(() => {
  for (const caller of callers) caller.close();
});

/** By op, of the operations that multiply and add: no summand is larger, where the inputs are at most so large. */
const LARGEST_SUMMAND: Readonly<Record<string, (...largest: number[]) => number>> = {
  linear: (x = 0, weight = 0, bias = 0) => Math.max(x * weight, bias),
  matmul: (a = 0, b = 0) => a * b,
  matmul_transposed: (a = 0, b = 0) => a * b,
  additive: (query = 0, key = 0, ofKey = 0, ofQuery = 0) => Math.max(key * ofKey, query * ofQuery),
  bilinear: (query = 0, key = 0, weight = 0) => query * key * weight,
  cosine: () => 1,
};

const numbersOf = (node: GraphNode): number[] => (node.values ?? []).map(floatOf);

const largestOf = (node: GraphNode): number =>
  numbersOf(node).reduce((largest, x) => Math.max(largest, Math.abs(x)), 0);

/** The request, with these nodes as they were computed elsewhere. */
const withValues = (request: object, nodes: readonly GraphNode[]): object => ({
  ...request,
  overrides: Object.fromEntries(nodes.map(({ id, values }) => [id, values])),
});

const random = Array.from({ length: SEEDS }, (_, seed) => ({
  ...randomRequest(seed + 1),
  output: { graph: true },
}));

/** Those that the program accepts, with its results. */
async function experiments(): Promise<{ request: object; wanted: RunResult }[]> {
  const accepted = [];
  for (const request of random) {
    const response = await native?.call(request);
    if (response?.ok) accepted.push({ request, wanted: response.result as RunResult });
  }
  return accepted;
}

test.runIf(relaxed)("with relaxed SIMD every sum is within its tolerance", async () => {
  if (!relaxed) return;
  let sums = 0;
  for (const { request, wanted } of await experiments()) {
    for (const node of wanted.graph) {
      const largestSummand = LARGEST_SUMMAND[node.op];
      if (!largestSummand) continue;
      const inputs = node.inputs.map((id) => nodeOf(wanted, id));
      const result = (await resultOf(relaxed, withValues(request, inputs))) as RunResult;
      const allowed = 1e-5 + 1e-5 * largestSummand(...inputs.map(largestOf));
      const found = numbersOf(nodeOf(result, node.id));
      const apart = numbersOf(node).map((x, i) => Math.abs(x - (found[i] ?? NaN)));
      expect(Math.max(...apart), `${node.id} of ${JSON.stringify(request)}`).toBeLessThan(allowed);
      sums += 1;
    }
  }
  expect(sums).toBeGreaterThan(2 * SEEDS);
});

test.runIf(relaxed)("with relaxed SIMD everything but sums has the same bits", async () => {
  if (!relaxed) return;
  for (const { request, wanted } of await experiments()) {
    const sums = wanted.graph.filter(({ op }) => op in LARGEST_SUMMAND);
    const result = (await resultOf(relaxed, withValues(request, sums))) as RunResult;
    for (const node of wanted.graph)
      expect(nodeOf(result, node.id).values, node.id).toEqual(node.values);
  }
});

/** Break it, on experiments that the module computes. */
import { describe, expect, test } from "vitest";
import { withValueAt } from "../../../../../web/src/document/pointer.js";
import { createEngine } from "../../../../../web/src/engine/node.js";
import type { RunRequest, RunResult } from "../../../../../web/src/types/wire.js";
import {
  ablations,
  headCounts,
  isAblated,
  isOffered,
  switched,
  type Ablation,
  type AblationId,
} from "../../../../../web/src/panels/settings/ablations.js";
import { ablationResult } from "../../../../../web/src/panels/settings/ablation_result.js";

const engine = createEngine(
  new URL("../../../../../build/wasm-scalar/attention.wasm", import.meta.url),
);
const input = { text: "one small step" };
const plain: RunRequest = {
  command: "run",
  input,
  embedding: { d_in: 4 },
  attention: { mask: { kind: "causal" } },
};
const block: RunRequest = {
  command: "run",
  input,
  embedding: { d_in: 4 },
  position: { kind: "sinusoidal" },
  attention: { num_heads: 2 },
  block: { norm: "rms", norm_position: "pre", final_norm: true },
};

const none = new Map<AblationId, unknown>();
const one = (id: AblationId): Ablation => ablations.find((other) => other.id === id) as Ablation;
const offered = (opened: RunRequest, settings = opened) =>
  ablations.filter((other) => isOffered(other, opened, settings, none)).map(({ id }) => id);
const broken = (id: AblationId, request: RunRequest) =>
  withValueAt(request, one(id).path, switched(one(id), request, request, none));

describe("a switch", () => {
  test("is there for what the experiment has", () => {
    expect(offered(plain)).toEqual(["scale", "mask"]);
    expect(offered(block)).toEqual([
      "scale",
      "mask",
      "position",
      "norm",
      "finalNorm",
      "residual",
      "feedForward",
    ]);
    expect(offered({ command: "run", attention: { score: "cosine" } })).toEqual([]);
    expect(offered({ command: "run", program: [] })).toEqual([]);
  });

  test.each(ablations.map(({ id }) => id))("of %s takes it away and brings it back", async (id) => {
    const without = broken(id, block);
    expect(isAblated(one(id), without)).toBe(true);
    expect(one(id).has(without)).toBe(false);
    expect(offered(block, without)).toContain(id);
    await expect(engine.run(without)).resolves.toBeDefined();
    const mended = withValueAt(without, one(id).path, switched(one(id), block, without, none));
    expect(mended).toEqual(block);
  });

  test("brings back what the experiment came with", () => {
    const window = { kind: "sliding_window", window: 3 } as const;
    const opened: RunRequest = { ...plain, attention: { mask: window } };
    const without = broken("mask", opened);
    expect(switched(one("mask"), opened, without, none)).toEqual(window);
  });
});

test("what the reader added is offered, and comes back as it was", () => {
  const added = withValueAt(plain, "/position/kind", "rotary");
  const without = broken("position", added);
  const taken = new Map<AblationId, unknown>([["position", "rotary"]]);
  expect(isOffered(one("position"), plain, without, taken)).toBe(true);
  expect(switched(one("position"), plain, without, taken)).toBe("rotary");
});

describe("heads", () => {
  test("are as many as divide the width", async () => {
    const request: RunRequest = { command: "run", input, embedding: { d_in: 12 } };
    expect(headCounts(request, await engine.run(request))).toEqual([1, 2, 3, 4, 6, 12]);
    expect(headCounts(block, await engine.run(block))).toEqual([1, 2, 4]);
  });

  test("are no choice where nothing can be cut", async () => {
    const narrow: RunRequest = { command: "run", input, embedding: { d_in: 1 } };
    expect(headCounts(narrow, await engine.run(narrow))).toEqual([]);
    const bare: RunRequest = { command: "run", input, attention: { projections: false } };
    expect(headCounts(bare, await engine.run(bare))).toEqual([]);
  });
});

const values = ({ graph }: RunResult, id: string) =>
  Array.from(graph.find((node) => node.id === id)?.values ?? []);

async function told(id: AblationId, before: RunRequest, after: RunRequest) {
  const [previous, now] = [await engine.run(before), await engine.run(after)];
  const parts = ablationResult(id, previous, now, "en");
  const numbers = parts.flatMap((part) => (part.kind === "number" ? [part.value] : []));
  return { previous, now, numbers, text: parts.map(({ text }) => text).join("") };
}

describe("what happened", () => {
  test("without scaling: the largest weight of the row where it changed most", async () => {
    const { previous, now, numbers, text } = await told("scale", plain, broken("scale", plain));
    const rows = [0, 1, 2].map((row) =>
      [previous, now].map((result) =>
        Math.max(...values(result, "weights").slice(3 * row, 3 * row + 3)),
      ),
    );
    const most = rows.reduce((a, b) =>
      Math.abs((b[1] as number) - (b[0] as number)) > Math.abs((a[1] as number) - (a[0] as number))
        ? b
        : a,
    );
    expect(numbers).toEqual(most);
    expect(text).toMatch(/^Largest weight of (small|step): 0\.\d{3} → 0\.\d{3}$/);
  });

  test("without a mask: who sees whom now, and that it is over when it is back", async () => {
    const open = broken("mask", plain);
    const { now, numbers, text } = await told("mask", plain, open);
    const weights = values(now, "weights");
    expect(numbers).toEqual([0, Math.max(...[1, 2, 5].map((i) => weights[i] as number))]);
    expect(text).toMatch(/^(one|small) now sees (small|step): 0\.000 → 0\.\d{3}$/);
    expect((await told("mask", open, plain)).text).toMatch(/no longer sees .* → 0\.000$/);
  });

  test("without norms: the largest number of the output", async () => {
    const without = broken("finalNorm", block);
    const { previous, now, numbers } = await told("finalNorm", block, without);
    const top = (result: RunResult) =>
      Math.max(...values(result, result.output).map((value) => Math.abs(value)));
    expect(numbers.map(Math.abs)).toEqual([top(previous), top(now)]);
  });

  test("without a residual: the number of the output that changed most", async () => {
    const { previous, now, numbers, text } = await told(
      "residual",
      block,
      broken("residual", block),
    );
    const [before, after] = [values(previous, previous.output), values(now, now.output)];
    const sizes = after.map((value, i) => Math.abs(value - (before[i] as number)));
    const at = sizes.indexOf(Math.max(...sizes));
    expect(numbers).toEqual([before[at], after[at]]);
    expect(text).toContain(input.text.split(" ")[Math.floor(at / 4)] as string);
  });

  test("with other heads: the largest of all weights", async () => {
    const two = withValueAt(plain, "/attention/num_heads", 2);
    const { previous, now, numbers } = await told("heads", { ...plain, attention: {} }, two);
    expect(numbers).toEqual(
      [previous, now].map((result) => Math.max(...values(result, "weights"))),
    );
  });

  test("nothing, and says so, where one token has nothing to share", async () => {
    const single = { ...plain, input: { text: "one" } };
    expect((await told("scale", single, broken("scale", single))).text).toBe(
      "No number changes here.",
    );
  });

  test("in Chinese, with the same numbers", async () => {
    const [previous, now] = [await engine.run(plain), await engine.run(broken("mask", plain))];
    const [en, zh] = (["en", "zh"] as const).map((language) =>
      ablationResult("mask", previous, now, language),
    );
    const numbers = (parts: typeof en) => parts?.filter(({ kind }) => kind === "number");
    expect(numbers(zh)).toEqual(numbers(en));
    expect(zh?.map(({ text }) => text).join("")).toMatch(/现在看得到/);
  });
});

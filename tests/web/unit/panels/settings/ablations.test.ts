/** Break it, on experiments that the module computes. */
import { describe, expect, test } from "vitest";
import { withValueAt } from "../../../../../web/src/document/pointer.js";
import { createEngine } from "../../../../../web/src/engine/node.js";
import type { Ablation, RunRequest, RunResult } from "../../../../../web/src/types/wire.js";
import {
  isAblated,
  offered,
  switched,
  type AblationId,
  type RemovedParts,
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

const none: RemovedParts = new Map();
const ablationsOf = async (request: RunRequest) => (await engine.run(request)).settings.ablations;
const one = async (id: AblationId, request: RunRequest): Promise<Ablation> =>
  (await ablationsOf(request)).find(({ part }) => part === id) as Ablation;
const offers = async (opened: RunRequest, settings = opened, removed = none) => {
  const parts = { now: await ablationsOf(settings), opened: await ablationsOf(opened) };
  return offered(parts, settings, removed).map(({ part }) => part);
};
const broken = async (id: AblationId, request: RunRequest) => {
  const ablation = await one(id, request);
  return withValueAt(request, ablation.field, switched(ablation, request, request, none));
};

describe("a switch", () => {
  test("is there for what the experiment has", async () => {
    expect(await offers(plain)).toEqual(["scale", "mask"]);
    expect(await offers(block)).toEqual([
      "scale",
      "mask",
      "position",
      "norm",
      "final_norm",
      "residual",
      "feed_forward",
    ]);
    expect(await offers({ command: "run", input, attention: { score: "cosine" } })).toEqual([]);
    expect(await offers({ command: "run", program: [{ id: "x", values: [1] }] })).toEqual([]);
  });

  test.each([
    "scale",
    "mask",
    "position",
    "norm",
    "final_norm",
    "residual",
    "feed_forward",
  ] as const)("of %s takes it away and brings it back", async (id) => {
    const ablation = await one(id, block);
    const without = await broken(id, block);
    expect(isAblated(ablation, without)).toBe(true);
    expect(await one(id, without)).toBeUndefined();
    expect(await offers(block, without)).toContain(id);
    await expect(engine.run(without)).resolves.toBeDefined();
    const mended = withValueAt(without, ablation.field, switched(ablation, block, without, none));
    expect(mended).toEqual(block);
  });

  test("brings back what the experiment came with", async () => {
    const window = { kind: "sliding_window", window: 3 } as const;
    const opened: RunRequest = { ...plain, attention: { mask: window } };
    const without = await broken("mask", opened);
    expect(switched(await one("mask", opened), opened, without, none)).toEqual(window);
  });
});

test("what the reader added is offered, and comes back as it was", async () => {
  const added = withValueAt(plain, "/position/kind", "rotary");
  const ablation = await one("position", added);
  const without = await broken("position", added);
  const removed: RemovedParts = new Map([["position", { ablation, value: "rotary" }]]);
  expect(await offers(plain, without, removed)).toContain("position");
  expect(await offers(plain, without)).not.toContain("position");
  expect(switched(ablation, plain, without, removed)).toBe("rotary");
});

describe("heads", () => {
  const counts = async (request: RunRequest) => (await engine.run(request)).settings.head_counts;

  test("are as many as divide the width", async () => {
    const request: RunRequest = { command: "run", input, embedding: { d_in: 12 } };
    expect(await counts(request)).toEqual([1, 2, 3, 4, 6, 12]);
    expect(await counts(block)).toEqual([1, 2, 4]);
  });

  test("are no choice where nothing can be cut", async () => {
    const narrow: RunRequest = { command: "run", input, embedding: { d_in: 1 } };
    expect(await counts(narrow)).toEqual([]);
    const bare: RunRequest = { command: "run", input, attention: { projections: false } };
    expect(await counts(bare)).toEqual([]);
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
    const { previous, now, numbers, text } = await told(
      "scale",
      plain,
      await broken("scale", plain),
    );
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
    const open = await broken("mask", plain);
    const { now, numbers, text } = await told("mask", plain, open);
    const weights = values(now, "weights");
    expect(numbers).toEqual([0, Math.max(...[1, 2, 5].map((i) => weights[i] as number))]);
    expect(text).toMatch(/^(one|small) now sees (small|step): 0\.000 → 0\.\d{3}$/);
    expect((await told("mask", open, plain)).text).toMatch(/no longer sees .* → 0\.000$/);
  });

  test("without norms: the largest number of the output", async () => {
    const without = await broken("final_norm", block);
    const { previous, now, numbers } = await told("final_norm", block, without);
    const top = (result: RunResult) =>
      Math.max(...values(result, result.output).map((value) => Math.abs(value)));
    expect(numbers.map(Math.abs)).toEqual([top(previous), top(now)]);
  });

  test("without a residual: the number of the output that changed most", async () => {
    const { previous, now, numbers, text } = await told(
      "residual",
      block,
      await broken("residual", block),
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
    expect((await told("scale", single, await broken("scale", single))).text).toBe(
      "No number changes here.",
    );
  });

  test("in Chinese, with the same numbers", async () => {
    const [previous, now] = [
      await engine.run(plain),
      await engine.run(await broken("mask", plain)),
    ];
    const [en, zh] = (["en", "zh"] as const).map((language) =>
      ablationResult("mask", previous, now, language),
    );
    const numbers = (parts: typeof en) => parts?.filter(({ kind }) => kind === "number");
    expect(numbers(zh)).toEqual(numbers(en));
    expect(zh?.map(({ text }) => text).join("")).toMatch(/现在看得到/);
  });
});

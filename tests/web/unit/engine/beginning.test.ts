/** What is shown of a model while its decoder is on its way. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { gathered, ofEncoder, toEncoder } from "../../../../web/src/engine/session/beginning.js";
import { QueuedEngine } from "../../../../web/src/engine/client.js";
import { throughMemory } from "../../../../web/src/engine/engine.js";
import { ModuleHost } from "../../../../web/src/engine/host.js";
import { instantiateModule } from "../../../../web/src/engine/load.js";
import { ModelFiles } from "../../../../web/src/engine/models.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";
import { moduleFile } from "../../support/module.js";

type Bytes = Uint8Array<ArrayBuffer>;

const root = join(import.meta.dirname, "../../../../models");
const read = async (name: string): Promise<Bytes> =>
  new Uint8Array(await readFile(join(root, `${name}.safetensors`)));
const translate = await read("translate");

const first = WebAssembly.compile(
  await readFile(join(dirname(moduleFile("wasm-simd", "attention.wasm")), "attention-first.wasm")),
);
/** The first half of the module alone: it must not need the rest. */
const host = () =>
  new ModuleHost(
    async () => instantiateModule(await first),
    () => Promise.reject(new Error("the rest was asked for")),
  );

const request: RunRequest = {
  command: "run",
  model: "translate",
  input: { text: "The zorp didn't cross the street because it was too tired." },
};

/** Pieces of a file, as many as are given at once, and then no more until `go`. */
function halting(file: Bytes, at: number) {
  let go: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (go = resolve));
  const pieces = new ReadableStream<Bytes>({
    async start(controller) {
      for (let i = 0; i < at; i += 50_000)
        controller.enqueue(file.slice(i, Math.min(i + 50_000, at)));
      await waits;
      controller.enqueue(file.slice(at));
      controller.close();
    },
  });
  return { pieces, go: () => go() };
}

const isSame = (one: Bytes | undefined, other: Bytes): boolean =>
  one !== undefined && Buffer.from(one).equals(other);

/** Of the published file, where the numbers of the decoder begin. */
function encoderEnd(file: Bytes): number {
  const length = new DataView(file.buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length))) as Record<
    string,
    { readonly data_offsets?: readonly [number, number] }
  >;
  return 8 + length + (header["decoder.0.attention.W_key"]?.data_offsets?.[0] ?? NaN);
}

test("the published model has its decoder at the end, after more than half of the file", () => {
  expect(encoderEnd(translate)).toBeGreaterThan(translate.length / 2);
  expect(encoderEnd(translate)).toBeLessThan(translate.length * 0.75);
});

test("a beginning is told when the encoder is there and the rest is not, and the file is whole in the end", async () => {
  const { pieces, go } = halting(translate, encoderEnd(translate));
  const begun = vi.fn<(beginning: Bytes) => void>();
  const file = gathered(pieces, begun);
  await vi.waitFor(() => {
    expect(begun).toHaveBeenCalledOnce();
  });
  const [beginning] = begun.mock.calls[0] ?? [];
  const end = encoderEnd(translate);
  expect(beginning?.length).toBe(translate.length);
  expect(isSame(beginning?.subarray(0, end), translate.subarray(0, end))).toBe(true);
  expect(beginning?.subarray(end).every((byte) => byte === 0)).toBe(true);
  go();
  expect(isSame(await file, translate)).toBe(true);
  expect(begun).toHaveBeenCalledOnce();
});

test("nothing is told of a file that comes at once, that lacks a byte, or that has no decoder behind an encoder", async () => {
  const begun = vi.fn();
  const end = encoderEnd(translate);
  const stories = await read("stories");
  await gathered(new Blob([translate]).stream(), begun);
  for (const [file, at] of [
    [translate, end - 1],
    [stories, stories.length - 1],
    [new Uint8Array(100_000), 90_000],
    [new Uint8Array(Buffer.from(`\u0004\0\0\0\0\0\0\0nope${"x".repeat(500)}`)), 300],
  ] as const) {
    const { pieces, go } = halting(file, at);
    const whole = gathered(pieces, begun);
    await new Promise((resolve) => setTimeout(resolve, 150));
    go();
    expect((await whole).length).toBe(file.length);
  }
  expect(begun).not.toHaveBeenCalled();
});

test("what the encoder reads from the beginning is what it reads from the whole, to the last bit", async () => {
  const engine = host();
  const beginning = translate.slice();
  beginning.fill(0, encoderEnd(translate));
  await engine.answer({ command: "load", file: beginning });
  const part = ofEncoder(await engine.answer(throughMemory(toEncoder(request))));
  await engine.answer({ command: "unload", model: "translate" });
  await engine.answer({ command: "load", file: translate });
  const whole = await engine.answer(throughMemory(request));
  expect(part.graph.length).toBeGreaterThan(100);
  expect(part.graph.every(({ place }) => place?.stack !== "decoder")).toBe(true);
  for (const node of part.graph) {
    const same = whole.graph.find(({ id }) => id === node.id);
    expect(Array.from(node.values ?? [])).toEqual(Array.from(same?.values ?? [NaN]));
  }
  expect(part.context_tokens).toEqual(whole.context_tokens);
  expect(part).toMatchObject({ isBeginning: true, tokens: [[]], model: { answer: [], text: "" } });
  expect(part.output).toBe("encoder.final_norm");
  expect(whole).not.toHaveProperty("isBeginning");
});

test("an engine answers with the beginning, and later with the whole, which is the same as without it", async () => {
  const module = host();
  const connection = { ask: module.answer.bind(module), close: () => undefined };
  let go: () => void = () => undefined;
  const files = new ModelFiles((_, __, begun) => {
    const held = halting(translate, encoderEnd(translate));
    go = held.go;
    return gathered(held.pieces, begun);
  });
  const engine = new QueuedEngine(() => connection as never, files);
  const later: Promise<RunResult>[] = [];
  const begun = await engine.run(request, undefined, (whole) => later.push(whole));
  expect(begun).toMatchObject({ isBeginning: true, loaded: { name: "translate" } });
  const other = engine.run({ command: "run", input: { text: "a b" } });
  go();
  // A newer run took its place.
  await expect(later[0]).rejects.toMatchObject({ code: "superseded" });
  await other;
  const again = await engine.run(request, undefined, (whole) => later.push(whole));
  expect(later).toHaveLength(1);
  expect(again.model?.answer.length).toBeGreaterThan(5);
  expect(again).not.toHaveProperty("isBeginning");
});

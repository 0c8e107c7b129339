/** What is shown of a model while its decoder is on its way. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { gathered, ofEncoder, toEncoder } from "../../../../web/src/engine/session/beginning.js";
import { QueuedEngine } from "../../../../web/src/engine/client.js";
import { throughMemory } from "../../../../web/src/engine/engine.js";
import { ModuleHost } from "../../../../web/src/engine/host.js";
import { instantiateModule } from "../../../../web/src/engine/load.js";
import { ModelFiles } from "../../../../web/src/engine/models.js";
import { firstTranslation } from "../../../../web/src/document/experiment.js";
import type { RunRequest, RunResult } from "../../../../web/src/types/wire.js";
import { moduleFile } from "../../support/module.js";

type Bytes = Uint8Array<ArrayBuffer>;

const root = join(import.meta.dirname, "../../../../models");
const read = async (name: string): Promise<Bytes> =>
  new Uint8Array(gunzipSync(await readFile(join(root, `${name}.safetensors.gz`))));
const translate = await read("translate");

const firstHalf = WebAssembly.compile(
  await readFile(join(dirname(moduleFile("wasm-simd", "attention.wasm")), "attention-first.wasm")),
);
/** The first half of the module alone: it must not need the rest. */
const host = () =>
  new ModuleHost(
    async () => instantiateModule(await firstHalf),
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

const start = 8 + new DataView(translate.buffer).getUint32(0, true);
const header = JSON.parse(new TextDecoder().decode(translate.subarray(8, start))) as Record<
  string,
  { readonly data_offsets: readonly [number, number]; readonly shape: readonly number[] }
> & { readonly __metadata__: { readonly vocabulary: string; readonly first_words: string } };
/** Where the numbers of a tensor are. */
const placeOf = (name: string) => {
  const [begin = NaN, end = NaN] = header[name]?.data_offsets ?? [];
  return { begin: start + begin, end: start + end };
};
const first = new Set(header.__metadata__.first_words.split(" ").map(Number));
/** Where the embeddings of all words begin, behind all that the encoder needs of the first words. */
const encoderEnd = placeOf("embedding").begin;
/** The file as it is when so much of it has come. */
const partOf = (length: number): Bytes => {
  const part = translate.slice();
  part.fill(0, length);
  const { begin } = placeOf("first_words");
  const width = header["embedding"]?.shape[1] ?? NaN;
  header.__metadata__.first_words.split(" ").forEach((id, i) => {
    const row = translate.subarray(begin + i * width, begin + (i + 1) * width);
    part.set(row, encoderEnd + Number(id) * width);
  });
  return part;
};

test("the published model begins with what the encoder needs of the first words, in less than half of the file", () => {
  expect(placeOf("decoder.0.attention.W_key").begin).toBe(placeOf("embedding").end);
  expect(encoderEnd).toBeLessThan(translate.length / 2);
});

test("a beginning is told when the encoder is there and the rest is not, and the file is whole in the end", async () => {
  const { pieces, go } = halting(translate, encoderEnd);
  const begun = vi.fn<(beginning: Bytes) => void>();
  const file = gathered(pieces, begun);
  await vi.waitFor(() => {
    expect(begun).toHaveBeenCalledOnce();
  });
  const [beginning] = begun.mock.calls[0] ?? [];
  expect(isSame(beginning, partOf(encoderEnd))).toBe(true);
  go();
  expect(isSame(await file, translate)).toBe(true);
  expect(begun).toHaveBeenCalledOnce();
});

test("nothing is told of a file that comes at once, that lacks a byte, or that has no decoder behind an encoder", async () => {
  const begun = vi.fn();
  const stories = await read("stories");
  await gathered(new Blob([translate]).stream(), begun);
  for (const [file, at] of [
    [translate, encoderEnd - 1],
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
  await engine.answer({ command: "load", file: partOf(encoderEnd) });
  const part = ofEncoder(await engine.answer(throughMemory(toEncoder(request))));
  await engine.answer({ command: "unload", model: "translate" });
  await engine.answer({ command: "load", file: translate });
  const whole = await engine.answer(throughMemory(request));
  expect(part.graph.length).toBeGreaterThan(100);
  expect(part.graph.every(({ place }) => place?.stack !== "decoder")).toBe(true);
  for (const node of part.graph) {
    const same = whole.graph.find(({ id }) => id === node.id)?.values ?? [NaN];
    // Of the embeddings there are those of the first words, and no numbers of the others.
    const differ = Array.from(node.values ?? []).some(
      (value, i) => !Object.is(value, same[i]) && !(node.id === "embedding" && Number.isNaN(value)),
    );
    expect(differ, node.id).toBe(false);
    expect(node.values?.length).toBe(same.length);
  }
  expect(part.context_tokens).toEqual(whole.context_tokens);
  expect(part).toMatchObject({ isBeginning: true, tokens: [[]], model: { answer: [], text: "" } });
  expect(part.output).toBe("encoder.final_norm");
  expect(whole).not.toHaveProperty("isBeginning");
});

/** An engine over this module, to which the file comes as far as its beginning, and no further until `go`. */
function held(module: ModuleHost) {
  const connection = { ask: module.answer.bind(module), close: () => undefined };
  const { pieces, go } = halting(translate, encoderEnd);
  const files = new ModelFiles((_, __, begun) => gathered(pieces, begun));
  return { engine: new QueuedEngine(() => connection as never, files), go };
}

test("an engine answers with the beginning, and later with the whole, which is the same as without it", async () => {
  const { engine, go } = held(host());
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

test("half of an embedding is none", async () => {
  const width = header["embedding"]?.shape[1] ?? NaN;
  const { pieces, go } = halting(translate, encoderEnd + 5.5 * width);
  const begun = vi.fn<(beginning: Bytes) => void>();
  const file = gathered(pieces, begun);
  await vi.waitFor(() => {
    expect(begun).toHaveBeenCalledOnce();
  });
  expect(isSame(begun.mock.calls[0]?.[0], partOf(encoderEnd + 5 * width))).toBe(true);
  go();
  await file;
});

async function firstOf(all: readonly string[], suits: (one: string) => Promise<boolean>) {
  for (const one of all) if (await suits(one)) return one;
  throw new Error("there is none");
}

test("a sentence with other words than the first waits for the whole file", async () => {
  const module = host();
  const ask = module.answer.bind(module);
  await ask({ command: "load", file: translate });
  const rare = await firstOf(header.__metadata__.vocabulary.split(" "), async (word) => {
    const { context_tokens } = await ask(
      throughMemory(toEncoder({ ...request, input: { text: word } })),
    );
    const ids = context_tokens?.[0]?.map(({ id }) => id) ?? [];
    // Behind the start.
    return ids.length === 2 && !first.has(ids[1] ?? NaN);
  });
  await ask({ command: "unload", model: "translate" });
  const { engine, go } = held(module);
  const begun = vi.fn();
  const answer = engine.run({ ...request, input: { text: `the ${rare}` } }, undefined, begun);
  await new Promise((resolve) => setTimeout(resolve, 300));
  go();
  expect(await answer).not.toHaveProperty("isBeginning");
  expect(begun).not.toHaveBeenCalled();
});

test.each(["en", "zh"] as const)(
  "the sentence that the page opens with needs no other words, in %s",
  async (language) => {
    const module = host();
    await module.answer({ command: "load", file: translate });
    const { context_tokens } = await module.answer(throughMemory(firstTranslation(language)));
    for (const { id, text } of context_tokens?.flat() ?? []) expect(first, text).toContain(id);
  },
);

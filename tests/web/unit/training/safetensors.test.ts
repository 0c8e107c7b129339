/** Models in files: what is written is read again, and nothing that is not one of ours is taken. */
import { expect, test } from "vitest";
import {
  readRecipe,
  readValues,
  writeModel,
} from "../../../../web/src/panels/training/safetensors.js";

const state = [
  { id: "embedding", shape: [3, 2], first: 0 },
  { id: "norm.gain", shape: [2], first: 6 },
];
const values = Float32Array.from({ length: 24 }, (_, i) => i / 7 - 1);
const saved = { recipe: "copy~3", step: 40, values };
const file = writeModel(saved, state);

/** The header of a file, to be changed. */
function withHeader(change: (header: Record<string, never>) => unknown): Uint8Array {
  const length = Number(new DataView(file.buffer).getBigUint64(0, true));
  const text = new TextDecoder().decode(file.subarray(8, 8 + length));
  const header: unknown = change(JSON.parse(text) as Record<string, never>);
  const bytes = new TextEncoder().encode(JSON.stringify(header));
  const result = new Uint8Array(8 + bytes.length + 4 * values.length);
  new DataView(result.buffer).setBigUint64(0, BigInt(bytes.length), true);
  result.set(bytes, 8);
  result.set(file.subarray(8 + length), 8 + bytes.length);
  return result;
}

test("a model is read as it was written", () => {
  expect(readRecipe(file)).toEqual({ recipe: "copy~3", step: 40 });
  expect(readValues(file, state)).toEqual(values);
});

test("the file is a safetensors file: an aligned header, offsets in order, every byte named", () => {
  const length = Number(new DataView(file.buffer).getBigUint64(0, true));
  expect(length % 8).toBe(0);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length))) as Record<
    string,
    { dtype: string; shape: number[]; data_offsets: [number, number] }
  >;
  const entries = Object.entries(header).filter(([name]) => name !== "__metadata__");
  expect(entries.map(([name]) => name)).toContain("first_moment.embedding");
  let end = 0;
  for (const [, { dtype, shape, data_offsets: offsets }] of entries) {
    expect(dtype).toBe("F32");
    expect(offsets[0]).toBe(end);
    end = offsets[1];
    expect(end - offsets[0]).toBe(4 * shape.reduce((one, size) => one * size, 1));
  }
  expect(8 + length + end).toBe(file.length);
});

test("hostile files are refused", () => {
  const long = file.slice();
  new DataView(long.buffer).setBigUint64(0, 1n << 60n, true);
  const bad: Record<string, Uint8Array> = {
    empty: new Uint8Array(),
    short: file.slice(0, 7),
    long,
    "no JSON": withHeader(() => "x"),
    "a list": withHeader(() => []),
    "no recipe": withHeader((header) => ({ ...header, __metadata__: {} })),
    "a step that is none": withHeader((header) => ({
      ...header,
      __metadata__: { recipe: "copy", step: "-1" },
    })),
  };
  for (const [name, bytes] of Object.entries(bad)) expect(readRecipe(bytes), name).toBeUndefined();
  const entry = { dtype: "F32", shape: [2], data_offsets: [0, 8] };
  for (const wrong of [
    { ...entry, dtype: "F16" },
    { ...entry, shape: [3] },
    { ...entry, shape: "2" },
    { ...entry, data_offsets: [0, 4] },
    { ...entry, data_offsets: [-8, 0] },
    { ...entry, data_offsets: [1e9, 1e9 + 8] },
    { ...entry, data_offsets: [0.5, 8.5] },
    null,
    undefined,
  ]) {
    const changed = withHeader((header) => ({ ...header, "norm.gain": wrong }));
    expect(readValues(changed, state)).toBeUndefined();
  }
  expect(readValues(file.slice(0, -4), state)).toBeUndefined();
});

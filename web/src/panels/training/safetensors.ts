/**
 * A model in a file: safetensors, which other programs read as well. The header is JSON, behind its length in 8 bytes;
 * the numbers follow. https://github.com/huggingface/safetensors
 */
import type { TrainCreateResult } from "../../types/wire.js";

/** Beyond this a header is not one of ours. */
const LONGEST_HEADER = 1 << 20;
const PARTS = ["", "first_moment.", "second_moment."] as const;

export interface SavedRun {
  /** What made it: the settings of the run as JSON, and the step. */
  readonly recipe: string;
  readonly step: number;
  readonly values: Float32Array;
}

type State = TrainCreateResult["state"];

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly number[];
}

const count = (shape: readonly number[]): number => shape.reduce((one, size) => one * size, 1);

export function writeModel({ recipe, step, values }: SavedRun, state: State): Uint8Array {
  const header: Record<string, unknown> = {
    __metadata__: { format: "attention-playground", recipe, step: String(step) },
  };
  const floats = values.length / PARTS.length;
  for (const [part, prefix] of PARTS.entries()) {
    for (const { id, shape, first } of state) {
      const begin = 4 * (part * floats + first);
      const end = begin + 4 * count(shape);
      header[prefix + id] = { dtype: "F32", shape, data_offsets: [begin, end] };
    }
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const padded = Math.ceil(text.length / 8) * 8;
  const file = new Uint8Array(8 + padded + 4 * values.length);
  new DataView(file.buffer).setBigUint64(0, BigInt(padded), true);
  file.fill(0x20, 8, 8 + padded);
  file.set(text, 8);
  const view = new DataView(file.buffer, 8 + padded);
  values.forEach((value, i) => {
    view.setFloat32(4 * i, value, true);
  });
  return file;
}

/** The settings in a file; undefined for any file that was not written here. Nothing in it is trusted. */
export function readRecipe(file: Uint8Array): { recipe: string; step: number } | undefined {
  const { recipe, step } = metadataOf(headerOf(file)) ?? {};
  const number = Number(step);
  if (typeof recipe !== "string" || !Number.isSafeInteger(number) || number < 0) return undefined;
  return { recipe, step: number };
}

/** The numbers in a file, in the order of `state`; undefined unless it has exactly these. */
export function readValues(file: Uint8Array, state: State): Float32Array | undefined {
  const header = headerOf(file);
  if (!header) return undefined;
  const start = 8 + headerLength(file);
  const floats = state.reduce((sum, { shape }) => sum + count(shape), 0);
  const values = new Float32Array(PARTS.length * floats);
  const view = new DataView(file.buffer, file.byteOffset + start, file.length - start);
  for (const [part, prefix] of PARTS.entries()) {
    for (const { id, shape, first } of state) {
      const entry = entryOf(header[prefix + id]);
      const [begin = -1, end = -1] = entry?.data_offsets ?? [];
      const whole =
        entry?.dtype === "F32" &&
        entry.shape.join() === shape.join() &&
        Number.isSafeInteger(begin) &&
        begin >= 0 &&
        end - begin === 4 * count(shape) &&
        end <= view.byteLength;
      if (!whole) return undefined;
      for (let i = 0; i < count(shape); ++i)
        values[part * floats + first + i] = view.getFloat32(begin + 4 * i, true);
    }
  }
  return values;
}

function headerLength(file: Uint8Array): number {
  if (file.length < 8) return -1;
  const length = new DataView(file.buffer, file.byteOffset).getBigUint64(0, true);
  return length <= BigInt(Math.min(LONGEST_HEADER, file.length - 8)) ? Number(length) : -1;
}

function headerOf(file: Uint8Array): Record<string, unknown> | undefined {
  const length = headerLength(file);
  if (length < 0) return undefined;
  try {
    const header: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true }).decode(file.subarray(8, 8 + length)),
    );
    return isObject(header) ? header : undefined;
  } catch {
    return undefined;
  }
}

function metadataOf(header: Record<string, unknown> | undefined) {
  const metadata = header?.["__metadata__"];
  return isObject(metadata) ? metadata : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function entryOf(value: unknown): Entry | undefined {
  if (!isObject(value)) return undefined;
  const { dtype, shape, data_offsets: offsets } = value;
  return typeof dtype === "string" && Array.isArray(shape) && Array.isArray(offsets)
    ? { dtype, shape: shape as number[], data_offsets: offsets as number[] }
    : undefined;
}

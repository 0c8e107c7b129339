// The parameters of a case's blocks in a file, so that all engines, processes and pages read the same.

import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { weightsOf } from "./engines/module.mjs";

const top = new URL("../../", import.meta.url);
const FOLDER = "build/benchmarks";
const MODULE = "build/wasm-simd/attention.wasm";

const bytesOf = ({ buffer, byteOffset, byteLength }) =>
  new Uint8Array(buffer, byteOffset, byteLength);
const changed = async (path) =>
  (await stat(new URL(path, top)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;

/**
 * {file, parts: [[id, first float, floats]]}, the file's path counted from the top of the repository; drawn by the
 * module, unless the file is newer than it. `open` opens the module.
 */
export async function weightsFile({ d, d_ff, heads, layers }, open) {
  const name = `${FOLDER}/weights_${d}_${d_ff}_${layers}`;
  const [file, index] = [`${name}.bin`, `${name}.json`];
  if ((await changed(index)) < (await changed(MODULE))) {
    const weights = weightsOf(await open(), { d, d_ff, heads, layers });
    await mkdir(fileURLToPath(new URL(FOLDER, top)), { recursive: true });
    const lists = Object.values(weights);
    await writeFile(new URL(file, top), lists.map(bytesOf));
    let first = 0;
    const parts = Object.entries(weights).map(([id, { length }]) => [
      id,
      (first += length) - length,
      length,
    ]);
    await writeFile(new URL(index, top), JSON.stringify(parts));
  }
  return { file, parts: JSON.parse(await readFile(new URL(index, top), "utf8")) };
}

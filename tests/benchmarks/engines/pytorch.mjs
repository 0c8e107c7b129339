// Native PyTorch in a process of its own, which measures itself.

import { spawn, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PYTHON = "/usr/bin/python3";
const script = fileURLToPath(new URL("pytorch.py", import.meta.url));
const top = fileURLToPath(new URL("../../../", import.meta.url));

/** The installed version, or undefined. */
export function versionOf() {
  const { status, stdout } = spawnSync(PYTHON, ["-c", "import torch; print(torch.__version__)"]);
  return status === 0 ? stdout.toString().trim() : undefined;
}

/** `weightsFile` is {file, parts: [[id, first float, floats]]}, or undefined for a product. */
export async function create({ shape, weightsFile, inputs }) {
  const [input, output] = ["input", "output"].map((name) => `${top}build/benchmarks/${name}.bin`);
  await writeFile(
    input,
    Object.values(inputs).map((floats) => new Uint8Array(floats.buffer)),
  );
  const weights = weightsFile && { ...weightsFile, file: top + weightsFile.file };
  const program = spawn(PYTHON, [script], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, OPENBLAS_NUM_THREADS: "1", LD_LIBRARY_PATH: process.env.PYTORCH_BLAS },
  });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const ask = async (line) => {
    program.stdin.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error("PyTorch ended before it answered");
    return value;
  };
  await ask(JSON.stringify({ shape, weights, input, output }));
  const bytes = await readFile(output);
  const first = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  return {
    run: () => first,
    measure: async (count) => Number(await ask(count)),
    release: () => program.stdin.end(),
  };
}

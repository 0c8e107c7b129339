// One step of training, ours beside TensorFlow.js and PyTorch, in turns in one run: scripts/benchmark training.
// Forward pass, loss on the answers, backward pass, clipping and AdamW, on the same network, parameters and examples;
// the losses of the first steps are compared before anything is timed. Then the memory of the module over many steps.

import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { configurationOf } from "./engines/training_request.mjs";
import { openModule } from "./engines/module.mjs";
import { createPeak } from "./engines/peak.mjs";
import { versionOf } from "./engines/pytorch.mjs";
import { createTraining } from "./engines/tfjs_training.mjs";
import { host } from "./hosts/node.mjs";
import { measureInTurns } from "./rounds.mjs";
import { medianRatio, quantile } from "./statistics.mjs";

const top = fileURLToPath(new URL("../../", import.meta.url));
const folder = `${top}build/benchmarks/`;
const COMPARED = 8;
const BOUND = 1e-3;
const BUDGET = { warmMs: 1500, sampleMs: 400, totalMs: 90_000, leastRounds: 7, mostRounds: 25 };
const MANY_STEPS = 10_000;
/** What the project promises: ours at most so many times the time of the other. */
const MOST = { tfjs: 0.15, pytorch: 2 };

const median = (sample) => quantile(sample, 0.5);
const say = (text) => process.stderr.write(`${text}\n`);

/** A process that answers each line with one. */
function conversation(program, parameters, env = {}) {
  const child = spawn(program, parameters, {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(line) {
      child.stdin.write(`${line}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${program} ended before it answered`);
      return value;
    },
    close: () => child.stdin.end(),
  };
}

/** Takes steps natively, through the same API. */
async function openNative() {
  const program = conversation(`${top}build/native/attention`, []);
  return {
    async call(request) {
      const { ok, result, error } = JSON.parse(await program.ask(JSON.stringify(request)));
      if (!ok) throw new Error(`${error.path}: ${error.message}`);
      return result;
    },
    close: program.close,
  };
}

async function ours(api) {
  await api.call(configurationOf());
  const train = (steps) => api.call({ command: "train", trainer: 1, steps });
  return {
    losses: async () => {
      const all = [];
      for (let i = 0; i < COMPARED; i++) all.push((await train(1)).losses[0]);
      return all;
    },
    // One call for all steps, as a page takes several in one.
    async measure(count) {
      const start = performance.now();
      await train(count);
      return (performance.now() - start) / count;
    },
  };
}

/** The parameters and the examples of the first steps, for the others to begin with. */
async function given(api) {
  const created = await api.call(configurationOf());
  const { values } = await api.call({ command: "checkpoint", trainer: created.trainer });
  const place = new Map(created.vocabulary.map((word, id) => [word, id]));
  const batches = [];
  for (let i = 0; i < COMPARED; i++) {
    const request = { command: "train", trainer: created.trainer, steps: 1, examples: true };
    const { examples } = await api.call(request);
    const ids = (rows) =>
      rows.map((row) => row.map((word) => (word === null ? -1 : place.get(word))));
    batches.push({ tokens: ids(examples.tokens), targets: ids(examples.targets) });
  }
  await api.call({ command: "release", trainer: created.trainer });
  return { created, values: values.slice(0, created.parameters), batches };
}

async function pytorch({ created, values, batches }) {
  const file = `${folder}training.json`;
  await mkdir(folder, { recursive: true });
  const { optimizer, attention } = configurationOf();
  await writeFile(
    file,
    JSON.stringify({
      state: created.state,
      values,
      batches,
      optimizer,
      heads: attention.num_heads,
    }),
  );
  const program = conversation(
    "/usr/bin/python3",
    [`${top}tests/benchmarks/engines/training.py`, file],
    {
      OPENBLAS_NUM_THREADS: "1",
      ...(process.env.PYTORCH_BLAS && { LD_LIBRARY_PATH: process.env.PYTORCH_BLAS }),
    },
  );
  return {
    losses: async () => JSON.parse(await program.ask("losses")),
    measure: async (count) => Number(await program.ask(count)),
    close: program.close,
  };
}

function requireEqual(name, losses, expected) {
  const worst = Math.max(...losses.map((loss, i) => Math.abs(loss - expected[i])));
  if (!(worst <= BOUND)) throw new Error(`${name}: losses ${losses} instead of ${expected}`);
  say(`  ${name}: losses of ${COMPARED} steps within ${worst.toExponential(1)}`);
}

/** Bytes of the module before and after many steps of a small model. */
async function memoryOver(steps) {
  const { module, call } = openModule(await host.program("wasm-simd", "attention"));
  call({
    ...{ command: "train_create", task: { kind: "copy", length: 4 }, embedding: { d_in: 16 } },
    block: { feed_forward: false },
    batch: 8,
  });
  const train = (count) => call({ command: "train", trainer: 1, steps: count });
  train(100);
  const before = module.HEAPU8.length;
  for (let done = 0; done < steps; done += 500) train(500);
  return { before, after: module.HEAPU8.length };
}

const native = await openNative();
say("training: one step");
const start = await given(native);
const engines = {
  simd: await ours(openModule(await host.program("wasm-simd", "attention"))),
  native: await ours(await openNative()),
};
const expected = await engines.native.losses();
requireEqual("module", await engines.simd.losses(), expected);

const { tf, backend } = await host.tf();
createRequire(import.meta.url)("@tensorflow/tfjs-layers"); // registers the gradients of the kernels
backend.setThreadsCount(1);
await tf.setBackend("wasm");
engines.tfjs = createTraining(tf, start, configurationOf());
requireEqual("tfjs", engines.tfjs.losses(), expected);
if (versionOf()) {
  engines.pytorch = await pytorch(start);
  requireEqual("pytorch", await engines.pytorch.losses(), expected);
} else say("  PyTorch is not installed, so it is left out");

engines.peak = await createPeak();

const times = await measureInTurns(engines, BUDGET);
const ratio = (name, other) => medianRatio(times[name], times[other]);
const operations = 2 * start.created.multiply_adds_per_step;
const share = (ratio("peak", "simd") * operations) / engines.peak.operations;

const rows = Object.entries(times)
  .filter(([name]) => name !== "peak")
  .map(([name, all]) => [name, median(all).toFixed(1)]);
console.log(`\n| engine | ms a step (median of ${times.simd.length}) |\n|---|---|`);
for (const [name, time] of rows) console.log(`| ${name} | ${time} |`);
console.log("\n| ratio | median | promised |\n|---|---|---|");
console.log(`| module / tfjs | ${ratio("simd", "tfjs").toFixed(3)} | <= ${MOST.tfjs} |`);
if (engines.pytorch)
  console.log(
    `| native / PyTorch | ${ratio("native", "pytorch").toFixed(2)} | <= ${MOST.pytorch} |`,
  );
console.log(`| rate of the whole step / peak of mul+add | ${share.toFixed(2)} | |`);
say(`training: memory over ${MANY_STEPS} steps`);
const { before, after } = await memoryOver(MANY_STEPS);
console.log(
  `\nMemory of the module: ${before} bytes after 100 steps, ${after} after ${MANY_STEPS} more.`,
);
for (const { close } of Object.values(engines)) close?.();
native.close();
process.exit(after === before ? 0 : 1);

// What one process, or one page, does and answers with plain data. A job of its own for every case keeps the memory of
// one case out of the figures of the next.

import { inputsOf, operationsOf } from "./cases.mjs";
import * as eigen from "./engines/eigen.mjs";
import { configurationOf, openModule } from "./engines/module.mjs";
import * as onnx from "./engines/onnx.mjs";
import * as ours from "./engines/ours.mjs";
import { createPeak } from "./engines/peak.mjs";
import * as product from "./engines/product.mjs";
import * as tfjs from "./engines/tfjs.mjs";
import { watchMemories, withMemory } from "./memories.mjs";
import { measureInTurns } from "./rounds.mjs";
import { largestDifference, mapValues } from "./statistics.mjs";

const RELAXED = "wasm-simd/relaxed";

const attention = async (host, build = "wasm-simd") =>
  openModule(await host.program(build, "attention"));

/** This project as one of its builds. */
const oursAs = (build) => async (given, host) =>
  given.shape.kind === "matmul"
    ? product.create({ ...given, module: await host.program(build, "product") })
    : ours.create({ ...given, attention: await attention(host, build) });

/** Engines by name: (job, host, variant) -> an engine with `run`, maybe `measure`, and `release`. */
const ENGINES = {
  ours: oursAs("wasm-simd"),
  relaxed: oursAs(RELAXED),
  scalar: oursAs("wasm-scalar"),
  async eigen(given, host) {
    return eigen.create({ ...given, module: await host.program("wasm-simd", "eigen") });
  },
  async onnx(given, host, variant) {
    return onnx.create({ ...given, ort: await host.ort(), variant });
  },
  async tfjs(given, host, variant) {
    return tfjs.create({ ...given, tf: await ready(host), variant });
  },
  pytorch: (given, host) => host.pytorch(given),
};

const VARIANTS = { onnx: onnx.variantsOf, tfjs: tfjs.variantsOf };

/** Whether the build with relaxed SIMD was made, and runs here. */
const runsRelaxed = (host) =>
  host.readBytes(`build/${RELAXED}/attention.wasm`).then(
    (bytes) => WebAssembly.validate(bytes),
    () => false,
  );

/** TensorFlow.js with its backend started, on one thread. */
async function ready(host) {
  const { tf, backend } = await host.tf();
  backend.setThreadsCount(1);
  await tf.setBackend("wasm");
  return tf;
}

/** The parameters by id, out of the bytes of a weights file. */
const partsOf = (buffer, parts) =>
  Object.fromEntries(
    parts.map(([id, first, length]) => [id, new Float32Array(buffer, 4 * first, length)]),
  );

async function givenTo({ shape, weights }, host) {
  const buffer = weights && (await host.readBytes(weights.file));
  return {
    shape,
    inputs: inputsOf(shape),
    weights: buffer && partsOf(buffer, weights.parts),
    parameters: buffer && new Float32Array(buffer),
    weightsFile: weights,
  };
}

/** The quickest way of each peer that gives the numbers of ours, and the milliseconds of all that do. */
async function chooseVariants(job, host) {
  const given = await givenTo(job, host);
  const reference = await (await ENGINES.ours(given, host)).run();
  const tried = {};
  for (const [name, variantsOf] of Object.entries(VARIANTS)) {
    const engines = {};
    for (const variant of variantsOf(job.shape)) {
      const engine = await ENGINES[name](given, host, variant);
      if (largestDifference(reference, await engine.run()) <= job.bound) engines[variant] = engine;
      else await engine.release();
    }
    const times = await measureInTurns(engines, job.budget);
    for (const engine of Object.values(engines)) await engine.release();
    tried[name] = mapValues(times, (list) => Math.min(...list));
  }
  return { chosen: mapValues(tried, quickest), tried };
}

const quickest = (times) => Object.entries(times).sort(([, one], [, other]) => one - other)[0][0];

/** The engine after its first run, what that gave, and a function for the bytes of its memory. */
async function started(name, job, given, host) {
  const { loaded: engine, bytes } = await withMemory(() =>
    ENGINES[name](given, host, job.variants[name]),
  );
  return { engine, output: await engine.run(), bytes };
}

/**
 * Times of all engines in turns, how far their outputs are from ours, and the memory their modules took. A peer that
 * cannot compute the case, as long texts are beyond some, is left out and named in `failed`; relaxed SIMD is left out
 * without a word where there is none.
 */
async function measureCase(job, host) {
  const given = await givenTo(job, host);
  const all = {};
  const failed = {};
  const lacking = (await runsRelaxed(host)) ? [] : ["relaxed"];
  for (const name of job.engines.filter((one) => !lacking.includes(one))) {
    try {
      all[name] = await started(name, job, given, host);
    } catch (error) {
      if (name === "ours") throw error;
      failed[name] = String(error.message ?? error);
    }
  }
  const peak = await createPeak();
  const engines = { peak, ...mapValues(all, ({ engine }) => engine) };
  const times = await measureInTurns(engines, job.budget);
  for (const { engine } of Object.values(all)) await engine.release();
  return {
    host: host.name,
    times,
    failed,
    differences: mapValues(all, ({ output }) => largestDifference(all.ours.output, output)),
    bytes: mapValues(all, ({ bytes }) => bytes()),
    operations: operationsOf(job.shape),
    peakOperations: peak.operations,
  };
}

/**
 * What a keystroke at the end of a sentence costs: in a session, which computes the last word alone, and by `run`, which
 * computes every step. The run answers with the result alone: every matrix of queries and keys costs T squared for its
 * numbers.
 */
async function measureTyping({ shape, budget }, host) {
  const words = Array.from({ length: shape.tokens }, (_, i) => `word${i}`);
  let typed = 0;
  const word = () => `typed${(typed = 1 - typed)}`;
  const engines = {
    session: { run: await typingInSession(shape, words, word, host) },
    run: { run: await typingAnew(shape, words, word, host) },
  };
  return { host: host.name, times: await measureInTurns(engines, budget) };
}

/** A session computes the last word alone: it has the keys and values of those before it. */
async function typingInSession(shape, words, word, host) {
  const { call } = await attention(host);
  const { session } = call({
    command: "create",
    ...configurationOf(shape),
    max_tokens: shape.tokens,
  });
  call({ command: "forward", session, input: { tokens: words } });
  const keep = words.length - 1;
  return () => call({ command: "forward", session, input: { tokens: [word()] }, keep });
}

/** A run computes every token, and every step as a node. */
async function typingAnew(shape, words, word, host) {
  const { call } = await attention(host);
  const output = { tensors: "memory", only: [`block.${shape.layers - 1}.output`] };
  return () => {
    const tokens = words.with(-1, word());
    return call({ command: "run", ...configurationOf(shape), input: { tokens }, output });
  };
}

const JOBS = { chooseVariants, measureCase, measureTyping };

export function runJob(job, host) {
  watchMemories();
  return JOBS[job.kind](job, host);
}

// All that is measured in one host, one job after the other.

import { CASES, SWEEP, TYPING } from "./cases.mjs";
import { openModule } from "./engines/module.mjs";
import { host as node } from "./hosts/node.mjs";
import { weightsFile } from "./weights_file.mjs";

/** No output may differ from ours by more; results are about 1, weights about 0.03. */
export const BOUND = 5e-5;

/** From these many tokens on TensorFlow.js, which holds every score several times, runs short of memory. */
const LONG = 2048;
const sweepEngines = ({ tokens }) => (tokens < LONG ? ["ours", "onnx", "tfjs"] : ["ours", "onnx"]);

/**
 * {cases, sweep, typing}: what came of every job, with the case. `engines` are the names of ours and the peers, `wanted`
 * says of an id whether it is, `budget` as `measureInTurns` has it, `say` tells what goes on.
 */
export async function runSuite({ runner, engines, wanted, budget, say }) {
  const chosen = {};
  const choosing = { ...budget, totalMs: budget.totalMs / 2, leastRounds: 3, mostRounds: 7 };

  async function prepared(shape) {
    const open = async () => openModule(await node.program("wasm-simd", "attention"));
    const weights = shape.kind === "blocks" ? await weightsFile(shape, open) : undefined;
    return { shape, weights, bound: BOUND };
  }

  async function variantsOf({ like, ...shape }) {
    const key = like ?? shape.id;
    if (!chosen[key]) {
      const model = like ? CASES.find(({ id }) => id === like) : shape;
      const job = { kind: "chooseVariants", ...(await prepared(model)), budget: choosing };
      const result = await runner.run(job);
      say(`    ${key}: ${JSON.stringify(result.tried)}`);
      chosen[key] = result;
    }
    return chosen[key].chosen;
  }

  async function measured(shape, names) {
    say(`  ${runner.name}: ${shape.title}`);
    const variants = await variantsOf(shape);
    const job = { kind: "measureCase", ...(await prepared(shape)), variants, engines: names };
    const result = await runner.run({ ...job, budget });
    for (const [name, message] of Object.entries(result.failed)) say(`    ${name}: ${message}`);
    return { ...shape, variants, ...result };
  }

  const results = { cases: [], sweep: [], typing: [], chosen };
  for (const shape of CASES.filter(wanted)) {
    const names = shape.withScalar ? [...engines, "scalar"] : engines;
    results.cases.push(await measured(shape, names));
  }
  for (const shape of SWEEP.filter(wanted))
    results.sweep.push(await measured(shape, sweepEngines(shape)));
  for (const shape of TYPING.filter(wanted)) {
    say(`  ${runner.name}: ${shape.title}`);
    const job = { kind: "measureTyping", shape, budget };
    results.typing.push({ ...shape, ...(await runner.run(job)) });
  }
  return results;
}

import { afterAll, expect, test } from "vitest";
import { openCallers, resultOf, type Preset, type RunResult } from "../support/callers.js";
import {
  floatOf,
  isNear,
  nodeOf,
  readGolden,
  readManifests,
  withGoldenValues,
} from "../support/goldens.js";
import { namesModel } from "../support/models.js";
import { inTurn } from "../support/turns.js";

const callers = await openCallers();
const [native, ...modules] = callers as [(typeof callers)[0], ...typeof callers];
const tolerance = { absolute: 1e-5, relative: 1e-5 };

afterAll(() => {
  for (const caller of callers) caller.close();
});

/**
 * Ids, ops and shapes must be the same and values near; `titles` and the like are in the schema's care. `share`: how
 * much of the largest value of a node its values may be apart besides.
 */
function expectAgreement(one: RunResult, other: RunResult, share = 0): void {
  const outline = ({ graph }: RunResult) =>
    graph.map(({ id, op, inputs, shape, axes }) => ({ id, op, inputs, shape, axes }));
  expect(outline(one)).toEqual(outline(other));
  for (const { id, values = [] } of one.graph) {
    const others = nodeOf(other, id).values ?? [];
    expect(others, id).toHaveLength(values.length);
    const sizes = values.map((value) => Math.abs(floatOf(value))).filter(isFinite);
    const largest = share && sizes.reduce((most, size) => Math.max(most, size), 0);
    const near = { ...tolerance, absolute: tolerance.absolute + share * largest };
    const apart = values.findIndex((value, i) => !isNear(floatOf(value), floatOf(others[i]), near));
    expect(apart, `${id}: ${String(values[apart])} and ${String(others[apart])}`).toBe(-1);
  }
}

/** Sums of a trained model cancel large numbers, which relaxed SIMD rounds otherwise. */
const TRAINED = 1e-4;

async function expectAllToAgree(request: object): Promise<void> {
  const wanted = (await resultOf(native, request)) as RunResult;
  for (const caller of modules)
    expectAgreement(
      (await resultOf(caller, request)) as RunResult,
      wanted,
      namesModel(request) ? TRAINED : 0,
    );
}

test.each(readManifests())("all builds agree on $golden", async ({ golden, runs }) => {
  for (const { request } of runs)
    await expectAllToAgree(withGoldenValues(request, readGolden(golden)));
});

const presets = (await resultOf(native, { command: "presets" })) as Preset[];

test.each(inTurn(presets, 3))("all builds agree on the preset $id", async ({ request }) => {
  await expectAllToAgree(request);
});

test.each(["presets", "schema"])("all builds give the same %s", async (command) => {
  const wanted = await resultOf(native, { command });
  for (const caller of modules) expect(await resultOf(caller, { command })).toEqual(wanted);
});

test("all builds cut a sentence the same way", async () => {
  const request = { command: "tokenize", input: { text: "Ça va? 我爱中国 👩‍💻 3.14" } };
  const wanted = await resultOf(native, request);
  for (const caller of modules) expect(await resultOf(caller, request)).toEqual(wanted);
});

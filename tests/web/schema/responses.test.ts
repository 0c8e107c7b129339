import { afterAll, describe, expect, test } from "vitest";
import { openCallers, resultOf, type Preset } from "../support/callers.js";
import { readGolden, readManifests, withGoldenValues } from "../support/goldens.js";
import { compile, type Schemas } from "../support/schemas.js";

const callers = await openCallers();
const [native] = callers as [(typeof callers)[0]];
const schemas = (await resultOf(native, { command: "schema" })) as Schemas;
const isRequest = compile(schemas.request);
const isResponse = compile(schemas.response);
const run = { command: "run", input: { text: "one step" } };

afterAll(() => {
  for (const caller of callers) caller.close();
});

describe("the published schema", () => {
  test("accepts the requests of the goldens and of the presets", async () => {
    const presets = (await resultOf(native, { command: "presets" })) as Preset[];
    const requests: object[] = presets.map(({ request }) => request);
    for (const { golden, runs } of readManifests())
      requests.push(...runs.map(({ request }) => withGoldenValues(request, readGolden(golden))));
    for (const request of requests)
      expect(isRequest(request), JSON.stringify(isRequest.errors)).toBe(true);
  });

  test("refuses requests that the API refuses", async () => {
    const wrong = [
      { ...run, inputs: {} },
      { ...run, attention: { num_heads: "2" } },
      { ...run, attention: { mask: { kind: "diagonal" } } },
      { command: "walk" },
    ];
    for (const request of wrong) {
      expect(isRequest(request)).toBe(false);
      expect(await native.call(request)).toMatchObject({ ok: false });
    }
  });

  test("refuses responses that lack a part or have one too many", async () => {
    const response = await native.call(run);
    expect(isResponse(response)).toBe(true);
    expect(isResponse({ ...response, surprise: 1 })).toBe(false);
    expect(isResponse({ ok: true, result: { tokens: [] } })).toBe(false);
    const error = { code: "internal", path: "", message: "", message_zh: "" };
    expect(isResponse({ ok: false, error })).toBe(true);
    expect(isResponse({ ok: false, error: { ...error, code: "no_such_code" } })).toBe(false);
    expect(isResponse({ ok: false, error: { ...error, message_zh: undefined } })).toBe(false);
  });
});

/** One request for each code that a request alone can bring about. */
const FAILURES: Record<string, string | object> = {
  invalid_json: '{"command": "run"',
  unknown_command: { command: "walk" },
  unknown_field: { ...run, atention: {} },
  missing_field: {},
  invalid_type: { ...run, attention: { num_heads: "2" } },
  invalid_value: { ...run, attention: { num_heads: 3 } },
  shape_mismatch: { ...run, weights: { values: { W_query: [1, 2, 3] } } },
  unknown_node: { ...run, overrides: { no_such_node: [1] } },
  unknown_session: { command: "release", session: 0 },
  unknown_trainer: { command: "release", trainer: 0 },
  too_large: { ...run, embedding: { d_in: 1e9 } },
};

describe.each(callers)("$name", (caller) => {
  test.each(["version", "schema", "presets"])("answers %s within the schema", async (command) => {
    await resultOf(caller, { command });
  });

  test("names its own build", async () => {
    expect(await resultOf(caller, { command: "version" })).toMatchObject({ build: caller.name });
  });

  test.each(Object.entries(FAILURES))("answers %s within the schema", async (code, request) => {
    expect(await caller.call(request)).toMatchObject({ ok: false, error: { code } });
    await resultOf(caller, run);
  });
});

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { matching } from "../../../../web/src/program/cpp_index.js";
import { floatText, nested } from "../../../../web/src/program/literal.js";
import { namesOf } from "../../../../web/src/code/names.js";
import { dialects, generate, sourceOf } from "../../../../web/src/code/program.js";
import { cases, type Case } from "./cases.js";

const caseOf = (name: string): Case => {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`there is no case ${name}`);
  return found;
};

const programOf = (name: string, dialect: (typeof dialects)[number]) => {
  const { result, request } = caseOf(name);
  return generate(result, request, dialect, "en");
};

test("float text reads back to the same float32 with the fewest digits", () => {
  const bits = new Uint32Array(1);
  const float = new Float32Array(bits.buffer);
  for (let i = 1; i < 4000; i++) {
    bits[0] = Math.imul(i, 2654435761);
    const [value = 0] = float;
    if (!Number.isFinite(value)) continue;
    expect(Math.fround(Number(floatText(value)))).toBe(value);
  }
  expect([0.43, 1, -0, 1e21, 16777216].map((value) => floatText(Math.fround(value)))).toEqual([
    "0.43",
    "1.0",
    "-0.0",
    "1e+21",
    "16777216.0",
  ]);
});

test("an axis of one takes no line of its own", () => {
  const brackets = { open: "[", close: "]", infinity: "inf", nan: "nan" };
  expect(nested(["1.0", "2.0"], [1, 2, 1], brackets)).toBe("[[\n    [1.0],\n    [2.0],\n]]");
});

describe("names", () => {
  const named = (...ids: string[]) => [...namesOf(ids).values()];

  test("are as short as they are clear", () => {
    expect(named("x", "block.0.attention.query", "block.0.norm_1")).toEqual([
      "x",
      "query",
      "norm_1",
    ]);
    expect(named("a.output", "b.output", "block.0.output")).toEqual([
      "a_output",
      "b_output",
      "block_0_output",
    ]);
  });

  test("are identifiers, and none is taken twice or from the language", () => {
    const names = named("a b", "a-b", "注意", "力", "1st", "lambda", "for", "softmax", "i");
    expect(names).toEqual([
      "a_b",
      "a_b_2",
      "node",
      "node_2",
      "node_1st",
      "lambda_",
      "for_",
      "softmax_",
      "i_",
    ]);
  });
});

test("matrices of a Tensor are matched as their axes are stretched", () => {
  expect(matching([2, 1], [2, 3])).toBe("i / 3");
  expect(matching([3], [2, 3])).toBe("i % 3");
  expect(matching([2, 3], [2, 3])).toBe("i");
  expect(matching([2, 1, 4], [2, 3, 4])).toBe("(i / 12) * 4 + i % 4");
});

test("the lines read as one would write them", () => {
  const codes = (dialect: (typeof dialects)[number]) =>
    Object.fromEntries(
      programOf("09-causal-mask", dialect).statements.map(({ name, code }) => [name, code]),
    );
  expect(codes("pytorch")).toMatchObject({
    x: "x = torch.tensor([…])",
    query: "query = x @ W_query",
    scores: "scores = query @ key.transpose(-2, -1)",
    scaled_scores: "scaled_scores = scores / 2**0.5",
    masked_scores: 'masked_scores = scaled_scores.masked_fill(mask == 0, float("-inf"))',
    weights: "weights = torch.softmax(masked_scores, dim=-1)",
    context: "context = weights @ value",
  });
  expect(codes("numpy")).toMatchObject({
    scores: "scores = query @ key.swapaxes(-2, -1)",
    masked_scores: "masked_scores = np.where(mask == 0, -np.inf, scaled_scores)",
    weights: "weights = softmax(masked_scores)",
  });
  expect(codes("cpp")).toMatchObject({
    scores: "Matrix scores = query * key.transpose();",
    weights: "Matrix weights = softmax(masked_scores);",
  });
});

test("the parts of a model are named, and their names shortened where they are unique", () => {
  const { statements: lines } = programOf("22c-stacks-encoder-decoder", "pytorch");
  const line = lines.find(({ node }) => node === "decoder.1.cross_attention.scores");
  expect(line?.section).toBe("decoder.1.cross_attention");
  expect(line?.name).toBe("decoder_1_cross_attention_scores");
  expect(sourceOf(programOf("22c-stacks-encoder-decoder", "cpp"))).toContain(
    "// decoder.1.cross_attention\n",
  );
  expect(
    new Set(programOf("09-causal-mask", "numpy").statements.map(({ section }) => section)),
  ).toEqual(new Set([""]));
  expect(programOf("21-block", "numpy").statements.map(({ name }) => name)).toContain("query");
});

test("names of queries, keys, values, scores and results have their inks", () => {
  const { inks } = programOf("09-causal-mask", "pytorch");
  expect(Object.fromEntries(inks)).toMatchObject({
    query: "query",
    key: "key",
    value: "value",
    weights: "scores",
    context: "output",
  });
  expect(inks.has("W_query")).toBe(false);
});

test.each(dialects)("%s: tokens never leave their comment", (dialect) => {
  const source = sourceOf(programOf("strange-tokens", dialect));
  const [first = ""] = source.split(/[\n\r\u2028\u2029\u0085\v\f]/u);
  expect(first).toMatch(/^(#|\/\/) import os .* """$/u);
  expect(first).not.toContain("\\");
});

test("the comments speak the reader's language", () => {
  const { result, request } = caseOf("09-causal-mask");
  expect(sourceOf(generate(result, request, "numpy", "zh"))).toContain(
    '"""每一行变成和为 1 的权重。"""',
  );
  expect(sourceOf(generate(result, request, "cpp", "zh"))).toContain("// 编译");
});

test.each(dialects)("%s says what was set by hand", (dialect) => {
  const { statements: lines } = programOf("overrides", dialect);
  expect(lines.filter(({ code }) => code.endsWith("set by hand")).map(({ name }) => name)).toEqual([
    "W_value",
    "scores",
  ]);
});

test("every op of the API is in a program that is run", () => {
  const program = fileURLToPath(new URL("../../../../build/native/attention", import.meta.url));
  const { stdout } = spawnSync(program, { input: '{"command": "schema"}\n' });
  const { result } = JSON.parse(stdout.toString()) as {
    result: {
      request: {
        $defs: {
          program_entry: { anyOf: { properties: { op?: { enum?: string[]; const?: string } } }[] };
        };
      };
    };
  };
  const ops = result.request.$defs.program_entry.anyOf.flatMap(
    ({ properties: { op } }) => op?.enum ?? [],
  );
  const used = new Set(cases.flatMap(({ result: { graph } }) => graph.map(({ op }) => op)));
  expect(ops.length).toBeGreaterThan(30);
  expect(ops.filter((op) => !used.has(op))).toEqual([]);
});

/** Matrices as files: what is read back is what was computed. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { matrixCsv } from "../../../../../web/src/panels/export/formats/csv.js";
import { fileName, matrixName } from "../../../../../web/src/panels/export/names.js";
import { npyOf } from "../../../../../web/src/panels/export/formats/npy.js";
import type { Experiment, GraphNode } from "../../../../../web/src/types/graph.js";
import { experiments, run } from "../../native.js";

const nodeOf = ({ graph }: Experiment, id: string): GraphNode => {
  const node = graph.find((one) => one.id === id);
  if (!node) throw new Error(`no ${id}`);
  return node;
};

const weightsOfBatch = experiments.batch.graph.find(({ op }) => op === "softmax")?.id ?? "";

/** A reader of RFC 4180, as strict as that. */
function readCsv(text: string): string[][] {
  expect(text.charAt(0)).toBe("\uFEFF");
  expect(text.endsWith("\r\n")).toBe(true);
  const rows: string[][] = [[]];
  const fields = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/guy;
  let read = 0;
  for (const [all, field = "", end] of text.slice(1).matchAll(fields)) {
    read += all.length;
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end === "\r\n") rows.push([]);
  }
  expect(read).toBe(text.length - 1);
  return rows.slice(0, -1);
}

const numberOf = (text: string): number =>
  ({ inf: Infinity, "-inf": -Infinity, nan: NaN })[text] ?? Number(text);

const read = (text: string): number => Math.fround(numberOf(text));

test("a CSV has the tokens as names and every float of all heads, exactly", () => {
  const { heads } = experiments;
  const node = nodeOf(heads, "masked_scores");
  const [header, ...rows] = readCsv(matrixCsv(heads, node, { batch: 0 }, "en"));
  expect(header).toEqual(["head", "query", "the", "cat", "sat", "down"]);
  expect(rows.map((row) => row.slice(0, 2).join(" "))).toEqual(
    [1, 2].flatMap((head) => ["the", "cat", "sat", "down"].map((token) => `${head} ${token}`)),
  );
  expect(rows.flatMap((row) => row.slice(2).map(read))).toEqual([...(node.values as Float32Array)]);
});

test("a CSV of one head has its numbers alone", () => {
  const { heads } = experiments;
  const node = nodeOf(heads, "weights");
  const rows = readCsv(matrixCsv(heads, node, { batch: 0, head: 1 }, "en")).slice(1);
  expect(rows.map(([head]) => head)).toEqual(["2", "2", "2", "2"]);
  expect(rows.flatMap((row) => row.slice(2).map(read))).toEqual(
    [...(node.values as Float32Array)].slice(16),
  );
});

test("a CSV is of the sentence that is shown, under its own tokens", () => {
  const { batch } = experiments;
  const node = nodeOf(batch, weightsOfBatch);
  const [header, ...rows] = readCsv(matrixCsv(batch, node, { batch: 1, head: 0 }, "en"));
  expect(header).toEqual(["batch", "head", "query", "a", "dog", "ran", "off"]);
  expect(rows[0]?.slice(0, 3)).toEqual(["2", "1", "a"]);
  const values = [...(node.values as Float32Array)];
  expect(rows.flatMap((row) => row.slice(3).map(read))).toEqual(values.slice(32, 48));
});

test("tokens with commas, quotes and lines stay one field, and none is a formula", () => {
  const tokens = ["a,b", 'say "x"', "two\nlines", "=1+1", "+1", "-x", "@A1", "\tb", "我"];
  const { strange } = run({ strange: { input: { tokens }, attention: { projections: false } } });
  const [header = [], ...rows] = readCsv(
    matrixCsv(strange, nodeOf(strange, "weights"), { batch: 0 }, "en"),
  );
  const safe = ["a,b", 'say "x"', "two\nlines", "'=1+1", "'+1", "'-x", "'@A1", "'\tb", "我"];
  expect(header.slice(1)).toEqual(safe);
  expect(rows.map(([name]) => name)).toEqual(safe);
});

test("vectors, single numbers and what is not finite have a CSV as well", () => {
  const { odd } = run({
    odd: {
      program: [
        { id: "line", values: [0.1, "inf", "-inf", "nan"] },
        { id: "u", draw: "randn", shape: [4] },
        { id: "dot", op: "matmul", inputs: ["u", "u"] },
      ],
    },
  });
  const rows = readCsv(matrixCsv(odd, nodeOf(odd, "line"), { batch: 0 }, "en"));
  expect(rows.map((row) => row.slice(1))).toEqual([
    ["1", "2", "3", "4"],
    ["0.1", "inf", "-inf", "nan"],
  ]);
  const [, [, dot = ""] = []] = readCsv(matrixCsv(odd, nodeOf(odd, "dot"), { batch: 0 }, "en"));
  expect(read(dot)).toBe(nodeOf(odd, "dot").values?.[0]);
});

const shapes: readonly (readonly number[])[] = [[], [3], [2, 3], [1, 2, 3, 4], [0, 4]];

const filled = (shape: readonly number[]) => {
  const size = shape.reduce((product, extent) => product * extent, 1);
  const values = Float32Array.from({ length: size }, (_, i) =>
    Math.fround(Math.sin(i) * 10 ** (i - 4)),
  );
  if (size > 2) values.set([-Infinity, NaN, -0]);
  return { shape, values } as unknown as GraphNode;
};

test.each(shapes.map((shape) => [shape]))(
  "an .npy of shape %j is what the format says",
  (shape) => {
    const node = filled(shape);
    const bytes = npyOf(node);
    const view = new DataView(bytes.buffer);
    expect([...bytes.slice(0, 8)]).toEqual([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
    const start = 10 + view.getUint16(8, true);
    expect(start % 64).toBe(0);
    const header = new TextDecoder().decode(bytes.slice(10, start));
    const inner = shape.length === 1 ? `${shape.join()},` : shape.join(", ");
    expect(header).toMatch(
      /^\{'descr': '<f4', 'fortran_order': False, 'shape': \([^)]*\), \} *\n$/u,
    );
    expect(header).toContain(`(${inner})`);
    const values = Array.from(node.values as Float32Array, (_, i) =>
      view.getFloat32(start + 4 * i, true),
    );
    expect(values).toEqual([...(node.values as Float32Array)]);
    expect(bytes.length).toBe(start + 4 * values.length);
  },
);

const python = "/usr/bin/python3";
const numpy = spawnSync(python, ["-c", "import numpy"]).status === 0;
if (!numpy) console.warn(`NumPy is missing in ${python}: no .npy is read by it here`);

test.runIf(numpy)("NumPy reads an .npy back bit for bit", () => {
  const script = [
    "import io, json, sys, base64, numpy",
    "for line in sys.stdin:",
    "    a = numpy.load(io.BytesIO(base64.b64decode(line)), allow_pickle=False)",
    "    bits = a.reshape(-1).view('<u4').tolist()",
    "    print(json.dumps([str(a.dtype), list(a.shape), a.flags.c_contiguous, bits]))",
  ].join("\n");
  const nodes = shapes.map(filled);
  const input = nodes.map((node) => Buffer.from(npyOf(node)).toString("base64")).join("\n");
  const { stdout, stderr } = spawnSync(python, ["-c", script], { input });
  expect(stderr.toString()).toBe("");
  const answers = stdout.toString().trim().split("\n");
  expect(answers.map((line) => JSON.parse(line) as unknown)).toEqual(
    nodes.map(({ shape, values }) => [
      "float32",
      shape,
      true,
      [...new Uint32Array((values as Float32Array).buffer)],
    ]),
  );
});

test("files are named after what is in them", () => {
  const { batch, heads } = experiments;
  expect(fileName(matrixName(heads, "weights", { head: 1, batch: 0 }, "en"), "csv", "en")).toBe(
    "attention-weights-head-2.csv",
  );
  expect(fileName(matrixName(heads, "weights", { head: 1 }, "zh"), "csv", "zh")).toBe(
    "注意力权重-头-2.csv",
  );
  expect(fileName(matrixName(batch, weightsOfBatch, { batch: 1 }, "en"), "npy", "en")).toBe(
    "attention-block-1-weights-sentence-2.npy",
  );
  expect(fileName(["../../a:b", "x?.exe"], "svg", "en")).toBe("attention-a-b-x-exe.svg");
  expect(fileName(["…"], "png", "zh")).toBe("注意力.png");
});

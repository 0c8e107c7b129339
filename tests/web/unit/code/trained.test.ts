import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generate, sourceOf, type Dialect } from "../../../../web/src/code/program.js";
import type { Case } from "./cases.js";
import { eigenFlags } from "./eigen.js";
import { trainedCases } from "./trained.js";

const here = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const folder = here("build/code-trained");
const cases = trainedCases;

const valuesOf = ({ result }: Case, node: string) =>
  result.graph.find(({ id }) => id === node) ?? { shape: [], values: [] };

/** Scores of a trained model grow to hundreds, and rounding grows with the largest of a node. */
function toleranceOf(node: string, values: ArrayLike<number>): number {
  if (node === "logits") return 1e-4;
  const sizes = Array.from(values, Math.abs).filter(Number.isFinite);
  return 1e-4 + 1e-5 * sizes.reduce((one, other) => Math.max(one, other), 0);
}

const written = (value: number) => (Number.isFinite(value) ? value : String(value));

function write(one: Case, dialect: Dialect): object {
  const program = generate(one.result, one.request, dialect, "en");
  const file = `${one.name}.${dialect}.py`;
  writeFileSync(`${folder}/${file}`, sourceOf(program));
  // The numbers of the file are compared with those of the core as the others are.
  const nodes = program.statements.map(({ node, name }) => {
    const { shape, values = [] } = valuesOf(one, node);
    return {
      name,
      shape,
      values: Array.from(values, written),
      tolerance: toleranceOf(node, values),
    };
  });
  return { file, nodes };
}

test(
  "Python reads the model and computes every node as the core does",
  { timeout: 120_000 },
  () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const programs = cases.flatMap((one) => [write(one, "pytorch"), write(one, "numpy")]);
    writeFileSync(`${folder}/expected.json`, JSON.stringify(programs));
    const { status, stdout, stderr } = spawnSync(here("tests/differential/programs"), [folder], {
      cwd: here(""),
    });
    console.log(stdout.toString());
    expect(status, stdout.toString() + stderr.toString()).toBe(0);
  },
);

test("C++ reads the model and predicts as the core does", { timeout: 300_000 }, () => {
  const [one] = cases;
  if (!one) throw new Error("there is no case");
  mkdirSync(folder, { recursive: true });
  const [source, executable] = [`${folder}/program.cpp`, `${folder}/program`];
  writeFileSync(source, sourceOf(generate(one.result, one.request, "cpp", "en")));
  execFileSync("c++", ["-std=c++17", "-O1", ...eigenFlags(), "-o", executable, source, "-lz"]);
  const printed = execFileSync(executable, { cwd: here(""), maxBuffer: 1 << 28 }).toString();
  const ours = printed.trim().split(/\s+/u).map(Number);
  const { values = [] } = valuesOf(one, "probabilities");
  expect(ours.length).toBe(values.length);
  const furthest = Math.max(...ours.map((value, i) => Math.abs(value - (values[i] ?? NaN))));
  expect(furthest).toBeLessThan(1e-4);
});

import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generate, sourceOf, type Dialect } from "../../../../web/src/code/program.js";
import { cases, type Case } from "./cases.js";

const here = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const folder = here("build/code");

const written = (value: number) => (Number.isFinite(value) ? value : String(value));

function write({ name, result, request }: Case, dialect: Dialect): object {
  const program = generate(result, request, dialect, "en");
  const file = `${name}.${dialect}.py`;
  writeFileSync(`${folder}/${file}`, sourceOf(program));
  const nodes = program.statements.map(({ node, name }) => {
    const { shape, values = [] } = result.graph.find(({ id }) => id === node) ?? { shape: [] };
    return { name, shape, values: Array.from(values, written) };
  });
  return { file, nodes };
}

test(
  "the Python programs of every preset compute every node as the core does",
  { timeout: 120_000 },
  () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const programs = cases.flatMap((one) => [write(one, "pytorch"), write(one, "numpy")]);
    writeFileSync(`${folder}/expected.json`, JSON.stringify(programs));
    const { status, stdout, stderr } = spawnSync(here("tests/differential/programs"), [folder]);
    console.log(stdout.toString());
    expect(status, stdout.toString() + stderr.toString()).toBe(0);
  },
);

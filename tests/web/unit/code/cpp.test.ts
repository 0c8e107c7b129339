import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { generate, sourceOf, type Program } from "../../../../web/src/code/program.js";
import { cases } from "./cases.js";
import { eigenFlags } from "./eigen.js";

const here = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const folder = here("build/code-cpp");

const dumps = `
using AnyMatrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
static void dump(const AnyMatrix& m) {
  for (int i = 0; i < m.size(); ++i) std::printf(" %.9g", m.data()[i]);
}
static void dump(const std::vector<AnyMatrix>& all) {
  for (const AnyMatrix& m : all) dump(m);
}
`;

/** The program as a function in a namespace of its own, which says every node it computed. */
function asFunction(program: Program, name: string): string {
  const body = sourceOf(program).replace(/^#include .*$/gmu, "");
  const says = program.statements.map(
    (line) => `  std::printf("\\n${name} ${line.name}"); dump(${line.name});`,
  );
  const renamed = body.replace("int main() {", "void run() {").replace(/\}\n$/u, "");
  return `namespace ${name} {\n${renamed}${says.join("\n")}\n}\n}\n`;
}

/** One of each family, and all that moves numbers in a way of its own: the compiler is slow. */
const chosen = /^(09-|09b|12|13-|16-|18c|21-|22c|23-|25-|26)/u;
const programs = cases
  .filter(({ name, isPreset }) => !isPreset || chosen.test(name))
  .map((one, index) => ({
    ...one,
    name: `p${index}_${one.name.replace(/\W/gu, "_")}`,
    program: generate(one.result, one.request, "cpp", "en"),
  }));

function computed(): Map<string, number[]> {
  mkdirSync(folder, { recursive: true });
  const text = [
    "#include <Eigen/Dense>\n#include <cmath>\n#include <cstdio>\n#include <iostream>\n#include <vector>",
    dumps,
    ...programs.map(({ program, name }) => asFunction(program, name)),
    `int main() {\n  std::cout.setstate(std::ios::failbit);\n${programs.map(({ name }) => `  ${name}::run();`).join("\n")}\n}`,
  ].join("\n");
  const [source, executable] = [`${folder}/programs.cpp`, `${folder}/programs`];
  writeFileSync(source, text);
  execFileSync("c++", ["-std=c++17", "-O0", ...eigenFlags(), "-o", executable, source]);
  const said = execFileSync(executable, { maxBuffer: 2 ** 28 }).toString();
  return new Map(
    said.split("\n").map((line) => {
      const [program, name, ...values] = line.split(" ");
      return [
        `${program} ${name}`,
        values.map((text) => Number(text.replace("inf", "Infinity").replace("-nan", "nan"))),
      ];
    }),
  );
}

describe("the C++ programs compute every node as the core does", { timeout: 300_000 }, () => {
  const found = computed();
  test.each(programs)("$name", ({ name, program, result }) => {
    for (const line of program.statements) {
      const values = Array.from(result.graph.find(({ id }) => id === line.node)?.values ?? []);
      const ours = found.get(`${name} ${line.name}`) ?? [];
      expect(ours.length, line.name).toBe(values.length);
      ours.forEach((value, i) => {
        const expected = values[i] ?? NaN;
        const close =
          Object.is(value, expected) ||
          value === expected ||
          Math.abs(value - expected) <= 1e-5 + 1e-5 * Math.abs(expected);
        expect(close, `${line.name}[${i}] is ${value}, expected ${expected}`).toBe(true);
      });
    }
  });
});

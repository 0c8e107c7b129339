/** Experiments and worked examples as text: nothing is lost, and the numbers are the panel's. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import temml from "temml";
import { expect, test } from "vitest";
import { options } from "../../../../../web/src/ui/typeset.js";
import type { Cell, Experiment } from "../../../../../web/src/types/graph.js";
import type { RunRequest, RunResult } from "../../../../../web/src/types/wire.js";
import { explain } from "../../../../../web/src/explain/index.js";
import { experimentJson } from "../../../../../web/src/panels/export/formats/json.js";
import {
  latexOf,
  texAligned,
  texLine,
  texText,
} from "../../../../../web/src/panels/export/formats/latex.js";
import { markdownOf } from "../../../../../web/src/panels/export/formats/markdown.js";
import { workedExample, type Worked } from "../../../../../web/src/panels/export/worked.js";
import { someCells } from "../../explain/cells.js";
import { all } from "../../explain/experiments.js";
import { experiments, run } from "../../native.js";
import { inTurn } from "../../../support/turns.js";

const program = fileURLToPath(new URL("../../../../../build/native/attention", import.meta.url));
const answerTo = (request: unknown): unknown =>
  JSON.parse(spawnSync(program, { input: `${JSON.stringify(request)}\n` }).stdout.toString());

test("the request in the file, asked again, is answered by the response in the file", () => {
  const request: RunRequest = {
    command: "run",
    input: { text: "the cat sat" },
    attention: { num_heads: 2, mask: { kind: "causal" } },
    output: { tensors: "memory" },
  };
  const { result } = answerTo({ ...request, output: {} }) as { result: RunResult };
  const graph = run({ it: { ...request, output: {} } }).it.graph.map((node) => ({
    ...node,
    largest: 3,
    small: { shape: [1], values: new Float32Array(1) },
  }));
  const text = [...experimentJson(request, { ...result, graph } as unknown as RunResult)].join("");
  const file = JSON.parse(text) as { request: RunRequest; response: { result: RunResult } };
  const again = answerTo(file.request) as { ok: boolean; result: RunResult };
  expect(file.response).toEqual({ ...again, result: { ...again.result, timing: result.timing } });
  expect(text).toContain('"-inf"');
});

function workedCells(experiment: Experiment): [Cell, Worked][] {
  return experiment.graph.flatMap((node) =>
    someCells(node, 6, 3).map((index): [Cell, Worked] => {
      const cell = { node: node.id, index };
      const worked = workedExample(experiment, cell, "en");
      if (!worked) throw new Error(`${node.id}[${index}] is not worked`);
      return [cell, worked];
    }),
  );
}

test.each(inTurn(Object.entries(all), 5))("the worked examples of %s", (_, experiment) => {
  for (const [cell, worked] of workedCells(experiment)) {
    const own = explain(experiment, cell, "en");
    expect(worked.number).toBe(own?.total);
    expect(worked.parts[0]?.lines.map(({ text }) => text)).toEqual(
      own?.lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
    );
    for (const { formula, lines, total } of worked.parts) {
      const strict = { ...options, colorIsTextColor: true };
      if (formula) temml.renderToString(formula, strict);
      if (lines.length > 0) temml.renderToString(texAligned({ lines, total }), strict);
    }
  }
});

const weight = (language: "en" | "zh") =>
  workedExample(experiments.causal, { node: "weights", index: 19 }, language) as Worked;

test("a weight in Markdown: formula, numbers in its place, and where they come from", () => {
  const text = markdownOf(weight("en"), "en");
  const [first = ""] = text.split("\n");
  expect(first).toMatch(/^# Weight, with → journey = 0\.\d{3}$/u);
  expect(text).toContain("$$\nA_{ij} = \\frac{e^{\\tilde{S}_{ij} - m_i}}");
  expect(text).toMatch(/\| exp\(−?0\.\d+ − −?0\.\d+\) \| \d\.\d+ \|\n\| ÷ the row’s sum \| \d/u);
  expect(text).toMatch(/\| \*\*=\*\* \| \*\*0\.\d{3}\*\* \|/u);
  expect(text).toMatch(/^- Masked score, with → journey: −?0\.\d{3}$/mu);
  expect(text).toContain("## Query of with");
});

test("a weight in LaTeX is a document, in Chinese one that sets Chinese", () => {
  const text = latexOf(weight("en"), "en");
  expect(text).toMatch(
    /\\documentclass\{article\}[\s\S]*\\begin\{document\}[\s\S]*\\end\{document\}\n$/u,
  );
  expect(text).toContain("\\section*{Weight, with $\\to$ journey $=$ 0.");
  expect(text).toMatch(
    /\\exp\(-?0\.\d+ - -?0\.\d+\) & = \d\.\d+ \\\\\n\{\}\\div \\text\{the row’s sum\} & = \d/u,
  );
  const chinese = latexOf(weight("zh"), "zh");
  expect(chinese).toContain("\\documentclass{ctexart}");
  expect(chinese).toContain("\\subsection*{注意力权重}");
});

test("what is special in a token is only text in both", () => {
  const { strange } = run({
    strange: {
      input: { tokens: ["a|b", "x_$&%#{}~^\\", "<b>*"] },
      attention: { projections: false },
    },
  });
  const worked = workedExample(strange, { node: "weights", index: 1 }, "en") as Worked;
  expect(markdownOf(worked, "en")).toContain("a\\|b → x\\_\\$&%\\#\\{\\}\\~^\\\\ =");
  expect(latexOf(worked, "en")).toContain(
    "a|b $\\to$ x\\_\\$\\&\\%\\#\\{\\}\\textasciitilde{}\\textasciicircum{}\\textbackslash{}",
  );
});

test.each([
  ["exp(0.072 − 0.187)", "\\exp(0.072 - 0.187)"],
  ["−0.263 × −0.446", "-0.263 \\times -0.446"],
  ["0.5 × 2.0e−5", "0.5 \\times 2.0 \\cdot 10^{-5}"],
  ["x² + 3^0.5", "\\text{x}^2 + 3^{0.5}"],
  ["erf(1)", "\\operatorname{erf}(1)"],
  ["−∞", "-\\infty"],
])("%s becomes %s", (line, tex) => {
  expect(texLine(line)).toBe(tex);
});

test("signs outside of formulas stand in formulas of their own", () => {
  expect(texText("a → b ÷ √2")).toBe("a $\\to$ b $\\div$ $\\surd$2");
});

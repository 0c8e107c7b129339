/** C++ programs: given numbers, and the file around the steps. */
import { cppModel } from "./model_file.js";
import type { FileParts, Writer } from "./writer.js";
import { cppStatement, functionsOf } from "../ops/registries/code.js";
import { matricesOf } from "../program/cpp_index.js";
import { cppBrackets, cppTypeOf } from "../program/cpp_parts.js";
import { needed } from "./helpers.js";
import { nested, textsOf } from "../program/literal.js";
import { words } from "./words.js";

export const cppWriter: Writer = {
  comment: "//",
  given: (node, name, folded) => {
    const kind = cppTypeOf(node);
    if (folded) return `${kind} ${name}{…};`;
    // The axes before the last two are one list of matrices; a vector is a matrix of one row.
    const last = node.shape.slice(-2);
    const shape = {
      RowVector: [1, last[0] ?? 1],
      Matrix: last,
      Tensor: [matricesOf(node), ...last],
    }[kind];
    const numbers = nested(textsOf(node, cppBrackets), shape, cppBrackets);
    return `${kind} ${name}${kind === "Tensor" ? tensorOf(numbers) : numbers};`;
  },
  stored: (node, name) => `${cppTypeOf(node)} ${name} = parameter(${JSON.stringify(node.id)});`,
  cleared: (name, { start, end }) => `${name}.middleRows(${start}, ${end - start}).setZero();`,
  statement: cppStatement,
};

/** Each matrix with its type, as nested braces alone are ambiguous. */
const tensorOf = (numbers: string): string => numbers.replace(/^( {4})\{/gmu, "$1Matrix{");

const compile = (files: boolean): string =>
  `g++ -std=c++17 -I /usr/include/eigen3 attention.cpp${files ? " -lz" : ""} && ./a.out`;

const indented = (text: string): string => text.replace(/^(?=.)/gmu, "  ");

/** What the standard library gives, and what reading a file takes besides. */
const includes = (files: boolean): string =>
  ["<Eigen/Dense>", "<cmath>", ...(files ? ["<cstdint>", "<cstring>"] : []), "<iostream>"]
    .concat(files ? ["<string>", "<vector>", "<zlib.h>"] : ["<vector>"])
    .map((name) => `#include ${name}`)
    .join("\n");

export function cppFile(file: FileParts): string {
  const { tokens, statements, output, language, model } = file;
  const say = words[language];
  const steps = statements.join("\n");
  const helpers = needed(steps, functionsOf("cpp", language));
  const text = [steps, ...helpers].join("\n");
  const types = [
    "using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;",
    /\bRowVector\b/u.test(text) ? "using RowVector = Eigen::RowVectorXf;" : "",
    /\bTensor\b/u.test(text) ? `using Tensor = std::vector<Matrix>;  // ${say.tensor}` : "",
  ];
  const print =
    cppTypeOf(output.node) === "Tensor"
      ? `for (const Matrix& matrix : ${output.name}) std::cout << matrix << "\\n\\n";`
      : `std::cout << ${output.name} << "\\n";`;
  const parts = [
    [...tokens, `${say.compile}: ${compile(model !== undefined)}`]
      .map((line) => `// ${line}`)
      .join("\n"),
    includes(model !== undefined),
    types.filter(Boolean).join("\n"),
    ...(model ? [cppModel(model, language)] : []),
    ...helpers,
    `int main() {\n${indented(`${steps}\n\n${print}`)}\n}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

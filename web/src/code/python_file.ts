/** Python programs: given numbers, and the file around the steps. */
import { loadImport, modelImports, pythonAnswer, pythonModel } from "./model_file.js";
import type { FileParts, Writer } from "./writer.js";
import { needed } from "./helpers.js";
import { nested, textsOf, type Brackets } from "../program/literal.js";
import { functionsOf, pythonStatement } from "../ops/registries/code.js";
import type { Spelling } from "../program/spelling.js";
import { numpy } from "./numpy.js";
import { pytorch } from "./pytorch.js";

const brackets = (spelling: Spelling): Brackets => ({
  open: "[",
  close: "]",
  infinity: `${spelling.prefix}inf`,
  nan: `${spelling.prefix}nan`,
});

const writerOf = (spelling: Spelling): Writer => ({
  comment: "#",
  given: (node, name, folded) => {
    if (folded) return `${name} = ${spelling.folded}`;
    const own = brackets(spelling);
    return `${name} = ${spelling.array(nested(textsOf(node, own), node.shape, own))}`;
  },
  stored: ({ id }, name) => `${name} = parameter(${JSON.stringify(id)})`,
  cleared: (name, { start, end }) => `${name}[${start}:${end}] = 0`,
  statement: (step, language) => pythonStatement(step, spelling, language),
});

export const pytorchWriter = writerOf(pytorch);
export const numpyWriter = writerOf(numpy);

/** Imports of libraries, used if the text contains the pattern. */
const imports = {
  pytorch: [
    [/^/u, "import torch"],
    [/\bF\./u, "import torch.nn.functional as F"],
  ],
  numpy: [[/^/u, "import numpy as np"]],
} as const;

export const pythonFile =
  (dialect: "pytorch" | "numpy") =>
  ({ tokens, statements, output, language, model, nameOf }: FileParts): string => {
    const steps = statements.join("\n");
    const helpers = needed(steps, functionsOf(dialect, language));
    const text = [steps, ...helpers].join("\n");
    const parts = [
      tokens.map((sentence) => `# ${sentence}`).join("\n"),
      [...(model ? modelImports : []), ...(/\bmath\./u.test(text) ? ["import math"] : [])].join(
        "\n",
      ),
      [
        ...imports[dialect].filter(([spoken]) => spoken.test(text)).map(([, line]) => line),
        ...(model ? [loadImport(dialect)] : []),
      ].join("\n"),
      model ? pythonModel(model, dialect, language) : "",
      ...helpers.map((helper) => `\n${helper}`),
      helpers.length ? `\n${steps}` : steps,
      (model && pythonAnswer(model, nameOf, language)) || `print(${output.name})`,
    ];
    return `${parts.filter(Boolean).join("\n\n")}\n`;
  };

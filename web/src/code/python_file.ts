/** Python programs: given numbers, and the file around the steps. */
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
  statement: (step, language) => pythonStatement(step, spelling, language),
});

export const pytorchWriter = writerOf(pytorch);
export const numpyWriter = writerOf(numpy);

/** Imports, used if the text contains the pattern. */
const imports = {
  pytorch: [
    [/^/u, "import torch"],
    [/\bF\./u, "import torch.nn.functional as F"],
  ],
  numpy: [
    [/\bmath\./u, "import math\n"],
    [/^/u, "import numpy as np"],
  ],
} as const;

export const pythonFile =
  (dialect: "pytorch" | "numpy") =>
  ({ tokens, statements, output, language }: FileParts): string => {
    const steps = statements.join("\n");
    const helpers = needed(steps, functionsOf(dialect, language));
    const text = [steps, ...helpers].join("\n");
    const parts = [
      tokens.map((sentence) => `# ${sentence}`).join("\n"),
      imports[dialect]
        .filter(([spoken]) => spoken.test(text))
        .map(([, line]) => line)
        .join("\n"),
      ...helpers.map((helper) => `\n${helper}`),
      helpers.length ? `\n${steps}` : steps,
      `print(${output.name})`,
    ];
    return `${parts.filter(Boolean).join("\n\n")}\n`;
  };

/** Python programs: given numbers, and the file around the steps. */
import { needed } from "./helpers.js";
import { nested, textsOf, type Brackets } from "../program/literal.js";
import { numpy, numpyHelpers } from "./numpy.js";
import type { FileParts, Writer } from "./program.js";
import { pythonStep, type Spelling } from "./python.js";
import { pytorch, pytorchHelpers } from "./pytorch.js";

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
  step: (step, words) => pythonStep(step, spelling, words),
});

export const pytorchWriter = writerOf(pytorch);
export const numpyWriter = writerOf(numpy);

/** What is imported where the text speaks of it. */
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
  ({ tokens, statements, output, words }: FileParts): string => {
    const steps = statements.join("\n");
    const helpers = needed(
      steps,
      dialect === "pytorch" ? pytorchHelpers(words) : numpyHelpers(words),
    );
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

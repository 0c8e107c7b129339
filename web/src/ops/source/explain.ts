/** Given values and parameters, and values that are looked up or passed on unchanged. */
import { parametersOf } from "../../scene/grid.js";
import { inputOf } from "../../scene/step.js";
import { type CopySource, copied } from "../../expression/copies.js";
import type { Explained } from "../../expression/explained.js";
import { sourceWords } from "./words.js";

const identity: CopySource = (step, index) => ({ node: inputOf(step, 0), index });

const lookup: CopySource = (step, index) => {
  const table = inputOf(step, 0);
  const width = table.shape[1] ?? 1;
  const ids = parametersOf(step.node)["ids"] as readonly number[];
  const row = ids[Math.floor(index / width)] ?? -1;
  return row < 0 ? undefined : { node: table, index: row * width + (index % width) };
};

export const source: Explained = {
  rules: {
    given: () => ({ lines: [], reason: (language) => sourceWords[language].given }),
    parameter: () => ({ lines: [], reason: (language) => sourceWords[language].parameter }),
    identity: copied(identity),
    lookup: copied(lookup),
  },
  heading: ({ node }, language) => (node.op === "lookup" ? sourceWords[language].rule : undefined),
};

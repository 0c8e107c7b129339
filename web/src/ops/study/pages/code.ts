/** Attention over pages: blocks and tables are written word by word, and read through the tables. */
import { at, each } from "../../../program/cpp_parts.js";
import { type NamedNode, allInputs, numberOf, textOf } from "../../../program/named_node.js";
import { plainText } from "../../../program/literal.js";
import type { OpsCode } from "../../../program/spelling.js";
import { pagesFunctions } from "./functions.js";

const sizesOf = ({ node }: NamedNode): string =>
  `${numberOf(node, "page", 1)}, ${numberOf(node, "common", 0)}`;

/** What scores are multiplied by, in either language. */
function factorOf({ node, experiment }: NamedNode, root: (width: number) => string): string {
  const scaled = experiment.graph.find(({ id }) => id === `${node.id}.scaled_scores`);
  const width = scaled && textOf(scaled, "head_dim");
  if (typeof width === "number") return root(width);
  return scaled ? plainText(numberOf(scaled, "factor", 1)) : "1.0";
}

/** Whether the reader has set scores or weights, which have lines of their own then. */
const areSet = ({ experiment }: NamedNode): boolean =>
  experiment.graph.some(({ intermediate, overridden }) => intermediate && overridden);

const python: OpsCode["python"] = {
  page_scores: (named) => `page_scores(${allInputs(named).join(", ")}, ${sizesOf(named)})`,
  pages: (named) => {
    const [, , value, , , otherValue, weights] = named.x;
    if (areSet(named))
      return `page_contexts(${weights}, ${value}, ${otherValue}, ${sizesOf(named)})`;
    const factor = factorOf(named, (width) => `${width}**-0.5`);
    const inputs = allInputs(named).slice(0, 6).join(", ");
    return `paged_attention(${inputs}, ${sizesOf(named)}, ${factor})`;
  },
};

const cpp: OpsCode["cpp"] = {
  page_scores: (named) => {
    const inputs = ([0, 1, 2, 3] as const).map((input) => at(named, input)).join(", ");
    return each(named, `page_scores(${inputs}, ${sizesOf(named)})`);
  },
  pages: (named) => {
    if (areSet(named)) {
      const inputs = ([6, 2, 5] as const).map((input) => at(named, input)).join(", ");
      return each(named, `page_contexts(${inputs}, ${sizesOf(named)})`);
    }
    const factor = factorOf(named, (width) => `1 / std::sqrt(${width}.0f)`);
    const inputs = ([0, 1, 2, 3, 4, 5] as const).map((input) => at(named, input)).join(", ");
    return each(named, `paged_attention(${inputs}, ${sizesOf(named)}, ${factor})`);
  },
};

export const pagesCode: OpsCode = { python, cpp, functions: pagesFunctions };

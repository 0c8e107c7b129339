/** How the ops of a folder are written as programs; a folder that has such ops says it in code.ts. */
import type { Language } from "../types/graph.js";
import type { NamedNode } from "./named_node.js";

/** How a Python library spells what both can do. */
export interface Spelling {
  readonly prefix: string;
  /** What the two libraries spell too differently for a rule. */
  readonly either: (pytorch: string, numpy: string) => string;
  readonly array: (numbers: string) => string;
  /** The same where the numbers are left out: no more than a reader needs. */
  readonly folded: string;
  readonly integers: (numbers: string) => string;
  readonly swapped: (x: string, one: number, other: number) => string;
  /** Along axes that stay, with one number each. */
  readonly reduced: (x: string, how: "sum" | "mean" | "max", axes: string) => string;
  readonly filled: (x: string, where: string, value: string) => string;
  readonly minusInfinity: string;
  readonly viewed: (x: string, shape: readonly number[], contiguous: boolean) => string;
  readonly joined: (parts: string, axis: number) => string;
  readonly repeated: (x: string, times: number, axis: number) => string;
}

/** What stands right of the equals sign; as a list, whole lines where one expression does not do. */
export type PythonWriter = (
  named: NamedNode,
  say: Spelling,
  language: Language,
) => string | readonly string[];

/** Whole lines. */
export type CppWriter = (named: NamedNode, language: Language) => string;

/** Functions by name; one stands after those it calls. */
export type Functions = Readonly<Record<string, string>>;

export interface OpsCode {
  readonly python: Readonly<Record<string, PythonWriter>>;
  readonly cpp: Readonly<Record<string, CppWriter>>;
  /** What the lines call, in each dialect. */
  readonly functions?: (language: Language) => {
    readonly pytorch?: Functions;
    readonly numpy?: Functions;
    readonly cpp?: Functions;
  };
}

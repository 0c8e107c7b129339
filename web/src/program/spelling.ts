/** How a family of ops is written as programs, in its code.ts. */
import type { Language } from "../types/graph.js";
import type { NamedNode } from "./named_node.js";

/** How a Python library writes operations that both libraries have. */
export interface Spelling {
  readonly prefix: string;
  /** Chooses between two spellings that differ too much for a rule. */
  readonly either: (pytorch: string, numpy: string) => string;
  readonly array: (numbers: string) => string;
  /** The same without the numbers, as the panel shows it. */
  readonly folded: string;
  readonly integers: (numbers: string) => string;
  readonly swapped: (x: string, one: number, other: number) => string;
  /** A reduction that keeps its axes with length 1. */
  readonly reduced: (x: string, how: "sum" | "mean" | "max", axes: string) => string;
  readonly filled: (x: string, where: string, value: string) => string;
  readonly minusInfinity: string;
  readonly viewed: (x: string, shape: readonly number[], contiguous: boolean) => string;
  readonly joined: (parts: string, axis: number) => string;
  readonly repeated: (x: string, times: number, axis: number) => string;
}

/** The right side of the assignment; or a list of whole lines, if one expression is not enough. */
export type PythonWriter = (
  named: NamedNode,
  say: Spelling,
  language: Language,
) => string | readonly string[];

/** Writes whole lines. */
export type CppWriter = (named: NamedNode, language: Language) => string;

/** Functions by name, each after those it calls. */
export type Functions = Readonly<Record<string, string>>;

export interface OpsCode {
  readonly python: Readonly<Record<string, PythonWriter>>;
  readonly cpp: Readonly<Record<string, CppWriter>>;
  /** Functions that the lines call, in each dialect. */
  readonly functions?: (language: Language) => {
    readonly pytorch?: Functions;
    readonly numpy?: Functions;
    readonly cpp?: Functions;
  };
}

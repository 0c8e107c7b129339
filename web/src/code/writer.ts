/** What a writer of programs in one language provides. */
import type { GraphNode, Language } from "../types/graph.js";
import type { RowsOff, TrainedModel } from "./trained.js";
import type { NamedNode } from "../program/named_node.js";

/** How nodes are written in a language. */
export interface Writer {
  readonly comment: string;
  /** A node with given numbers; if folded, the numbers are left out. */
  readonly given: (node: GraphNode, name: string, folded: boolean) => string;
  /** A node with the numbers of a parameter in the model's file. */
  readonly stored: (node: GraphNode, name: string) => string;
  /** Rows of a matrix become 0. */
  readonly cleared: (name: string, rows: RowsOff) => string;
  readonly statement: (named: NamedNode, language: Language) => string;
}

/** The parts of a file besides its steps. */
export interface FileParts {
  readonly tokens: readonly string[];
  readonly statements: readonly string[];
  readonly output: { readonly node: GraphNode; readonly name: string };
  readonly language: Language;
  /** Whose file the program loads. */
  readonly model: TrainedModel | undefined;
  readonly nameOf: (id: string) => string;
}

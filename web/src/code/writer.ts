/** What a language has to give for programs to be written in it. */
import type { GraphNode, Language } from "../types/graph.js";
import type { NamedNode } from "../program/named_node.js";

/** What a language makes of nodes. */
export interface Writer {
  readonly comment: string;
  /** A node whose numbers are given; folded, they are left out. */
  readonly given: (node: GraphNode, name: string, folded: boolean) => string;
  readonly statement: (named: NamedNode, language: Language) => string;
}

/** What a file is made of beside its steps. */
export interface FileParts {
  readonly tokens: readonly string[];
  readonly statements: readonly string[];
  readonly output: { readonly node: GraphNode; readonly name: string };
  readonly language: Language;
}

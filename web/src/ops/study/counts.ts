/** The counts of a study: integer parameters of its node, exact where float32 values are not. */
import { parametersOf } from "../../scene/grid.js";
import type { GraphNode, Language } from "../../types/graph.js";

/** NaN if the node has no such number: it prints as such. */
export function countOf(node: GraphNode, name: string): number {
  const value = parametersOf(node)[name];
  return typeof value === "number" ? value : NaN;
}

export function countsOf(node: GraphNode, name: string): readonly number[] {
  const values = parametersOf(node)[name];
  return Array.isArray(values) ? (values as number[]) : [];
}

/** Written in full, in groups of three digits: "184,997,183,488". */
export const countText = (count: number, language: Language): string =>
  count.toLocaleString(language);

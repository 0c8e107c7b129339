/** Rules for ops that only move numbers. */
import type { GraphNode } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import { cellOf, constant } from "./expression.js";
import { type Rule, plus } from "./lines.js";
import { expressionWords } from "./words.js";

/** The source of the cell at an index; undefined for padding. */
export type CopySource = (
  step: Step,
  index: number,
) => { node: GraphNode; index: number } | undefined;

export const copied =
  (origin: CopySource): Rule =>
  (step, index) => {
    const from = origin(step, index);
    if (!from)
      return {
        lines: [plus(constant(0))],
        reason: (language) => expressionWords[language].padding,
      };
    return {
      lines: [plus(cellOf(from.node, from.index))],
      reason: (language) => expressionWords[language].copied,
      from: { node: from.node.id, index: from.index },
      unchanged: true,
    };
  };

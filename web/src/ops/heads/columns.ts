/**
 * The matrices side by side when heads are split or merged: query, key, value, weights, context, each
 * in as many strips as it has heads. Only one of them is being computed at a time.
 */
import type { GraphNode } from "../../types/graph.js";
import type { Step, View } from "../../types/scene.js";
import { inputOf, stepOf } from "../../scene/step.js";
import { type Matrix, matrixAt } from "../../scene/matrix.js";
import { mostCells } from "../../scene/sample.js";
import { type HeadTiming, timingOf } from "./timing.js";
import { siblingOf } from "../../scene/nodes.js";

export type HeadRole = "query" | "key" | "weights" | "value" | "context";

export interface HeadColumn {
  readonly role: HeadRole;
  /** The node that has a head axis. */
  readonly split: GraphNode;
  /** The matrix of all strips side by side; weights have none. */
  readonly whole: Matrix | undefined;
  readonly strips: readonly Matrix[];
  readonly timing: HeadTiming;
  /** Time of its split: 0 is one piece, Infinity is fully split. */
  readonly time: number;
  readonly come: boolean;
  /** This column is being computed. */
  readonly focus: boolean;
  /** Drawn large: the query while heads are cut, the context while they are merged. */
  readonly lead: boolean;
  /** The strips are the result; otherwise the whole matrix is. */
  readonly splitting: boolean;
}

interface Around {
  readonly role: HeadRole;
  readonly split: GraphNode;
  readonly whole: GraphNode | undefined;
}

/** The matrices of its attention, left to right; undefined if it belongs to none. */
function around(step: Step): readonly Around[] | undefined {
  const { node } = step;
  const find = (role: string) => siblingOf(step.experiment, node, role);
  const ofInput = (role: HeadRole): Around | undefined => {
    const split = find(`${role}_heads`);
    const whole = split && step.find(split.inputs[0] ?? "");
    return split?.op === "split_heads" && whole ? { role, split, whole } : undefined;
  };
  const [heads, context] = [find("context_heads"), find("context")];
  const weights = step.find(heads?.inputs[0] ?? "");
  const [query, key, value] = [ofInput("query"), ofInput("key"), ofInput("value")];
  if (!heads || context?.op !== "merge_heads" || !weights) return undefined;
  if (!query || !key || !value) return undefined;
  return [
    query,
    key,
    { role: "weights", split: weights, whole: undefined },
    value,
    { role: "context", split: heads, whole: context },
  ];
}

/** In a program any matrix may be split or merged. */
function alone(step: Step): readonly Around[] {
  const input = inputOf(step, 0);
  return step.node.op === "split_heads"
    ? [{ role: "query", split: step.node, whole: input }]
    : [{ role: "context", split: input, whole: step.node }];
}

const sizeOf = (node: GraphNode, fromEnd: number): number =>
  node.shape[node.shape.length - fromEnd] ?? 1;

/** How many lanes or sheets the attention around this matrix needs. */
export const lanesOf = (step: Step): number =>
  Math.max(...(around(step) ?? alone(step)).map(({ split }) => sizeOf(split, 3)));

/** Columns per place: all heads together have no more places than one matrix may. */
const columnStep = ({ strips, split }: { strips: readonly unknown[]; split: GraphNode }): number =>
  Math.ceil((strips.length * sizeOf(split, 1)) / mostCells);

/** The columns of each head, in lattices of the same coarseness. */
function stripsOf(step: Step, { role, split }: Around, view: View): Matrix[] {
  const strips = Array.from({ length: sizeOf(split, 3) });
  const every = columnStep({ strips, split });
  return strips.map((_, head) =>
    matrixAt(
      step,
      split,
      { ...view, head },
      `${role}/${head}`,
      role === "weights" ? undefined : every,
    ),
  );
}

const order: readonly HeadRole[] = ["query", "key", "value"];

/** The step in which a column was split or will be merged. */
const ownStep = (step: Step, { split, whole }: Around): Step =>
  stepOf(step.experiment, split.op === "split_heads" || !whole ? split : whole);

export function columnsOf(step: Step, view: View, time: number): HeadColumn[] {
  const splitting = step.node.op === "split_heads";
  const parts = around(step) ?? alone(step);
  const work = parts.find((part) => (splitting ? part.split : part.whole) === step.node);
  const timing = timingOf(step);
  const at = splitting ? time : Math.max(0, timing.end - time);
  const place = (part: Around) => order.indexOf(part.role);
  return parts.map((part) => {
    const focus = part === work;
    const waits = splitting && work !== undefined && place(part) > place(work);
    return {
      ...part,
      whole: part.whole && matrixAt(step, part.whole, view),
      strips: stripsOf(step, part, view),
      timing: focus || !part.whole ? timing : timingOf(ownStep(step, part)),
      time: focus ? at : waits ? 0 : Infinity,
      come: !splitting || place(part) >= 0,
      focus,
      lead: part.role === (splitting ? "query" : "context"),
      splitting: part.role !== "context",
    };
  });
}

/**
 * What stands side by side when heads are cut or merged: query, key, value, weights, context, each
 * in as many strips as it has heads. Only one of them is at work; the others wait or have come.
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
  /** All strips side by side; weights never are. */
  readonly whole: Matrix | undefined;
  readonly strips: readonly Matrix[];
  readonly timing: HeadTiming;
  /** In the cutting of it: 0 is in one piece, Infinity is apart. */
  readonly time: number;
  readonly come: boolean;
  /** The node being computed is this one's. */
  readonly focus: boolean;
  /** Drawn large: the query while heads are cut, the context while they are merged. */
  readonly lead: boolean;
  /** The strips are the result; else the whole is. */
  readonly splitting: boolean;
}

interface Around {
  readonly role: HeadRole;
  readonly split: GraphNode;
  readonly whole: GraphNode | undefined;
}

/** The attention this matrix belongs to, left to right; undefined where it stands alone. */
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

/** Program tapes cut and merge what they like. */
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

/** How many columns to a place: all heads together have no more places than one matrix may. */
const columnStep = ({ strips, split }: { strips: readonly unknown[]; split: GraphNode }): number =>
  Math.ceil((strips.length * sizeOf(split, 1)) / mostCells);

/** Of each head its own columns, in lattices alike. */
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

/** Where a column was cut, or will be merged. */
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

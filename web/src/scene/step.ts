/**
 * What a scene is: a pure function of one graph node and a time, in milliseconds from its start.
 *
 *     const plan = scene.plan(step);                 // how long, and where to halt
 *     const drawing = scene.draw(step, view, 640);   // the marks at 640 ms
 */
import type {
  Cell,
  Experiment,
  GraphNode,
  Language,
  Mark,
  Part,
  SceneView,
} from "../types/frame.js";

/** One node to be shown, with what it was made from. */
export interface Step {
  readonly node: GraphNode;
  readonly inputs: readonly GraphNode[];
  readonly experiment: Experiment;
  readonly find: (id: string) => GraphNode | undefined;
}

/** Where and for whom it is drawn. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly batch: number;
  readonly head: number;
  readonly pinned?: Cell;
  readonly digits: boolean;
  readonly view?: SceneView;
}

export interface Plan {
  readonly duration: number;
  /** Rising; the end is added by the timeline. */
  readonly stops: readonly number[];
  /** When the rows that are not shown slowly appear. */
  readonly sweep: Span;
}

export interface Span {
  readonly start: number;
  readonly length: number;
}

export interface Drawing {
  readonly marks: readonly Mark[];
  readonly narration: readonly Part[];
}

export interface Scene {
  readonly plan: (step: Step) => Plan;
  readonly draw: (step: Step, view: View, time: number) => Drawing;
  /** What the reader may choose between, first the one without a choice; absent: there is one. */
  readonly views?: (step: Step) => readonly SceneView[];
}

/** Below this width scenes stand in one column. */
export const phoneWidth = 720;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every op has its inputs; a graph that breaks this is our own mistake. */
export function inputOf(step: Step, position: number): GraphNode {
  const input = step.inputs[position];
  if (!input) throw new Error(`${step.node.id} (${step.node.op}) lacks its input ${position}`);
  return input;
}

/** An experiment never changes, so its nodes are listed by id once. */
const indices = new WeakMap<Experiment, ReadonlyMap<string, GraphNode>>();

function indexOf(experiment: Experiment): ReadonlyMap<string, GraphNode> {
  const known = indices.get(experiment);
  if (known) return known;
  const index = new Map(experiment.graph.map((node) => [node.id, node]));
  indices.set(experiment, index);
  return index;
}

/** A node with what it was made from. */
export function stepOf(experiment: Experiment, node: GraphNode): Step {
  const nodes = indexOf(experiment);
  const find = (id: string) => nodes.get(id);
  const inputs = node.inputs.map((id) => {
    const input = find(id);
    if (!input) throw new Error(`${node.id} names an input that is not in the graph: ${id}`);
    return input;
  });
  return { node, inputs, experiment, find };
}

/**
 * What a scene is: a pure function of one graph node and a time, in milliseconds from its start.
 *
 *     const plan = scene.plan(step);                 // how long, and where to halt
 *     const drawing = scene.draw(step, view, 640);   // the marks at 640 ms
 */
import type { Mark, Part, SceneView } from "./frame.js";
import type { Cell, Experiment, GraphNode, Language } from "./graph.js";

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
  /** It is right about a matrix of which not every row or column is drawn. */
  readonly thinned?: true;
}

/** The scenes of a folder of ops, by op; a scene may depend on what the op was made from. */
export type Scenes = Readonly<Record<string, Scene | ((step: Step) => Scene)>>;

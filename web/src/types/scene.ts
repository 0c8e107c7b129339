/**
 * What a scene is: a pure function of one graph node and a time, in milliseconds from its start.
 *
 *     const plan = scene.plan(step);                 // duration and stops
 *     const drawing = scene.draw(step, view, 640);   // the marks at 640 ms
 */
import type { Look, Mark, Otherwise, Part, SceneView } from "./frame.js";
import type { Cell, Experiment, GraphNode, Language } from "./graph.js";
import type { Level, LevelPart } from "./timeline.js";

/** A node to be shown, with its inputs. */
export interface Step {
  readonly node: GraphNode;
  readonly inputs: readonly GraphNode[];
  readonly experiment: Experiment;
  readonly find: (id: string) => GraphNode | undefined;
}

/** Size, language and reader's choices for a drawing. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly language: Language;
  readonly batch: number;
  readonly head: number;
  readonly pinned?: Cell;
  readonly look?: Look;
  /** The first word that a model wrote; absent: it wrote none. */
  readonly written?: number;
  readonly otherwise?: Otherwise;
  readonly digits: boolean;
  readonly view?: SceneView;
}

export interface Plan {
  readonly duration: number;
  /** Ascending; the timeline adds the end. */
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
  /** Where the drawing needs more than the height that it is given. */
  readonly height?: number;
  readonly narration: readonly Part[];
}

export interface Scene {
  readonly plan: (step: Step) => Plan;
  readonly draw: (step: Step, view: View, time: number) => Drawing;
  /** The views to choose from, the default first; absent: there is only one. */
  readonly views?: (step: Step) => readonly SceneView[];
  /** The scene may also be used with a matrix of which not every row or column is drawn. */
  readonly thinned?: true;
  /** The row at work, if it is not the pinned one or the one that is followed through the experiment. */
  readonly row?: (step: Step, view: View) => number;
  /** No row of it is shown large below it: the scene opens its row itself, or shows no matrix. */
  readonly lens?: false;
}

/** The scenes of a family of ops, by op; a scene may depend on the inputs of the op. */
export type Scenes = Readonly<Record<string, Scene | ((step: Step) => Scene)>>;

/** A scene, and the span of it that belongs to one part of a level. */
export interface Overview {
  readonly step: Step;
  readonly scene: Scene;
  readonly span: Span;
}

/** How a kind of level is summarised; the scene of a level is the same object for all of its parts. */
export interface Overviews {
  readonly model: (experiment: Experiment, level: Level, part: LevelPart) => Overview;
  readonly block: (experiment: Experiment, level: Level, part: LevelPart) => Overview;
  readonly steps: (experiment: Experiment, part: LevelPart) => Overview;
}

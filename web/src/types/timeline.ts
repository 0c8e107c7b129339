/**
 * The timeline of a level: its parts in order, derived from the graph alone.
 *
 *     const root = levelsOf(result);
 *     const timeline = buildTimeline(result, root);
 *
 * Times are seconds.
 */
import type { Ranges } from "./frame.js";
import type { Experiment, Words } from "./graph.js";

/** A letter and its size: `{letter: "T", size: 6}`. */
export interface Extent {
  readonly letter: string;
  readonly size: number;
}

/** What a level shows: a picture of the whole of it, or the scenes of its parts one after the other. */
export type LevelKind =
  | "model"
  /** What a model of words read and answered, word by word. */
  | "sentence"
  | "block"
  | "attention"
  | "feed_forward"
  | "head"
  /** Entries of a program that belong together, or several blocks of a long stack. */
  | "group"
  /** The backward pass. */
  | "backward"
  /** One operation. */
  | "step"
  /** A program. */
  | "program";

/**
 * A level of an experiment: a whole that is shown as one film, cut into its parts. The levels are a tree;
 * the root is the model, or what an experiment without a model computes.
 */
export interface Level {
  /** "model", "block.0", "decoder.1.cross_attention", "attention"; unique in an experiment. */
  readonly id: string;
  readonly kind: LevelKind;
  readonly title: Words;
  /** One line under the title, while the level shows one picture of the whole. */
  readonly subtitle: Words;
  readonly parent: Level | undefined;
  readonly parts: readonly LevelPart[];
}

/** A part of a level: a step, or a level of its own that is summarised here. */
export interface LevelPart {
  /** `tokens`, `vectors`, `<scope.>qkv`, `<scope.>heads`, the id of a level, else a node id. */
  readonly id: string;
  /** What it computes, in any part of the model: "qkv", "block", "scores". */
  readonly kind: string;
  /** Ids of the nodes it computes, in order; none for `tokens`. Of a level, its results. */
  readonly nodes: readonly string[];
  readonly title: Words;
  /** One line under the title: "Each row of scores becomes weights that add up to 1." */
  readonly subtitle: Words;
  /** The title where room is short: "Q K V". */
  readonly short: Words;
  /** The shape of its last result; without B where B is 1. */
  readonly shape: readonly Extent[];
  /** What is inside; absent for a step that is shown here in full. */
  readonly level?: Level;
}

/** The part of a stage in which one node is computed. */
export interface Segment {
  readonly node: string;
  readonly start: number;
  readonly end: number;
  /** The stage is summarised in a picture of more: this many milliseconds of its scene are before the start. */
  readonly from?: number;
}

/** A part of the timeline: one scene, or several similar ones in sequence (query, key, value). */
export interface Stage extends LevelPart {
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  /** Times to stop at, ascending; at the last, shortly before `end`, nothing moves any more. */
  readonly stops: readonly number[];
}

/** Its `range` is that of the whole experiment. */
export interface Timeline extends Ranges {
  readonly experiment: Experiment;
  readonly level: Level;
  readonly stages: readonly Stage[];
  readonly duration: number;
}

/**
 * The timeline of an experiment: its stages in order, derived from the graph alone.
 *
 *     const timeline = buildTimeline(result);
 *
 * Times are seconds.
 */
import type { Experiment, Words } from "./graph.js";

/** A letter and its size: `{letter: "T", size: 6}`. */
export interface Extent {
  readonly letter: string;
  readonly size: number;
}

/** The part of a stage in which one node is computed. */
export interface Segment {
  readonly node: string;
  readonly start: number;
  readonly end: number;
}

/** A part of the timeline: one scene, or several similar ones in sequence (query, key, value). */
export interface Stage {
  /** `tokens`, `vectors`, `<scope.>qkv`, `<scope.>heads`, `<scope>.feed_forward`, else a node id. */
  readonly id: string;
  /** What it computes, in any part of the model: "qkv", "block", "scores". */
  readonly kind: string;
  /** Ids of the nodes it computes, in order; none for `tokens`. */
  readonly nodes: readonly string[];
  readonly title: Words;
  /** One line under the title: "Each row of scores becomes weights that add up to 1." */
  readonly subtitle: Words;
  /** The title where room is short: "Q K V". */
  readonly short: Words;
  /** The part of the model: "Block 1", "Encoder 2 · Head 1"; otherwise empty. */
  readonly group: Words;
  /** The shape of its last result; without B where B is 1. */
  readonly shape: readonly Extent[];
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  /** Times to stop at, ascending; at the last, shortly before `end`, nothing moves any more. */
  readonly stops: readonly number[];
}

export interface Timeline {
  readonly experiment: Experiment;
  readonly stages: readonly Stage[];
  readonly duration: number;
  /** The least of 1, 2, 5, 10, 20, 50 … not below any finite magnitude: the colours saturate there. */
  readonly range: number;
}

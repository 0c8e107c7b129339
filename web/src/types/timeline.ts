/**
 * The story of an experiment: its stages, one after the other, from the graph alone.
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

/** A part of the story: one scene, or several alike (query, key, value) one after the other. */
export interface Stage {
  /** `tokens`, `vectors`, `<scope.>qkv`, `<scope.>heads`, `<scope>.feed_forward`, else a node id. */
  readonly id: string;
  /** What it is, wherever it stands: "qkv", "block", "scores". */
  readonly kind: string;
  /** Ids of the nodes it computes, in order; none for `tokens`. */
  readonly nodes: readonly string[];
  readonly title: Words;
  /** One line under the title: "Each row of scores becomes shares of one." */
  readonly subtitle: Words;
  /** The title where room is short: "Q K V". */
  readonly short: Words;
  /** Where it stands: "Block 1", "Encoder 2 · Head 1"; empty outside of such. */
  readonly group: Words;
  /** Of its last result; without B where B is 1. */
  readonly shape: readonly Extent[];
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
  /** Moments worth halting at, rising; at the last, shortly before `end`, all is at rest. */
  readonly stops: readonly number[];
}

export interface Timeline {
  readonly experiment: Experiment;
  readonly stages: readonly Stage[];
  readonly duration: number;
  /** The least of 1, 2, 5, 10, 20, 50 … that holds every finite value: where signed tints end. */
  readonly range: number;
}

/** What a folder of ops tells of the cells it makes. */
import type { Language } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import type { Rule } from "./lines.js";
import type { Vectors } from "./vectors.js";

export interface Explained {
  /** By op. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** In a few words, what is done: "÷ √2"; undefined where the names of two vectors say it. */
  readonly heading?: (step: Step, language: Language) => string | undefined;
  /** The vectors that meet in a cell; undefined for an op in which none do. */
  readonly vectors?: (step: Step, index: number) => Vectors | undefined;
}

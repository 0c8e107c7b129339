/** How a family of ops explains its cells. */
import type { Language } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import type { Rule } from "./lines.js";
import type { Vectors } from "./vectors.js";

export interface Explained {
  /** Rules by op. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** The computation in a few words: "÷ √2"; undefined if the names of two vectors say it. */
  readonly heading?: (step: Step, language: Language) => string | undefined;
  /** The two vectors multiplied in a cell; undefined for ops without such vectors. */
  readonly vectors?: (step: Step, index: number) => Vectors | undefined;
}

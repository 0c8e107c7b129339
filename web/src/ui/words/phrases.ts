import type { Depth, Tab } from "../../element/choices.js";
import type { ErrorCode } from "../../types/wire.js";
import type { SceneView } from "../../types/frame.js";
import type { Mode } from "../../story/player.js";

export type Language = "en" | "zh";

/** How the reader wants a sentence cut into tokens. */
export type Splitting = "words" | "characters" | "whitespace";

/** Where the numbers of an experiment come from, as far as its note tells. */
export interface Origin {
  readonly vectors: "drawn" | "given";
  readonly weights: "drawn" | "given" | "none";
  readonly seed: number;
}

/** Every string the page shows. A language that lacks one does not compile. */
export interface Phrases {
  readonly title: string;
  readonly language: string;
  readonly theme: { readonly toLight: string; readonly toDark: string };
  readonly export: string;
  readonly share: {
    readonly title: string;
    readonly share: string;
    readonly shareHint: string;
    readonly embed: string;
    readonly docs: string;
    readonly copied: string;
  };
  readonly compare: { readonly start: string; readonly hint: string; readonly stop: string };
  readonly sentence: {
    label(number: number, count: number): string;
    readonly context: string;
    readonly placeholder: string;
    readonly withoutSentence: string;
    readonly splitInto: (splitting: string) => string;
    readonly splitting: Readonly<Record<Splitting, string>>;
    id(id: number): string;
  };
  readonly examples: string;
  note(origin: Origin): string;
  readonly notice: {
    readonly ownVectors: string;
    readonly ownExperiment: string;
    readonly misfit: string;
    readonly undo: string;
    /** A notice was read. */
    readonly dismiss: string;
  };
  readonly depth: Readonly<Record<Depth, string>> & {
    readonly label: string;
    readonly hint: Readonly<Record<Depth, string>>;
  };
  readonly inspector: Readonly<Record<Tab, string>> & {
    readonly label: string;
    readonly close: string;
  };
  /** A part of the page that comes later did not come. */
  readonly missing: { readonly text: string; readonly again: string };
  readonly views: Readonly<Record<SceneView, string>> & { readonly label: string };
  readonly grid: {
    readonly masked: string;
    /** What a screen reader hears of a cell that was just pinned. */
    readonly pinned: (name: string, value: string) => string;
  };
  readonly steps: string;
  readonly masked: string;
  readonly scene: string;
  readonly loading: string;
  readonly transport: {
    readonly label: string;
    readonly previousStep: string;
    readonly stepBack: string;
    readonly play: string;
    readonly pause: string;
    readonly stepForward: string;
    readonly nextStep: string;
    readonly position: string;
    positionText(step: string, time: string, duration: string): string;
    readonly speed: string;
    readonly atStepsEnd: (mode: string) => string;
    readonly mode: Readonly<Record<Mode, string>>;
    stepOf(step: number, count: number): string;
  };
  /** What to change, by the code of the error. The core's own sentence follows as the detail. */
  readonly errors: Readonly<Record<ErrorCode | "load_failed", string>>;
}

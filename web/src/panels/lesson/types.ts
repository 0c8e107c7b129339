/** A lesson: what it reads from the run, the possible answers, and its texts. */
import type { Cell } from "../../types/graph.js";
import type { Look, Part, SceneView } from "../../types/frame.js";
import type { Access } from "./access.js";

/**
 * What the button of "try" does. `go` plays the step that computes a node, `show` how one cell is
 * computed; `edit` and `set` change the experiment, `say` its sentence, `open` opens another example, and
 * the step of their node is where the difference is seen.
 */
export type Action =
  | { readonly kind: "go"; readonly node: string }
  | { readonly kind: "show"; readonly cell: Cell }
  | {
      readonly kind: "edit";
      readonly node: string;
      readonly cell: Cell;
      readonly value: number;
    }
  | {
      readonly kind: "set";
      readonly node: string;
      readonly path: string;
      readonly value: unknown;
      readonly view?: SceneView;
    }
  | {
      readonly kind: "say";
      readonly node: string;
      readonly text: string;
      readonly view?: SceneView;
    }
  | { readonly kind: "open"; readonly preset: string; readonly node: string };

/** Where a lesson takes place, by the nodes that its steps compute. */
export interface Place {
  /** The lesson opens at the result of this node, or the picture of this level; absent: at the opening picture. */
  readonly opens?: string;
  /** The picture of that step, if it is not the first that the step offers. */
  readonly view?: SceneView;
  /** The film waits for a guess before it computes this node; absent: the one it opens at. */
  readonly asks?: string;
  /** The picture in which it does so, if it is another than where the lesson opens. */
  readonly asksIn?: SceneView;
}

/**
 * The part of a lesson that both languages share. The numbers of the run decide which option is right;
 * it is never hard-coded.
 */
export interface Spec<Facts, Option extends string> {
  readonly place: Place;
  readonly facts: (at: Access) => Facts;
  readonly options: Readonly<Record<Option, (facts: Facts, at: Access) => boolean>>;
  /** The word that the picture of a node is about, in the views that show one at a time. */
  readonly looks?: (at: Access, node: string) => Look | undefined;
  /** The outcome that the text of the answer describes. It is not shown if the run has another. */
  readonly told: NoInfer<Option>;
  /** What can be watched being learnt, as document/training.ts writes it. */
  readonly trains?: string;
  readonly action: (at: Access) => Action;
}

/** The facts come first, so that TypeScript infers the rest from them. */
export const lesson = <Facts, Option extends string>(
  facts: Spec<Facts, Option>["facts"],
  rest: Omit<Spec<Facts, Option>, "facts">,
): Spec<Facts, Option> => ({ facts, ...rest });

/** Text around the numbers of the run. */
export type LessonText<Facts> = string | ((facts: Facts) => readonly Part[]);

export interface LessonWords<Facts, Option extends string> {
  readonly look: LessonText<Facts>;
  readonly try: LessonText<Facts>;
  /** The label of the button. */
  readonly button: string;
  readonly question: LessonText<Facts>;
  readonly options: Readonly<Record<Option, LessonText<Facts>>>;
  readonly answer: LessonText<Facts>;
}

export type WordsOf<S> =
  S extends Spec<infer Facts, infer Option> ? LessonWords<Facts, Option> : never;

/** The texts of a group of lessons; a missing one does not compile. */
export type WordsFor<Specs> = { readonly [Id in keyof Specs]: WordsOf<Specs[Id]> };

/** Which word of the picture is looked at, and which row tells of it. */
import type { Look, SceneView } from "../../../types/frame.js";
import type { Cell, Experiment } from "../../../types/graph.js";
import type { View } from "../../../types/scene.js";
import { storyOf, type Story } from "./reading.js";
import { wordAt } from "./timing.js";

/** Who chose a word: the row before it. What a word looks at: its own row. */
export const storyViews = ["looks", "chose"] as const satisfies readonly SceneView[];
export type StoryView = (typeof storyViews)[number];

export interface StoryFocus {
  /** The word, counted from 0. */
  readonly word: number;
  readonly view: StoryView;
  /** The row of the attention, and of the words that may come next: a token. */
  readonly row: number;
}

/** A word and its token: the first one stands behind the start. */
export const tokenOf = (word: number): number => word + 1;

export function storyFocus(
  story: Story,
  { look, view }: { readonly look?: Look | undefined; readonly view?: SceneView | undefined },
  time: number,
): StoryFocus {
  const { words } = story;
  const isThere = look && words[look.token]?.text === look.text;
  const word = isThere ? look.token : wordAt(words.length, time);
  const shown = view === "chose" ? "chose" : "looks";
  return { word, view: shown, row: shown === "chose" ? word : tokenOf(word) };
}

export const focusIn = (experiment: Experiment, view: View, time: number): StoryFocus =>
  storyFocus(storyOf(experiment), view, time);

/** The word whose row, or whose column, holds a number. */
export function lookAtStory(experiment: Experiment, cell: Cell): Look | undefined {
  const { words } = storyOf(experiment);
  const node = experiment.graph.find(({ id }) => id === cell.node);
  if (!node) return undefined;
  const [rows = 1, columns = 1] = node.shape.slice(-2);
  const token =
    node.role === "weights" ? cell.index % columns : Math.floor(cell.index / columns) % rows;
  const text = words[token - 1]?.text;
  return text === undefined ? undefined : { token: token - 1, text, head: 0 };
}

export function lookBesideStory(experiment: Experiment, from: Look, by: number): Look {
  const { words } = storyOf(experiment);
  const token = Math.min(Math.max(0, from.token + by), words.length - 1);
  return { ...from, token, text: words[token]?.text ?? "" };
}

/** What the reader can do with the element, shared by its parts and panels. */
import type { PublicModel } from "../../document/state/fields.js";
import type { WordDrawing } from "../../document/writing.js";
import type { Depth, Tab } from "../../document/choices.js";
import type { SentencePosition } from "../../document/document.js";
import type { Splitting } from "../../document/segment.js";
import type { PanelActions } from "../../panels/actions.js";
import type { SceneView, Slider } from "../../types/frame.js";
import type { Cell, Language } from "../../types/graph.js";
import type { Level } from "../../types/timeline.js";

export interface Actions
  extends
    PanelActions,
    SceneActions,
    InspectorActions,
    HeaderActions,
    SentenceActions,
    ModelActions {}

export interface SceneActions extends Pick<PanelActions, "point" | "pin" | "go"> {
  /** A click on a cell or beside all cells: paints the mask, pins the cell, or unpins. */
  press(cell: Cell | undefined): void;
  setView(view: SceneView): void;
  /** Sets what a slider in the picture sets; while it is dragged, each value `continues` the one before. */
  slide(slider: Slider, value: number, continues: boolean): void;
  /** Into the part at work, or to the number that is pinned. */
  enter(): void;
  /** Out to a level above. */
  leave(level: Level): void;
  /** To the same step of the backward pass, which is computed if need be, or back to the forward pass. */
  turn(backward: boolean): void;
  /** To the sentence, above all levels. */
  toSentence(): void;
  /** In the opening picture, from the token that looks to the one `by` places on. */
  lookBeside(by: number): void;
  /** Plays how a number of the opening picture came about. */
  depart(cell: Cell): void;
  /** Back to the opening picture. */
  comeBack(): void;
  /** Asks again for what failed. */
  retry(): void;
}

export interface InspectorActions {
  openPanel(tab: Tab): void;
  /** Opens a panel; where the open panel covers the scene, pressing its tab again closes it. */
  pressTab(tab: Tab): void;
  closePanel(): void;
  /** The file of the open panel failed to load. */
  panelMissing(): void;
}

export interface HeaderActions extends Pick<PanelActions, "train"> {
  setDepth(depth: Depth): void;
  setLanguage(language: Language): void;
  toggleTheme(): void;
  exportFiles(): void;
  share(): void;
  /** Keeps the result to compare later ones with it, or stops comparing. */
  compare(): void;
  embed(): void;
  /** The scene alone, large, for a room of people. */
  present(): void;
  /** To a part by its index in the list. */
  toStep(index: number): void;
}

export interface ModelActions {
  /** To a model that has learnt words, or to random parameters. */
  useModel(world: PublicModel): void;
  /** How the next word is drawn. */
  setDrawing(drawing: Partial<WordDrawing>): void;
  /** Draws so many words and writes them behind the text. */
  writeOn(count: number): void;
  /** Draws the last words again. */
  redraw(): void;
  /** Replaces the sentence; undefined: by the one that the page opens on. */
  write(text: string | undefined): void;
  /** To the sentence, all of it selected. */
  writeOwn(): void;
}

export interface SentenceActions
  extends
    Pick<PanelActions, "openExample" | "openCourse" | "play">,
    Pick<HeaderActions, "compare">,
    Pick<ModelActions, "useModel"> {
  editSentence(place: SentencePosition, text: string): void;
  /** The text is still being composed. */
  composeSentence(place: SentencePosition, text: string): void;
  /** The reader focused this sentence. */
  visitSentence(place: SentencePosition): void;
  split(splitting: Splitting): void;
  undo(): void;
  dismissNotice(): void;
  /** The row was scrolled; it contains the fields of these sentences, in order. */
  scrollSentences(fields: Element, places: readonly SentencePosition[]): void;
}

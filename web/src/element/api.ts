/**
 * The public interface of the element. The documentation prints these comments as its reference, and
 * the package contains these types; the class in attention-playground.ts implements them.
 */
import type { Cell } from "../types/graph.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import type { FieldName, PublicState } from "../document/state/fields.js";
import type { CellPlace } from "../document/state/places.js";
import type { StateProperties } from "./api_state.js";
import type { MediaEvents, PlaygroundEvents } from "./events.js";

export { EngineError } from "../types/error.js";
export type * from "../types/wire.js";
export type { Cell } from "../types/graph.js";
export type { Control, FieldName, PublicState } from "../document/state/fields.js";
export type { CellEdit, CellPlace } from "../document/state/places.js";
export type { StateNotice } from "../document/state/texts.js";
export type { PlaygroundEvents, StateProperties };

/**
 * Shows the attention of a sentence step by step: every number is computed, and can be inspected,
 * changed and traced back to its sources.
 *
 * It starts when it comes near the viewport, and pauses outside of it. All elements of a page share
 * one worker; an element that is removed releases its resources. It is 800 pixels high and fills the
 * available width, unless the page's style sheet sets other sizes.
 *
 *     <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
 *       <p>Shown without JavaScript.</p>
 *       <p slot="caption">A causal mask.</p>
 *     </attention-playground>
 *
 * A page's style sheet can set its custom properties and style its parts:
 *
 *     attention-playground { height: 640px; --query: #00539f; --font: Georgia, serif; }
 *     attention-playground::part(header) { border-bottom: 1px solid; }
 *
 * Forced colours of the reader's system take precedence over all colours.
 *
 * With an id, links can change it without a script: `<a href="#id?stage=weights&cell=3,1">`.
 *
 * @slot - Shown if the element cannot run, and until its first numbers are computed.
 * @slot caption - Shown below the element, in the page's own font.
 * @csspart app - Everything except the caption.
 * @csspart header - The bar at the top: name, depth, languages, theme, sharing and export.
 * @csspart sentence - The sentences with their tokens, and the examples.
 * @csspart stages - The list of the parts of the level, and the legend below it.
 * @csspart step - A step in the list.
 * @csspart scene - The current step: its heading, its picture, its narration.
 * @csspart heading - The title of the step, and the choice of views.
 * @csspart levels - The levels above what is shown.
 * @csspart narration - A description of the current moment, and the formula.
 * @csspart panel - The panel beside the scene, with its tabs: lesson, why, settings, code.
 * @csspart play - The bar at the bottom: buttons, scrubber, speed.
 * @csspart dialog - The dialog that Export and Embed open.
 * @cssprop --page - The background of the element.
 * @cssprop --paper - The background of the picture, the panel and the dialogs.
 * @cssprop --band - The background of highlighted rows.
 * @cssprop --line - Lines between the parts.
 * @cssprop --line2 - Stronger lines: outlines of cells and of buttons.
 * @cssprop --ink - Text.
 * @cssprop --ink2 - Text that is less prominent: controls, subtitles.
 * @cssprop --ink3 - Text that is least prominent: labels, notes.
 * @cssprop --query - Queries, in matrices, formulas, text and code.
 * @cssprop --key - Keys.
 * @cssprop --value - Values.
 * @cssprop --scores - Scores.
 * @cssprop --output - The output.
 * @cssprop --gradient - Gradients.
 * @cssprop --font - The typeface.
 * @cssprop --math - The typeface of formulas.
 * @cssprop --heading - The size of the step's title.
 * @cssprop --narration - The size of the narration.
 * @cssprop --control - The size of buttons and of most text.
 * @cssprop --label - The size of labels.
 */
export interface AttentionPlayground extends HTMLElement, StateProperties {
  /**
   * The whole public state: every property with a value other than its default, as in a link to the
   * current view. Setting it replaces the whole state at once.
   */
  get state(): PublicState;
  set state(state: PublicState);
  /** The nodes of the experiment in the order of their computation, with their values; empty before the first result. */
  readonly graph: RunResult["graph"];
  /**
   * The address of the playground's own page, used by Share and Embed. Without it, Share links to the
   * page that contains the element, if the element has an id, and there is no Embed.
   */
  page: string | undefined;
  /** The present moment of the story, in seconds; setting it goes there, at the latest when there are numbers. */
  currentTime: number;
  /** The duration of the timeline at speed 1, in seconds; 0 before the first result. */
  readonly duration: number;
  /** Whether it is paused. */
  readonly paused: boolean;
  /** Whether it has reached the end of the timeline. */
  readonly ended: boolean;
  /** How fast it plays, from 0.25 to 4. `speed` is the same. */
  playbackRate: number;

  /** Plays from the present moment on, from the beginning where it has ended; as soon as there are numbers. */
  play(): Promise<void>;
  /** Pauses at the current time. */
  pause(): void;
  /** Sets the given properties of the public state, and leaves the others unchanged. */
  change(state: PublicState): void;
  /**
   * Computes and shows an experiment. Resolves with its result; rejects with an EngineError, whose
   * `path` names the invalid part of the request, or whose `code` is "superseded" if a newer change
   * replaced it.
   */
  run(request: RunRequest): Promise<RunResult>;
  /**
   * Pins a cell: "3,1" is row 3 and column 1 of the present step, "query:3,1" of the node `query`. Goes
   * to another step, head or sentence first where `where` names it. Without a cell, lets go of the one
   * that is pinned. Returns false where there is no such step or cell. Before the first numbers have come
   * it returns true and goes there when they have.
   */
  select(
    place?: string | CellPlace | Cell,
    where?: Pick<PublicState, "level" | "stage" | "step" | "head" | "sentence">,
  ): boolean;
}

/** The element's class, which is already registered. */
export declare const AttentionPlayground: {
  readonly prototype: AttentionPlayground;
  new (): AttentionPlayground;
};

declare global {
  interface HTMLElementTagNameMap {
    "attention-playground": AttentionPlayground;
  }
  // They bubble, so that the document and the window receive them too.
  interface GlobalEventHandlersEventMap extends Details {
    modechange: MediaEvents["modechange"];
  }
}

/** The attributes as templates write them: each in kebab case, as a text or the value that has one. */
export type PlaygroundAttributes = {
  [Name in FieldName as Kebab<Name>]?: Text<NonNullable<StateProperties[Name]>> | undefined;
};

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

type Text<Value> =
  Extract<Value, string | number | boolean> | (Value extends string ? never : string);

/** The types of its own events, by their names. */
export type PlaygroundEventMap = Details & { modechange: MediaEvents["modechange"] };

type Details = { [Name in keyof PlaygroundEvents]: CustomEvent<PlaygroundEvents[Name]> };

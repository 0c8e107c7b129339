/**
 * What a page may use of the element. What is written here is the reference that the documentation
 * prints, and the types that the package brings; the class in attention-playground.ts has it all.
 */
import type { Cell } from "../types/graph.js";
import type { RunRequest, RunResult } from "../types/wire.js";
import type { PublicState } from "../document/state/fields.js";
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
 * A sentence goes in, and its attention plays, step by step: every number of it is real, and can be
 * looked at, changed and followed back to where it comes from.
 *
 * It begins when it comes near what the reader sees, and stands still away from it. All that are on
 * one page share one worker; one that is taken away gives back what it held. It is 800 pixels high
 * and as wide as there is room, unless the page's style says otherwise.
 *
 *     <attention-playground text="我爱中国" stage="mask" heads="2" lang="zh" controls="stages play">
 *       <p>What shows where there is no JavaScript.</p>
 *       <p slot="caption">A causal mask.</p>
 *     </attention-playground>
 *
 * A page's style sheet sets its custom properties on it, and reaches its parts:
 *
 *     attention-playground { height: 640px; --query: #00539f; --font: Georgia, serif; }
 *     attention-playground::part(header) { border-bottom: 1px solid; }
 *
 * Forced colours, which a reader may have the system use, take precedence over all of the colours.
 *
 * With an id it is a target for links, which need no script: `<a href="#id?stage=weights&cell=3,1">`.
 *
 * @slot - What shows where the element cannot run, and until its first numbers are there.
 * @slot caption - Stands under the element, in the page's own type.
 * @csspart app - All but the caption.
 * @csspart header - The bar at the top: name, depth, languages, theme, and what can be taken along.
 * @csspart sentence - The sentences with their tokens, and the examples.
 * @csspart stages - The list of steps, and the legend under it.
 * @csspart step - A step in the list.
 * @csspart scene - The present step: its heading, its picture, its narration.
 * @csspart heading - The title of the step, and the choice of views.
 * @csspart narration - What happens at this moment in words, and the formula.
 * @csspart panel - The panel beside the scene, with its tabs: lesson, why, settings, code.
 * @csspart play - The bar at the bottom: buttons, scrubber, speed.
 * @csspart dialog - The dialog that Export and Embed open.
 * @cssprop --page - What stands behind the parts.
 * @cssprop --paper - What stands behind the picture, the panel and the dialogs.
 * @cssprop --band - What sets off rows from one another.
 * @cssprop --line - Lines between the parts.
 * @cssprop --line2 - Stronger lines: outlines of cells and of buttons.
 * @cssprop --ink - Text.
 * @cssprop --ink2 - Text that is less prominent: controls, subtitles.
 * @cssprop --ink3 - Text that is least prominent: labels, notes.
 * @cssprop --query - Queries, in matrices, formulas, prose and code.
 * @cssprop --key - Keys.
 * @cssprop --value - Values.
 * @cssprop --scores - Scores.
 * @cssprop --output - The output.
 * @cssprop --font - The typeface.
 * @cssprop --math - The typeface of formulas.
 * @cssprop --heading - The size of the step's title.
 * @cssprop --narration - The size of the narration.
 * @cssprop --control - The size of buttons and of most text.
 * @cssprop --label - The size of labels.
 */
export interface AttentionPlayground extends HTMLElement, StateProperties {
  /**
   * The whole public state: every property of the attributes that is not as it comes. What is set
   * replaces all of it at once; it is what a link to the present view says.
   */
  get state(): PublicState;
  set state(state: PublicState);
  /** The nodes of the experiment in the order of their computation, with their values; none before the first numbers. */
  readonly graph: RunResult["graph"];
  /**
   * The address of a playground's own page, for what Share and Embed offer. Without it Share links to
   * the page on which the element stands, if the element has an id, and there is no Embed.
   */
  page: string | undefined;
  /** The present moment of the story, in seconds; setting it goes there, at the latest when there are numbers. */
  currentTime: number;
  /** How long the whole story lasts at speed 1, in seconds; 0 before the first numbers. */
  readonly duration: number;
  /** Whether it stands still. */
  readonly paused: boolean;
  /** Whether it has come to the end of the story. */
  readonly ended: boolean;
  /** How fast it plays, from 0.25 to 4. `speed` is the same. */
  playbackRate: number;

  /** Plays from the present moment on, from the beginning where it has ended; as soon as there are numbers. */
  play(): Promise<void>;
  /** Halts at the present moment. */
  pause(): void;
  /** Sets the properties of the public state that are given, and leaves the others as they are. */
  change(state: PublicState): void;
  /**
   * Computes and shows an experiment. Resolves with its result; rejects with an EngineError, whose
   * `path` says what of the request is refused and why, or whose `code` is "superseded" where
   * something newer took its place.
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
    where?: Pick<PublicState, "stage" | "step" | "head" | "sentence">,
  ): boolean;
}

/** The element's class, which is registered already. */
export declare const AttentionPlayground: {
  readonly prototype: AttentionPlayground;
  new (): AttentionPlayground;
};

declare global {
  interface HTMLElementTagNameMap {
    "attention-playground": AttentionPlayground;
  }
  // They bubble, so that the document and the window hear them too.
  interface GlobalEventHandlersEventMap extends Details {
    modechange: MediaEvents["modechange"];
  }
}

type Details = { [Name in keyof PlaygroundEvents]: CustomEvent<PlaygroundEvents[Name]> };

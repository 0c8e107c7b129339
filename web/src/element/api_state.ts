/**
 * The properties of the public state. Each goes with the attribute of its name in lower case, with a
 * hyphen before what was a capital, and takes the text of that attribute as well as its value; set to
 * undefined, it is as it comes. What is written here is the reference that the documentation prints.
 */
import type { Mode } from "../story/player.js";
import type { SceneView } from "../types/frame.js";
import type { Mask, RunRequest } from "../types/wire.js";
import type { Change } from "../document/state/changes.js";
import type { Control } from "../document/state/fields.js";
import type { CellEdit, CellPlace } from "../document/state/places.js";
import type { Splitting } from "../document/segment.js";
import type { Depth, Tab } from "../document/choices.js";

/** What a property is, or nothing where it is as it comes. */
type Maybe<T> = T | undefined;

export interface StateProperties {
  /**
   * The example that is opened, by its id: its sentence, its settings and its lesson. The other
   * attributes are laid upon it.
   */
  get preset(): Maybe<string>;
  set preset(id: Maybe<string>);
  /**
   * In place of an example, a whole experiment: a `run` request of the JSON API. The attribute has it
   * as JSON.
   */
  get request(): Maybe<RunRequest>;
  set request(request: Maybe<RunRequest | string>);
  /** The sentence whose attention is computed. Several, one a line, are a batch. */
  get text(): Maybe<readonly string[]>;
  set text(sentences: Maybe<readonly string[] | string>);
  /** In cross-attention, the sentence that keys and values come from; of a batch, one a line. */
  get contextText(): Maybe<readonly string[]>;
  set contextText(sentences: Maybe<readonly string[] | string>);
  /**
   * How the text is cut into tokens, where it should not be left to the browser: Chinese words, for
   * one, are not found alike by all. One sentence a line.
   */
  get tokens(): Maybe<readonly (readonly string[])[]>;
  set tokens(sentences: Maybe<readonly (readonly string[])[] | string>);
  /** How the context's text is cut into tokens, in the same way. */
  get contextTokens(): Maybe<readonly (readonly string[])[]>;
  set contextTokens(sentences: Maybe<readonly (readonly string[])[] | string>);
  /** What a token is: a word, a character, or what stands between white space. */
  get tokenizer(): Maybe<Splitting>;
  set tokenizer(splitting: Maybe<Splitting>);
  /**
   * Which keys a query may look at: all of them (`none`), none that comes after it (`causal`), itself
   * and those shortly before it (`window-3`: three in all), or those before it and the first few
   * whatever the query (`prefix-2`).
   */
  get mask(): Maybe<Mask>;
  set mask(mask: Maybe<Mask | string>);
  /** How many heads share the width of the model; the width has to be a multiple of it. */
  get heads(): Maybe<number>;
  set heads(count: Maybe<number | string>);
  /** The seed of the random weights: the same seed gives the same numbers on every computer. */
  get seed(): Maybe<number>;
  set seed(seed: Maybe<number | string>);
  /**
   * Any other setting of the JSON API, one a line: a path into the request and its value in JSON,
   * such as `/attention/scale:false`. A path with nothing after the colon takes the setting away.
   */
  get set(): Maybe<readonly Change[]>;
  set set(changes: Maybe<readonly Change[] | string>);
  /**
   * Numbers that stand in place of computed ones, one a line; all that follows from them is computed
   * anew. Each names its node, the place in it and the node's shape, so that it is left out where it
   * does not fit.
   */
  get edit(): Maybe<readonly CellEdit[]>;
  set edit(cells: Maybe<readonly CellEdit[] | string>);
  /** Cells that the mask is painted to allow: the query and the key of each, counted from 1. */
  get allow(): Maybe<readonly (readonly number[])[]>;
  set allow(cells: Maybe<readonly (readonly number[])[] | string>);
  /** Cells that the mask is painted to forbid: the query and the key of each, counted from 1. */
  get forbid(): Maybe<readonly (readonly number[])[]>;
  set forbid(cells: Maybe<readonly (readonly number[])[] | string>);
  /**
   * An experiment to compare with, drawn beside this one: what it has otherwise, written as in `set`.
   * `/command:run` alone is the same experiment once more.
   */
  get compare(): Maybe<readonly Change[]>;
  set compare(changes: Maybe<readonly Change[] | string>);
  /**
   * The step that is shown, by its name. `tokens`, `vectors`, `qkv`, `scores`, `mask`, `weights`,
   * `context`, `heads` and `block` mean the first step of their kind in any experiment; every other
   * step has the id of a node, such as `block.0.norm1`.
   */
  get stage(): Maybe<string>;
  set stage(name: Maybe<string>);
  /** The step that is shown, by its number from 1. `stage`, where it is set, takes precedence. */
  get step(): Maybe<number>;
  set step(number: Maybe<number | string>);
  /**
   * How much of the step has played, in percent. Without it the step stands at its result or, with
   * `autoplay`, at its beginning.
   */
  get moment(): Maybe<number>;
  set moment(percent: Maybe<number | string>);
  /** The sentence of a batch that is shown, counted from 1. */
  get sentence(): Maybe<number>;
  set sentence(number: Maybe<number | string>);
  /** The head that is shown large, counted from 1. */
  get head(): Maybe<number>;
  set head(number: Maybe<number | string>);
  /**
   * The cell that is pinned, and explained in the panel: its row and column in the result of the
   * step, counted from 1, or in another node that is named.
   */
  get cell(): Maybe<CellPlace>;
  set cell(place: Maybe<CellPlace | string>);
  /** How the step is looked at; a step that does not offer this view is shown as it comes. */
  get view(): Maybe<SceneView>;
  set view(view: Maybe<SceneView>);
  /** How much is shown: tints and sentences, also every number, or also formulas and code. */
  get depth(): Maybe<Depth>;
  set depth(depth: Maybe<Depth>);
  /** The panel that is open beside the scene. `none` folds it. */
  get panel(): Maybe<Tab | "none">;
  set panel(panel: Maybe<Tab | "none">);
  /** What happens at the end of a step: it plays `on`, halts (`step`), or plays it again (`repeat`). */
  get mode(): Mode;
  set mode(mode: Mode);
  /** How fast it plays; 1 is as it comes. `playbackRate` is the same. */
  get speed(): Maybe<number>;
  set speed(rate: Maybe<number | string>);
  /**
   * Plays as soon as the numbers are there and the element is near what the reader sees. It does not
   * where the reader's system asks for little motion.
   */
  get autoplay(): Maybe<boolean>;
  set autoplay(plays: Maybe<boolean | string>);
  /** The language: without it, that of the page around it. Any Chinese is Simplified Chinese. */
  get lang(): string;
  set lang(language: string);
  /** Light or dark: without it, as the reader's system has it. */
  get theme(): Maybe<"light" | "dark">;
  set theme(theme: Maybe<"light" | "dark">);
  /** The parts that stand around the scene; without it, all of them. `none` leaves the scene alone. */
  get controls(): Maybe<readonly Control[]>;
  set controls(parts: Maybe<readonly Control[] | string>);
}

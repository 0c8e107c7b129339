/**
 * The properties of the public state. Each has an attribute of the same name in kebab case, and accepts
 * the text of that attribute as well as its value; undefined restores the default. The documentation
 * prints these comments as its reference.
 */
import type { Mode } from "../story/player.js";
import type { SceneView } from "../types/frame.js";
import type { Mask, RunRequest } from "../types/wire.js";
import type { Change } from "../document/state/changes.js";
import type { Control, PublicModel } from "../document/state/fields.js";
import type { CellEdit, CellPlace } from "../document/state/places.js";
import type { Splitting } from "../document/segment.js";
import type { Depth, OpenChapter, Tab } from "../document/choices.js";

/** The value of a property, or undefined for the default. */
type Maybe<T> = T | undefined;

export interface StateProperties {
  /**
   * The id of the example to open: its sentence, its settings and its lesson. The other attributes
   * change it.
   */
  get preset(): Maybe<string>;
  set preset(id: Maybe<string>);
  /**
   * A whole experiment instead of an example: a `run` request of the JSON API. The attribute is written
   * as JSON.
   */
  get request(): Maybe<RunRequest>;
  set request(request: Maybe<RunRequest | string>);
  /**
   * The model that reads the sentence, instead of an example: `translate` has learnt English and Chinese,
   * `stories` writes a text on; `random`, the default, has random parameters.
   */
  get model(): Maybe<PublicModel>;
  set model(name: Maybe<PublicModel>);
  /** The sentence whose attention is computed. Several, one per line, form a batch. */
  get text(): Maybe<readonly string[]>;
  set text(sentences: Maybe<readonly string[] | string>);
  /** In cross-attention, the sentence that keys and values come from; in a batch, one per line. */
  get contextText(): Maybe<readonly string[]>;
  set contextText(sentences: Maybe<readonly string[] | string>);
  /**
   * The tokens of the text, if the browser should not split it: browsers find different words in Chinese,
   * for example. One sentence per line.
   */
  get tokens(): Maybe<readonly (readonly string[])[]>;
  set tokens(sentences: Maybe<readonly (readonly string[])[] | string>);
  /** The tokens of the context's text, written in the same way. */
  get contextTokens(): Maybe<readonly (readonly string[])[]>;
  set contextTokens(sentences: Maybe<readonly (readonly string[])[] | string>);
  /** What a token is: a word, a character, or text separated by white space. */
  get tokenizer(): Maybe<Splitting>;
  set tokenizer(splitting: Maybe<Splitting>);
  /**
   * Which keys a query may attend to: all of them (`none`), itself and earlier ones (`causal`), itself
   * and the last few (`window-3`: three in all), or earlier ones and always the first few
   * (`prefix-2`).
   */
  get mask(): Maybe<Mask>;
  set mask(mask: Maybe<Mask | string>);
  /** How many heads share the width of the model; the width must be a multiple of it. */
  get heads(): Maybe<number>;
  set heads(count: Maybe<number | string>);
  /** The seed of the random weights: the same seed gives the same numbers on every computer. */
  get seed(): Maybe<number>;
  set seed(seed: Maybe<number | string>);
  /**
   * Any other setting of the JSON API, one per line: a path into the request and its value in JSON,
   * such as `/attention/scale:false`. A path with nothing after the colon removes the setting.
   */
  get set(): Maybe<readonly Change[]>;
  set set(changes: Maybe<readonly Change[] | string>);
  /**
   * Numbers that replace computed ones, one per line; everything that depends on them is computed again.
   * Each has its node, the position in it and the node's shape, so that it is ignored if it does not
   * fit.
   */
  get edit(): Maybe<readonly CellEdit[]>;
  set edit(cells: Maybe<readonly CellEdit[] | string>);
  /** Cells that are unmasked by hand: the query and the key of each, counted from 1. */
  get allow(): Maybe<readonly (readonly number[])[]>;
  set allow(cells: Maybe<readonly (readonly number[])[] | string>);
  /** Cells that are masked by hand: the query and the key of each, counted from 1. */
  get forbid(): Maybe<readonly (readonly number[])[]>;
  set forbid(cells: Maybe<readonly (readonly number[])[] | string>);
  /**
   * An experiment to compare with, drawn beside this one: its differences, written as in `set`.
   * `/command:run` alone is the same experiment again.
   */
  get compare(): Maybe<readonly Change[]>;
  set compare(changes: Maybe<readonly Change[] | string>);
  /**
   * The level that is shown: `sentence`, `model`, `block`, `attention` or `feed_forward` mean the first of
   * their kind in any experiment; every level has an id, such as `block.1.attention`. By default the whole.
   */
  get level(): Maybe<string>;
  set level(name: Maybe<string>);
  /**
   * The name of the current part of the level. `tokens`, `vectors`, `qkv`, `scores`, `mask`, `weights`,
   * `context` and `heads` mean the first step of their kind in any experiment; every other step has the
   * id of a node, such as `block.0.norm_1`. Without a level, the step's own is shown.
   */
  get stage(): Maybe<string>;
  set stage(name: Maybe<string>);
  /** The number of the current part of the level, from 1. If `stage` is set, it takes precedence. */
  get step(): Maybe<number>;
  set step(number: Maybe<number | string>);
  /**
   * How much of the step has played, in percent. By default the step shows its result or, with
   * `autoplay`, its beginning.
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
   * The pinned cell, which the panel explains: its row and column, counted from 1, in the result of the
   * step or in a named node.
   */
  get cell(): Maybe<CellPlace>;
  set cell(place: Maybe<CellPlace | string>);
  /** The view of the step; a step that does not offer it is shown in its default view. */
  get view(): Maybe<SceneView>;
  set view(view: Maybe<SceneView>);
  /** How much is shown: colours and text, also every number, or also formulas and code. */
  get depth(): Maybe<Depth>;
  set depth(depth: Maybe<Depth>);
  /** The open panel beside the scene. `none` closes it. */
  get panel(): Maybe<Tab | "none">;
  set panel(panel: Maybe<Tab | "none">);
  /**
   * The course is open over the page, at this chapter: `vectors`, `looking`, `projections`, `scale`, `why`,
   * `masks`, `heads`, `shapes`, `positions`, `block`, `stacks`, `learning`, `trained`, `cheaper`, or `next`, the first
   * that has lessons to do.
   */
  get chapter(): Maybe<OpenChapter>;
  set chapter(chapter: Maybe<OpenChapter>);
  /**
   * The room in which a model learns is open over the page, at this task: `induction`, `pronouns`, `copy`, `reverse`,
   * `sort`, `addition`, `majority`, `brackets`, or `text`. Behind it may stand how it is broken (`.no_mask`), the seed
   * (`~7`), the step (`@140`), of `text` what is learnt (`=To be or not to be`), and of `pronouns` words of the reader's:
   * animals, things, verbs whose subject and verbs whose object is the reason, adjectives of animals, of things, and of
   * both (`=lion,tiger;cup,plate`).
   */
  get train(): Maybe<string>;
  set train(train: Maybe<string>);
  /** Where a model writes a text on: 0 takes the likeliest word, 1 draws as it has learnt, up to 2. By default 0.8. */
  get temperature(): Maybe<number>;
  set temperature(temperature: Maybe<number | string>);
  /** Among how many of the likeliest words the next one is drawn; 0, the default, is all. */
  get topK(): Maybe<number>;
  set topK(count: Maybe<number | string>);
  /** The seed of the next draw; it counts on with each. The same text, settings and seed give the same words. */
  get draw(): Maybe<number>;
  set draw(seed: Maybe<number | string>);
  /** What happens at the end of a step: go `on`, pause (`step`), or play it again (`repeat`). */
  get mode(): Mode;
  set mode(mode: Mode);
  /** The playback speed; 1 is normal. `playbackRate` is the same. */
  get speed(): Maybe<number>;
  set speed(rate: Maybe<number | string>);
  /**
   * Plays as soon as the numbers are computed and the element is near the viewport, unless the reader's
   * system asks for reduced motion.
   */
  get autoplay(): Maybe<boolean>;
  set autoplay(plays: Maybe<boolean | string>);
  /** The language; by default that of the page. Every Chinese tag means Simplified Chinese. */
  get lang(): string;
  set lang(language: string);
  /** Light or dark; by default the setting of the reader's system. */
  get theme(): Maybe<"light" | "dark">;
  set theme(theme: Maybe<"light" | "dark">);
  /** The parts shown around the scene; by default all of them. `none` shows only the scene. */
  get controls(): Maybe<readonly Control[]>;
  set controls(parts: Maybe<readonly Control[] | string>);
}

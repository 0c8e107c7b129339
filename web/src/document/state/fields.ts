/**
 * The public state: what a viewer can set. Each field has one name, which is the attribute of the
 * element and the parameter of a link ("context-text"), and in camel case the property.
 *
 * Fields that are left out have the default of the experiment or the reader's preference. Rows,
 * columns, heads and steps count from 1, as on the page. The last change, the undo history and the
 * selected tool are not part of the state.
 */
import { CHAPTERS, TABS, type Depth, type OpenChapter, type Tab } from "../choices.js";
import { MODELS, type ModelName } from "../experiment.js";
import type { SceneView } from "../../types/frame.js";
import type { Language } from "../../types/graph.js";
import type { Mask, RunRequest } from "../../types/wire.js";
import type { Mode } from "../../story/player.js";
import type { Splitting } from "../segment.js";
import { FIRST_DRAWING } from "../writing.js";
import { BREAKS, printPlace, readPlace, TASKS } from "../training.js";
import { change } from "./changes.js";
import {
  decimal,
  flag,
  integer,
  lines,
  name,
  oneOf,
  readJson,
  sentence,
  someOf,
  tokens,
  type Codec,
} from "./codec.js";
import { cell, edit, pairs } from "./places.js";

/** The parts of the element that may be hidden; the scene is always shown. */
export const CONTROLS = ["header", "sentence", "stages", "panel", "play"] as const;
export type Control = (typeof CONTROLS)[number];

const mask: Codec<Mask> = {
  read: (text) => {
    const [, kind, size] = /^(none|causal|window|prefix)(?:-(\d{1,6}))?$/u.exec(text.trim()) ?? [];
    const sized = kind === "window" || kind === "prefix";
    if (!kind || sized !== (size !== undefined)) return undefined;
    if (kind === "window") return { kind: "sliding_window", window: Number(size) };
    return kind === "prefix" ? { kind, length: Number(size) } : { kind: kind as "none" };
  },
  print: (value) => {
    if (value.kind === "sliding_window") return `window-${value.window}`;
    return value.kind === "prefix" ? `prefix-${value.length}` : value.kind;
  },
  expects: {
    en: "none, causal, window-3 or prefix-2 with any number",
    zh: "none、causal、window-3 或 prefix-2，数字可换",
  },
};

const request: Codec<RunRequest> = {
  read: (text) => {
    const value = readJson(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const { command = "run", ...rest } = value as Partial<RunRequest>;
    return command === "run" ? { command, ...rest } : undefined;
  },
  print: (value) => JSON.stringify(value),
  expects: { en: "a run request of the JSON API", zh: "JSON API 的 run 请求" },
};

export type PublicModel = "random" | ModelName;

/** A language tag as in HTML: "zh-Hans" is Chinese. */
const lang: Codec<Language> = {
  ...oneOf<Language>(["en", "zh"]),
  read: (text) => /^\s*(en|zh)\b/iu.exec(text)?.[1]?.toLowerCase() as Language | undefined,
};

const level = name({
  en: "a level: sentence, model, block, attention, feed_forward, or the id of one, such as block.1.attention",
  zh: "层级：sentence、model、block、attention、feed_forward，或层级的 id，如 block.1.attention",
});

const stage = name({
  en: "a step's name: tokens, vectors, qkv, scores, mask, weights, context, heads, block, or the id of a node",
  zh: "步骤的名字：tokens、vectors、qkv、scores、mask、weights、context、heads、block，或节点的 id",
});

/** One sentence per line: the most sentences in a batch. */
const BATCH = 64;

/** All fields, in their order in a link. */
const trainingPlace: Codec<string> = {
  read: (text) => {
    const place = readPlace(text);
    return place && printPlace(place);
  },
  print: (place) => place,
  expects: {
    en: `a task (${TASKS.join(", ")}), then .${BREAKS.join(", .")}, ~seed or @step`,
    zh: `任务（${TASKS.join("、")}），后面可加 .${BREAKS.join("、.")}、~种子、@步`,
  },
  options: TASKS,
};

export const FIELDS = {
  /** An example by its id. */
  preset: name({ en: "the id of an example", zh: "示例的 id" }),
  /** The whole experiment, instead of an example. */
  request,
  /** The model that reads the sentence, instead of an example: one that has learnt words, or random parameters. */
  model: oneOf<PublicModel>(["random", ...MODELS]),
  /** The sentences, one per line. */
  text: lines(sentence, BATCH),
  /** The sentences that keys and values come from, one per line. */
  contextText: lines(sentence, BATCH),
  /** The tokens of the text, if another browser might split it differently. */
  tokens: lines(tokens, BATCH),
  contextTokens: lines(tokens, BATCH),
  tokenizer: oneOf<Splitting>(["words", "characters", "whitespace"]),
  mask,
  heads: integer(1, 1024),
  /** Seed of the weights. */
  seed: integer(0, 2 ** 32 - 1),
  /** Other settings that differ from the example, one per line. */
  set: lines(change, 200),
  /** Cells edited by the reader, one per line. */
  edit: lines(edit, 4096),
  /** Painted cells of the mask. */
  allow: pairs,
  forbid: pairs,
  /** The experiment kept for comparison, as differences from this one; "/command:run" means none. */
  compare: lines(change, 200),
  /** The level that is shown; by default the whole. */
  level,
  /** A part of that level. */
  stage,
  /** The number of the step, if `stage` does not name it. */
  step: integer(1, 9999),
  /** How much of the step has passed, in percent; by default all of it, unless it plays. */
  moment: decimal(0, 100),
  sentence: integer(1, BATCH),
  head: integer(1, 1024),
  /** The cell that is pinned. */
  cell,
  view: oneOf<SceneView>([
    "matrix",
    "map",
    "arcs",
    "sentence",
    "lanes",
    "stack",
    "grid",
    "space",
    "looks",
    "chose",
  ]),
  depth: oneOf<Depth>(["story", "numbers", "formula"]),
  /** The open panel; "none" is closed. */
  panel: oneOf<Tab | "none">([...TABS, "none"]),
  /** The course is open at this chapter, or at the one to go on with. */
  chapter: oneOf<OpenChapter>([...CHAPTERS, "next"]),
  /** The room in which a model learns is open: the task, how it is broken, the seed, the step, the text. */
  train: trainingPlace,
  /** How a model that writes on draws its next word: the temperature, among how many words, and the seed of the draw. */
  temperature: decimal(0, 2),
  topK: integer(0, 1000),
  draw: integer(0, 999_999),
  mode: oneOf<Mode>(["on", "step", "repeat"]),
  speed: decimal(0.25, 4),
  autoplay: flag,
  lang,
  theme: oneOf<"light" | "dark">(["light", "dark"]),
  controls: someOf(CONTROLS),
} as const;

type FieldTable = typeof FIELDS;
export type FieldName = keyof FieldTable;
type ValueOf<C> = C extends Codec<infer T> ? T : never;

/** The fields that are set; the others have their defaults. */
export type PublicState = { readonly [Name in FieldName]?: ValueOf<FieldTable[Name]> | undefined };

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** Defaults of the fields that do not depend on the experiment or the reader. */
export const DEFAULTS: PublicState = {
  model: "random",
  temperature: FIRST_DRAWING.temperature,
  topK: FIRST_DRAWING.topK,
  draw: FIRST_DRAWING.seed,
  mode: "on",
  speed: 1,
  autoplay: false,
  controls: CONTROLS,
};

/** The longest text that is accepted for a field. */
const LONG: Partial<Record<FieldName, number>> = { request: 200_000 };
const LONGEST = 20_000;
export const longestOf = (field: FieldName): number => LONG[field] ?? LONGEST;

/** contextText is "context-text" in markup and in links. */
export const markupName = (field: FieldName): string =>
  field.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const byMarkup = new Map(FIELD_NAMES.map((field) => [markupName(field), field]));

export const fieldOfMarkup = (markup: string): FieldName | undefined => byMarkup.get(markup);

/** The text of a field; undefined if it has its default. */
export function printField(state: PublicState, field: FieldName): string | undefined {
  const value = state[field];
  if (value === undefined) return undefined;
  const text = (FIELDS[field].print as (value: unknown) => string)(value);
  const usual = DEFAULTS[field];
  const same = usual !== undefined && text === (FIELDS[field].print as typeof String)(usual);
  return same ? undefined : text;
}

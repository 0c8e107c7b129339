/** The experiment the reader has loaded and changed, and the resulting request. */
import type { Language, Token } from "../types/graph.js";
import type { Input, Preset, RunRequest, RunResult } from "../types/wire.js";
import { withValueAt } from "./pointer.js";
import { cut, join, type Cuts, type Splitting } from "./segment.js";

/** The sentences on the page: a batch for the queries, and one for the keys if they differ. */
export interface Sentences {
  readonly input: readonly string[];
  readonly context: readonly string[];
}

/**
 * Why an edited sentence does not run in exactly the experiment that was loaded; `misfit`: edited or
 * painted cells no longer exist.
 */
export type Notice = "ownVectors" | "ownExperiment" | "misfit";

export interface Edited {
  readonly request: RunRequest;
  readonly notice?: Notice;
}

const FIRST_SENTENCE: Readonly<Record<Language, string>> = {
  en: "Your journey starts with one step",
  zh: "千里之行始于足下",
};

/** Chosen for the page's first sentences: rows and heads differ visibly, no value exceeds 5. */
const FIRST_SEED = 353;

/**
 * The experiment the page opens with: two heads, small enough that every number is legible. Its numbers
 * are random with a well-chosen seed; Xavier initialisation makes the weights differ visibly.
 */
export function firstExperiment(language: Language): RunRequest {
  return {
    command: "run",
    input: cut([FIRST_SENTENCE[language]], "words"),
    embedding: { kind: "token", d_in: 4, seed: FIRST_SEED },
    attention: { num_heads: 2, mask: { kind: "causal" } },
    weights: { init: "xavier_uniform", seed: FIRST_SEED },
  };
}

/** The models that have learnt words: one translates, one writes on. Examples with them have the same names. */
export const MODELS = ["translate", "stories"] as const;
export type ModelName = (typeof MODELS)[number];
const TRANSLATE = "translate" satisfies ModelName;

export const isModelName = (name: unknown): name is ModelName =>
  MODELS.some((model) => model === name);

const FIRST_STORY: Readonly<Record<Language, string>> = {
  en: "The zorblat was hungry. Lily gave the",
  zh: "小猫很饿。莉莉给了",
};

const FIRST_TRANSLATED: Readonly<Record<Language, string>> = {
  en: "The animal didn't cross the street because it was too tired.",
  zh: "小狗没有过马路，因为它太累了。",
};

/** A sentence that everybody understands, read and translated by the model that has learnt to. */
export function firstTranslation(language: Language): RunRequest {
  return { command: "run", model: TRANSLATE, input: { text: FIRST_TRANSLATED[language] } };
}

/** The experiment of a lesson: a preset, or the one the page opens with. */
export type Example = Pick<Preset, "id" | "title" | "request" | "request_zh"> &
  Partial<Pick<Preset, "number">>;

/** What an example runs for readers of a language. */
export const requestIn = ({ request, request_zh }: Example, language: Language): RunRequest =>
  (language === "zh" ? request_zh : undefined) ?? request;

export function firstExample(language: Language): Example {
  return {
    id: "first",
    title: { en: "What you see", zh: "你看到的是什么" },
    request: firstExperiment(language),
  };
}

/** What the page opens on: the model that translates. */
export function translateExample(language: Language): Example {
  return {
    id: TRANSLATE,
    title: { en: "Translate", zh: "翻译" },
    request: firstTranslation(language),
  };
}

/** The beginning of a text, for the model that writes on. */
export function storiesExample(language: Language): Example {
  return {
    id: "stories",
    title: { en: "Next word", zh: "下一个词" },
    request: { command: "run", model: "stories", input: { text: FIRST_STORY[language] } },
  };
}

/** The sentences of a loaded experiment: its text, otherwise its labels. A model of words has one sentence. */
export function sentencesOf({ input, model }: RunRequest, result: RunResult): Sentences {
  if (model !== undefined) return { input: texts(input?.text) ?? [""], context: [] };
  return {
    input: texts(input?.text) ?? labels(result.tokens),
    context: texts(input?.context_text) ?? labels(result.context_tokens ?? []),
  };
}

/** The first sentence, before anything is computed. */
export function firstSentence(language: Language, translated: boolean): Sentences {
  return { input: [(translated ? FIRST_TRANSLATED : FIRST_SENTENCE)[language]], context: [] };
}

function texts(text: Input["text"]): readonly string[] | undefined {
  return typeof text === "string" ? [text] : text;
}

function labels(tokens: readonly (readonly Token[])[]): string[] {
  return tokens.map((sentence) => join(sentence.map(({ text }) => text).filter(Boolean)));
}

/**
 * The loaded experiment with the reader's own sentences. Given vectors belong to their words, so new
 * words get random vectors of the same width; an experiment without words is replaced by the first one.
 */
export function withSentences(
  loaded: RunRequest,
  { input, context }: Sentences,
  splitting: Splitting,
  cuts?: Cuts,
): Edited {
  // A model cuts its sentence by its own vocabulary, and answers another sentence anew. The number that a
  // backward pass begins at is not in it.
  if (loaded.model !== undefined) {
    const own = { ...loaded, input: { text: input[0] ?? "" } };
    const anew = withValueAt(own, "/target", undefined);
    return { request: withValueAt(anew, "/gradient", undefined) };
  }
  if (loaded.program)
    return {
      request: { ...firstExperiment("en"), input: cut(input, splitting, cuts) },
      notice: "ownExperiment",
    };
  const own = {
    ...loaded,
    input: { ...cut(input, splitting, cuts), ...contextCut(context, splitting, cuts) },
  };
  const width = givenWidth(loaded);
  if (width === undefined) return { request: own };
  return { request: { ...own, embedding: { kind: "token", d_in: width } }, notice: "ownVectors" };
}

function contextCut(context: readonly string[], splitting: Splitting, cuts?: Cuts): Input {
  if (context.length === 0) return {};
  const { text, tokens } = cut(context, splitting, cuts);
  return { ...(text && { context_text: text }), ...(tokens && { context_tokens: tokens }) };
}

/** The width of given vectors or of a given table; undefined if vectors are random. */
function givenWidth({ input, embedding }: RunRequest): number | undefined {
  if (input?.embeddings !== undefined) return lastExtent(input.embeddings, embedding?.d_in);
  if (embedding?.kind !== "table") return undefined;
  return Object.values(embedding.values ?? {})[0]?.length;
}

function lastExtent(numbers: unknown, width: number | undefined): number | undefined {
  if (!Array.isArray(numbers)) return width;
  const [first] = numbers as unknown[];
  return Array.isArray(first) ? lastExtent(first, width) : (width ?? numbers.length);
}

/** Whether there is nothing to compute: a sentence without a single visible character. */
export function isEmpty({ input, context }: Sentences): boolean {
  return [...input, ...context].some((sentence) => sentence.trim() === "");
}

/** The origin of an experiment's numbers, for its note. */
export interface Origin {
  readonly vectors: "drawn" | "given";
  readonly weights: "drawn" | "given" | "trained" | "none";
  readonly seed: number;
}

/** Where the numbers of an experiment come from. */
export function originOf(request: RunRequest): Origin {
  const given = request.program !== undefined || request.input?.embeddings !== undefined;
  return {
    vectors: given || request.embedding?.kind === "table" ? "given" : "drawn",
    weights: weightsOf(request),
    seed: request.weights?.seed ?? 123,
  };
}

function weightsOf(request: RunRequest): Origin["weights"] {
  const { attention, block, head, model, program, weights } = request;
  if (model !== undefined) return "trained";
  if (program) return program.some((entry) => "draw" in entry) ? "drawn" : "given";
  // Only a trainer makes a head with a vocabulary of its own, and all parameters for it.
  if (weights?.values && typeof head?.vocabulary === "object") return "trained";
  if (weights?.values || weights?.init === "identity") return "given";
  return attention?.["projections"] === false && !block ? "none" : "drawn";
}

/** Converts between an experiment with its changes and the fields of the public state. */
import {
  isOriginal,
  splittingOf,
  requestOf,
  type ExperimentState,
  type DocumentState,
} from "../experiment_state.js";
import { paintKey, type Edits } from "../edits.js";
import { firstExperiment, type Sentences } from "../experiment.js";
import { withValueAt } from "../pointer.js";
import { join, type Cuts } from "../segment.js";
import type { RunRequest } from "../../types/wire.js";
import { changesBetween, withChanges, type Change } from "./changes.js";
import { FIELDS, type PublicState } from "./fields.js";
import { flatIndex, placesOf, type CellEdit } from "./places.js";

/** The settings that have a field of their own. */
const OWN = { heads: "/attention/num_heads", seed: "/weights/seed" } as const;
const MASK = "/attention/mask";

/** An opened experiment with all changes of the state. */
export function withPublicState(opened: DocumentState, state: PublicState): DocumentState {
  const said = sentencesSaid(opened, state);
  const splitting = state.tokenizer ?? opened.splitting;
  const given = givenCuts(said, state);
  const kept = given
    ? { ...opened.experiment, given: { splitting, cuts: given } }
    : opened.experiment;
  const typed: DocumentState = { experiment: kept, sentences: said, splitting };
  const settings = settingsSaid(typed, state);
  const edits = editsSaid(state);
  const asOpened = !given && isOriginal(typed) && splitting === opened.splitting;
  if (settings === kept.settings && !edits) return asOpened ? opened : typed;
  // An experiment without words has been replaced; the state applies to its replacement.
  const gaveWay = kept.opened.program && !settings.program;
  const original = gaveWay ? { original: said } : {};
  return { ...typed, experiment: { ...kept, settings, ...original, ...(edits && { edits }) } };
}

function sentencesSaid({ sentences }: DocumentState, state: PublicState): Sentences {
  const texts = (text: PublicState["text"], tokens: PublicState["tokens"]) =>
    text ?? tokens?.map(join);
  return {
    input: texts(state.text, state.tokens) ?? sentences.input,
    context: texts(state.contextText, state.contextTokens) ?? sentences.context,
  };
}

function givenCuts({ input, context }: Sentences, state: PublicState): Cuts | undefined {
  const pair = (texts: readonly string[], tokens: PublicState["tokens"] = []) =>
    texts.flatMap((text, i) => (tokens[i] ? [[text, tokens[i]] as const] : []));
  const cuts = [...pair(input, state.tokens), ...pair(context, state.contextTokens)];
  return cuts.length > 0 ? new Map(cuts) : undefined;
}

function settingsSaid(typed: DocumentState, state: PublicState): RunRequest {
  const { set = [], mask, heads, seed } = state;
  const changes: Change[] = [...set];
  if (heads !== undefined) changes.push({ path: OWN.heads, value: heads });
  if (seed !== undefined) changes.push({ path: OWN.seed, value: seed });
  const { settings } = typed.experiment;
  if (changes.length === 0 && !mask) return settings;
  const base = settings.program && !isOriginal(typed) ? requestOf(typed).request : settings;
  const made = withChanges(base, changes);
  const same = JSON.stringify(made.attention?.mask) === JSON.stringify(mask);
  return mask && !same ? withValueAt(made, MASK, mask) : made;
}

function editsSaid({ edit = [], allow = [], forbid = [] }: PublicState): Edits | undefined {
  if (edit.length + allow.length + forbid.length === 0) return undefined;
  const cells = new Map<string, { shape: readonly number[]; cells: Map<number, number> }>();
  for (const { node, shape, at, value } of edit) {
    const known = cells.get(node) ?? { shape, cells: new Map<number, number>() };
    known.cells.set(flatIndex(at, shape), value);
    cells.set(node, known);
  }
  const painted = [...allow.map(key), ...forbid.map(key)].map(
    (name, i) => [name, i < allow.length] as const,
  );
  return { cells, painted: new Map(painted) };
}

/** (query, key) of the first sentence, or (sentence, query, key). */
function key(at: readonly number[]): string {
  const [batch = 1, query = 1, of = 1] = at.length === 2 ? [1, ...at] : at;
  return paintKey({ batch: batch - 1, query: query - 1, key: of - 1 });
}

/**
 * The public state of an experiment. `bare` is true if it was not opened from an example that holds
 * its sentences.
 */
export function experimentState(state: DocumentState, bare: boolean): PublicState {
  const { experiment, splitting } = state;
  const typed = bare || !isOriginal(state) || gaveWay(experiment);
  return {
    ...(typed && textState(state)),
    ...(splitting !== splittingOf(experiment.opened) && { tokenizer: splitting }),
    ...settingsState(experiment),
    ...editsState(experiment.edits),
  };
}

const gaveWay = ({ opened, settings }: ExperimentState): boolean =>
  opened.program !== undefined && settings.program === undefined;

function textState(state: DocumentState): PublicState {
  const { input, context } = state.sentences;
  const { tokens, context_tokens } = requestOf(state).request.input ?? {};
  const [cuts, contextCuts] = [tokens, context_tokens].map((list) => cutsOf(list, state));
  return {
    ...(isSaid(input) && { text: input.map(oneLine) }),
    ...(isSaid(context) && { contextText: context.map(oneLine) }),
    ...(cuts && { tokens: cuts }),
    ...(contextCuts && { contextTokens: contextCuts }),
  };
}

const isSaid = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => text.trim() !== "");
const oneLine = (text: string): string => text.replace(/\s/gu, " ").trim();

type TokenList = readonly string[] | readonly (readonly string[])[] | undefined;

/**
 * The token boundaries, if another browser might place them differently: this may happen for words,
 * but hardly if every character is a token.
 */
function cutsOf(list: TokenList, { splitting }: DocumentState): PublicState["tokens"] | undefined {
  if (!list || list.length === 0) return undefined;
  const batch = (typeof list[0] === "string" ? [list] : list) as readonly (readonly string[])[];
  const all = batch.flat();
  if (all.some((token) => /\s/u.test(token))) return undefined;
  const certain = splitting === "characters" && all.every((token) => [...token].length === 1);
  return certain ? undefined : batch;
}

function settingsState(experiment: ExperimentState): PublicState {
  const changes = gaveWay(experiment)
    ? changesBetween(withoutInput(firstExperiment("en")), withoutInput(experiment.settings))
    : changesBetween(experiment.opened, experiment.settings);
  return changes.length > 0 ? fieldsOf(changes, experiment.settings) : {};
}

/** The sentences have fields of their own. */
const withoutInput = (request: RunRequest): RunRequest => withValueAt(request, "/input", undefined);

function fieldsOf(changes: readonly Change[], settings: RunRequest): PublicState {
  const { mask } = settings.attention ?? {};
  const ofMask = ({ path }: Change) => path === MASK || path.startsWith(`${MASK}/`);
  const saysMask = mask && mask.kind !== "custom" && changes.some(ofMask);
  const own = Object.entries(OWN).flatMap(([field, path]) => {
    const value = changes.find((change) => change.path === path)?.value;
    const said = FIELDS[field as keyof typeof OWN].read(String(value)) === value;
    return value !== undefined && said ? [{ field, path, value }] : [];
  });
  const set = changes.filter(
    (change) => !(saysMask && ofMask(change)) && !own.some(({ path }) => path === change.path),
  );
  return {
    ...(saysMask && { mask }),
    ...Object.fromEntries(own.map(({ field, value }) => [field, value])),
    ...(set.length > 0 && { set }),
  };
}

function editsState({ cells, painted }: Edits): PublicState {
  const edit = [...cells].flatMap(([node, { shape, cells: values }]) =>
    [...values].map(([index, value]): CellEdit => ({
      node,
      at: placesOf(index, shape),
      shape,
      value,
    })),
  );
  const pairs = (allowed: boolean) =>
    [...painted].flatMap(([name, one]) => (one === allowed ? [placeOf(name)] : []));
  const [allow, forbid] = [pairs(true), pairs(false)];
  return {
    ...(edit.length > 0 && { edit }),
    ...(allow.length > 0 && { allow }),
    ...(forbid.length > 0 && { forbid }),
  };
}

/** The inverse of `key`. */
function placeOf(name: string): number[] {
  const [batch = 0, ...pair] = name.split("/").map(Number);
  const at = pair.map((index) => index + 1);
  return batch === 0 ? at : [batch + 1, ...at];
}

/** Converts between the public state and text: the attributes of an element, or the parameters of a link. */
import { join } from "../segment.js";
import {
  FIELD_NAMES,
  FIELDS,
  fieldOfMarkup,
  longestOf,
  markupName,
  printField,
  type FieldName,
  type PublicState,
} from "./fields.js";

/** What is wrong with the text of a field. */
export interface StateNotice {
  readonly problem: "unknown" | "nonsense" | "long" | "version" | "absent" | "refused" | "output";
  /** "context-text", as the writer spelled it. */
  readonly name: string;
  readonly given: string;
}

export interface ReadState {
  readonly state: PublicState;
  readonly notices: readonly StateNotice[];
}

/** The most characters of a text that a notice quotes. */
const QUOTED = 40;

export const notice = (problem: StateNotice["problem"], name: string, given = ""): StateNotice => ({
  problem,
  name,
  given: given.length > QUOTED ? `${given.slice(0, QUOTED)}…` : given,
});

/** One field from its text; an invalid one is left out, with a notice. */
export function readField(field: FieldName, text: string): ReadState {
  const name = markupName(field);
  if (text.length > longestOf(field)) return { state: {}, notices: [notice("long", name, text)] };
  const value = FIELDS[field].read(text);
  if (value === undefined) return { state: {}, notices: [notice("nonsense", name, text)] };
  return { state: { [field]: value }, notices: [] };
}

/** The version of links. Later versions may have fields that are unknown here. */
export const VERSION = 1;

/**
 * The state that a query holds. `own`: nobody else reads it, so every name that is no field is told;
 * of an address that is so where it says that it is a link to the playground.
 *
 *     readQuery("?v=1&text=one+step&stage=weights&cell=3,1")
 */
export function readQuery(query: string, own = false): ReadState {
  const parameters = new URLSearchParams(query);
  const version = parameters.get("v");
  const names = [...new Set(parameters.keys())].filter((name) => name !== "v");
  const read = names.map((name) => {
    const text = parameters.getAll(name).join("\n");
    const field = fieldOfMarkup(name);
    if (field) return readField(field, text);
    const told = own || version !== null;
    return { state: {}, notices: told ? [notice("unknown", name, text)] : [] };
  });
  const known = version === null || version === String(VERSION);
  const state = Object.assign({}, ...read.map(({ state }) => state)) as PublicState;
  return {
    state: withTexts(state),
    notices: [
      ...(known ? [] : [notice("version", "v", version)]),
      ...read.flatMap(({ notices }) => notices),
    ],
  };
}

/** If only tokens are given, the text is made from them. */
function withTexts(state: PublicState): PublicState {
  const { tokens, contextTokens } = state;
  return {
    ...state,
    ...(!state.text && tokens && { text: tokens.map(join) }),
    ...(!state.contextText && contextTokens && { contextText: contextTokens.map(join) }),
  };
}

/** Leaves out a text or step that other fields of the link imply. */
function shortened({ text, contextText, step, ...state }: PublicState): PublicState {
  const said = (texts: PublicState["text"], tokens: PublicState["tokens"]) =>
    texts?.length === tokens?.length && texts?.every((one, i) => one === join(tokens?.[i] ?? []));
  return {
    ...state,
    ...(state.stage === undefined && { step }),
    ...(!said(text, state.tokens) && { text }),
    ...(!said(contextText, state.contextTokens) && { contextText }),
  };
}

/** Encodes a text, but keeps characters that are allowed in a query and more legible as they are. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%2C|%2F|%3A|%3D/gu, decodeURIComponent)
    .replace(/%20/gu, "+");

/** The query of a state, "" if nothing differs; a value of several lines becomes several parameters. */
export function printQuery(state: PublicState): string {
  const short = shortened(state);
  const parameters = FIELD_NAMES.flatMap((field) => {
    const text = printField(short, field);
    return (text?.split("\n") ?? []).map((line) => `${markupName(field)}=${encode(line)}`);
  });
  return parameters.length > 0 ? `?v=${VERSION}&${parameters.join("&")}` : "";
}

/** The attributes of a state: name and text, in order. */
export function printAttributes(state: PublicState): [name: string, text: string][] {
  return FIELD_NAMES.flatMap((field) => {
    const text = printField(state, field);
    return text === undefined ? [] : [[markupName(field), text] as [string, string]];
  });
}

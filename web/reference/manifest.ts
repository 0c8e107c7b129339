/**
 * The custom-elements manifest: the element as editors, documentation and other tools read it.
 *
 * A source analyzer would find no attributes, as they are a table (state/fields.ts), and would list
 * internals of the element; so the manifest is made from that table and the interface in api.ts. What
 * the schema does not provide for has names with "x-": the descriptions in Chinese, and the allowed
 * values of an attribute.
 */
import { theme } from "../src/ui/styles.js";
import {
  DEFAULTS,
  FIELD_NAMES,
  FIELDS,
  markupName,
  type FieldName,
} from "../src/document/state/fields.js";
import { Declared, type Member } from "./declared.js";
import { Words } from "./words.js";

const SCHEMA = "2.1.0";
const SCRIPT = "dist/attention-playground.js";
const CLASS = "AttentionPlayground";
const TAG = "attention-playground";

/** `declarations` are those of api.ts and everything it refers to. */
export function manifestOf(declarations: string) {
  const words = new Words();
  const element = elementOf(new Declared(declarations), words);
  words.end();
  const declaration = { name: CLASS, module: SCRIPT };
  return {
    schemaVersion: SCHEMA,
    modules: [
      {
        kind: "javascript-module",
        path: SCRIPT,
        declarations: [element],
        exports: [
          { kind: "js", name: CLASS, declaration },
          { kind: "custom-element-definition", name: TAG, declaration },
        ],
      },
    ],
  };
}

function elementOf(declared: Declared, words: Words) {
  const tagged = (tag: string) =>
    declared.tagged(CLASS, tag).map((one) => ({ name: one.name, ...words.tell(tag, one) }));
  const state = declared.members("StateProperties");
  const missing = FIELD_NAMES.filter((field) => !state.some(({ name }) => name === field));
  if (missing.length > 0) throw new Error(`api_state.ts does not declare ${missing.join(", ")}.`);
  const members = [...state, ...declared.members(CLASS)];
  return {
    kind: "class",
    customElement: true,
    name: CLASS,
    tagName: TAG,
    ...words.tell("element", { name: TAG, text: declared.about(CLASS) }),
    superclass: { name: "HTMLElement", package: "global:" },
    attributes: state.map((member) => ({
      ...attributeOf(member),
      ...words.tell("member", member),
    })),
    members: members.map((member) => ({ ...memberOf(member), ...words.tell("member", member) })),
    events: eventsOf(declared).map((event) => ({
      name: event.name,
      type: { text: event.type },
      ...words.tell("event", event),
    })),
    slots: tagged("slot"),
    cssParts: tagged("csspart"),
    cssProperties: tagged("cssprop").map((one) => ({ ...one, ...defaultsOf(one.name) })),
  };
}

function attributeOf({ name, type }: Member) {
  const field = name as FieldName;
  const { expects, print } = FIELDS[field];
  const usual = DEFAULTS[field];
  return {
    name: markupName(field),
    fieldName: name,
    type: { text: type },
    ...(usual !== undefined && { default: (print as (value: unknown) => string)(usual) }),
    "x-expects": expects,
  };
}

function memberOf(member: Member) {
  const { name, type, readonly, parameters } = member;
  if (parameters)
    return {
      kind: "method",
      name,
      parameters: parameters.map((one) => ({ ...one, type: { text: one.type } })),
      return: { type: { text: type } },
    };
  const attribute = name in FIELDS && {
    attribute: markupName(name as FieldName),
    reflects: true,
  };
  return { kind: "field", name, type: { text: type }, ...(readonly && { readonly }), ...attribute };
}

function eventsOf(declared: Declared): Member[] {
  const own = declared.members("PlaygroundEvents");
  const details = own.map((event) => ({ ...event, type: `CustomEvent<${event.type}>` }));
  return [...details, ...declared.members("MediaEvents")];
}

/** The default of a custom property in the light theme, and in the dark one if it differs. */
function defaultsOf(name: string) {
  const values = Array.from(
    theme.cssText.matchAll(new RegExp(`${name}:\\s*([^;]+);`, "gu")),
    ([, value = ""]) => value.replace(/\s+/gu, " "),
  );
  const [light, dark] = values;
  if (light === undefined) throw new Error(`ui/styles.ts has no ${name}`);
  return {
    default: light,
    ...(dark !== undefined && dark !== light && { "x-default-dark": dark }),
  };
}

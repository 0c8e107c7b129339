/** What a field may hold, in words. */
import type { Language } from "../../src/types/graph.js";
import { resolved, type Schema } from "./schema.js";

/** Definitions that have a name of their own, as they are used again and again. */
const NAMED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  numbers: { en: "numbers", zh: "数值数组" },
  any_numbers: { en: "numbers or words", zh: "数值数组（可含特殊值）" },
  booleans: { en: "booleans, nested", zh: "布尔数组" },
  text: { en: "string, or list of strings", zh: "字符串，或字符串列表" },
  tokens: { en: "list of strings, or list of lists", zh: "字符串列表，或列表的列表" },
  sentences: { en: "list of lists of tokens", zh: "词元列表的列表" },
  values: { en: "list of numbers", zh: "数值列表" },
  gradient_pass: {
    en: "object with <code>of</code>: the id of a node, or an object with <code>node</code> and <code>index</code>",
    zh: "含 <code>of</code> 的对象：节点的 id，或含 <code>node</code> 和 <code>index</code> 的对象",
  },
};

const KINDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  integer: { en: "integer", zh: "整数" },
  number: { en: "number", zh: "数" },
  string: { en: "string", zh: "字符串" },
  boolean: { en: "true or false", zh: "true 或 false" },
  object: { en: "object", zh: "对象" },
  array: { en: "list", zh: "列表" },
  null: { en: "null", zh: "null" },
};

const LIST = { en: "list of ", zh: "列表，元素为" };
const BY_NAME = { en: "object of ", zh: "对象，值为" };
const WIDE = { en: "integer of 64 bits", zh: "64 位整数" };
const SINGLE = { en: "number (float32)", zh: "数（float32）" };

export function typeText(schema: Schema, whole: Schema, language: Language): string {
  const text = (one: Schema): string => typeText(one, whole, language);
  const named = NAMED[schema.$ref?.replace("#/$defs/", "") ?? ""];
  if (named) return named[language];
  const { enum: options, const: only, items, type, ...rest } = resolved(schema, whole);
  const choices = rest.anyOf ?? rest.oneOf;
  if (options) return options.map(literal).join(" · ");
  if (only !== undefined) return literal(only);
  if (choices) return [...new Set(choices.map(text))].join(" · ");
  if (type === "array" && items) return `${LIST[language]}${text(items)}`;
  if (typeof rest.additionalProperties === "object")
    return `${BY_NAME[language]}${text(rest.additionalProperties)}`;
  if (typeof type !== "string")
    return (type ?? []).map((one) => KINDS[one]?.[language]).join(" · ");
  if (type === "integer" || type === "number") return numeric(type, rest, language);
  return KINDS[type]?.[language] ?? type;
}

export const literal = (value: unknown): string => `<code>${JSON.stringify(value)}</code>`;

const INT64 = 2 ** 63;
const FLOAT = 3.4e38;

function numeric(kind: "integer" | "number", { minimum, maximum }: Schema, language: Language) {
  const name = KINDS[kind]?.[language] ?? kind;
  const least = minimum ?? -Infinity;
  const most = maximum ?? Infinity;
  if (most >= INT64 && kind === "integer" && least < 0 && maximum !== undefined)
    return WIDE[language];
  if (least < -FLOAT && most > FLOAT && maximum !== undefined) return SINGLE[language];
  if (minimum !== undefined && maximum !== undefined && most < FLOAT)
    return `${name}, ${minimum} … ${maximum}`;
  return minimum === undefined ? name : `${name} ≥ ${minimum}`;
}

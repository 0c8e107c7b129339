/** The reference of the JSON API, made of its schema: what the pages' Markdown asks for by name. */
import type { Language } from "../../src/types/graph.js";
import { escaped } from "./markdown.js";
import {
  commandsOf,
  definition,
  fieldsOf,
  resolved,
  takenBy,
  type Schema,
  type Schemas,
} from "./schema.js";
import { table } from "./table.js";
import { literal, typeText } from "./types.js";
import type { FrameWords } from "./words.js";

export interface ApiWords {
  readonly language: Language;
  readonly frame: FrameWords;
}

const titleOf = (schema: Schema, language: Language): string =>
  (language === "zh" ? schema["x-title-zh"] : schema.title) ?? "";

const descriptionOf = (schema: Schema, language: Language): string =>
  (language === "zh" ? schema["x-description-zh"] : schema.description) ?? "";

const meaningOf = (schema: Schema, language: Language): string =>
  [titleOf(schema, language), descriptionOf(schema, language)]
    .filter(Boolean)
    .map(escaped)
    .join(language === "zh" ? "。" : ". ");

/** Which command takes which field. */
export function commandTable({ request }: Schemas, words: ApiWords): string {
  const rows = commandsOf(request).map((command) => {
    const { takes, needs } = takenBy(command, request);
    const fields = takes.map((name) => {
      const link = `<a href="#field-${name}"><code>${name}</code></a>`;
      return needs.includes(name) ? `${link}<sup>*</sup>` : link;
    });
    return [`<a href="#${command}"><code>${command}</code></a>`, fields.join(" ") || "–"];
  });
  return table([words.frame.command, words.frame.fields], rows);
}

/** Every field of a request, an object a section. */
export function requestFields({ request }: Schemas, words: ApiWords): string {
  const all = fieldsOf(request);
  const simple = all.filter(([, schema]) => !isObject(schema, request));
  const objects = all.filter(([, schema]) => isObject(schema, request));
  const own = fieldTable(simple, request, words, "");
  return [own, ...objects.map((one) => section(one, request, words))].join("\n\n");
}

const isObject = (schema: Schema, whole: Schema): boolean =>
  resolved(schema, whole).properties !== undefined;

function section([name, schema]: [string, Schema], whole: Schema, words: ApiWords): string {
  const object = resolved(schema, whole);
  const title = `### ${name} {#field-${name}}`;
  const lead = meaningOf(object, words.language);
  return `${title}\n\n${lead}\n\n${fieldTable(nested(object, whole), whole, words, name)}`;
}

/**
 * The fields of an object, those of the objects in it by their whole names: "mask.kind". An object of
 * its own kind, such as the parent of a group, is not opened again.
 */
function nested(object: Schema, whole: Schema, before = ""): [string, Schema][] {
  return fieldsOf(object).flatMap(([name, schema]): [string, Schema][] => {
    const inner = resolved(schema, whole);
    const own: [string, Schema] = [before + name, schema];
    const opens = inner.properties && inner.properties !== object.properties;
    return opens ? [own, ...nested(inner, whole, `${before}${name}.`)] : [own];
  });
}

function fieldTable(
  fields: readonly [string, Schema][],
  whole: Schema,
  words: ApiWords,
  group: string,
): string {
  const { frame, language } = words;
  const rows = fields.map(([name, schema]) => {
    const full = resolved(schema, whole);
    const usual = full.default === undefined ? "" : literal(full.default);
    const meaning = meaningOf(full, language);
    return [cellOf(name, group), typeText(schema, whole, language), usual, meaning];
  });
  return table([frame.field, frame.type, frame.usual, frame.meaning], rows);
}

const cellOf = (name: string, group: string): string => {
  const id = ["field", group, ...name.split(".")].filter(Boolean).join("-");
  return `<code id="${id}">${name}</code>`;
};

/** What a program may do. */
export function operations({ request }: Schemas, words: ApiWords): string {
  const entries = definition(request, "program_entry").anyOf ?? [];
  const described = (entry: Schema, names: (name: string) => boolean): string =>
    fieldsOf(entry)
      .filter(([name]) => names(name))
      .map(([name, schema]) => {
        const type = typeText(schema, request, words.language);
        const meaning = descriptionOf(schema, words.language);
        const needed = entry.required?.includes(name) ? "" : "?";
        return `<code>${name}${needed}</code>: ${name === "inputs" ? counted(schema) : type}${meaning && ` (${escaped(meaning)})`}`;
      })
      .join("<br>");
  const shared = (name: string): boolean =>
    ["role", "title", "scope", "head", "labels"].includes(name);
  const own = (name: string): boolean => !shared(name) && name !== "id" && name !== "op";
  const rows = entries.map((entry) => {
    const op = fieldsOf(entry).find(([name]) => name === "op")?.[1].enum ?? [];
    const names = op.length > 0 ? op.map((one) => `<code>${String(one)}</code>`).join(" ") : "–";
    return [names, described(entry, own), escaped(descriptionOf(entry, words.language))];
  });
  const common = entries
    .slice(0, 1)
    .map((entry) => [words.frame.every, described(entry, shared), ""]);
  return table(
    [words.frame.operation, words.frame.fields, words.frame.meaning],
    [...common, ...rows],
  );
}

const counted = ({ minItems = 0, maxItems }: Schema): string =>
  minItems === maxItems ? String(minItems) : `${minItems}–${maxItems ?? "…"}`;

/** What a command answers. */
export function resultFields(name: string, { response }: Schemas, words: ApiWords): string {
  const found = definition(response, name);
  const object = found.items ?? found;
  return fieldTable(
    nested(resolved(object, response), response),
    response,
    words,
    `result-${name}`,
  );
}

/** The codes of errors, each with its meaning, as the schema lists them. */
export function errorTable({ response }: Schemas, words: ApiWords): string {
  const { code } = definition(response, "error").properties ?? {};
  if (!code) throw new Error("an error has no code");
  const meanings = descriptionOf(code, words.language)
    .replace(/[.。]$/u, "")
    .split(/; |；/u);
  const rows = meanings.map((one) => {
    const [name = "", meaning = ""] = one.split(/: |：/su);
    return [`<code id="error-${name}">${name}</code>`, escaped(meaning)];
  });
  if (rows.length !== code.enum?.length) throw new Error("an error's code has no meaning");
  return table([words.frame.code, words.frame.meaning], rows);
}

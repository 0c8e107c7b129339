/** The reference of the JSON API, made of its schema: what the pages' Markdown asks for by name. */
import { readFile } from "node:fs/promises";
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
  /** A description of the schema in the language of the page. */
  describe(schema: Schema): string;
}

/** The Chinese descriptions stand beside the schema; one that says what it no longer says stops the build. */
export async function apiWords(
  language: Language,
  frame: FrameWords,
  web: string,
): Promise<ApiWords> {
  if (language === "en")
    return { language, frame, describe: ({ description = "" }) => description };
  const file = await readFile(`${web}docs/zh/schema.json`, "utf8");
  const chinese = JSON.parse(file) as Record<string, string>;
  const describe = ({ description = "" }: Schema): string => {
    const words = description && chinese[description];
    if (words === undefined) throw new Error(`docs/zh/schema.json lacks "${description}"`);
    return words;
  };
  return { language, frame, describe };
}

const titleOf = (schema: Schema, language: Language): string =>
  (language === "zh" ? schema["x-title-zh"] : schema.title) ?? "";

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
  const said = [titleOf(object, words.language), words.describe(object)].filter(Boolean);
  const lead = said.map(escaped).join(words.language === "zh" ? "。" : ". ");
  return `${title}\n\n${lead}\n\n${fieldTable(nested(object, whole), whole, words, name)}`;
}

/** The fields of an object, those of the objects in it by their whole names: "mask.kind". */
function nested(object: Schema, whole: Schema, before = ""): [string, Schema][] {
  return fieldsOf(object).flatMap(([name, schema]): [string, Schema][] => {
    const inner = resolved(schema, whole);
    const own: [string, Schema] = [before + name, schema];
    return inner.properties ? [own, ...nested(inner, whole, `${before}${name}.`)] : [own];
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
    const said = [titleOf(full, language), words.describe(full)].filter(Boolean).map(escaped);
    const meaning = said.join(language === "zh" ? "。" : ". ");
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
  const rows = entries.map((entry) => {
    const fields = fieldsOf(entry).filter(([name]) => name !== "id");
    const op = fields.find(([name]) => name === "op")?.[1].enum ?? [];
    const others = fields.filter(([name]) => name !== "op");
    const names = op.length > 0 ? op.map((one) => `<code>${String(one)}</code>`).join(" ") : "–";
    const own = others.map(([name, schema]) => {
      const type = typeText(schema, request, words.language);
      const meaning = words.describe(schema);
      const needed = entry.required?.includes(name) ? "" : "?";
      return `<code>${name}${needed}</code>: ${name === "inputs" ? counted(schema) : type}${meaning && ` (${escaped(meaning)})`}`;
    });
    return [names, own.join("<br>"), escaped(words.describe(entry))];
  });
  return table([words.frame.operation, words.frame.fields, words.frame.meaning], rows);
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
  const meanings = words.describe(code).replace(/\.$/u, "").split("; ");
  const rows = meanings.map((one) => {
    const [name = "", meaning = ""] = one.split(/: |：/su);
    return [`<code id="error-${name}">${name}</code>`, escaped(meaning)];
  });
  if (rows.length !== code.enum?.length) throw new Error("an error's code has no meaning");
  return table([words.frame.code, words.frame.meaning], rows);
}

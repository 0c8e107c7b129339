/**
 * The settings as the API's schema describes them: sections of fields, each with its JSON pointer.
 * Only the sections are named here, so a new setting of the core appears without changes.
 *
 * No library for schema forms is used: those for Lit bring a design system, the others a framework,
 * and each is larger than the whole page.
 */
import type { RunRequest } from "../../types/wire.js";
import type { Words } from "../../types/graph.js";
import { memo } from "../../draw/memo.js";

interface FieldBase {
  /** "/attention/num_heads". */
  readonly path: string;
  readonly title: Words;
  /** Empty if the title is enough. */
  readonly description: Words;
  readonly default: unknown;
}

export type Field = FieldBase &
  (
    | { readonly kind: "choice"; readonly options: readonly string[] }
    | { readonly kind: "switch" }
    | {
        readonly kind: "number";
        readonly integer: boolean;
        readonly least: number;
        readonly most: number;
      }
    /** On, off, or a number instead of the usual one. */
    | { readonly kind: "switch-or-number" }
  );

/** Fields that belong together: those of one object. */
export interface FieldGroup {
  readonly path: string;
  readonly title: Words;
  readonly description: Words;
  readonly items: readonly (Field | FieldGroup)[];
}

export const isGroup = (item: Field | FieldGroup): item is FieldGroup => "items" in item;

/** The parts of a request that are settings of the computation; input and output are set elsewhere. */
const SECTIONS = [
  "embedding",
  "position",
  "attention",
  "block",
  "weights",
  "study",
] as const satisfies readonly (keyof RunRequest)[];

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly "x-title-zh"?: string;
  readonly description?: string;
  readonly "x-description-zh"?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The sections of the settings, from the result of the command `schema`. */
export const sectionsOf = (schemas: unknown): readonly FieldGroup[] =>
  sectionsIn((schemas as { request: Schema }).request);

const sectionsIn = memo(readSections);

function readSections(request: Schema): FieldGroup[] {
  const definitions = request.$defs ?? {};
  /** Resolves a reference; properties beside it take precedence. */
  const resolved = (schema: Schema): Schema => {
    if (!schema.$ref) return schema;
    const { $ref, ...own } = schema;
    return { ...resolved(definitions[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {}), ...own };
  };
  const read = (path: string, schema: Schema): Field | FieldGroup | undefined => {
    const { properties } = schema;
    const base = {
      path,
      title: { en: schema.title ?? "", zh: schema["x-title-zh"] ?? "" },
      description: { en: schema.description ?? "", zh: schema["x-description-zh"] ?? "" },
    };
    if (!properties) return readField(base, schema, schema.anyOf?.map(resolved));
    const items = Object.entries(properties).flatMap(
      ([name, one]) => read(`${path}/${name}`, resolved(one)) ?? [],
    );
    return { ...base, items };
  };
  return SECTIONS.flatMap((name) => {
    const item = read(`/${name}`, resolved(request.properties?.[name] ?? {}));
    return item && isGroup(item) ? [item] : [];
  });
}

type Base = Omit<FieldBase, "default">;

/** Undefined for tables and tensors, which have no control. */
function readField(base: Base, schema: Schema, either: Schema[] | undefined): Field | undefined {
  const field = { ...base, default: schema.default };
  if (schema.enum) return { ...field, kind: "choice", options: schema.enum };
  if (schema.type === "boolean") return { ...field, kind: "switch" };
  if (schema.type === "number" || schema.type === "integer")
    return {
      ...field,
      kind: "number",
      integer: schema.type === "integer",
      least: schema.minimum ?? -Infinity,
      most: schema.maximum ?? Infinity,
    };
  const types = either?.map(({ type }) => type).join();
  return types === "boolean,number" ? { ...field, kind: "switch-or-number" } : undefined;
}

/** All fields of groups, in order. */
export function fieldsOf(items: readonly (Field | FieldGroup)[]): Field[] {
  return items.flatMap((item) => (isGroup(item) ? fieldsOf(item.items) : [item]));
}

/**
 * The field that an error is about: the one at its path, or the nearest around it. Undefined where
 * none of the fields shown is.
 */
export function fieldOfError(fields: readonly Field[], path: string): Field | undefined {
  return fields
    .filter((field) => path === field.path || path.startsWith(`${field.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** The published JSON Schema, as far as the reference reads it. */
import { exchanged } from "./examples.js";

export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly "x-title-zh"?: string;
  readonly description?: string;
  readonly "x-description-zh"?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly { readonly if: Schema; readonly then: Schema }[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

export interface Schemas {
  readonly request: Schema;
  readonly response: Schema;
}

/** As the module answers: the operations of a program come from its op table. */
export async function schemasOf(web: string): Promise<Schemas> {
  const [answer] = await exchanged([{ command: "schema" }], web);
  return (answer?.response as { readonly ok: true; readonly result: Schemas }).result;
}

/** A definition by its name. */
export function definition(whole: Schema, name: string): Schema {
  const found = whole.$defs?.[name];
  if (!found) throw new Error(`the schema defines no "${name}"`);
  return found;
}

/** What a reference leads to, with what stands beside it, which goes before. */
export function resolved(schema: Schema, whole: Schema): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...own } = schema;
  return resolved({ ...definition(whole, $ref.replace("#/$defs/", "")), ...own }, whole);
}

/** The fields of an object in order. */
export const fieldsOf = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).flatMap(([name, schema]) => (schema ? [[name, schema]] : []));

/** The names of all commands. */
export const commandsOf = (request: Schema): string[] =>
  (fieldsOf(request).find(([name]) => name === "command")?.[1].enum ?? []) as string[];

/** Which fields beside itself a command takes, and which of them it needs. */
export function takenBy(command: string, request: Schema): { takes: string[]; needs: string[] } {
  const rule = request.allOf?.find(({ if: when }) => {
    const said = when.properties?.["command"];
    return said && said.enum?.includes(command);
  })?.then;
  const needs = [...(rule?.required ?? [])];
  const names = fieldsOf(request).flatMap(([name]) => (name === "command" ? [] : [name]));
  const all = rule?.maxProperties === undefined ? names : needs;
  return { takes: all.filter((name) => rule?.properties?.[name] !== false), needs };
}

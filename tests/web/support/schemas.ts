/** The published JSON Schema, as a check. */
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from "ajv/dist/2020.js";

/** What the command `schema` answers. */
export interface Schemas {
  request: AnySchemaObject;
  response: AnySchemaObject;
}

/** Strict: a keyword that Ajv does not know is an error, but for the schema's own additions. */
export function compile(schema: AnySchemaObject): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  ajv.addVocabulary(["x-title-zh", "x-description-zh"]);
  return ajv.compile(schema);
}

/** Throws an error that begins with `what` if the value does not fit. */
export function responseChecker(schemas: Schemas): (value: unknown, what: string) => void {
  const fits = compile(schemas.response);
  return (value, what) => {
    if (!fits(value)) throw new Error(`${what}: ${JSON.stringify(fits.errors?.slice(0, 5))}`);
  };
}

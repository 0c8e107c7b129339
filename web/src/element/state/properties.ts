/** The properties of the public state, each with an attribute of the same name. */
import {
  FIELD_NAMES,
  FIELDS,
  markupName,
  type FieldName,
  type PublicState,
} from "../../document/state/fields.js";
import { readField } from "../../document/state/texts.js";

/** Fields with a property of their own: the player's `mode`, `theme`, and every element's `lang`. */
const OWN: ReadonlySet<FieldName> = new Set<FieldName>(["mode", "lang", "theme"]);

export function setField(element: Element, field: FieldName, value: unknown): void {
  if (value === undefined || value === null) return element.removeAttribute(markupName(field));
  const print = FIELDS[field].print as (value: unknown) => string;
  element.setAttribute(markupName(field), typeof value === "string" ? value : print(value));
}

export function defineProperties(prototype: Element & { readonly state: PublicState }): void {
  for (const field of FIELD_NAMES.filter((name) => !OWN.has(name)))
    Object.defineProperty(prototype, field, {
      configurable: true,
      enumerable: true,
      get(this: typeof prototype) {
        return this.state[field] ?? written(this, field);
      },
      set(this: typeof prototype, value: unknown) {
        setField(this, field, value);
      },
    });
}

/** The value of an attribute that equals the default, which the state leaves out. */
function written(element: Element, field: FieldName): unknown {
  const text = element.getAttribute(markupName(field));
  return text === null ? undefined : readField(field, text).state[field];
}

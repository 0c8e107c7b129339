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

/** What a field cannot be stays as it was written, as in an attribute, and is told when it is read. */
export function setField(element: Element, field: FieldName, value: unknown): void {
  if (value === undefined || value === null) return element.removeAttribute(markupName(field));
  element.setAttribute(
    markupName(field),
    typeof value === "string" ? value : printed(field, value),
  );
}

function printed(field: FieldName, value: unknown): string {
  try {
    return (FIELDS[field].print as (value: unknown) => string)(value);
  } catch {
    return String(value);
  }
}

/**
 * Sets again what a page set before the element's script had come: until then these were properties
 * like any other, which hide those of the prototype.
 */
export function adoptProperties(element: Element, names: readonly string[]): void {
  const page = element as unknown as Record<string, unknown>;
  for (const name of Object.keys(page).filter((name) => names.includes(name))) {
    const value = page[name];
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- what hides the accessor must go
    delete page[name];
    page[name] = value;
  }
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

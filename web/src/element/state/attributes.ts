import {
  FIELD_NAMES,
  fieldOfMarkup,
  longestOf,
  markupName,
  printField,
  type FieldName,
  type PublicState,
} from "../../document/state/fields.js";
import { readField, type ReadState } from "../../document/state/texts.js";

/**
 * The public state as attributes of an element: `changed` is called once for all attributes that the
 * page set at the same time; `write` sets them to the state. Attributes with a default or invalid
 * value stay as they were written.
 */
export class Attributes {
  /** The texts of the state when it was last written. */
  #last = new Map<FieldName, string | undefined>();
  #waiting = new Set<FieldName>();
  /** Attributes set by the page since. */
  #foreign = new Set<FieldName>();
  #writing = false;

  constructor(
    private readonly element: Element,
    private readonly changed: (fields: ReadonlySet<FieldName>) => void,
  ) {}

  /** Must be called for every attribute that changed. */
  notice(markup: string): void {
    const field = fieldOfMarkup(markup);
    if (this.#writing || !field) return;
    if (this.#waiting.size === 0) queueMicrotask(this.#tell);
    this.#waiting.add(field);
    this.#foreign.add(field);
  }

  readonly #tell = (): void => {
    const fields = this.#waiting;
    this.#waiting = new Set();
    if (fields.size > 0) this.changed(fields);
  };

  /** The values of these attributes, and notices about invalid ones. */
  read(fields: Iterable<FieldName> = FIELD_NAMES): ReadState {
    const all = [...fields].flatMap((field) => {
      const text = this.element.getAttribute(markupName(field));
      return text === null ? [] : [readField(field, text)];
    });
    return {
      state: Object.assign({}, ...all.map(({ state }) => state)) as PublicState,
      notices: all.flatMap(({ notices }) => notices),
    };
  }

  /** Reads all attributes for the first time, without reporting them as changes. */
  readFirst(): ReadState {
    this.#waiting = new Set();
    return this.read();
  }

  /** Returns the fields that changed since it was last written. */
  write(state: PublicState): FieldName[] {
    this.#writing = true;
    // Attributes set in the meantime are reported first.
    const free = FIELD_NAMES.filter((field) => !this.#waiting.has(field));
    const changed = free.filter((field) => this.#write(field, textOf(state, field)));
    this.#writing = false;
    this.#foreign = new Set(this.#waiting);
    return changed;
  }

  #write(field: FieldName, text: string | undefined): boolean {
    const [markup, last] = [markupName(field), this.#last.get(field)];
    if (text === last && !this.#foreign.has(field)) return false;
    this.#last.set(field, text);
    if (text === undefined && !this.#foreign.has(field)) this.element.removeAttribute(markup);
    if (text !== undefined && text !== textOf(this.read([field]).state, field))
      this.element.setAttribute(markup, text);
    return text !== last;
  }
}

/** A value that is too long to be read back is not written. */
function textOf(state: PublicState, field: FieldName): string | undefined {
  const text = printField(state, field);
  return text !== undefined && text.length <= longestOf(field) ? text : undefined;
}

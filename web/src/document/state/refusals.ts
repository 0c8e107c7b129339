import type { EngineError } from "../../types/error.js";
import { FIELDS, markupName, type FieldName, type PublicState } from "./fields.js";
import { notice, type StateNotice } from "./texts.js";

/** The part of the request that each field sets. */
const PATHS: Partial<Record<FieldName, string>> = {
  mask: "/attention/mask",
  heads: "/attention/num_heads",
  seed: "/weights/seed",
  text: "/input/text",
  model: "/model",
  tokens: "/input/tokens",
  contextText: "/input/context_text",
  contextTokens: "/input/context_tokens",
  edit: "/overrides",
  allow: "/attention/mask",
  forbid: "/attention/mask",
};

const within = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

/** A state that the engine rejects in part: the rest of it, and the notices to show. */
export class Refusals {
  rest: PublicState;
  notices: readonly StateNotice[] = [];

  constructor(state: PublicState) {
    this.rest = state;
  }

  /** Leaves out the field that caused the error; false if no field did. */
  drop({ path }: Pick<EngineError, "path">): boolean {
    if (path === "") return false;
    const field = (Object.keys(PATHS) as FieldName[]).find(
      (one) => this.rest[one] !== undefined && within(path, PATHS[one] ?? ""),
    );
    if (field) {
      this.#tell(field, (FIELDS[field].print as typeof String)(this.rest[field]));
      this.rest = { ...this.rest, [field]: undefined };
      return true;
    }
    const refused = this.rest.set?.filter((change) => within(path, change.path)) ?? [];
    if (refused.length === 0) return false;
    this.#tell("set", refused.map(({ path }) => path).join(" "));
    const set = this.rest.set?.filter((change) => !refused.includes(change));
    this.rest = { ...this.rest, set };
    return true;
  }

  #tell(field: FieldName, given: string): void {
    this.notices = [...this.notices, notice("refused", markupName(field), given)];
  }
}

import type { ReactiveController } from "lit";
import type { Host } from "../host.js";
import { FIELD_NAMES, type PublicState } from "../../document/state/fields.js";
import { readQuery, type StateNotice } from "../../document/state/texts.js";

/** The target of a link. */
interface LinkTarget {
  /** Sets the given fields. */
  change(state: PublicState): void;
  tell(notices: readonly StateNotice[]): void;
}

/**
 * Links to an element on the same page, without a script: if the element has the id "softmax", this
 * link shows step 4 and head 2 and pins a cell.
 *
 *     <a href="#softmax?step=4&head=2&cell=3,1">the third row</a>
 *
 * The address keeps no more than "#softmax", so that the same link works again.
 */
export class Links implements ReactiveController {
  constructor(
    private readonly host: Host,
    private readonly target: LinkTarget,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("hashchange", this.follow);
  }

  hostDisconnected(): void {
    window.removeEventListener("hashchange", this.follow);
  }

  /** Applies the address, if it refers to this element. */
  readonly follow = (): void => {
    const { id } = this.host;
    const [name = "", ...query] = location.hash.slice(1).split("?");
    if (!id || query.length === 0 || decoded(name) !== id) return;
    history.replaceState(history.state, "", `#${name}`);
    const { state, notices } = readQuery(query.join("?"), true);
    this.target.tell(notices);
    if (FIELD_NAMES.some((field) => state[field] !== undefined)) this.target.change(state);
    this.host.scrollIntoView({ block: "nearest" });
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

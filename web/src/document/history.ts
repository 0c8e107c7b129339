/** Undo and redo: a linear history of changes between immutable states. */
import type { Cell, Words } from "../types/graph.js";

/** What the reader did. */
export type UserAction =
  | { readonly kind: "open" }
  | { readonly kind: "sentence"; readonly place: string }
  | { readonly kind: "split" }
  | { readonly kind: "setting"; readonly path: string; readonly title?: Words }
  | { readonly kind: "cell"; readonly cell: Cell; readonly title?: Words }
  | { readonly kind: "clear"; readonly node: string; readonly title?: Words }
  | { readonly kind: "paint" }
  | { readonly kind: "unpaint" };

interface Entry<State> {
  readonly state: State;
  readonly change: UserAction;
}

/** The same kind of change within this time, in milliseconds, continues the last one. */
const PAUSE = 1000;

export class History<State> {
  /** The states before each change, and after each that was undone. */
  readonly #past: Entry<State>[] = [];
  readonly #future: Entry<State>[] = [];
  #touched = -Infinity;

  constructor(private readonly now: () => number) {}

  /** The change that `undo` reverts. */
  get undoable(): UserAction | undefined {
    return this.#past.at(-1)?.change;
  }

  get redoable(): UserAction | undefined {
    return this.#future.at(-1)?.change;
  }

  /**
   * Records `state` before a change. Returns whether the change begins a new step: typing, dragging and
   * painting are one step each.
   */
  begin(state: State, change: UserAction, continues = false): boolean {
    const time = this.now();
    const same = sameChange(this.undoable, change) && (continues || time - this.#touched < PAUSE);
    this.#touched = time;
    this.#future.length = 0;
    if (same) return false;
    this.#past.push({ state, change });
    return true;
  }

  /** The state to return to from `state`. */
  undo(state: State): State | undefined {
    return this.#move(this.#past, this.#future, state);
  }

  redo(state: State): State | undefined {
    return this.#move(this.#future, this.#past, state);
  }

  #move(from: Entry<State>[], to: Entry<State>[], state: State): State | undefined {
    const entry = from.pop();
    if (!entry) return undefined;
    to.push({ state, change: entry.change });
    this.#touched = -Infinity;
    return entry.state;
  }
}

function sameChange(one: UserAction | undefined, other: UserAction): boolean {
  if (one?.kind !== other.kind) return false;
  switch (other.kind) {
    case "sentence":
      return (one as typeof other).place === other.place;
    case "setting":
      return (one as typeof other).path === other.path;
    case "cell": {
      const { cell } = one as typeof other;
      return cell.node === other.cell.node && cell.index === other.cell.index;
    }
    case "paint":
      return true;
    default:
      return false;
  }
}

import type { EngineError } from "../engine/index.js";
import type { Cell, GraphNode } from "../player/types.js";
import type { FieldName, PublicState } from "../state/fields.js";
import type { StateNotice } from "../state/texts.js";

/** What the element's own events tell, as their detail. */
export interface PlaygroundEvents {
  /** The first numbers are there. */
  "playground-ready": { readonly state: PublicState; readonly graph: readonly GraphNode[] };
  /** Another step is shown: its id, its number from 1, and how many there are. */
  "playground-step": { readonly stage: string; readonly step: number; readonly steps: number };
  /** A cell was pinned, or none is any more. */
  "playground-select": { readonly cell: Cell | undefined; readonly value: number | undefined };
  /** The public state is another: what it is, and which of its fields changed. */
  "playground-change": { readonly state: PublicState; readonly changed: readonly FieldName[] };
  /** The engine refused the experiment, or attributes could not be used. Does not bubble. */
  "playground-error": {
    readonly error: Pick<EngineError, "code" | "path" | "message"> | undefined;
    readonly notices: readonly StateNotice[];
  };
}

export function dispatch<Name extends keyof PlaygroundEvents>(
  element: Element,
  name: Name,
  detail: PlaygroundEvents[Name],
): void {
  const bubbles = name !== "playground-error";
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: true }));
}

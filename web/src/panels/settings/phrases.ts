import type { UserAction } from "../../document/history.js";
import type { Part } from "../../types/frame.js";
import type { BreakId } from "./breaks.js";

/** Every string of the settings that the schema does not have. */
export interface SettingsPhrases {
  readonly undo: string;
  readonly redo: string;
  /** What a change is called after "Undo". */
  change(change: UserAction): string;
  readonly keep: string;
  readonly keepHint: string;
  readonly release: string;
  readonly difference: string;
  readonly program: string;
  readonly breakIt: string;
  readonly breakItHint: string;
  readonly breaks: Readonly<Record<BreakId, string>>;
  /** What one number tells about it; the number before and the number now follow. */
  readonly happened: {
    readonly same: Part[];
    readonly all: Part[];
    readonly largest: Part[];
    row(token: Part): Part[];
    output(token: Part): Part[];
    sees(query: Part, key: Part): Part[];
    unseen(query: Part, key: Part): Part[];
  };
  readonly edited: string;
  cells(count: number): string;
  painted(count: number): string;
  readonly given: string;
  readonly misfit: string;
  readonly clear: string;
  readonly paint: string;
  readonly paintHint: string;
  readonly wholeBlock: string;
  readonly givenVectors: string;
  readonly less: string;
  readonly more: string;
  readonly newSeed: string;
  readonly reset: string;
  readonly help: string;
}

/** The lessons whose question the reader has answered, kept in the browser. */
import { recalledText, remember } from "../../ui/preferences.js";

export const recalledDone = (): ReadonlySet<string> =>
  new Set((recalledText("done") ?? "").split(" ").filter(Boolean));

export function rememberDone(id: string): void {
  replaceDone([...recalledDone(), id]);
}

/** Sets which lessons are done: none to start over, or those before to undo that. */
export function replaceDone(ids: Iterable<string>): void {
  remember("done", [...new Set(ids)].join(" "));
}

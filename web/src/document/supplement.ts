/** What there is to tell of an answer beyond the answer itself. */
import type { Engine } from "../engine/index.js";
import type { RunResult } from "../types/wire.js";
import { explain } from "./explained.js";
import { askIntact } from "./intact.js";
import type { Answered } from "./runs.js";
import { supply } from "./values.js";

/** Asks for all of it; `fill` is called whenever more of it has arrived. */
export function supplement(
  engine: Engine,
  answered: Answered,
  fill: (old: Answered, more: (result: RunResult) => RunResult) => void,
): void {
  supply(engine, answered, (old, { result: { graph } }) => {
    fill(old, (result) => ({ ...result, graph }));
  });
  void explain(engine, answered, (explained) => {
    fill(answered, (result) => ({ ...result, explained }));
  });
  void askIntact(engine, answered, (intact) => {
    fill(answered, (result) => ({ ...result, intact }));
  });
}

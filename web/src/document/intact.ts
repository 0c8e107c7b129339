/** What a model answers to the sentence with all its heads, for comparison while some are off. */
import type { Engine } from "../engine/index.js";
import type { Experiment } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** Asks for it. Without it the answer stands alone. */
export async function askIntact(
  engine: Engine,
  { request, result }: Answered,
  found: (intact: NonNullable<Experiment["intact"]>) => void,
): Promise<void> {
  const { model, task, input, without = [] } = request;
  const { text } = input ?? {};
  if (model === undefined || typeof text !== "string" || without.length === 0) return;
  // A model that writes on is asked for its next word.
  const most = result.context_tokens ? {} : { max_tokens: 1 };
  const asked = { command: "generate", model, input: { text } } as const;
  const translates = result.model?.kind === "translate";
  try {
    const { tokens, ended } = await engine.call({ ...asked, ...(task && { task }), ...most });
    const again = translates ? await engine.call({ ...asked, task: "explain" }) : undefined;
    found({ answer: ended ? tokens.slice(0, -1) : tokens, explained: again?.tokens });
  } catch {
    // The panel tells of no change then.
  }
}

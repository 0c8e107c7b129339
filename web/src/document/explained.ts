/** The second answer of a model that translates: its sentence again, with whom each pronoun means. */
import type { Engine } from "../engine/index.js";
import type { Experiment } from "../types/graph.js";
import type { Answered } from "./runs.js";

/** Asks for it. Without it nothing else is missing. */
export async function explain(
  engine: Engine,
  { request, result }: Answered,
  found: (explained: NonNullable<Experiment["explained"]>) => void,
): Promise<void> {
  const { model, input, without } = request;
  const { text } = input ?? {};
  if (model === undefined || typeof text !== "string" || result.model?.kind !== "translate") return;
  const off = without ? { without } : {};
  try {
    const asked = { command: "generate", model, task: "explain", input: { text }, ...off } as const;
    found((await engine.call(asked)).tokens);
  } catch {
    // The picture stands without this line.
  }
}

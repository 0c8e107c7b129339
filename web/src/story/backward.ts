/**
 * The steps of a backward pass: those of the forward pass in reverse. A step gives to each of its inputs what it
 * adds to that input's gradient, and begins with its own gradient where that is the sum of several parts.
 */
import { memo } from "../draw/memo.js";
import { backwardId, firstPass, giverOf, isOwn } from "../ops/backward/passes.js";
import type { Experiment, Words } from "../types/graph.js";
import type { LevelPart } from "../types/timeline.js";

/** The nodes of the pass by the step of the forward pass in whose turn they are computed. */
function turnsOf(experiment: Experiment): ReadonlyMap<string, readonly string[]> {
  const pass = firstPass(experiment);
  const nodes = new Map(Array.from(pass, (node) => [node.id, node]));
  const turns = new Map<string, string[]>();
  for (const node of pass) {
    if (node.role === "gradient_step") continue;
    const turn = isOwn(node) ? node.of : giverOf(node, (id) => nodes.get(id));
    if (turn !== undefined) turns.set(turn, [...(turns.get(turn) ?? []), node.id]);
  }
  return turns;
}

const subtitle: Words = {
  en: "From its results back to its inputs.",
  zh: "从结果回到输入",
};

const softmaxSubtitle: Words = {
  en: "From the weights back to the scores. A sure row passes on little.",
  zh: "从权重回到分数；越是确定的行，传回去的越少",
};

/** The steps of the backward pass, from the loss on; none without one. */
export const backwardStepsOf = memo(
  (experiment: Experiment, forward: readonly LevelPart[]): readonly LevelPart[] => {
    const turns = turnsOf(experiment);
    return forward.toReversed().flatMap((step): LevelPart[] => {
      const nodes = step.nodes.toReversed().flatMap((id) => turns.get(id) ?? []);
      if (nodes.length === 0) return [];
      const { id, kind } = step;
      const own = kind === "weights" ? softmaxSubtitle : subtitle;
      return [{ ...step, id: backwardId(id), kind: backwardId(kind), nodes, subtitle: own }];
    });
  },
);

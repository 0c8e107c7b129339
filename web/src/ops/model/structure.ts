/** What the picture of a model shows: its stacks, and in each the blocks from the bottom up. */
import { blockId, nodesIn } from "../../scene/nodes.js";
import { stepOf } from "../../scene/step.js";
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Level, LevelPart } from "../../types/timeline.js";
import { type BlockStructure, blockOf, structureOf } from "./block/structure.js";

/** One card: a block, or a range of blocks. */
export interface ModelPart {
  readonly part: LevelPart;
  readonly blocks: readonly BlockStructure[];
  readonly input: GraphNode;
  readonly output: GraphNode;
}

export interface Stack {
  readonly name: string;
  readonly parts: readonly ModelPart[];
}

function blocksOf(experiment: Experiment, part: LevelPart): readonly BlockStructure[] {
  const inside = new Set(nodesIn(part));
  const ids = new Set(
    experiment.graph.filter(({ id }) => inside.has(id)).map((node) => blockId(node)),
  );
  return experiment.graph.flatMap((node) => {
    const id = blockOf(node);
    const structure =
      id !== undefined && ids.has(id) ? structureOf(stepOf(experiment, node)) : undefined;
    return structure ? [structure] : [];
  });
}

export function stacksOf(experiment: Experiment, level: Level): readonly Stack[] {
  const stacks = new Map<string, ModelPart[]>();
  for (const part of level.parts) {
    if (!part.level) continue;
    const blocks = blocksOf(experiment, part);
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last) continue;
    const name = first.output.place?.stack ?? "";
    const known = stacks.get(name) ?? [];
    stacks.set(name, [...known, { part, blocks, input: first.input, output: last.output }]);
  }
  return [...stacks].map(([name, parts]) => ({ name, parts }));
}

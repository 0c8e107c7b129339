/** From a graph to its timeline: consecutive stages, each as long as its scenes. */
import { subtitles, titles } from "./titles.js";
import { largestOf } from "../engine/large.js";
import { shapeOf } from "../scene/grid.js";
import { sceneFor } from "../ops/registries/scenes.js";
import { scaleOf } from "../scene/identity.js";
import { stepOf } from "../scene/step.js";
import type { Experiment, GraphNode } from "../types/graph.js";
import type { Extent, Segment, Stage, Timeline } from "../types/timeline.js";
import { planTokens } from "../ops/tokens/scene.js";
import { type StageOutline, stageOutlines } from "./stages.js";
import { valuesOf } from "../scene/values.js";

/** The last stop of a stage or segment is this long before its end, when nothing moves any more. */
export const REST = 0.1;

/** The least of 1, 2, 5, 10, 20, 50 … not below the magnitude of any finite signed value in a step's result. */
export function rangeOf(experiment: Experiment): number {
  let most = 0;
  for (const node of experiment.graph)
    if (scaleOf(node) !== "weight" && !node.intermediate)
      most = Math.max(most, node.largest ?? largestOf(valuesOf(node) ?? []));
  if (most <= 1) return 1;
  const decade = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((step) => step * decade).find((step) => step >= most) ?? 10 * decade;
}

interface Drawn {
  readonly segments: Segment[];
  readonly stops: number[];
  readonly end: number;
}

function segmentsOf(experiment: Experiment, group: StageOutline, start: number): Drawn {
  const segments: Segment[] = [];
  const stops: number[] = [];
  let at = start;
  for (const node of group.nodes) {
    const step = stepOf(experiment, node);
    const plan = sceneFor(step).plan(step);
    const end = at + plan.duration / 1000;
    stops.push(...plan.stops.map((stop) => at + stop / 1000), end - REST);
    segments.push({ node: node.id, start: at, end });
    at = end;
  }
  return { segments, stops: rising(stops), end: at };
}

const rising = (stops: readonly number[]): number[] =>
  stops.filter((stop, i) => i === 0 || stop > (stops[i - 1] ?? 0) + 0.01);

function tokensStage(experiment: Experiment): Stage[] {
  const count = Math.max(0, ...experiment.tokens.map((tokens) => tokens.length));
  if (count === 0) return [];
  const plan = planTokens(experiment);
  const end = plan.duration / 1000;
  const batch: Extent[] =
    experiment.tokens.length > 1 ? [{ letter: "B", size: experiment.tokens.length }] : [];
  return [
    {
      id: "tokens",
      kind: "tokens",
      nodes: [],
      title: titles.tokens,
      subtitle: subtitles.tokens,
      short: titles.tokens,
      group: { en: "", zh: "" },
      shape: [...batch, { letter: "T", size: count }],
      start: 0,
      end,
      segments: [],
      stops: [...plan.stops.map((stop) => stop / 1000), end - REST],
    },
  ];
}

/** The node whose shape is shown for the stage: the query for the projections, otherwise the last. */
function namesake({ kind, nodes }: StageOutline): GraphNode {
  const alike = kind === "qkv" || kind === "heads" || kind === "repeat_heads" || kind === "rotate";
  const found = alike
    ? nodes[0]
    : kind === "vectors"
      ? nodes.find(({ role }) => role === "x")
      : undefined;
  return found ?? (nodes[nodes.length - 1] as GraphNode);
}

export function buildTimeline(experiment: Experiment): Timeline {
  const stages = tokensStage(experiment);
  for (const group of stageOutlines(experiment)) {
    const start = stages[stages.length - 1]?.end ?? 0;
    const { segments, stops, end } = segmentsOf(experiment, group, start);
    const { nodes, ...named } = group;
    stages.push({
      ...named,
      nodes: nodes.map((node) => node.id),
      shape: shapeOf(namesake(group)),
      start,
      end,
      segments,
      stops,
    });
  }
  return {
    experiment,
    stages,
    duration: stages[stages.length - 1]?.end ?? 0,
    range: rangeOf(experiment),
  };
}

/**
 * Other views of attention weights, with the same times as the scene that computes them:
 * arcs between tokens, the tinted sentence, all heads in a grid.
 *
 *     const scene = withWeightViews(softmax);    // offers them if its node holds attention weights
 */
import type { Part, Rect, SceneView } from "../../types/frame.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { endOf } from "../../draw/motion.js";
import { isLong } from "../../scene/sample.js";
import { words } from "../../scene/words.js";
import { arcMarks, layoutFor } from "./arcs.js";
import { gridMarks } from "./grid_of_heads.js";
import { sentenceLayout } from "./sentence_flow.js";
import { tokensAndNumbers } from "./tokens.js";
import {
  type AttentionWeights,
  headsOf,
  isAttention,
  largeHead,
  seenBy,
  tellingShare,
  weightsOf,
} from "./weights.js";
import { add } from "../arithmetic/scene.js";
import { dropout } from "../dropout/scene.js";
import { softmax } from "../softmax/scene.js";
import { still } from "../../scene/still.js";
import { weightWords } from "./words.js";
import { token } from "../../draw/marks.js";

type Drawn = (weights: AttentionWeights, rect: Rect, plan: Plan) => Drawing["marks"];

const drawings: Partial<Record<SceneView, Drawn>> = {
  arcs: (weights, rect, plan) => arcMarks(weights, layoutFor(weights, rect), plan),
  sentence: (weights, rect) => tokensAndNumbers(weights, sentenceLayout(weights, rect), "sentence"),
  grid: (weights) => gridMarks(weights),
};

function viewsOf(step: Step): readonly SceneView[] {
  if (!isAttention(step)) return [];
  const several = headsOf(step.node) > 1;
  // With very many tokens single arcs cannot be distinguished.
  if (isLong(step.node)) return several ? ["matrix", "grid"] : [];
  return several ? ["matrix", "arcs", "sentence", "grid"] : ["matrix", "arcs", "sentence"];
}

/** One sentence for each moment: before the weights, the largest weight of the token, all weights. */
export function narrate(weights: AttentionWeights, plan: Plan): Part[] {
  const { active, queries, view, time, count } = weights;
  const head = largeHead(weights);
  const own = weightWords[view.language];
  // A lattice does not contain all weights of a token.
  if (head.matrix.grid.lattice) return own.everyHead;
  const name = token(queries[active] ?? "");
  const seen = seenBy(head.matrix, active);
  if (seen.length === 0) return words[view.language].nothingInReach(name);
  const told = tellingShare(weights, head);
  if (told.kind === "none") return own.toCome(name, seen.length);
  const { share, of } = told;
  if (told.kind === "some") return words[view.language].share(name, share, of);
  const swept = time >= endOf(plan.sweep);
  if (time >= plan.sweep.start && !swept)
    return count > 1 ? own.everyHead : own.everyArc(head.matrix.grid.node.overridden === true);
  return count > 1 ? own.mostInHead(head.head + 1, name, share, of) : own.most(name, share, of);
}

function draw(scene: Scene, drawn: Drawn, step: Step, view: View, time: number): Drawing {
  const plan = scene.plan(step);
  const weights = weightsOf(step, view, plan, time);
  const rect = { x: 0, y: 0, width: view.width, height: view.height };
  return { marks: drawn(weights, rect, plan), narration: narrate(weights, plan) };
}

export function withWeightViews(scene: Scene): Scene {
  const others = (step: Step) => scene.views?.(step) ?? [];
  return {
    ...scene,
    views: (step) => [...new Set([...viewsOf(step), ...others(step)])],
    draw: (step, view, time) => {
      const drawn = view.view && isAttention(step) ? drawings[view.view] : undefined;
      return drawn ? draw(scene, drawn, step, view, time) : scene.draw(step, view, time);
    },
  };
}

const shares = withWeightViews(softmax);

/** The scenes whose result may be attention weights; softmax shows its sums itself. */
export const attentionScenes: Scenes = {
  softmax: shares,
  softmax_naive: shares,
  // If the sum is an input, it is shown beside the dividend.
  divide_by_sum: ({ inputs }) => (inputs.length > 1 ? add : shares),
  exp_sum: still,
  dropout: withWeightViews(dropout),
};

/** The opening picture: which attention it shows, and which token of it looks at the others. */
import type { Cell, Experiment, GraphNode } from "../../types/graph.js";
import type { Ink, Look } from "../../types/frame.js";
import { stepOf } from "../../scene/step.js";
import type { View } from "../../types/scene.js";
import { type Grid, gridOf, headAxis, positionOf } from "../../scene/grid.js";
import { isMasked, scaleOf } from "../../scene/identity.js";
import { memo } from "../../draw/memo.js";
import { blockId, headOf, siblingOf } from "../../scene/nodes.js";
import { teachingRow } from "../../scene/stagecraft.js";
import { hasValues, valuesOf } from "../../scene/values.js";

const inks: readonly Ink[] = ["head1", "head2", "head3", "head4", "head5", "head6"];

/** The first self-attention of the graph, head by head. */
const attentionOf = memo(selfAttention);

function selfAttention({ graph, context_tokens: context }: Experiment): readonly GraphNode[] {
  if (context) return [];
  const weights = graph.filter((node) => {
    const [rows, columns] = node.shape.slice(-2);
    const [queries, keys] = node.axes.slice(-2);
    const shares = scaleOf(node) === "weight" && hasValues(node);
    return shares && queries === "query" && keys === "key" && rows === columns;
  });
  const first = weights[0];
  if (!first) return [];
  if (headOf(first) === undefined)
    return [siblingOf({ graph }, first, "renormalized_weights") ?? first];
  const { role, place } = first;
  return weights.filter(
    (node) =>
      node.role === role && blockId(node) === blockId(first) && node.place?.part === place?.part,
  );
}

export interface CoverHead {
  readonly grid: Grid;
  readonly ink: Ink;
  readonly hidden: (row: number, column: number) => boolean;
}

const batchOf = ({ tokens }: Experiment, batch: number): number =>
  Math.min(batch, tokens.length - 1);

function headsOf(experiment: Experiment, wanted: number): CoverHead[] {
  const nodes = attentionOf(experiment);
  const batch = batchOf(experiment, wanted);
  const all = nodes.flatMap((node) =>
    Array.from({ length: headAxis(node)?.size ?? 1 }, (_, head) => ({ node, head })),
  );
  return all.map(({ node, head }, i): CoverHead => {
    const grid = gridOf(node, { batch, head });
    const { find } = stepOf(experiment, node);
    return {
      grid,
      ink: all.length === 1 ? "arc" : (inks[i % inks.length] ?? "arc"),
      hidden: (row, column) => isMasked(node, grid.cell(row, column).index, find),
    };
  });
}

export const hasCover = (experiment: Experiment): boolean =>
  (experiment.tokens[0]?.length ?? 0) > 1 && attentionOf(experiment).length > 0;

/** How many heads the picture has; none if there is no such picture. */
export const countHeads = (experiment: Experiment): number =>
  hasCover(experiment)
    ? attentionOf(experiment).reduce((sum, node) => sum + (headAxis(node)?.size ?? 1), 0)
    : 0;

/** Whether the parameters are drawn at random, so that nothing may be read into the picture. */
export const hasRandomParameters = ({ graph }: Experiment): boolean =>
  graph.some(({ op, given }) => op === "parameter" && !given);

export interface Arc {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
}

/** The `most` strongest of a token, without masked tokens and itself; reads the flat values, as there may be many. */
export function strongestOf(
  { grid, hidden }: CoverHead,
  row: number,
  tokens: number,
  most: number,
): Arc[] {
  const best: Arc[] = [];
  const values = valuesOf(grid.node) ?? [];
  const { index: first } = grid.cell(row, 0);
  let least = 0;
  for (let column = 0; column < Math.min(grid.columns, tokens); column++) {
    const weight = values[first + column] as number;
    if (!(weight > least) || column === row || hidden(row, column)) continue;
    const place = best.findIndex((arc) => arc.weight < weight);
    best.splice(place < 0 ? best.length : place, 0, { row, column, weight });
    best.length = Math.min(best.length, most);
    least = best.length < most ? 0 : (best[most - 1] as Arc).weight;
  }
  return best;
}

/** For each token the one it looks at most; cached, as it depends on neither time nor size. */
const choicesOf = memo(
  (_: GraphNode, head: CoverHead, tokens: number): readonly (number | undefined)[] =>
    Array.from(
      { length: Math.min(tokens, head.grid.rows) },
      (_, row) => strongestOf(head, row, tokens, 1)[0]?.column,
    ),
  (_, { grid: { selection } }, tokens) => `${selection.batch} ${selection.head} ${tokens}`,
);

export const firstChoices = (head: CoverHead, tokens: number): readonly (number | undefined)[] =>
  choicesOf(head.grid.node, head, tokens);

/** The token and the head of a cell, if the picture shows it. */
export function lookAt(experiment: Experiment, batch: number, cell: Cell): Look | undefined {
  if (!hasCover(experiment)) return undefined;
  for (const [head, { grid }] of headsOf(experiment, batch).entries()) {
    const [token] = positionOf(grid, cell) ?? [];
    if (token !== undefined) return { token, text: textOf(experiment, batch, token), head };
  }
  return undefined;
}

const textOf = (experiment: Experiment, batch: number, token: number): string =>
  experiment.tokens[batchOf(experiment, batch)]?.[token]?.text ?? "";

/** The same head as seen by a token `by` places on, as far as there is one. */
export function lookBeside(experiment: Experiment, batch: number, from: Look, by: number): Look {
  const count = experiment.tokens[batchOf(experiment, batch)]?.length ?? 1;
  const token = Math.min(Math.max(0, from.token + by), count - 1);
  return { ...from, token, text: textOf(experiment, batch, token) };
}

export interface Cover {
  readonly heads: readonly CoverHead[];
  /** The head in full colour, and the token that looks. */
  readonly head: CoverHead;
  readonly order: number;
  readonly row: number;
}

/** What decides which token looks. */
type Choice = Pick<View, "batch" | "head" | "look" | "pinned">;

/** What the picture shows of a sentence whose first `tokens` tokens are drawn. */
export function coverAt(experiment: Experiment, view: Choice, tokens: number): Cover | undefined {
  if (!hasCover(experiment)) return undefined;
  const heads = headsOf(experiment, view.batch);
  const look = chosenLook(experiment, view);
  const order = Math.min(look?.head ?? view.head, heads.length - 1);
  const head = heads[order];
  if (!head) return undefined;
  const size = Math.min(tokens, head.grid.rows);
  const row = look && look.token < size ? look.token : telling(experiment, head, size);
  return { heads, head, order, row };
}

/** What the reader looked at last, otherwise what is pinned. */
function chosenLook(experiment: Experiment, { batch, look, pinned }: Choice): Look | undefined {
  if (look && textOf(experiment, batch, look.token) === look.text) return look;
  return pinned && lookAt(experiment, batch, pinned);
}

/** The token that the later steps show slowly; if it sees itself alone, the last one that sees another. */
function telling(experiment: Experiment, head: CoverHead, tokens: number): number {
  const row = Math.min(teachingRow(stepOf(experiment, head.grid.node), head.grid), tokens - 1);
  const choices = firstChoices(head, tokens);
  if (choices[row] !== undefined) return row;
  const others = choices.findLastIndex((choice) => choice !== undefined);
  return others < 0 ? row : others;
}

/** The largest share of a token: of another token if it sees one, otherwise of itself. */
export function largestShare({ head, row }: Cover, tokens: number): Arc | undefined {
  const own: Arc = { row, column: row, weight: head.grid.value(row, row) };
  return strongestOf(head, row, tokens, 1)[0] ?? (own.weight > 0 ? own : undefined);
}

/** What the picture says before the reader looks anywhere; undefined if there is no such picture. */
export function openingShare(
  experiment: Experiment,
): (Arc & { readonly node: string }) | undefined {
  const tokens = experiment.tokens[0]?.length ?? 0;
  const cover = coverAt(experiment, { batch: 0, head: 0 }, tokens);
  const share = cover && largestShare(cover, tokens);
  return share && { ...share, node: cover.head.grid.node.id };
}

/** The opening picture: the sentence with arcs for the weights that will be computed, one hue per head. */
import type { Experiment, GraphNode } from "../../types/graph.js";
import type { Ink, Mark, Rect } from "../../types/frame.js";
import { stepOf } from "../../scene/step.js";
import type { View } from "../../types/scene.js";
import { textWidth } from "../../draw/format.js";
import { type Grid, gridOf, headAxis } from "../../scene/grid.js";
import { isMasked, scaleOf } from "../../scene/identity.js";
import { curve, line, round, text } from "../../draw/marks.js";
import { words } from "../../scene/words.js";
import { memo } from "../../draw/memo.js";
import { blockId, headOf, siblingOf } from "../../scene/nodes.js";
import { hasValues, valuesOf } from "../../scene/values.js";

const mostHeads = 3;
const inks: readonly Ink[] = ["head1", "head2", "head3"];

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

interface HeadGrid {
  readonly grid: Grid;
  readonly ink: Ink;
  readonly hidden: (row: number, column: number) => boolean;
}

function headsOf(experiment: Experiment, batch: number): HeadGrid[] {
  const nodes = attentionOf(experiment);
  const count = (node: GraphNode) => headAxis(node)?.size ?? 1;
  const all = nodes.flatMap((node) =>
    Array.from({ length: count(node) }, (_, head) => ({ node, head })),
  );
  return all.slice(0, mostHeads).map(({ node, head }, i): HeadGrid => {
    const grid = gridOf(node, { batch, head });
    const { find } = stepOf(experiment, node);
    return {
      grid,
      ink: all.length === 1 ? "arc" : (inks[i] ?? "arc"),
      hidden: (row, column) => isMasked(node, grid.cell(row, column).index, find),
    };
  });
}

export const hasCover = (experiment: Experiment): boolean =>
  (experiment.tokens[0]?.length ?? 0) > 1 && attentionOf(experiment).length > 0;

/** Only the strongest arcs of each token of a long sentence. */
const mostArcs = (tokens: number): number => (tokens <= 12 ? tokens : tokens <= 24 ? 3 : 2);

/** The most arcs of each head in a very long sentence; more would be unreadable. */
const mostOfHead = 60;

interface Arc {
  readonly row: number;
  readonly column: number;
  readonly weight: number;
}

/** Cached, as they do not depend on the time. */
const arcsOf = memo(
  (_: GraphNode, head: HeadGrid, tokens: number): readonly Arc[] => chooseArcs(head, tokens),
  (_, { grid: { selection } }, tokens) => `${selection.batch} ${selection.head} ${tokens}`,
);

function chooseArcs(head: HeadGrid, tokens: number): Arc[] {
  const size = Math.min(head.grid.rows, tokens);
  const all = Array.from({ length: size }, (_, row) => strongestOf(head, row, tokens)).flat();
  if (all.length <= 2 * mostOfHead) return all;
  const [last] = all.toSorted((a, b) => b.weight - a.weight).slice(mostOfHead - 1);
  return all.filter(({ weight }) => weight >= (last?.weight ?? 0));
}

/** Strongest first, without masked tokens and the token itself; reads the flat values, as there may be many. */
function strongestOf({ grid, hidden }: HeadGrid, row: number, tokens: number): Arc[] {
  const most = mostArcs(tokens);
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

/** The height of an arc, by its width. */
const rise = (reach: number, most: number): number => Math.min(most, 16 + Math.abs(reach) * 0.42);

/** The least room for arcs above the first line. */
export const leastRoom = 40;

/** The room that the arcs of one line need above the first line. */
export const coverRoom = (width: number, view: View): number => rise(width, mostRise(view)) + 8;

const mostRise = (view: View): number => Math.min(220, view.height * 0.42);

/** How high an arc may rise above its line: up to the line above, or to the top. */
function headroom(boxes: readonly Rect[], view: View): (box: Rect) => number {
  const tops = [...new Set(boxes.map(({ y }) => y))];
  return (box) => {
    const line = tops.indexOf(box.y);
    const above = tops[line - 1];
    return above === undefined
      ? Math.max(0, Math.min(mostRise(view), box.y - 8))
      : Math.max(0, box.y - above - box.height - 6);
  };
}

/** From token to token, above their common line, or from line to line. */
function pathOf(from: Rect, to: Rect, most: number, aside: number) {
  const [x1, x2] = [from.x + from.width / 2 + aside, to.x + to.width / 2 + aside];
  if (from.y === to.y) {
    const y = from.y - 4;
    const top = y - (rise(x2 - x1, most) * 4) / 3;
    const bounds = [
      [Math.min(x1, x2), y - rise(x2 - x1, most)],
      [Math.max(x1, x2), y],
    ] as const;
    return {
      bounds,
      path: `M${round(x1)} ${round(y)}C${round(x1)} ${round(top)} ${round(x2)} ${round(top)} ${round(x2)} ${round(y)}`,
    };
  }
  const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
  const [a, b] = [upper.x + upper.width / 2 + aside, lower.x + lower.width / 2 + aside];
  const [y1, y2] = [upper.y + upper.height + 2, lower.y - 2];
  const middle = (y1 + y2) / 2;
  const bounds = [
    [Math.min(a, b), y1],
    [Math.max(a, b), y2],
  ] as const;
  return {
    bounds,
    path: `M${round(a)} ${round(y1)}C${round(a)} ${round(middle)} ${round(b)} ${round(middle)} ${round(b)} ${round(y2)}`,
  };
}

/** Arcs above the tokens' boxes; `share` is how much of them is drawn. */
export function coverMarks(
  experiment: Experiment,
  view: View,
  boxes: readonly Rect[],
  share: number,
): Mark[] {
  if (share === 0 || !hasCover(experiment)) return [];
  const heads = headsOf(experiment, Math.min(view.batch, experiment.tokens.length - 1));
  const most = headroom(boxes, view);
  const out = heads.flatMap((head, i) => {
    const aside = (i - (heads.length - 1) / 2) * 5;
    return arcsOf(head.grid.node, head, boxes.length).flatMap(({ row, column, weight }): Mark[] => {
      const [from, to] = [boxes[row], boxes[column]];
      if (!from || !to) return [];
      const strength = Math.min(1, weight) ** 0.65;
      const { bounds, path } = pathOf(from, to, most(from), aside);
      return [
        curve(`cover/${head.grid.cell(row, column).index}/${i}`, bounds, path, {
          ink: head.ink,
          thickness: 1 + 5 * Math.min(1, weight),
          opacity: share * (0.08 + 0.82 * strength),
          sources: [head.grid.cell(row, column)],
          value: weight,
          scale: "weight",
        }),
      ];
    });
  });
  return heads.length > 1 ? [...out, ...legendMarks(heads, view, share)] : out;
}

function legendMarks(heads: readonly HeadGrid[], view: View, opacity: number): Mark[] {
  let x = 0;
  return heads.flatMap(({ ink }, i) => {
    const name = words[view.language].head(i + 1);
    const left = x;
    x += 24 + textWidth(name, 12) + 18;
    const points = [
      [left + 2, 10],
      [left + 18, 10],
    ] as const;
    return [
      line(`cover/head/${i}/line`, points, { ink, thickness: 3, opacity }),
      text(`cover/head/${i}`, left + 24, 10, name, { ink: "ink2", opacity }),
    ];
  });
}

/** What the sentence wears of the row of attention being computed. */
import type { Cell, Frame, GraphNode, Mark, Timeline } from "../player/types.js";
import { digitOf, tintOf, type Theme } from "./colour.js";
import type { Highlight } from "./sentence.js";
import type { Place } from "./session.js";

/**
 * One highlight a token of the sentence at `place`; none where no row of queries and keys is at
 * work. The asking token is the row; a key wears its weight once it has landed there, and is out of
 * reach where its cell is masked.
 */
export function highlightsOf(
  frame: Frame,
  timeline: Timeline,
  place: Place,
  theme: Theme,
): Highlight[] {
  const row = workingRow(frame, timeline);
  if (!row || row.batch !== place.index) return [];
  const asks = (token: number) => place.side === "input" && token === row.query;
  const keys = place.side === "context" || !timeline.experiment.context_tokens;
  const tokens = Math.max(row.query + 1, row.marks.length);
  return Array.from({ length: tokens }, (_, token) => {
    const mark = keys ? row.marks[token] : undefined;
    return { asks: asks(token), out: mark?.state === "masked", ...fillOf(mark, theme) };
  });
}

function fillOf(mark: Mark | undefined, theme: Theme): Pick<Highlight, "fill" | "digit"> {
  if (mark?.scale !== "weight" || mark.value === undefined) return {};
  if (mark.state !== "value" && mark.state !== "pinned") return {};
  return {
    fill: tintOf(theme, "weight", mark.value, 1),
    digit: digitOf(theme, "weight", mark.value),
  };
}

interface Row {
  readonly batch: number;
  readonly query: number;
  /** By key. */
  readonly marks: readonly (Mark | undefined)[];
}

/** The row of a (query, key) table where something is landing, moving or pinned. */
function workingRow({ marks }: Frame, { experiment }: Timeline): Row | undefined {
  const nodes = new Map(experiment.graph.map((node) => [node.id, node]));
  const pairs = ({ node }: Cell): GraphNode | undefined => {
    const found = nodes.get(node);
    return found?.axes.at(-1) === "key" && found.axes.at(-2) === "query" ? found : undefined;
  };
  const active = marks.find(
    ({ state, cell }) =>
      cell && (state === "landing" || state === "moving" || state === "pinned") && pairs(cell),
  );
  const node = active?.cell && pairs(active.cell);
  if (!active?.cell || !node) return undefined;
  const keys = node.shape.at(-1) ?? 1;
  const row = Math.floor(active.cell.index / keys);
  const ofRow: Mark[] = [];
  for (const mark of marks) {
    const { cell, state } = mark;
    if (cell?.node !== node.id || Math.floor(cell.index / keys) !== row) continue;
    if (state !== "landing" && state !== "moving") ofRow[cell.index % keys] = mark;
  }
  const queries = node.shape.at(-2) ?? 1;
  const perBatch = node.shape.slice(1, -1).reduce((product, extent) => product * extent, 1);
  return { batch: Math.floor(row / perBatch), query: row % queries, marks: ofRow };
}

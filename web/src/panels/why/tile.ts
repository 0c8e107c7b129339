/** The text of a tile. */
import { nodeOf } from "../../explain/index.js";
import type { Cell, Experiment } from "../../types/graph.js";
import { format } from "../../draw/format.js";
import { valueAt } from "../../scene/grid.js";
import { isMasked } from "../../scene/identity.js";

/** As many decimals as fit in a tile. */
const digits = (value: number): string =>
  [3, 2, 1].map((decimals) => format(value, decimals)).find((text) => text.length <= 6) ??
  format(value, 0);

export function tileText(
  experiment: Experiment,
  cell: Cell,
): { readonly text: string; readonly masked: boolean } {
  const node = nodeOf(experiment, cell.node);
  const value = valueAt(node, cell.index);
  const masked = isMasked(node, cell.index, (id) => experiment.graph.find((one) => one.id === id));
  return { text: masked && value === 0 ? "0" : digits(value), masked };
}

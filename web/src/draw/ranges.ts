/** Where colours saturate: one value for a whole experiment, or one for each of its nodes. */
import type { Ranges } from "../types/frame.js";

/** The range of a node's values; without a node, that of the step on the stage. */
export const rangeIn = ({ range, ranges }: Ranges, node: string | undefined): number =>
  (node === undefined ? undefined : ranges?.get(node)) ?? range;

/** What two experiments side by side are coloured by: every node by the larger of its two ranges. */
export function sharedRanges(a: Ranges, b: Ranges): Ranges {
  const range = Math.max(a.range, b.range);
  if (!a.ranges && !b.ranges) return { range };
  const nodes = new Set([...(a.ranges?.keys() ?? []), ...(b.ranges?.keys() ?? [])]);
  const larger = (node: string) => Math.max(ownIn(a, node), ownIn(b, node));
  return { range, ranges: new Map([...nodes].map((node) => [node, larger(node)])) };
}

/** A node that only the other experiment has asks for no room here. */
const ownIn = ({ range, ranges }: Ranges, node: string): number =>
  ranges ? (ranges.get(node) ?? 0) : range;

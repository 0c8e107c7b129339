/** Heads of a model of words in its graph: their weights, and which of them does best what a role says. */
import type { CatalogueHead, Cell, Experiment, GraphNode, HeadName } from "../../../types/graph.js";
import { roleRank } from "./roles.js";

export const sameHead = (one: HeadName, other: HeadName): boolean =>
  one.part === other.part && one.layer === other.layer && one.head === other.head;

/** The weights of the attention that a head belongs to. A model that only writes on has one stack. */
export function weightsOfHead(
  { graph }: Pick<Experiment, "graph">,
  { part, layer }: HeadName,
): GraphNode | undefined {
  const own = part === "cross" ? "cross_attention" : "attention";
  const isHere = ({ stack }: NonNullable<GraphNode["place"]>) =>
    part === "encoder" ? stack === "encoder" : stack !== "encoder";
  return graph.find(
    ({ role, place }) =>
      role === "weights" && place && isHere(place) && place.block === layer && place.part === own,
  );
}

/** The weight with which a row of a head looks at a column. */
export function cellOfHead(node: GraphNode, head: number, row: number, column: number): Cell {
  const [rows = 1, columns = 1] = node.shape.slice(-2);
  return { node: node.id, index: (head * rows + row) * columns + column };
}

/** For each role, the most telling first, the head that does it best. */
export function bestHeads(
  catalogue: readonly CatalogueHead[],
): readonly { readonly role: string; readonly head: CatalogueHead }[] {
  const scoreOf = (head: CatalogueHead, role: string) =>
    head.roles.find((one) => one.role === role)?.score ?? -1;
  const names = new Set(catalogue.flatMap(({ roles }) => roles.map(({ role }) => role)));
  return [...names]
    .sort((one, other) => roleRank(one) - roleRank(other))
    .flatMap((role) => {
      const [head] = catalogue.toSorted((one, other) => scoreOf(other, role) - scoreOf(one, role));
      return head ? [{ role, head }] : [];
    });
}

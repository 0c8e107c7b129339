/**
 * The vectors of one matrix as points in at most three dimensions, their dot products and cosines.
 * The core computes them from the original numbers; only lengths, angles and the share of squared
 * lengths shown are derived here from its result.
 */
import type { RunRequest, RunResult } from "../types/wire.js";
import type { Ink } from "../types/frame.js";
import type { Experiment, GraphNode, Language } from "../types/graph.js";
import type { Timeline } from "../types/timeline.js";
import { hasSpace } from "../story/space_view.js";
import { gridOf, valueAt, type Selection } from "../scene/grid.js";
import { inkOf } from "../scene/identity.js";
import { labelsOf } from "../scene/labels.js";
import { siblingOf } from "../scene/nodes.js";
import { valuesOf } from "../scene/values.js";

/** More arrows than this could not be distinguished. */
export const mostVectors = 64;

export interface VectorName {
  readonly text: string;
  readonly ink: Ink;
  /** The matrix of a vector, if several share the space: "query". */
  readonly role: string | undefined;
  readonly row: number;
  readonly node: string;
}

/** The vectors to send to the core, and their names. */
export interface Cloud {
  readonly names: readonly VectorName[];
  readonly rows: readonly (readonly number[])[];
  readonly width: number;
}

export interface Space extends Cloud {
  /** Row by row, three numbers each. */
  readonly points: readonly Point3D[];
  readonly dots: readonly (readonly number[])[];
  readonly cosines: readonly (readonly number[])[];
  /** Whether the points are principal components, because the vectors have more than three numbers. */
  readonly reduced: boolean;
  /** The share of the squared lengths in the drawn directions, 0 to 1. */
  readonly share: number;
}

export type Point3D = readonly [number, number, number];

/** Queries and keys share one space, since their dot products are the scores. */
const partners: Readonly<Record<string, string>> = { query: "key", key: "query" };

export function nodesOf({ graph }: Experiment, node: GraphNode): readonly GraphNode[] {
  const partner = partners[node.role ?? ""];
  const other = partner && siblingOf({ graph }, node, partner);
  if (!other || other.shape.at(-1) !== node.shape.at(-1) || !valuesOf(other)) return [node];
  return node.role === "query" ? [node, other] : [other, node];
}

/** The matrices of a node's step that have a space, each by one of its nodes. */
export function spacesOf({ experiment, stages }: Timeline, node: string): readonly GraphNode[] {
  const ids = stages.find(({ nodes }) => nodes.includes(node))?.nodes ?? [];
  const own = experiment.graph.filter((one) => ids.includes(one.id) && hasSpace(one));
  const leading = own.map((one) => nodesOf(experiment, one)[0]);
  return own.filter((_, i) => leading.indexOf(leading[i]) === i);
}

export function cloudOf(
  experiment: Experiment,
  node: GraphNode,
  place: Selection,
  language: Language,
): Cloud {
  const nodes = nodesOf(experiment, node);
  const most = Math.floor(mostVectors / nodes.length);
  const names: VectorName[] = [];
  const rows: number[][] = [];
  for (const one of nodes) {
    const grid = gridOf(one, place);
    const labels = labelsOf(experiment, grid, "rows", language);
    const role = nodes.length > 1 ? one.title[language] : undefined;
    for (let row = 0; row < Math.min(grid.rows, most); row++) {
      names.push({ text: labels.texts[row] ?? "", ink: inkOf(one), role, row, node: one.id });
      rows.push(Array.from({ length: grid.columns }, (_, column) => grid.value(row, column)));
    }
  }
  return { names, rows, width: rows[0]?.length ?? 0 };
}

/**
 * Every vector is sent with its negative, so that the mean is 0 and the components have the same
 * origin as the vectors.
 */
export function requestFor({ rows, width }: Cloud): RunRequest {
  const opposite = rows.map((row) => row.map((value) => -value));
  const wide = [
    { id: "both", values: [...rows, ...opposite] },
    { id: "points", op: "principal_components", inputs: ["both"], components: 3 },
  ];
  return {
    command: "run",
    program: [
      { id: "vectors", values: rows },
      ...(width > 3 ? wide : []),
      { id: "dots", op: "matmul_transposed", inputs: ["vectors", "vectors"] },
      { id: "cosines", op: "cosine", inputs: ["vectors", "vectors"] },
    ],
  };
}

export function spaceOf(cloud: Cloud, { graph }: Pick<RunResult, "graph">): Space {
  const count = cloud.rows.length;
  const square = (id: string) => tableOf(graph, id, count, count);
  const reduced = cloud.width > 3;
  const rows = reduced ? tableOf(graph, "points", count, 3) : cloud.rows;
  const points = rows.map(([x = 0, y = 0, z = 0]): Point3D => [x, y, z]);
  const dots = square("dots");
  const inView = points.reduce((sum, point) => sum + squared(point), 0);
  const whole = dots.reduce((sum, row, i) => sum + (row[i] ?? 0), 0);
  const share = whole > 0 ? Math.min(1, inView / whole) : 1;
  return { ...cloud, points, dots, cosines: square("cosines"), reduced, share };
}

function tableOf(graph: RunResult["graph"], id: string, rows: number, columns: number): number[][] {
  const node = graph.find((one) => one.id === id) as GraphNode | undefined;
  if (!node) throw new Error(`the answer lacks ${id}`);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => valueAt(node, row * columns + column)),
  );
}

const squared = ([x, y, z]: Point3D): number => x * x + y * y + z * z;

export const lengthOf = ({ dots }: Space, row: number): number =>
  Math.sqrt(Math.max(0, dots[row]?.[row] ?? 0));

/** In degrees, between 0 and 180. */
export function angleOf({ cosines }: Space, a: number, b: number): number {
  const cosine = Math.min(1, Math.max(-1, cosines[a]?.[b] ?? 0));
  return (Math.acos(cosine) * 180) / Math.PI;
}

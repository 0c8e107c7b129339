/** Cells by name: "Weight", "with → journey", "with, column 2, head 1". */
import type { Axis, Cell, Experiment, GraphNode, Language } from "../types/graph.js";
import { memo } from "../draw/memo.js";
import { groupOf } from "../scene/nodes.js";
import { gridOf } from "../scene/grid.js";
import { labelsOf } from "../scene/labels.js";
import { coordinatesOf } from "../expression/indices.js";
import { depthNames } from "../ops/study/depth/names.js";
import { lookupNames } from "../ops/study/lookup/names.js";
import { spreadNames } from "../ops/study/spread/names.js";
import { positionsNames } from "../ops/study/positions/names.js";
import { singular, words } from "./words.js";

export const nodeOf = (experiment: Experiment, id: string): GraphNode => {
  const node = experiment.graph.find((one) => one.id === id);
  if (!node) throw new Error(`there is no node ${id}`);
  return node;
};

/** The name of one number of a node. */
export function nameOf(node: GraphNode, language: Language): string {
  return (singular[node.role ?? ""] ?? node.title)[language];
}

/** What studies compare and measure, by op. */
const compared: Readonly<Record<string, typeof depthNames>> = {
  spread: spreadNames,
  soft_lookup: lookupNames,
  positions: positionsNames,
  position_scores: positionsNames,
  position_contexts: positionsNames,
};

const standsForToken: ReadonlySet<Axis> = new Set<Axis>(["query", "key", "vocabulary"]);

/** Words that a model of words read or might have chosen, by id; its result does not list the others. */
const knownWords = memo((experiment: Experiment): ReadonlyMap<number | null, string> => {
  const { model, tokens, context_tokens: context = [] } = experiment;
  if (!model) return new Map();
  const choices = [...model.answer, ...(model.next ?? [])].flatMap((one) => one.alternatives);
  return new Map(
    [...tokens.flat(), ...context.flat(), ...choices].map(({ id, text }) => [id, text]),
  );
});

interface NamedCoordinate {
  readonly axis: Axis;
  readonly text: string;
  readonly token: boolean;
}

/** The coordinate of a cell along one of its axes, by name. */
function namedCoordinate(
  experiment: Experiment,
  node: GraphNode,
  at: readonly number[],
  position: number,
  language: Language,
): NamedCoordinate {
  const axis = node.axes[position] as Axis;
  const place = at[position] ?? 0;
  const phrases = words[language];
  const given = [node.labels?.columns, node.labels?.rows][node.shape.length - 1 - position]?.[
    place
  ];
  const known = given ?? (axis === "vocabulary" ? knownWords(experiment).get(place) : undefined);
  if (known !== undefined) return { axis, text: known, token: true };
  if (standsForToken.has(axis)) {
    // The axis as the columns of a matrix, since labels are made for matrices.
    const cut = {
      ...node,
      labels: {},
      shape: node.shape.slice(0, position + 1),
      axes: node.axes.slice(0, position + 1),
    };
    const batch = node.axes[0] === "batch" ? (at[0] ?? 0) : 0;
    const labels = labelsOf(experiment, gridOf(cut, { batch, head: 0 }), "columns", language);
    if (labels.tokens) return { axis, text: labels.texts[place] ?? "", token: true };
  }
  if (axis === "batch") {
    const batch = experiment.tokens.length > 0 ? phrases.sentenceOf : phrases.matrix;
    return { axis, text: batch(place + 1), token: false };
  }
  if (axis === "head") return { axis, text: phrases.head(place + 1), token: false };
  if (axis === "layer") return { axis, text: phrases.layer(place + 1), token: false };
  if (axis === "sample") return { axis, text: phrases.sample(place + 1), token: false };
  if (axis === "variant" || axis === "measure") {
    const names = compared[node.op] ?? depthNames;
    return { axis, text: names[axis](place, language), token: false };
  }
  const last = position === node.shape.length - 1;
  const name = !last ? phrases.row : node.shape.length === 1 ? phrases.number : phrases.column;
  return { axis, text: name(place + 1), token: false };
}

function namedCoordinates(
  experiment: Experiment,
  cell: Cell,
  language: Language,
): NamedCoordinate[] {
  const node = nodeOf(experiment, cell.node);
  const at = coordinatesOf(node.shape, cell.index);
  return node.shape
    .map((size, position) => ({
      size,
      step: namedCoordinate(experiment, node, at, position, language),
    }))
    .filter(({ size, step }) => size > 1 || step.token)
    .map(({ step }) => step);
}

/** The position of a cell: in its matrix, and in which of several matrices. */
export interface CellLabel {
  /** Tokens first, with an arrow from query to key: "with → journey". */
  readonly inside: string;
  /** "Block 1, head 2, sentence 1"; empty if there is only one matrix. */
  readonly matrix: string;
}

/** The word of a translation that a row of its decoder chooses, where the row is that of a query. */
function writtenBy(experiment: Experiment, cell: Cell): string | undefined {
  const { place, axes, shape } = nodeOf(experiment, cell.node);
  const query = axes.indexOf("query");
  if (place?.stack !== "decoder" || query < 0 || experiment.model?.kind !== "translate")
    return undefined;
  const row = coordinatesOf(shape, cell.index)[query] ?? 0;
  return experiment.model.answer[row]?.text;
}

export function cellLabelOf(experiment: Experiment, cell: Cell, language: Language): CellLabel {
  const steps = namedCoordinates(experiment, cell, language);
  const { comma, writes } = words[language];
  const group = groupOf(nodeOf(experiment, cell.node))[language];
  const written = writtenBy(experiment, cell);
  const tokens = steps
    .filter(({ token }) => token)
    .map(({ axis, text }) => (axis === "query" && written ? writes(text, written) : text));
  const matrices = steps.filter(({ axis }) => axis === "head" || axis === "batch").reverse();
  const others = steps.filter((step) => !step.token && !matrices.includes(step));
  return {
    inside: [tokens.join(" → "), ...others.map(({ text }) => text)].filter(Boolean).join(comma),
    matrix: [group, ...matrices.map(({ text }) => text)].filter(Boolean).join(comma),
  };
}

/** A cell in words: "Weight, with → journey, head 2". */
export function describe(experiment: Experiment, cell: Cell, language: Language): string {
  const { inside, matrix } = cellLabelOf(experiment, cell, language);
  const name = nameOf(nodeOf(experiment, cell.node), language);
  return [name, inside, matrix].filter(Boolean).join(words[language].comma);
}

/** The token whose row a cell lies in, if rows are tokens. */
export function tokenOf(
  experiment: Experiment,
  cell: Cell,
  language: Language,
): string | undefined {
  return namedCoordinates(experiment, cell, language).find(({ token }) => token)?.text;
}

/** Labels that distinguish cells of one node: the coordinates in which they differ. */
export function labelsApart(
  experiment: Experiment,
  cells: readonly Cell[],
  language: Language,
): string[] {
  const all = cells.map((cell) =>
    namedCoordinates(experiment, cell, language).map(({ text }) => text),
  );
  const differs = (place: number) => all.some((texts) => texts[place] !== all[0]?.[place]);
  const labels = all.map((texts) =>
    texts.filter((_, place) => differs(place)).join(words[language].comma),
  );
  if (labels.every((label) => label !== "")) return labels;
  // The same word twice: only its place tells.
  const [node] = cells.map((cell) => nodeOf(experiment, cell.node));
  const places = cells.map(({ index }) => coordinatesOf(node?.shape ?? [], index));
  const apart = places[0]?.findIndex((at, axis) => places.some((one) => one[axis] !== at)) ?? 0;
  return all.map((texts, i) => `${texts[0] ?? ""} ${(places[i]?.[apart] ?? 0) + 1}`.trim());
}

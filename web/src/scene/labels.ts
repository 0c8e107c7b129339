/**
 * Names of rows and columns: those that a program gave, the tokens of the sentence in question, or
 * numbers from 1.
 */
import type { Axis, Experiment, GraphNode, Language } from "../types/graph.js";
import type { Part } from "../types/frame.js";
import type { Grid } from "./grid.js";
import { strong, token } from "../draw/marks.js";
import { words } from "./words.js";

export interface Labels {
  readonly texts: readonly string[];
  /** Whether the labels are tokens or other names; otherwise they are numbers. */
  readonly tokens: boolean;
}

type TokenSide = "tokens" | "context";

function sideOf(node: GraphNode, axis: Axis): TokenSide {
  const { role, place } = node;
  if (place?.stack === "encoder" || role === "context_x" || role === "context_embedded")
    return "context";
  if (axis !== "key") return "tokens";
  const ownKeys = place?.stack === "decoder" && place.part !== "cross_attention";
  return ownKeys ? "tokens" : "context";
}

function sentence(experiment: Experiment, side: TokenSide, batch: number) {
  const sentences =
    side === "context" && experiment.context_tokens ? experiment.context_tokens : experiment.tokens;
  return sentences[Math.min(batch, sentences.length - 1)] ?? [];
}

/** The tokens by id, for a table with a row for each. */
function vocabulary(experiment: Experiment): string[] {
  const texts: string[] = [];
  for (const tokens of [...experiment.tokens, ...(experiment.context_tokens ?? [])])
    for (const token of tokens) if (token.id !== null) texts[token.id] = token.text;
  return texts;
}

const counted = (size: number): Labels => ({
  texts: Array.from({ length: size }, (_, i) => String(i + 1)),
  tokens: false,
});

export function labelsOf(
  experiment: Experiment,
  grid: Grid,
  along: "rows" | "columns",
  language: Language,
): Labels {
  const size = along === "rows" ? grid.rows : grid.columns;
  const axis = along === "rows" ? grid.rowAxis : grid.columnAxis;
  const given = grid.node.labels?.[(along === "rows") === grid.transposed ? "columns" : "rows"];
  if (given) return { texts: given, tokens: true };
  if (axis === "vocabulary") {
    const texts = vocabulary(experiment);
    if (texts.length === size)
      return { texts: Array.from(texts, (text) => text ?? ""), tokens: true };
  }
  if (axis !== "query" && axis !== "key") return counted(size);
  const wanted = sideOf(grid.node, axis);
  const other = wanted === "tokens" ? "context" : "tokens";
  for (const side of [wanted, other] as const) {
    const tokens = sentence(experiment, side, grid.selection.batch);
    if (tokens.length === size)
      return { texts: tokens.map((t) => t.text || words[language].padding), tokens: true };
  }
  return counted(size);
}

/** The name of a row or column in a text: its token, otherwise its number. */
export function rowName({ texts, tokens }: Labels, at: number, language: Language): Part {
  const text = texts[at] ?? "";
  return tokens ? token(text) : strong(words[language].row(text));
}

/** The effect of removing or restoring a part, in one line with one number from both results. */
import type { Cell, Language } from "../../types/graph.js";
import type { ResultNode, RunResult } from "../../types/wire.js";
import type { Part, Scale } from "../../types/frame.js";
import { number, sentence, token } from "../../draw/marks.js";
import type { AblationId } from "./ablations.js";
import { settingsWords } from "./words.js";

/** A number before and now. */
interface ChangedNumber {
  readonly cell: Cell;
  readonly was: number;
  readonly is: number;
}

/** What to report, independent of the language: `row` and `column` are tokens. */
type Finding =
  | ({ readonly kind: "row" | "output"; readonly row: string } & ChangedNumber)
  | ({
      readonly kind: "sees" | "unseen";
      readonly row: string;
      readonly column: string;
    } & ChangedNumber)
  | ({ readonly kind: "all" | "largest" } & ChangedNumber)
  | { readonly kind: "same" };

export function ablationResult(
  id: AblationId,
  previous: RunResult,
  now: RunResult,
  language: Language,
): Part[] {
  return told(storyOf(id, previous, now), language);
}

function storyOf(id: AblationId, previous: RunResult, now: RunResult): Finding {
  const weights = { before: weightsOf(previous), now: weightsOf(now) };
  const output = { before: outputOf(previous), now: outputOf(now) };
  switch (id) {
    case "scale":
    case "position":
      return largestOfRow(weights, now) ?? { kind: "same" };
    case "mask":
      return seen(weights, now) ?? { kind: "same" };
    case "heads":
      return largest("all", weights) ?? { kind: "same" };
    case "norm":
    case "final_norm":
      return largest("largest", output) ?? { kind: "same" };
    case "residual":
    case "feed_forward":
      return mostChanged(output, now) ?? { kind: "same" };
  }
}

interface Both {
  readonly before: ResultNode | undefined;
  readonly now: ResultNode | undefined;
}

/** The attention weights of the first attention. */
function weightsOf({ graph }: RunResult): ResultNode | undefined {
  return (
    graph.find(({ role }) => role === "renormalized_weights") ??
    graph.find(({ role }) => role === "weights")
  );
}

const outputOf = ({ graph, output }: RunResult): ResultNode | undefined =>
  graph.find(({ id }) => id === output);

/** The node in both results, if the shapes are equal. */
function alike({ before, now }: Both) {
  if (!before?.values || !now?.values || before.shape.join() !== now.shape.join()) return undefined;
  return { id: now.id, shape: now.shape, before: before.values, now: now.values };
}

/** The token of a row: rows of a tensor (B, …, T, n) repeat with its heads. */
function tokenOf({ tokens }: RunResult, shape: readonly number[], row: number): string {
  const rows = shape.at(-2) ?? 1;
  const perSentence = shape.slice(1, -1).reduce((product, extent) => product * extent, 1);
  return tokens[Math.floor(row / perSentence)]?.[row % rows]?.text ?? "";
}

const keyTokenOf = (result: RunResult, shape: readonly number[], index: number): string => {
  const keys = shape.at(-1) ?? 1;
  const perSentence = shape.slice(1).reduce((product, extent) => product * extent, 1);
  const sentences = result.context_tokens ?? result.tokens;
  return (sentences[Math.floor(index / perSentence)] ?? sentences[0])?.[index % keys]?.text ?? "";
};

/** The largest weight of a row, for the row where it changed most. */
function largestOfRow(weights: Both, result: RunResult): Finding | undefined {
  const both = alike(weights);
  if (!both) return largest("all", weights);
  const width = both.shape.at(-1) ?? 1;
  let most: (ChangedNumber & { readonly row: number }) | undefined;
  for (let first = 0; first < both.now.length; first += width) {
    const [was, is] = [both.before, both.now].map((values) =>
      topOf(values.subarray(first, first + width)),
    ) as [Top, Top];
    if (most && Math.abs(is.value - was.value) <= Math.abs(most.is - most.was)) continue;
    const cell = { node: both.id, index: first + is.index };
    most = { cell, was: was.value, is: is.value, row: first / width };
  }
  if (!most || most.was === most.is) return undefined;
  return { ...most, kind: "row", row: tokenOf(result, both.shape, most.row) };
}

/** The largest weight that was masked before or is masked now. */
function seen(weights: Both, result: RunResult): Finding | undefined {
  const both = alike(weights);
  if (!both) return undefined;
  let most = -1;
  const size = (i: number) => Math.max(both.before[i] as number, both.now[i] as number);
  both.now.forEach((is, i) => {
    const crossed = (is === 0) !== (both.before[i] === 0);
    if (crossed && (most < 0 || size(i) > size(most))) most = i;
  });
  if (most < 0) return undefined;
  const [was, is] = [both.before[most], both.now[most]] as [number, number];
  const row = tokenOf(result, both.shape, Math.floor(most / (both.shape.at(-1) ?? 1)));
  const column = keyTokenOf(result, both.shape, most);
  const cell = { node: both.id, index: most };
  return { kind: is > 0 ? "sees" : "unseen", row, column, cell, was, is };
}

/** The number with the largest magnitude in a node. */
function largest(kind: "all" | "largest", { before, now }: Both): Finding | undefined {
  if (!before?.values || !now?.values) return undefined;
  const [was, is] = [topOf(before.values), topOf(now.values)];
  if (was.value === is.value) return undefined;
  return { kind, cell: { node: now.id, index: is.index }, was: was.value, is: is.value };
}

/** The number of the output that changed most. */
function mostChanged(output: Both, result: RunResult): Finding | undefined {
  const both = alike(output);
  if (!both) return undefined;
  const less = both.now.map((value, i) => value - (both.before[i] as number));
  const { index, value } = topOf(less);
  if (value === 0) return undefined;
  const row = tokenOf(result, both.shape, Math.floor(index / (both.shape.at(-1) ?? 1)));
  const [was, is] = [both.before[index], both.now[index]] as [number, number];
  return { kind: "output", row, cell: { node: both.id, index }, was, is };
}

interface Top {
  readonly index: number;
  readonly value: number;
}

function topOf(values: Float32Array): Top {
  let index = 0;
  values.forEach((value, i) => {
    if (Math.abs(value) > Math.abs(values[index] as number)) index = i;
  });
  return { index, value: values[index] ?? 0 };
}

function told(story: Finding, language: Language): Part[] {
  const words = settingsWords[language].effects;
  if (story.kind === "same") return words.same;
  const scale: Scale = story.kind === "output" || story.kind === "largest" ? "signed" : "weight";
  const { cell } = story;
  const numbers = sentence`${number(cell, story.was, scale)} → ${number(cell, story.is, scale)}`;
  switch (story.kind) {
    case "row":
    case "output":
      return [...words[story.kind](token(story.row)), ...numbers];
    case "sees":
    case "unseen":
      return [...words[story.kind](token(story.row), token(story.column)), ...numbers];
    default:
      return [...words[story.kind], ...numbers];
  }
}

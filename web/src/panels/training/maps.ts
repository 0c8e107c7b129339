/** The heads' maps on the reader's own words, at the present step. */
import { html, svg, type TemplateResult } from "lit";
import { format } from "../../draw/format.js";
import { tintOf, type Theme } from "../../draw/colour.js";
import type { ResultNode } from "../../types/wire.js";
import { headName, inkOf, lineRole, roleName } from "./chart.js";
import { BORN, scoresAt, type HeadScores, type TrainingRun } from "./run.js";
import type { TrainingWords } from "./words.js";

const CELL = 16;
const GAP = 2;

interface HeadMap {
  readonly scores: HeadScores;
  readonly weights: ResultNode;
}

/** The attention weights of each block, (B, H, T, S) or (B, T, S). */
const weightNodes = (run: TrainingRun): readonly ResultNode[] =>
  run.probed?.graph.filter(({ role }) => role === "weights") ?? [];

function mapsOf(run: TrainingRun): HeadMap[] {
  const nodes = weightNodes(run);
  const all =
    scoresAt(run, run.step).length > 0
      ? scoresAt(run, run.step)
      : nodes.flatMap((node) => {
          const heads = node.shape.length === 4 ? (node.shape[1] ?? 1) : 1;
          return Array.from({ length: heads }, (_, head) => ({
            block: node.place?.block ?? 0,
            head,
            previous: 0,
            first: 0,
            same_word: 0,
            answer: 0,
          }));
        });
  return all.flatMap((scores) => {
    const weights = nodes.find(({ place }) => place?.block === scores.block);
    return weights ? [{ scores, weights }] : [];
  });
}

export function maps(run: TrainingRun, theme: Theme, words: TrainingWords): TemplateResult {
  const tokens = run.probed?.tokens[0]?.map(({ text }) => text) ?? [];
  const final = run.scores.at(-1) ?? [];
  return html`<div class="maps">
    ${mapsOf(run).map(({ scores, weights }, i) => {
      const role = lineRole(run, final[i] ?? scores);
      const score = scores[role];
      const name = roleName(run, role, score, words);
      const shown = run.scores.length > 0 ? `${name} ${format(score, 2)}` : name;
      return html`<figure
        aria-label=${words.mapLabel(headName(scores), name, format(score, 2))}
        role="img"
      >
        <figcaption style="border-color:${inkOf(i)}">
          <span class="strong" style="color:${inkOf(i)}">${headName(scores)}</span>
          <span class="role">${shown}</span>
        </figcaption>
        ${map(weights, scores.head, tokens, theme)}
      </figure>`;
    })}
  </div>`;
}

function map({ shape, values }: ResultNode, head: number, tokens: readonly string[], theme: Theme) {
  const size = tokens.length;
  const columns = shape.at(-1) ?? 0;
  const first = shape.length === 4 ? head * size * columns : 0;
  const side = size * (CELL + GAP) - GAP;
  return html`<svg viewBox="0 0 ${side} ${side}" aria-hidden="true">
    ${tokens.flatMap((row, i) =>
      tokens.map((column, j) => {
        const weight = values?.[first + i * columns + j] ?? 0;
        return svg`<rect x=${j * (CELL + GAP)} y=${i * (CELL + GAP)} width=${CELL} height=${CELL} rx="3"
          class=${j > i && weight === 0 ? "hidden-key" : ""}
          fill=${j > i && weight === 0 ? "none" : tintOf(theme, "weight", weight, 1)}><title>${row} → ${column}: ${format(weight, 2)}</title></rect>`;
      }),
    )}
  </svg>`;
}

export interface Guess {
  readonly text: string;
  readonly probability: number;
}

/** What the model says comes after the probe. */
export function guessOf(run: TrainingRun): Guess | undefined {
  const vocabulary = run.created?.vocabulary ?? [];
  const node = run.probed?.graph.find(({ id }) => id === "probabilities");
  const row = node?.values?.subarray(-vocabulary.length);
  if (!row || vocabulary.length === 0) return undefined;
  const best = row.reduce((one, value, i) => (value > (row[one] ?? 0) ? i : one), 0);
  return { text: vocabulary[best] ?? "", probability: row[best] ?? 0 };
}

/** The token that the last word looks at most, over all heads that have found the answer. */
export function lookedAt(run: TrainingRun): number | undefined {
  const found = mapsOf(run).filter(({ scores }) => scores.answer >= BORN);
  const best = found.sort((one, other) => other.scores.answer - one.scores.answer)[0];
  const values = best?.weights.values;
  if (!best || !values) return undefined;
  const columns = best.weights.shape.at(-1) ?? 0;
  const size = run.probed?.tokens[0]?.length ?? 0;
  const from = (best.weights.shape.length === 4 ? best.scores.head * size : 0) + size - 1;
  const row = values.subarray(from * columns, (from + 1) * columns);
  return row.reduce((one, value, i) => (value > (row[one] ?? 0) ? i : one), 0);
}

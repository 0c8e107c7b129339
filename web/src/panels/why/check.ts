/** A gradient checked by hand: its number is changed by a little, and the loss computed again. */
import { html, nothing, type TemplateResult } from "lit";
import type { ExperimentDocument } from "../../document/document.js";
import { format } from "../../draw/format.js";
import { valueAt } from "../../scene/grid.js";
import { firstPass, isFirst } from "../../ops/backward/passes.js";
import type { Cell, Experiment, GraphNode, Language } from "../../types/graph.js";
import { checkWords } from "./check_words.js";

export const NUDGE = 0.001;
const DECIMALS = 7;

/** The number whose gradient a cell is, and the number that the gradient is of. */
export interface Nudge {
  readonly from: Cell;
  readonly of: Cell;
  readonly gradient: number;
}

/** Undefined where a cell is no gradient: parts and steps of one cannot be checked alone. */
export function nudgeOf(experiment: Experiment, { node: id, index }: Cell): Nudge | undefined {
  const pass = [...firstPass(experiment)];
  const node = pass.find((one) => one.id === id);
  const first = pass.find(isFirst);
  if (node?.role !== "gradient" || !first) return undefined;
  if (node.of === undefined || first.of === undefined || node === first) return undefined;
  return {
    from: { node: node.of, index },
    of: { node: first.of, index: Number(first.parameters?.["index"]) },
    gradient: valueAt(node, index),
  };
}

export interface Checked {
  readonly nudge: Nudge;
  readonly by: number;
  /** Of the number that the gradient is of, before and after. */
  readonly before: number;
  /** Undefined while it is computed, NaN where that failed. */
  readonly after: number | undefined;
}

const numberAt = (graph: readonly GraphNode[], { node, index }: Cell): number => {
  const found = graph.find(({ id }) => id === node);
  return found ? valueAt(found, index) : NaN;
};

/** Computes again, and tells of each state on the way. */
export async function check(
  document: ExperimentDocument,
  nudge: Nudge,
  by: number,
  tell: (checked: Checked) => void,
): Promise<void> {
  const before = numberAt(document.answered?.result.graph ?? [], nudge.of);
  tell({ nudge, by, before, after: undefined });
  const after = await document.nudged(nudge.from, by, nudge.of);
  tell({ nudge, by, before, after: after ?? NaN });
}

function lines(
  { nudge, by, before, after }: Checked,
  { graph }: Experiment,
  language: Language,
): TemplateResult {
  const words = checkWords[language];
  const titleOf = (id: string) => graph.find((one) => one.id === id)?.title[language] ?? id;
  const line = (what: string, text: string) =>
    html`<div class="line"><span>${what}</span><span>${text}</span></div>`;
  const value = numberAt(graph, nudge.from);
  const exact = (number: number) => format(number, DECIMALS);
  if (after === undefined) return html`<p class="note">${words.computing}</p>`;
  if (Number.isNaN(after)) return html`<p class="note" role="alert">${words.failed}</p>`;
  return html`${line(titleOf(nudge.from.node), `${format(value, 3)} → ${format(value + by, 3)}`)}
  ${line(words.before(titleOf(nudge.of.node)), exact(before))} ${line(words.after, exact(after))}
  ${line(words.recomputed, exact(after - before))}
  ${line(words.predicted(format(nudge.gradient, 3)), exact(nudge.gradient * by))}`;
}

/** The section of the panel: two buttons, and what came of pressing one. */
export function checkSection(
  nudge: Nudge,
  checked: Checked | undefined,
  experiment: Experiment,
  language: Language,
  press: (by: number) => void,
): TemplateResult {
  const words = checkWords[language];
  const button = (by: number) =>
    html`<button
      class="button"
      @click=${() => {
        press(by);
      }}
    >
      ${words.nudge(by > 0 ? `+${NUDGE}` : `−${NUDGE}`)}
    </button>`;
  const { from } = checked?.nudge ?? {};
  const isOwn = from?.node === nudge.from.node && from.index === nudge.from.index;
  return html`<section class="check" aria-live="polite">
    <div class="title">
      <h3>${words.title}</h3>
    </div>
    ${checked && isOwn ? lines(checked, experiment, language) : nothing}
    <div class="buttons">${button(NUDGE)} ${button(-NUDGE)}</div>
  </section>`;
}

/** What is compared at one moment: both matrices of a step, and their difference B − A. */
import type { Part } from "../types/frame.js";
import type { Language } from "../types/graph.js";
import type { View } from "../types/scene.js";
import { format } from "../draw/format.js";
import { type Grid, gridOf, headAxis, valueAt, wholeOf } from "../scene/grid.js";
import { strong, token } from "../draw/marks.js";
import { type Matrix, matrixOf } from "../scene/matrix.js";
import { latticeOver } from "../scene/sample.js";
import { teachingRow } from "../scene/stagecraft.js";
import { type Landing, landingOf } from "../ops/attention_views/landing.js";
import { pinnedRowOf, seenBy } from "../ops/attention_views/weights.js";
import { type Shared, difference } from "./difference.js";
import { narrateChange } from "./narrate.js";
import type { SceneMoment } from "./sides.js";
import { compareWords } from "./words.js";

/** One of the three matrices: how far its cells have appeared, and what it shows. */
export interface ComparedMatrix {
  readonly matrix: Matrix;
  readonly landed: Landing;
}

export interface Compared {
  readonly a: ComparedMatrix | undefined;
  readonly b: ComparedMatrix;
  /** B − A, if their cells correspond. */
  readonly difference: Matrix | undefined;
  /** The pinned row, in all of them. */
  readonly row: number | undefined;
  /** That row, or the one that is computed slowly. */
  readonly followed: number;
}

/** The same token is selected on both sides: the pinned one, otherwise the teaching row. */
function followedRow(a: SceneMoment | undefined, b: SceneMoment, view: View): number {
  const pinned = pinnedRowOf(b.step, view);
  if (pinned !== undefined) return pinned;
  const rows = [a, b].map((side) =>
    side ? teachingRow(side.step, gridOf(side.step.node, view)) : 0,
  );
  return Math.max(...rows);
}

/** Of several heads one is shown, and its number is said. */
const withHead = (title: string, { node, selection }: Grid, language: Language): string =>
  (headAxis(node)?.size ?? 1) > 1
    ? compareWords[language].ofHead(title, selection.head + 1)
    : title;

function sideOf(
  { step, plan, time }: SceneMoment,
  view: View,
  name: string,
  followed: number,
): ComparedMatrix {
  const grid = gridOf(step.node, view);
  const title = withHead(name, grid, view.language);
  const matrix = { ...matrixOf(step, grid, view.language, `compare/${name}`), title };
  const row = Math.min(followed, matrix.rows - 1);
  const seen = seenBy(matrix, row);
  return { matrix, landed: landingOf({ step, plan, slow: row, rows: matrix.rows, seen, time }) };
}

/** If the tokens differ, both are named. */
const bothNames = (a: Matrix["rowLabels"], b: Matrix["rowLabels"]): Matrix["rowLabels"] => ({
  ...b,
  texts: b.texts.map((text, i) => {
    const other = a.texts[i];
    return other === undefined || other === text ? text : `${other} → ${text}`;
  }),
});

function differenceMatrix(a: Matrix, b: Matrix, shared: Shared, view: View): Matrix | undefined {
  if (shared.kind === "none") return undefined;
  const [all, others] = [wholeOf(b.grid), wholeOf(a.grid)];
  const extent = {
    rows: Math.min(shared.extent.rows, all.rows, others.rows),
    columns: Math.min(shared.extent.columns, all.columns, others.columns),
  };
  const node = difference(others, all, extent);
  const value = (row: number, column: number) => valueAt(node, all.cell(row, column).index);
  const whole = { ...all, node, value };
  const every = b.grid.lattice?.every ?? { rows: 1, columns: 1 };
  const grid = b.grid.lattice ? latticeOver(whole, every) : whole;
  return {
    ...b,
    rows: Math.ceil(extent.rows / every.rows),
    columns: Math.ceil(extent.columns / every.columns),
    key: "compare/difference",
    grid,
    title: withHead(
      compareWords[view.language][extent.columns > 3 ? "differenceOf" : "minus"],
      all,
      view.language,
    ),
    shape: "",
    scale: "signed",
    rowLabels: bothNames(a.rowLabels, b.rowLabels),
    masked: (row, column) => a.masked(row, column) && b.masked(row, column),
  };
}

export function comparedOf(
  a: SceneMoment | undefined,
  b: SceneMoment,
  shared: Shared,
  view: View,
): Compared {
  const words = compareWords[view.language];
  const followed = followedRow(a, b, view);
  const first = a && sideOf(a, view, words.a, followed);
  const second = sideOf(b, view, words.b, followed);
  return {
    a: first,
    b: second,
    difference: first && differenceMatrix(first.matrix, second.matrix, shared, view),
    row: pinnedRowOf(b.step, view),
    followed,
  };
}

/** The weight that a row of one side gives to cells that only the other masks. */
export function spentOnHidden(
  a: Matrix,
  b: Matrix,
  row: number,
): { readonly by: "a" | "b"; readonly sum: number } | undefined {
  for (const [by, one, other] of [
    ["a", a, b],
    ["b", b, a],
  ] as const) {
    let sum = 0;
    for (let column = 0; column < Math.min(a.columns, b.columns); column++)
      if (other.masked(row, column) && !one.masked(row, column)) sum += one.grid.value(row, column);
    if (sum > 0) return { by, sum };
  }
  return undefined;
}

/** The narration: why there is no difference, or what changed most. */
export function narrateCompared(compared: Compared, shared: Shared, view: View): Part[] {
  const say = compareWords[view.language];
  const { a, b, difference } = compared;
  if (!a) return say.onlyB;
  if (!difference) return say.otherShape;
  const { rows, columns } = difference;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (Math.min(a.landed(row, column), b.landed(row, column)) < 1) return say.oneClock;
  if (shared.kind === "beginning") return say.beginning(shared.tokens);
  const row = Math.min(compared.followed, rows - 1);
  const spent = b.matrix.scale === "weight" ? spentOnHidden(a.matrix, b.matrix, row) : undefined;
  if (!spent) return narrateChange(difference, b.matrix.scale, view.language);
  const name = token(b.matrix.rowLabels.texts[row] ?? "");
  const [spends, hides] = spent.by === "a" ? [say.a, say.b] : [say.b, say.a];
  return say.hidden(name, strong(format(spent.sum, 3)), spends, hides);
}

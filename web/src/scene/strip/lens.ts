/**
 * The lens: where the cells of a matrix are too small for digits, the row at work stands below the scene
 * once more, large, with those of the inputs that it is computed from cell by cell. Columns without room
 * are small; of the most a number is told.
 */
import { type Grid, gridOf, positionOf } from "../grid.js";
import { type Fisheye, type Slot, fisheye } from "./fisheye.js";
import { format, textWidth } from "../../draw/format.js";
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Mark, Rect, Scale } from "../../types/frame.js";
import type { Scene, Step, View } from "../../types/scene.js";
import { grown, mark, text, tile } from "../../draw/marks.js";
import { hasValues } from "../values.js";
import { inkOf, isGradient, isMasked, scaleOf } from "../identity.js";
import { labelsOf } from "../labels.js";
import { placeIn } from "../../draw/hit.js";
import { memo } from "../../draw/memo.js";
import { teachingCell } from "../stagecraft.js";
import { words } from "../words.js";

/** A row in the lens: of the result, or of an input. */
interface Line {
  readonly grid: Grid;
  readonly row: number;
  readonly title: string;
  readonly scale: Scale;
}

export interface Lens {
  readonly lines: readonly Line[];
  readonly name: string;
  readonly columns: readonly string[];
  readonly tokens: boolean;
  /** The column whose number is computed slowly. */
  readonly column: number;
  readonly layout: Fisheye;
  readonly decimals: number;
  readonly labelWidth: number;
  readonly height: number;
}

const tall = { height: 24, gap: 3, size: 12 };
const above = { space: 10, labels: 20 };
const mostCell = 56;

/** A cell with digits needs this much. */
const least = { width: 24, height: 16 };

/** Ops that compute each number of a row from those at the same place of so many inputs. */
const inputsByCell: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["scale", "mask", "dropout", "layer_norm", "rms_norm", "rotate"].map((op) => [op, 1]),
  ),
  ...Object.fromEntries(["relu", "gelu", "gelu_tanh", "silu", "tanh", "exp"].map((op) => [op, 1])),
  ...Object.fromEntries(["add", "subtract", "multiply", "maximum"].map((op) => [op, 2])),
};

/** Whether every number of a row that counts stands somewhere with its digits. */
function hasDigits(marks: readonly Mark[], grid: Grid, row: number, { find }: Step): boolean {
  const found = new Set<number>();
  for (const { cell, text, kind, opacity } of marks)
    if (kind === "cell" && text !== undefined && opacity > 0.5 && cell?.node === grid.node.id)
      found.add(cell.index);
  for (let column = 0; column < grid.columns; column++) {
    const { index } = grid.cell(row, column);
    if (!found.has(index) && !(isGradient(grid.node) && isMasked(grid.node, index, find)))
      return false;
  }
  return true;
}

/** The inputs that each number is computed from at its own place; above a gradient, its value. */
const linedInputs = ({ node, inputs, find }: Step): readonly GraphNode[] => {
  if (isGradient(node)) return [find(node.of ?? "")].filter((one) => one !== undefined);
  return inputs.slice(0, inputsByCell[node.op] ?? 0);
};

function linesOf(step: Step, view: View, grid: Grid, row: number): Line[] {
  const { node } = step;
  const line = (one: GraphNode): Line => {
    const own = one === node ? grid : gridOf(one, view);
    const title = isGradient(one) ? words[view.language].gradient : one.title[view.language];
    return { grid: own, row: Math.min(row, own.rows - 1), title, scale: scaleOf(one) };
  };
  // In a low scene the result alone.
  const before = (view.height < 360 ? [] : linedInputs(step)).filter((one) => {
    const columns = one.shape[one.shape.length - 1] ?? 1;
    return hasValues(one) && columns === grid.columns;
  });
  return [...before, node].map(line);
}

const valuesIn = ({ grid, row }: Line): number[] =>
  Array.from({ length: grid.columns }, (_, column) => grid.value(row, column));

function leastDecimals(values: readonly number[]): number {
  if (values.every(Number.isInteger)) return 0;
  return values.some((value) => Math.abs(value) >= 10 && Math.abs(value) < Infinity) ? 1 : 2;
}

/** Large first: what is pinned and computed slowly; then the largest, or for features those that follow. */
function orderOf(step: Step, view: View, grid: Grid, [row, slow]: readonly [number, number]) {
  const all = Array.from({ length: grid.columns }, (_, column) => column);
  const pinned = positionOf(grid, view.pinned)?.[1];
  const hidden = (column: number) => isMasked(grid.node, grid.cell(row, column).index, step.find);
  const rank = (column: number): number => {
    if (column === pinned) return -Infinity;
    if (column === slow) return -Number.MAX_VALUE;
    if (grid.columnAxis !== "key") return (column - slow + grid.columns) % grid.columns;
    return -Math.abs(grid.value(row, column));
  };
  const seen = all.filter((column) => column === pinned || column === slow || !hidden(column));
  const ranks = all.map(rank);
  return seen.sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
}

function made(step: Step, view: View, grid: Grid, row: number): Lens {
  const column = teachingCell(step, view, grid, grid.columnAxis === "key" ? 1 : 0)[1];
  const lines = linesOf(step, view, grid, row);
  const values = lines.flatMap(valuesIn);
  const fewest = leastDecimals(values);
  const rowLabels = labelsOf(step.experiment, grid, "rows", view.language);
  const columnLabels = labelsOf(step.experiment, grid, "columns", view.language);
  const named = rowLabels.texts[row] ?? "";
  const name = rowLabels.tokens ? named : words[view.language].row(named);
  const titles = lines.length > 1 ? lines.map(({ title }) => textWidth(title, 12)) : [];
  const longest = Math.max(textWidth(name, 12, 600), ...titles);
  const labelWidth = Math.min(Math.ceil(longest), view.width < 500 ? 60 : 120) + 18;
  const widest = (decimals: number) =>
    Math.max(...values.map((value) => textWidth(format(value, decimals), tall.size))) + 4;
  const layout = fisheye({
    count: grid.columns,
    room: view.width - labelWidth - 8,
    least: Math.max(least.width, Math.ceil(widest(fewest))),
    most: mostCell,
    order: () => orderOf(step, view, grid, [row, column]),
  });
  const decimals = [3, 2, 1].find((one) => one > fewest && widest(one) <= layout.width) ?? fewest;
  return {
    lines,
    name,
    columns: columnLabels.texts,
    tokens: columnLabels.tokens,
    column,
    layout,
    decimals: fewest === 0 ? 0 : decimals,
    labelWidth,
    height: above.space + above.labels + lines.length * (tall.height + tall.gap) + 3,
  };
}

/** Whether cells are so many that there cannot be room for digits. */
const isTooMany = ({ rows, columns }: Grid, { width, height }: View): boolean =>
  columns * (least.width + 2) > width || rows * (least.height + 2) > height;

/**
 * The lens of a step; undefined if all numbers of the row at work have digits in the scene itself.
 * Cached, as it does not depend on the time.
 */
export const lensOf = memo(
  (_: GraphNode, step: Step, view: View, scene: Scene): Lens | undefined => {
    const grid = gridOf(step.node, view);
    const wanted = scene.row?.(step, view) ?? teachingCell(step, view, grid, 0)[0];
    const row = Math.min(wanted, grid.rows - 1);
    const ended = () => scene.draw(step, view, scene.plan(step).duration).marks;
    if (!isTooMany(grid, view) && hasDigits(ended(), grid, row, step)) return undefined;
    return made(step, view, grid, row);
  },
  (_, _step, { width, height, language, batch, head, pinned, view }) =>
    [width, height, language, batch, head, pinned?.node, pinned?.index, view].join(" "),
  8,
);

/** A row as the scene draws it. */
interface DrawnRow {
  /** A cell that is not drawn is still to come; of an input that the scene does not show, it stands. */
  readonly look: (column: number) => Pick<Mark, "state" | "opacity">;
  readonly box: Rect | undefined;
}

const toCome = { state: "to-come", opacity: 1 } as const;
const stands = { state: "value", opacity: 1 } as const;

/** Reads all marks once, as there may be thousands. */
function drawnRow(marks: readonly Mark[], { grid, row }: Line, result: GraphNode): DrawnRow {
  const { id } = grid.node;
  const columns = new Map<number, number>();
  for (let column = 0; column < grid.columns; column++)
    columns.set(grid.cell(row, column).index, column);
  const found = new Map<number, Mark>();
  for (let i = 0; i < marks.length && found.size < grid.columns; i++) {
    const one = marks[i] as Mark;
    if (one.cell) {
      const column = one.cell.node === id ? columns.get(one.cell.index) : undefined;
      if (column !== undefined && one.state !== "moving") found.set(column, one);
    } else if (one.block?.tints.table.node === id && one.state !== "moving") {
      const { tints, ...part } = one.block;
      for (const [index, column] of columns)
        if (placeIn(tints.table, part, { node: id, index })) found.set(column, one);
    }
  }
  const otherwise = found.size === 0 && grid.node !== result ? stands : toCome;
  const first = found.get(0);
  const last = found.get(grid.columns - 1);
  return {
    look: (column) => found.get(column) ?? otherwise,
    box: first && last && rowBox(first, last, grid.cell(row, 0)),
  };
}

/** From the first cell of a row, alone or in a block, to the last. */
function rowBox(first: Mark, last: Mark, cell: Cell): Rect | undefined {
  let { y, height } = first;
  if (first.block) {
    const { tints, ...part } = first.block;
    const [down] = placeIn(tints.table, part, cell) ?? [0];
    y += down * (tints.cellHeight + tints.rowGap);
    height = tints.cellHeight;
  } else if (last.y !== y) return undefined;
  return { x: first.x, y, width: last.x + last.width - first.x, height };
}

function lineMarks(
  lens: Lens,
  line: Line,
  order: number,
  at: Rect,
  step: Step,
  { look }: DrawnRow,
) {
  const { grid, row, scale } = line;
  const y = at.y + above.labels + order * (tall.height + tall.gap);
  return lens.layout.slots.map(({ column, x, width, large }: Slot): Mark => {
    const own = grid.cell(row, column);
    const value = grid.value(row, column);
    const { state, opacity } = look(column);
    const box = { x: at.x + lens.labelWidth + x, y, width, height: tall.height };
    const hidden = isMasked(grid.node, own.index, step.find);
    const key = `lens/${order}/${column}`;
    if (state === "to-come" || state === "landing")
      return mark("cell", key, box, { state, opacity, cell: own });
    const shown = hidden && value === 0 ? "0" : format(value, lens.decimals);
    return tile(
      key,
      box,
      {
        cell: own,
        value,
        scale,
        state: hidden ? "masked" : state === "pinned" ? state : "value",
        ...(large ? { text: shown } : {}),
      },
      { opacity, size: tall.size },
    );
  });
}

function labelMarks(lens: Lens, at: Rect, view: View): Mark[] {
  const { layout, lines, labelWidth } = lens;
  const left = at.x + labelWidth;
  const room = labelWidth - 18;
  const middle = at.y + above.labels / 2;
  const label = (y: number, content: string, extra: object) =>
    ({ anchor: "end", room, ...extra, y, content }) as const;
  const names = [
    label(lines.length > 1 ? middle : middle + above.labels / 2 + tall.height / 2, lens.name, {
      ink: "ink",
      weight: 600,
    }),
    ...(lines.length > 1
      ? lines.map((line, i) =>
          label(at.y + above.labels + i * (tall.height + tall.gap) + tall.height / 2, line.title, {
            ink: inkOf(line.grid.node),
          }),
        )
      : []),
  ];
  const columns = layout.slots.flatMap(({ column, x, width, large }) => {
    if (!large) return [];
    const strong = column === lens.column;
    return text(`lens/column/${column}`, left + x + width / 2, middle, lens.columns[column] ?? "", {
      anchor: "middle",
      room: width + 1,
      ink: strong ? "ink" : lens.tokens ? "ink2" : "ink3",
      weight: strong ? 600 : 400,
    });
  });
  const rest = layout.leftOut.map(({ x, width, count }, i) => {
    const y = at.y + above.labels + (lines.length * (tall.height + tall.gap)) / 2;
    const title = words[view.language].moreTerms(count);
    return text(`lens/rest/${i}`, left + x + width / 2, y, "…", {
      anchor: "middle",
      ink: "ink2",
      title,
    });
  });
  return [
    ...names.map(({ y, content, ...style }, i) =>
      text(`lens/name/${i}`, left - 10, y, content, style as object),
    ),
    ...columns,
    ...rest,
  ];
}

/** A ring around the row in its matrix, which the lens shows large. */
const ringMarks = ({ box }: DrawnRow): Mark[] =>
  box && box.height >= 3
    ? [mark("ring", "lens/ring", grown(box, 2.5), { ink: "ink", thickness: 1.5, radius: 4 })]
    : [];

/** The lens below a scene that has been drawn. */
export function lensMarks(lens: Lens, step: Step, view: View, marks: readonly Mark[]): Mark[] {
  const width = Math.min(view.width, lens.labelWidth + lens.layout.span + 8);
  const at = {
    x: (view.width - width) / 2,
    y: view.height - lens.height + above.space,
    width,
    height: lens.height - above.space,
  };
  const drawn = lens.lines.map((line) => drawnRow(marks, line, step.node));
  return [
    ...ringMarks(drawn[drawn.length - 1] as DrawnRow),
    mark("band", "lens/band", at, { ink: "band", radius: 8 }),
    ...labelMarks(lens, at, view),
    ...lens.lines.flatMap((line, order) =>
      lineMarks(lens, line, order, at, step, drawn[order] as DrawnRow),
    ),
  ];
}

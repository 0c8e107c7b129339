/** A node of up to three axes as lines of pieces, with the numbers in memory order. */
import { type Placed, fitCell, place, preferredCell, spanOf } from "../../scene/placed.js";
import type { GraphNode } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import { phoneWidth } from "../../scene/step.js";
import type { Step, View } from "../../types/scene.js";
import { cellMark, cellMarks } from "../../scene/cells.js";
import { type Grid, gridOf, parametersOf, shapeOf } from "../../scene/grid.js";
import { labelsOf } from "../../scene/labels.js";
import { mark, text } from "../../draw/marks.js";
import { textWidth } from "../../draw/format.js";
import { matrixOf } from "../../scene/matrix.js";
import { mix } from "../../draw/motion.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { words } from "../../scene/words.js";
import { memo } from "../../draw/memo.js";

/** Number of lines, of pieces in a line, of numbers in a piece. */
export interface PieceCounts {
  readonly lines: number;
  readonly pieces: number;
  readonly width: number;
}

/** The last three axes; a matrix has one piece per line. */
export function cutOf(node: GraphNode): PieceCounts {
  const inner = node.shape.slice(node.axes[0] === "batch" ? 1 : 0).slice(-3);
  const [lines = 1, pieces = 1, width = 1] =
    inner.length === 3 ? inner : [inner.length === 2 ? inner[0] : 1, 1, inner[inner.length - 1]];
  return { lines, pieces, width };
}

/** The same numbers as a matrix with a row for each line. */
const flat = memo((node: GraphNode): GraphNode => {
  const { lines, pieces, width } = cutOf(node);
  const outer = node.shape.reduce((a, b) => a * b, 1) / (lines * pieces * width);
  const axis = node.axes[node.axes.length - (pieces > 1 ? 3 : 2)] ?? "query";
  return {
    ...node,
    shape: [outer, lines, pieces * width],
    axes: ["batch", axis, "feature"],
  };
});

export interface Pieces {
  readonly node: GraphNode;
  readonly cut: PieceCounts;
  readonly placed: Placed;
  readonly labelWidth: number;
  readonly pieceNames: readonly string[];
  /** Distance between pieces, where the line is cut. */
  readonly apart: number;
}

const apart = 14;
const head = 58;

function namesOf(step: Step, node: GraphNode, cut: PieceCounts, view: View): readonly string[] {
  if (cut.pieces === 1) return [];
  const axis = node.axes[node.axes.length - 2];
  if (axis === "head" && step.experiment.tokens.length > 0)
    return Array.from({ length: cut.pieces }, (_, i) => words[view.language].head(i + 1));
  const column: GraphNode = { ...node, shape: [cut.pieces, 1], axes: [axis ?? "query", "feature"] };
  return labelsOf(step.experiment, gridOf(column, view), "rows", view.language).texts;
}

/** Input and result of a step with the same cell size, the wider one centred. */
export function placePieces(step: Step, nodes: readonly [GraphNode, GraphNode], view: View) {
  const cuts = nodes.map(cutOf) as [PieceCounts, PieceCounts];
  const matrices = nodes.map((node) => ({
    ...matrixOf(
      step,
      gridOf(flat(node), view),
      view.language,
      node === step.node ? node.id : `in/${node.id}`,
    ),
    shape: shapeOf(node)
      .map(({ letter, size }) => `${letter} ${size}`)
      .join(" × "),
  }));
  const limit = view.width < phoneWidth ? 50 : 92;
  const labelWidth =
    10 +
    Math.min(
      limit,
      Math.max(...matrices.flatMap((m) => m.rowLabels.texts.map((t) => textWidth(t, 12)))),
    );
  const gaps = Math.max(...cuts.map(({ pieces }) => (pieces - 1) * apart));
  const columns = Math.max(...matrices.map((m) => m.columns));
  const rows = Math.max(...matrices.map((m) => m.rows));
  const preferred = preferredCell(Math.max(columns, rows), view);
  const width = fitCell(columns, view.width - labelWidth - gaps - 8, preferred.width);
  const height = fitCell(rows, view.height - head - 16, Math.min(preferred.height, width * 1.4));
  const used = labelWidth + spanOf(columns, width) + gaps;
  const x = Math.max(0, (view.width - used) / 2) + labelWidth;
  const y = head + Math.max(0, (view.height - head - spanOf(rows, height)) / 2);
  return nodes.map((node, i): Pieces => ({
    node,
    cut: cuts[i] as PieceCounts,
    placed: place(matrices[i] as (typeof matrices)[number], { x, y, width, height }, view),
    labelWidth,
    pieceNames: namesOf(step, node, cuts[i] as PieceCounts, view),
    apart,
  })) as [Pieces, Pieces];
}

/** The box of a number; `open` is how far the pieces of its line have moved apart. */
export function boxIn({ placed: m, cut, apart: gap }: Pieces, index: number, open: number): Rect {
  const perLine = cut.pieces * cut.width;
  const [line, column] = [Math.floor(index / perLine), index % perLine];
  const piece = Math.floor(column / cut.width);
  return {
    x: m.x + column * (m.cellWidth + m.gap) + piece * gap * open,
    y: m.y + line * (m.cellHeight + m.rowGap),
    width: m.cellWidth,
    height: m.cellHeight,
  };
}

/** Whether an axis of a node counts lines, pieces or numbers; undefined for the axes before. */
function slotOf(node: GraphNode, axis: number): number | undefined {
  const fromEnd = node.shape.length - axis;
  const inner = node.shape.length - (node.axes[0] === "batch" ? 1 : 0);
  if (fromEnd === 1) return 2;
  if (fromEnd === 2) return inner >= 3 ? 1 : 0;
  return fromEnd === 3 && inner >= 3 ? 0 : undefined;
}

/** The two slots that a transpose swaps; undefined for axes that are not drawn. */
export function swappedSlots(node: GraphNode): readonly [number, number] | undefined {
  const { axes } = parametersOf(node);
  if (!Array.isArray(axes)) return undefined;
  const [a, b] = (axes as readonly number[]).map((axis) => slotOf(node, axis));
  return a === undefined || b === undefined ? undefined : [a, b];
}

/** The index of each number before the step: the same for a view, with two axes swapped for a transpose. */
export function sourceIndices(
  node: GraphNode,
  from: PieceCounts,
  to: PieceCounts,
): (index: number) => number {
  const slots = node.op === "transpose" ? swappedSlots(node) : undefined;
  if (!slots) return (index) => index;
  const [a, b] = slots;
  const strides = [from.pieces * from.width, from.width, 1];
  return (index) => {
    const place = [
      Math.floor(index / (to.pieces * to.width)),
      Math.floor(index / to.width) % to.pieces,
      index % to.width,
    ];
    const swapped = [...place];
    swapped[a] = place[b] ?? 0;
    swapped[b] = place[a] ?? 0;
    return swapped.reduce((sum, at, i) => sum + at * (strides[i] ?? 0), 0);
  };
}

/** Name, shape and rule; labels of lines and pieces. */
export function piecesHead(pieces: Pieces, opacity: number): Mark[] {
  if (opacity === 0) return [];
  const { placed: m, cut, pieceNames, apart: gap } = pieces;
  const width = spanOf(m.columns, m.cellWidth) + (cut.pieces - 1) * gap;
  const top = m.y - (pieceNames.length > 0 ? 34 : 13);
  const shapeWidth = textWidth(m.shape, 12, 500);
  const end = m.x + Math.max(width, shapeWidth + textWidth(m.title, 13, 600) + 16);
  const out: Mark[] = [
    text(`${m.key}/name`, m.x, top - 12, m.title, { size: 13, weight: 600, ink: m.ink, opacity }),
    mark(
      "shape",
      `${m.key}/shape`,
      { x: end - shapeWidth, y: top - 20, width: shapeWidth, height: 16 },
      { text: m.shape, anchor: "end", size: 12, ink: "ink3", opacity },
    ),
    mark("rule", `${m.key}/rule`, { x: m.x, y: top, width, height: 2 }, { ink: m.ink, opacity }),
  ];
  const each = Math.ceil(14 / (m.cellHeight + m.rowGap));
  for (let line = 0; line < m.rows; line += each)
    out.push(
      text(
        `${m.key}/row/${line}`,
        m.x - 10,
        m.y + line * (m.cellHeight + m.rowGap) + m.cellHeight / 2,
        m.rowLabels.texts[line] ?? "",
        { anchor: "end", room: pieces.labelWidth - 10, ink: "ink2", opacity },
      ),
    );
  const wide = spanOf(cut.width, m.cellWidth);
  pieceNames.forEach((name, piece) => {
    const { x } = boxIn(pieces, piece * cut.width, 1);
    if ((piece + 1) * cut.width > m.columns) return;
    const look = { anchor: "middle", room: wide + gap - 4, ink: "ink2", opacity } as const;
    out.push(text(`${m.key}/column/${piece}`, x + wide / 2, m.y - 16, name, look));
  });
  return out;
}

/** Frames around the pieces of a line. */
export function frameMarks(pieces: Pieces, line: number, opacity: number): Mark[] {
  if (opacity === 0) return [];
  const { placed: m, cut } = pieces;
  return Array.from({ length: cut.pieces }, (_, piece) => {
    const first = boxIn(pieces, (line * cut.pieces + piece) * cut.width, 1);
    const box = {
      x: first.x - 3,
      y: first.y - 1,
      width: spanOf(cut.width, m.cellWidth) + 6,
      height: first.height + 2,
    };
    return mark("ring", `${m.key}/frame/${line}/${piece}`, box, {
      ink: "ink3",
      thickness: 1,
      radius: 5,
      opacity,
    });
  });
}

/** The pieces at the same position in their lines, as a matrix of its own. */
function columnOf(pieces: Pieces, piece: number, view: View): Placed {
  const { placed: m, cut } = pieces;
  const first = piece * cut.width;
  const grid: Grid = {
    ...m.grid,
    columns: cut.width,
    cell: (row, column) => m.grid.cell(row, first + column),
    value: (row, column) => m.grid.value(row, first + column),
  };
  const { x, y, width, height } = boxIn(pieces, first, 1);
  const alone = { ...m, key: `${m.key}/piece/${piece}`, grid, columns: cut.width };
  return { ...place(alone, { x, y, width, height }, view), digits: m.digits };
}

/** The numbers for which `rests` is true, at their places. */
export function restingMarks(
  pieces: Pieces,
  view: View,
  rests: (index: number) => boolean,
): Mark[] {
  const { cut } = pieces;
  const perLine = cut.pieces * cut.width;
  return Array.from({ length: cut.pieces }, (_, piece) => {
    const m = columnOf(pieces, piece, view);
    return cellMarks(m, (row, column) => {
      if (!rests(row * perLine + piece * cut.width + column)) return undefined;
      return pinnedLook(m, view, row, column) ?? {};
    });
  }).flat();
}

/** One number moving from its old to its new place. */
export function numberMark(
  sides: readonly [Pieces, Pieces],
  index: number,
  from: number,
  share: number,
): Mark {
  const [source, result] = sides;
  const [a, b] = [
    boxIn(source, from, source.cut.pieces > 1 ? 1 : 0),
    boxIn(result, index, result.cut.pieces > 1 ? 1 : 0),
  ];
  const perLine = source.cut.pieces * source.cut.width;
  const box = {
    x: mix(a.x, b.x, share),
    y: mix(a.y, b.y, share),
    width: b.width,
    height: b.height,
  };
  const look = { box, key: `number/${index}`, state: "moving" } as const;
  return {
    ...cellMark(source.placed, Math.floor(from / perLine), from % perLine, look),
    flat: true,
  };
}

/** slice: some rows or columns are framed and moved out; the first of them slowly. */
import { type Placed, boxOf } from "../../scene/placed.js";
import type { Mark } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View } from "../../types/scene.js";
import { cellMark } from "../../scene/cells.js";
import { parametersOf } from "../../scene/grid.js";
import { mark, number, strong } from "../../draw/marks.js";
import { endOf, land, mix, progress, sequence } from "../../draw/motion.js";
import { pairHeads, placePair, standing } from "../../scene/pair.js";
import { pinnedLook } from "../../scene/stagecraft.js";
import { shapeWords } from "./words.js";

const [frame, first, others, hold] = sequence([400, 400, 600, 400]);

const plan = (): Plan => ({
  duration: endOf(hold),
  stops: [endOf(frame), endOf(first)],
  sweep: others,
});

interface SliceStart {
  readonly along: "rows" | "columns" | "other";
  readonly start: number;
}

/** Which lines are taken; all of them if the sliced axis is not drawn. */
function cutOf({ node }: Step): SliceStart {
  const { axis, start } = parametersOf(node);
  const rank = node.shape.length;
  const at = typeof axis === "number" ? (axis < 0 ? axis + rank : axis) : rank;
  const along = at === rank - 1 ? "columns" : at === rank - 2 ? "rows" : "other";
  return { along, start: typeof start === "number" && along !== "other" ? start : 0 };
}

/** The position of a result's cell in the source, if it is drawn. */
const originOf = ({ along, start }: SliceStart, source: Placed, row: number, column: number) =>
  [
    Math.min(row + (along === "rows" ? start : 0), source.rows - 1),
    Math.min(column + (along === "columns" ? start : 0), source.columns - 1),
  ] as const;

/** The frame around the slice, drawn from its first line to its last. */
function ringMarks(cut: SliceStart, source: Placed, result: Placed, share: number): Mark[] {
  if (share === 0) return [];
  const from = boxOf(source, ...originOf(cut, source, 0, 0));
  const to = boxOf(source, ...originOf(cut, source, result.rows - 1, result.columns - 1));
  const [width, height] = [to.x + to.width - from.x + 6, to.y + to.height - from.y + 6];
  const box = {
    x: from.x - 3,
    y: from.y - 3,
    width: cut.along === "columns" ? width * share : width,
    height: cut.along === "columns" ? height : height * share,
  };
  return [mark("ring", "slice", box, { radius: 6, opacity: Math.min(1, share * 4) })];
}

function cellAt(
  sides: { source: Placed; result: Placed; cut: SliceStart },
  view: View,
  at: readonly [number, number],
  time: number,
): Mark[] {
  const { source, result, cut } = sides;
  const slow = (cut.along === "columns" ? at[1] : at[0]) === 0;
  const share = land(progress(time, slow ? first : others));
  if (share === 0) return [cellMark(result, ...at, { state: "to-come" })];
  if (share === 1) return [cellMark(result, ...at, pinnedLook(result, view, ...at) ?? {})];
  const origin = originOf(cut, source, ...at);
  const [a, b] = [boxOf(source, ...origin), boxOf(result, ...at)];
  const box = {
    x: mix(a.x, b.x, share),
    y: mix(a.y, b.y, share),
    width: mix(a.width, b.width, share),
    height: mix(a.height, b.height, share),
  };
  const key = `slice/${at[0]}/${at[1]}`;
  return [
    cellMark(result, ...at, { state: "landing" }),
    { ...cellMark(source, ...origin, { box, key, state: "moving" }), flat: true },
  ];
}

function draw(step: Step, view: View, time: number): Drawing {
  const pair = placePair(step, view, [inputOf(step, 0)]);
  const source = pair.inputs[0] as Placed;
  const { result } = pair;
  const cut = cutOf(step);
  const cells = Array.from({ length: result.rows }, (_, row) =>
    Array.from({ length: result.columns }, (__, column) =>
      cellAt({ source, result, cut }, view, [row, column], time),
    ).flat(),
  ).flat();
  const value = number(result.grid.cell(0, 0), result.grid.value(0, 0), result.scale);
  const count = cut.along === "columns" ? result.grid.columns : result.grid.rows;
  const say = shapeWords[view.language];
  const title = strong(source.title);
  const isMoving = ({ state }: Mark) => state === "moving";
  return {
    marks: [
      ...pairHeads(pair, view),
      ...standing(source),
      ...ringMarks(cut, source, result, progress(time, frame)),
      ...cells.filter((cell) => !isMoving(cell)),
      ...cells.filter(isMoving),
    ],
    narration:
      cut.along === "columns"
        ? say.columnsCut(title, cut.start + 1, cut.start + count, value)
        : say.rowsCut(title, cut.start + 1, cut.start + count, value),
  };
}

export const slice: Scene = { plan, draw };

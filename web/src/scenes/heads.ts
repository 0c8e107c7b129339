/**
 * split_heads: the matrix is cut by columns, the strips part, drop and slide under the first.
 * merge_heads: the same backwards. No number changes on the way.
 */
import type { Mark, Part } from "../player/types.js";
import type { Grid } from "./grid.js";
import { rowLabelWidth } from "./head.js";
import { bracketMarks, cutMarks, ghostMarks, labelMarks } from "./head_labels.js";
import {
  type HeadMoment,
  headsOf,
  planHeads,
  sidesOf,
  stripState,
  timingOf,
} from "./head_motion.js";
import { placeLanes } from "./lanes.js";
import { mark } from "./marks.js";
import { cellMark } from "./cells.js";
import { type Placed, areaOf, boxOf, matrixMark, matrixOf } from "./matrix.js";
import { pinnedLook } from "./stagecraft.js";
import { type Drawing, type Scene, type Step, type View, phoneWidth } from "./step.js";
import { words } from "./words.js";

/** The cells a strip shows at home are the whole's: the same numbers under another index. */
function asWhole(m: Placed, whole: Grid, head: number): Placed {
  const from = head * m.grid.columns;
  const grid: Grid = {
    ...m.grid,
    node: whole.node,
    cell: (row, column) => whole.cell(row, from + column),
    value: (row, column) => whole.value(row, from + column),
  };
  return { ...m, grid };
}

function stripMarks(moment: HeadMoment, head: number): Mark[] {
  const { lanes, sides, view, merged } = moment;
  const state = stripState(moment, head);
  const lane = lanes.inLane[head] as Placed;
  const ofHead = sides.splitting ? state.arrived : !merged;
  const shown = ofHead ? lane : asWhole(lane, sides.whole, head);
  const isResult = sides.splitting === ofHead;
  const out: Mark[] = [];
  if (state.lifted) {
    const { width, height } = areaOf(lane);
    const card = { x: state.x - 7, y: state.y - 7, width: width + 14, height: height + 14 };
    out.push(mark("card", `card/${head}`, card, { state: "moving", radius: 9 }));
  }
  for (let row = 0; row < lane.rows; row++)
    for (let column = 0; column < lane.columns; column++) {
      const place = boxOf(lane, row, column);
      const box = { ...place, x: place.x + state.x - lane.x, y: place.y + state.y - lane.y };
      const pinned = isResult ? pinnedLook(shown, view, row, column) : undefined;
      const look = state.moving ? { state: "moving" as const } : (pinned ?? {});
      const key = `strip/${head}/${row}/${column}`;
      out.push({ ...cellMark(shown, row, column, { box, key, ...look }), flat: true });
    }
  return out;
}

function narrate(step: Step, moment: HeadMoment): Part[] {
  const say = words[moment.view.language];
  const { timing, time, lanes, sides } = moment;
  if (!sides.splitting) return moment.merged ? say.merged(headsOf(step)) : say.onlyShape;
  const head = timing.moves.findLastIndex((move) => move && time >= move.drop.start);
  if (head < 0) return say.onlyShape;
  return say.split(head + 1, head * lanes.width + 1, (head + 1) * lanes.width, lanes.stacked);
}

function draw(step: Step, view: View, time: number): Drawing {
  const sides = sidesOf(step, view);
  const timing = timingOf(step);
  const whole = matrixOf(step, sides.whole, view.language);
  const strips = sides.heads.map((grid, head) =>
    matrixOf(step, grid, view.language, `head/${head}`),
  );
  const labelWidth = rowLabelWidth(whole, view.width < phoneWidth ? 48 : 84);
  const moment: HeadMoment = {
    lanes: placeLanes(whole, strips, labelWidth, view),
    sides,
    timing,
    view,
    merged: !sides.splitting && time >= timing.end,
    time: sides.splitting ? time : Math.max(0, timing.end - time),
  };
  const { lanes } = moment;
  const heads = strips.map((_, head) => head);
  const lifted = (head: number) => stripState(moment, head).lifted;
  const marks = [
    ...lanes.bands.map((band, i) => mark("band", `band/${i}`, band, { ink: "band", radius: 8 })),
    ...bracketMarks(step, moment),
    ...labelMarks(moment),
    ...cutMarks(moment),
    ...lanes.inLane.map((m) => matrixMark(m, view.language)),
    ...heads.flatMap((head) => ghostMarks(moment, head)),
    ...heads.filter((head) => !lifted(head)).flatMap((head) => stripMarks(moment, head)),
    ...heads.filter(lifted).flatMap((head) => stripMarks(moment, head)),
  ];
  return { marks, narration: narrate(step, moment) };
}

export const heads: Scene = { plan: planHeads, draw };

/**
 * split_heads: the matrix is cut by columns, the strips part, drop and slide under the first.
 * merge_heads: the same backwards. No number changes on the way.
 */
import type { Mark, Part } from "../player/types.js";
import { textWidth } from "./format.js";
import { type Grid, gridOf } from "./grid.js";
import { rowLabelWidth } from "./head.js";
import { type Lanes, mostLanes, placeLanes } from "./lanes.js";
import { line, mark, text } from "./marks.js";
import { type Placed, areaOf, boxOf, cellMark, matrixMark, matrixOf } from "./matrix.js";
import { endOf, land, mix, progress, sequence } from "./motion.js";
import { pinnedLook } from "./stagecraft.js";
import {
  type Drawing,
  type Plan,
  type Scene,
  type Span,
  type Step,
  type View,
  inputOf,
  phoneWidth,
} from "./step.js";
import { words } from "./words.js";

interface Timing {
  readonly cut: Span;
  readonly part: Span;
  /** Drop and slide of each strip but the first. */
  readonly moves: readonly { readonly drop: Span; readonly slide: Span }[];
  readonly duration: number;
}

const headsOf = (step: Step): number => {
  const split = step.node.op === "split_heads" ? step.node : inputOf(step, 0);
  return split.shape[split.shape.length - 3] ?? 1;
};

/** Cut 200, part 240; the second head drops 360 and slides 360, the others at twice the pace. */
function timingOf(step: Step): Timing {
  const moving = Math.max(0, Math.min(mostLanes, headsOf(step)) - 1);
  const lengths = Array.from({ length: moving }, (_, i) => (i === 0 ? 360 : 180));
  const spans = sequence([200, 240, ...lengths.flatMap((length) => [length, length]), 500]);
  const [cut, part] = spans as [Span, Span];
  const moves = lengths.map((_, i) => ({
    drop: spans[2 + 2 * i] as Span,
    slide: spans[3 + 2 * i] as Span,
  }));
  return { cut, part, moves, duration: endOf(spans[spans.length - 1] as Span) };
}

/** Merging is splitting seen backwards, but for the rest at its end. */
function shownTime(step: Step, timing: Timing, time: number): number {
  if (step.node.op === "split_heads") return time;
  const end = timing.duration - 500;
  return Math.max(0, end - time);
}

function plan(step: Step): Plan {
  const t = timingOf(step);
  const ends = [endOf(t.cut), endOf(t.part), ...t.moves.map(({ slide }) => endOf(slide))];
  const end = t.duration - 500;
  const merging = step.node.op === "merge_heads";
  const stops = merging ? [0, ...ends].map((stop) => end - stop).filter((stop) => stop > 0) : ends;
  return {
    duration: t.duration,
    stops: stops.sort((a, b) => a - b),
    sweep: { start: 0, length: end },
  };
}

/** The whole and its parts: which of them went in and which came out. */
interface Sides {
  readonly whole: Grid;
  readonly heads: readonly Grid[];
  readonly splitting: boolean;
}

function sidesOf(step: Step, view: View): Sides {
  const splitting = step.node.op === "split_heads";
  const input = inputOf(step, 0);
  const [whole, split] = splitting ? [input, step.node] : [step.node, input];
  const count = Math.min(headsOf(step), mostLanes);
  return {
    whole: gridOf(whole, view),
    heads: Array.from({ length: count }, (_, head) => gridOf(split, { batch: view.batch, head })),
    splitting,
  };
}

/** The cells a strip shows at home are the whole's: the same numbers under another index. */
function atHome(m: Placed, whole: Grid, head: number): Placed {
  const from = head * m.grid.columns;
  return {
    ...m,
    grid: {
      ...m.grid,
      node: whole.node,
      cell: (row, column) => whole.cell(row, from + column),
      value: (row, column) => whole.value(row, from + column),
    },
  };
}

interface Moment {
  readonly lanes: Lanes;
  readonly sides: Sides;
  readonly timing: Timing;
  readonly time: number;
  readonly view: View;
  /** All is done: the result wears its own cells and the reader's ring. */
  readonly done: boolean;
}

/** Where a strip is: parted from home, dropped, slid under the first; and whether it moves. */
function stripState(moment: Moment, head: number) {
  const { lanes, timing, time } = moment;
  const home = lanes.home[head] as Placed;
  const lane = lanes.inLane[head] as Placed;
  const joined = (1 - land(progress(time, timing.part))) * head * 10;
  const move = timing.moves[head - 1];
  const dropped = move ? progress(time, move.drop) : 0;
  const slid = move ? progress(time, move.slide) : 0;
  return {
    x: mix(home.x - joined, lane.x, land(slid)),
    y: mix(home.y, lane.y, land(dropped)),
    moving: (dropped > 0 && slid < 1) || (head > 0 && joined > 0 && joined < head * 10),
    arrived: head === 0 ? progress(time, timing.part) === 1 : slid === 1,
    left: dropped > 0,
    lifted: dropped > 0 && slid < 1,
  };
}

function stripMarks(moment: Moment, head: number): Mark[] {
  const { lanes, sides, view, done } = moment;
  const state = stripState(moment, head);
  const lane = lanes.inLane[head] as Placed;
  const home = atHome(lane, sides.whole, head);
  const ofHead = sides.splitting ? state.arrived : !done;
  const shown = ofHead ? lane : home;
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

/** Where strips were, will be, and the way between. */
function ghostMarks(moment: Moment, head: number): Mark[] {
  const { lanes, timing, time } = moment;
  const state = stripState(moment, head);
  if (head === 0 || progress(time, timing.part) < 1) return [];
  const [home, lane] = [areaOf(lanes.home[head] as Placed), areaOf(lanes.inLane[head] as Placed)];
  const ring = (key: string, box: typeof home) =>
    mark("ring", key, box, { ink: "ink3", thickness: 1, dashed: true, radius: 6 });
  const out: Mark[] = [];
  if (state.left) out.push(ring(`ghost/home/${head}`, home));
  if (!state.arrived) out.push(ring(`ghost/lane/${head}`, lane));
  else {
    const [x, y] = [home.x + home.width / 2, lane.y + lane.height / 2];
    const start = head === 1 ? home.y + home.height + 8 : (lanes.bands[head]?.y ?? 0) + 8;
    const end = lane.x + lane.width + 12;
    if (x - end > 20)
      out.push(
        line(
          `way/${head}`,
          [
            [x, start],
            [x, y],
            [end, y],
          ],
          { thickness: 1.25 },
        ),
        line(
          `way/${head}/tip`,
          [
            [end + 5, y - 4],
            [end, y],
            [end + 5, y + 4],
          ],
          { thickness: 1.25 },
        ),
      );
  }
  return out;
}

function labelMarks(moment: Moment): Mark[] {
  const { lanes, timing, time, view } = moment;
  const say = words[view.language];
  const pitch = (lanes.home[0]?.cellWidth ?? 0) + 2;
  const every = Math.ceil(18 / pitch);
  const out: Mark[] = [];
  lanes.inLane.forEach((lane, head) => {
    const band = lanes.bands[head];
    if (!band) return;
    const title = say.head(head + 1);
    const y = lane.y - band.y >= 50 ? band.y + 15 : lane.y - 13;
    const room = lane.y - band.y >= 50 ? 200 : lanes.labelX;
    out.push(text(`lane/${head}`, 10, y, title, { size: 13, weight: 600, ink: "ink", room }));
    const rows = Math.ceil(14 / (lane.cellHeight + lane.gap));
    for (let row = 0; row < lane.rows; row += rows) {
      const box = boxOf(lane, row, 0);
      const name = lane.rowLabels.texts[row] ?? "";
      out.push(
        text(`lane/${head}/row/${row}`, lane.x - 10, box.y + box.height / 2, name, {
          anchor: "end",
          ink: "ink2",
          room: lanes.labelX - 14,
        }),
      );
    }
    const columns = (m: Placed, key: string) => {
      for (let column = 0; column < m.columns; column += every) {
        const box = boxOf(m, 0, column);
        const label = String(head * lanes.width + column + 1);
        out.push(
          text(`${key}/${column}`, box.x + box.width / 2, m.y - 13, label, {
            anchor: "middle",
            ink: "ink3",
          }),
        );
      }
    };
    columns(lane, `lane/${head}/column`);
    if (head > 0 && progress(time, timing.part) === 1)
      columns(lanes.home[head] as Placed, `home/${head}/column`);
  });
  return out;
}

/** The dashed line of each cut. */
function cutMarks({ lanes, timing, time }: Moment): Mark[] {
  const drawn = progress(time, timing.cut);
  if (drawn === 0) return [];
  return lanes.home.slice(1).map((home, i) => {
    const joined = (1 - land(progress(time, timing.part))) * (i + 1) * 10;
    const x = home.x - joined - (joined > 0 ? mix(6, 1, joined / ((i + 1) * 10)) : 6);
    const area = areaOf(home);
    const [top, bottom] = [area.y - 20, area.y + area.height + 8];
    return line(
      `cut/${i}`,
      [
        [x, top],
        [x, mix(top, bottom, drawn)],
      ],
      { ink: "ink", thickness: 1.5, dashed: true },
    );
  });
}

/** Name and shape over a bracket that spans the whole. */
function bracketMarks(step: Step, moment: Moment): Mark[] {
  const { lanes, sides, view } = moment;
  const m = matrixOf(step, sides.whole, view.language);
  const { x, y, width } = lanes.bracket;
  const shape = textWidth(m.shape, 12, 500);
  const below = y + 22;
  const out: Mark[] = [
    text("whole/name", x, y + 8, m.title, { size: 13, weight: 600, ink: m.ink, room: width }),
    line(
      "whole/bracket",
      [
        [x + 0.75, below + 7],
        [x + 0.75, below],
        [x + width - 0.75, below],
        [x + width - 0.75, below + 7],
      ],
      { ink: m.ink, thickness: 1.5 },
    ),
  ];
  if (textWidth(m.title, 13, 600) + shape + 10 < width) {
    const box = { x: x + width - shape, y, width: shape, height: 16 };
    out.push(
      mark("shape", "whole/shape", box, { text: m.shape, anchor: "end", size: 12, ink: "ink3" }),
    );
  }
  const more = headsOf(step) - lanes.count;
  if (more > 0) {
    const last = lanes.bands[lanes.bands.length - 1];
    const edge = (last?.y ?? 0) + (last?.height ?? 0) - 14;
    out.push(
      text("whole/more", view.width - 12, edge, words[view.language].moreHeads(more), {
        anchor: "end",
        ink: "ink3",
      }),
    );
  }
  return out;
}

function narrate(step: Step, moment: Moment): Part[] {
  const say = words[moment.view.language];
  if (!moment.sides.splitting) return moment.done ? say.merged(headsOf(step)) : say.onlyShape;
  const { timing, time, lanes } = moment;
  const at = timing.moves.findLastIndex(({ drop }) => time >= drop.start);
  if (at < 0) return say.onlyShape;
  const head = at + 1;
  return say.split(head + 1, head * lanes.width + 1, (head + 1) * lanes.width);
}

function draw(step: Step, view: View, time: number): Drawing {
  const sides = sidesOf(step, view);
  const timing = timingOf(step);
  const whole = matrixOf(step, sides.whole, view.language);
  const strips = sides.heads.map((grid, head) =>
    matrixOf(step, grid, view.language, `head/${head}`),
  );
  const lanes = placeLanes(
    whole,
    strips,
    rowLabelWidth(whole, view.width < phoneWidth ? 48 : 84),
    view,
  );
  const done = time >= timing.duration - 500;
  const moment: Moment = { lanes, sides, timing, view, done, time: shownTime(step, timing, time) };
  const heads = strips.map((_, head) => head);
  const moving = (head: number) => stripState(moment, head).lifted;
  const marks = [
    ...lanes.bands.map((band, k) =>
      mark("band", `lane/${k}/band`, band, { ink: "band", radius: 8 }),
    ),
    ...bracketMarks(step, moment),
    ...labelMarks(moment),
    ...cutMarks(moment),
    ...lanes.inLane.map((m) => matrixMark(m, view.language)),
    ...heads.flatMap((head) => ghostMarks(moment, head)),
    ...heads.filter((head) => !moving(head)).flatMap((head) => stripMarks(moment, head)),
    ...heads.filter(moving).flatMap((head) => stripMarks(moment, head)),
  ];
  return { marks, narration: narrate(step, moment) };
}

export const heads: Scene = { plan, draw };

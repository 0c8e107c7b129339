/** What is written around strips: names of heads, tokens, columns, cuts, the bracket of the whole. */
import type { Mark } from "../player/types.js";
import { textWidth } from "./format.js";
import { type HeadMoment, headsOf, joinedBy, stripState } from "./head_motion.js";
import { line, mark, text } from "./marks.js";
import { type Placed, areaOf, boxOf, matrixOf } from "./matrix.js";
import { mix, progress } from "./motion.js";
import type { Step } from "./step.js";
import { words } from "./words.js";

function rowLabels(m: Placed, key: string, room: number): Mark[] {
  const every = Math.ceil(14 / (m.cellHeight + m.rowGap));
  const out: Mark[] = [];
  for (let row = 0; row < m.rows; row += every) {
    const box = boxOf(m, row, 0);
    const name = m.rowLabels.texts[row] ?? "";
    const y = box.y + box.height / 2;
    out.push(text(`${key}/row/${row}`, m.x - 10, y, name, { anchor: "end", ink: "ink2", room }));
  }
  return out;
}

/** Columns keep the numbers they had in the whole. */
function columnLabels(m: Placed, key: string, from: number): Mark[] {
  const every = Math.ceil(20 / (m.cellWidth + m.gap));
  const out: Mark[] = [];
  for (let column = 0; column < m.columns; column += every) {
    const box = boxOf(m, 0, column);
    const label = String(from + column + 1);
    const x = box.x + box.width / 2;
    out.push(
      text(`${key}/column/${column}`, x, m.y - 13, label, { anchor: "middle", ink: "ink3" }),
    );
  }
  return out;
}

export function labelMarks(moment: HeadMoment): Mark[] {
  const { lanes, timing, time, view } = moment;
  const parted = progress(time, timing.part) === 1;
  return lanes.inLane.flatMap((lane, head) => {
    const home = lanes.home[head] as Placed;
    const name = lanes.names[head] ?? { x: 0, y: 0 };
    const title = words[view.language].head(head + 1);
    const from = head * lanes.width;
    const first = head === 0;
    return [
      text(`lane/${head}`, name.x, name.y, title, { size: 13, weight: 600, ink: "ink" }),
      ...(lanes.stacked || first ? rowLabels(lane, `lane/${head}`, lanes.labelRoom) : []),
      ...(!lanes.stacked && first ? rowLabels(home, "home", lanes.labelRoom) : []),
      ...columnLabels(lane, `lane/${head}`, from),
      ...(parted && !(lanes.stacked && first) ? columnLabels(home, `home/${head}`, from) : []),
    ];
  });
}

/** The dashed line of each cut. */
export function cutMarks(moment: HeadMoment): Mark[] {
  const { lanes, timing, time } = moment;
  const drawn = progress(time, timing.cut);
  if (drawn === 0) return [];
  const parted = progress(time, timing.part);
  return lanes.home.slice(1).map((home, i) => {
    const area = areaOf(home);
    const x = home.x - joinedBy(moment, i + 1) - mix(1, lanes.apart / 2, parted);
    const [top, bottom] = [area.y - 20, area.y + area.height + 8];
    const points = [
      [x, top],
      [x, mix(top, bottom, drawn)],
    ] as const;
    return line(`cut/${i}`, points, { ink: "ink", thickness: 1.5, dashed: true });
  });
}

/** Where a strip was, where it will be, and the way it took to slide under the first. */
export function ghostMarks(moment: HeadMoment, head: number): Mark[] {
  const { lanes, timing, time } = moment;
  const state = stripState(moment, head);
  if (!timing.moves[head] || progress(time, timing.part) < 1) return [];
  const [home, lane] = [areaOf(lanes.home[head] as Placed), areaOf(lanes.inLane[head] as Placed)];
  const ghost = { ink: "ink3", thickness: 1, dashed: true, radius: 6 } as const;
  const out: Mark[] = [];
  if (state.left) out.push(mark("ring", `ghost/home/${head}`, home, ghost));
  if (!state.arrived) return [...out, mark("ring", `ghost/lane/${head}`, lane, ghost)];
  if (!lanes.stacked) return out;
  const [x, y] = [home.x + home.width / 2, lane.y + lane.height / 2];
  const end = lane.x + lane.width + 12;
  const way = [
    [x, home.y + home.height + 8],
    [x, y],
    [end, y],
  ] as const;
  const tip = [
    [end + 5, y - 4],
    [end, y],
    [end + 5, y + 4],
  ] as const;
  const look = { thickness: 1.25 };
  return [...out, line(`way/${head}`, way, look), line(`way/${head}/tip`, tip, look)];
}

/** Name and shape over a bracket that spans the whole. */
export function bracketMarks(step: Step, { lanes, sides, view }: HeadMoment): Mark[] {
  const m = matrixOf(step, sides.whole, view.language);
  const { x, y, width } = lanes.bracket;
  const shape = textWidth(m.shape, 12, 500);
  const [bar, end] = [y + 22, x + width - 0.75];
  const bracket = [
    [x + 0.75, bar + 7],
    [x + 0.75, bar],
    [end, bar],
    [end, bar + 7],
  ] as const;
  const out: Mark[] = [
    text("whole/name", x, y + 8, m.title, { size: 13, weight: 600, ink: m.ink, room: width }),
    line("whole/bracket", bracket, { ink: m.ink, thickness: 1.5 }),
  ];
  if (textWidth(m.title, 13, 600) + shape + 10 < width) {
    const box = { x: x + width - shape, y, width: shape, height: 16 };
    out.push(
      mark("shape", "whole/shape", box, { text: m.shape, anchor: "end", size: 12, ink: "ink3" }),
    );
  }
  const more = headsOf(step) - lanes.count;
  if (more === 0) return out;
  const say = words[view.language].moreHeads(more);
  return [
    ...out,
    text("whole/more", view.width - 12, y + 8, say, {
      anchor: "end",
      ink: "ink3",
      room: view.width - x - width - 20,
    }),
  ];
}

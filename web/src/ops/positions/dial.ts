/** Points on circles, rotating around the centre. */
import type { Cell } from "../../types/graph.js";
import type { Mark, Rect } from "../../types/frame.js";
import { curve, line, mark, round, text } from "../../draw/marks.js";

export interface Dial {
  readonly name: string;
  readonly from: readonly [number, number];
  readonly sources: readonly [Cell, Cell];
  readonly results: readonly [Cell, Cell];
  /** Radians, counter-clockwise. */
  readonly angle: number;
  /** How the angle is computed, as text. */
  readonly told: string;
}

interface DialProgress {
  readonly come: number;
  readonly turned: number;
}

const caption = 34;
const widest = 200;

/** The y axis points up, as in mathematics. */
const along = (x: number, y: number, radius: number, angle: number) =>
  [x + radius * Math.cos(angle), y - radius * Math.sin(angle)] as const;

/** An arc from an angle on; rotations of more than a full turn are drawn as a full circle. */
function arcMark(
  key: string,
  centre: readonly [number, number],
  radius: number,
  from: number,
  by: number,
): Mark[] {
  if (Math.abs(by) < 0.02) return [];
  const shown = Math.sign(by) * Math.min(Math.abs(by), 2 * Math.PI - 0.01);
  const [x, y] = centre;
  const [start, end] = [along(x, y, radius, from), along(x, y, radius, from + shown)];
  const large = Math.abs(shown) > Math.PI ? 1 : 0;
  const sweep = shown > 0 ? 0 : 1;
  const path = `M${round(start[0])} ${round(start[1])}A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${round(end[0])} ${round(end[1])}`;
  const bounds = [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ] as const;
  return [curve(key, bounds, path, { ink: "ink", thickness: 1.5 })];
}

function dotMark(key: string, [x, y]: readonly [number, number], extra: Partial<Mark>): Mark {
  return mark("dot", key, { x: x - 5, y: y - 5, width: 10, height: 10 }, { ink: "ink", ...extra });
}

function dialAt(
  dial: Dial,
  key: string,
  box: Rect,
  scale: number,
  { come, turned }: DialProgress,
): Mark[] {
  const size = Math.min(box.width - 16, box.height - caption);
  const centre = [box.x + box.width / 2, box.y + size / 2] as const;
  const [x, y] = dial.from;
  const length = Math.hypot(x, y);
  const radius = length * scale * (size / 2 - 6);
  const start = Math.atan2(y, x);
  const half = size / 2;
  const cross = [
    line(
      `${key}/x`,
      [
        [centre[0] - half, centre[1]],
        [centre[0] + half, centre[1]],
      ],
      { ink: "line", opacity: come },
    ),
    line(
      `${key}/y`,
      [
        [centre[0], centre[1] - half],
        [centre[0], centre[1] + half],
      ],
      { ink: "line", opacity: come },
    ),
  ];
  const circle = {
    x: centre[0] - radius,
    y: centre[1] - radius,
    width: 2 * radius,
    height: 2 * radius,
  };
  const now = along(...centre, radius, start + dial.angle * turned);
  const before = along(...centre, radius, start);
  const done = turned === 1;
  const low = box.y + size;
  return [
    ...cross,
    mark("ring", `${key}/circle`, circle, { ink: "line2", thickness: 1, radius, opacity: come }),
    ...(turned > 0 ? arcMark(`${key}/arc`, centre, radius, start, dial.angle * turned) : []),
    line(`${key}/before/arm`, [centre, before], { ink: "line2", opacity: come }),
    dotMark(`${key}/before`, before, { ink: "ink3", opacity: come, sources: dial.sources }),
    line(`${key}/arm`, [centre, now], { ink: "ink2", thickness: 1.25, opacity: come }),
    dotMark(`${key}/point`, now, {
      opacity: come,
      sources: done ? dial.results : dial.sources,
      state: turned > 0 && !done ? "moving" : "plain",
    }),
    text(`${key}/name`, centre[0], low + 8, dial.name, {
      anchor: "middle",
      ink: "ink2",
      opacity: come,
    }),
    text(`${key}/told`, centre[0], low + 24, dial.told, {
      anchor: "middle",
      ink: "ink3",
      opacity: come,
      figure: true,
    }),
  ];
}

/** Side by side, all on the same scale. */
export function dialMarks(dials: readonly Dial[], rect: Rect, moment: DialProgress): Mark[] {
  if (moment.come === 0 || dials.length === 0) return [];
  const longest = Math.max(...dials.map(({ from: [x, y] }) => Math.hypot(x, y))) || 1;
  const width = Math.min(widest, rect.width / dials.length);
  const left = rect.x + (rect.width - width * dials.length) / 2;
  return dials.flatMap((dial, i) =>
    dialAt(dial, `dial/${i}`, { ...rect, x: left + i * width, width }, 1 / longest, moment),
  );
}

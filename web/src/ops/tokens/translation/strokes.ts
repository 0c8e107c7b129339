/** Arcs and links: curves with filled heads, and chevrons that repeat their direction. */
import { curve, line, round } from "../../../draw/marks.js";
import type { Ink, Mark } from "../../../types/frame.js";
import { cubics, pointAt, type Cubic, type Point } from "../../attention_views/curves.js";
import type { Direction } from "./layout.js";

export interface Stroke {
  readonly ink: Ink;
  readonly thickness: number;
  readonly opacity: number;
}

/** A filled triangle whose tip is at a point. */
export function headMark(
  key: string,
  [x, y]: Point,
  [dx, dy]: Direction,
  size: number,
  look: object,
): Mark {
  const back: Point = [x - dx * size, y - dy * size];
  const [left, right]: Point[] = [
    [back[0] - dy * size * 0.5, back[1] + dx * size * 0.5],
    [back[0] + dy * size * 0.5, back[1] - dx * size * 0.5],
  ] as [Point, Point];
  const points = [left, [x, y], right] as [Point, Point, Point];
  const path = `M${points.map(([px, py]) => `${round(px)} ${round(py)}`).join("L")}Z`;
  return curve(key, points, path, { ...look, filled: true });
}

const sizeOf = (thickness: number): number =>
  thickness > 5 ? thickness * 2.1 : 5 + thickness * 1.6;

/** The curve, shortened by the length of its head. */
function shortened([a, b, c, [x, y]]: Cubic, arrives: Direction, thickness: number): Cubic {
  const length = sizeOf(thickness) * 0.8;
  return [a, b, c, [x - arrives[0] * length, y - arrives[1] * length]];
}

export function pointed(
  key: string,
  way: Cubic,
  arrives: Direction,
  { thickness, ...look }: Stroke,
  extra: object = {},
): Mark[] {
  const line = shortened(way, arrives, thickness);
  return [
    cubics(key, [line], { ...look, thickness, ...extra }),
    headMark(`${key}/head`, way[3], arrives, sizeOf(thickness), { ...look, ...extra }),
  ];
}

/** Two on the way, in the colour of the paper. */
export function chevrons(
  key: string,
  whole: Cubic,
  arrives: Direction,
  { thickness, opacity }: Pick<Stroke, "thickness" | "opacity">,
): Mark[] {
  const way = shortened(whole, arrives, thickness);
  return [0.24, 0.76].map((at, i) => {
    const [p, q, m] = [pointAt(way, at - 0.012), pointAt(way, at + 0.012), pointAt(way, at)];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const wing = (side: number): Point => [
      m[0] - ux * 3 - uy * 3 * side,
      m[1] - uy * 3 + ux * 3 * side,
    ];
    const points = [wing(1), [m[0] + ux * 1.5, m[1] + uy * 1.5], wing(-1)] as const;
    return line(`${key}/chevron/${i}`, points, { ink: "paper", thickness: 1.8, opacity });
  });
}

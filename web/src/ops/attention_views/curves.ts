/** Arcs as cubic curves that can be drawn in part. */
import type { Mark } from "../../types/frame.js";
import { curve, round } from "../../draw/marks.js";
import { mix } from "../../draw/motion.js";

export type Point = readonly [number, number];
export type Cubic = readonly [Point, Point, Point, Point];

const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];

/** De Casteljau: the first part of a curve. */
export function upTo([a, b, c, d]: Cubic, share: number): Cubic {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  return [a, ab, abc, between(abc, bcd, share)];
}

export function pointAt(cubic: Cubic, share: number): Point {
  return upTo(cubic, share)[3];
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const pathOf = ([a, b, c, d]: Cubic): string =>
  `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}`;

const samples = Array.from({ length: 17 }, (_, i) => i / 16);

/** Several curves as one mark; its box bounds them. */
export function cubics(
  key: string,
  all: readonly Cubic[],
  extra: Parameters<typeof curve>[3],
): Mark {
  const points = all.flatMap((cubic) => samples.map((share) => pointAt(cubic, share)));
  const along = all.length === 1 ? { along: points } : {};
  return curve(key, points, all.map(pathOf).join(""), { ...along, ...extra });
}

/** An arrowhead at the end of a curve. */
export function tip(key: string, [, , from, to]: Cubic, size: number, extra: object): Mark {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [
    to[0] - size * Math.cos(angle + turn),
    to[1] - size * Math.sin(angle + turn),
  ];
  const [left, right] = [wing(0.6), wing(-0.6)];
  return curve(key, [left, to, right], `M${pair(left)}L${pair(to)}L${pair(right)}`, extra);
}

/** What is drawn of a space, as plain data: arrows, axes, names, the angle between two. */
import type { Ink } from "../types/frame.js";
import { textWidth } from "../draw/format.js";
import { type Screen, type Spot, type Turn, projection } from "./camera.js";
import type { Point3D, Space } from "./vectors.js";

export interface Arrow {
  readonly index: number;
  /** From the origin. All ends are within a ball of radius 1 around the middle. */
  readonly to: Point3D;
  readonly spot: Spot;
  readonly ink: Ink;
  readonly chosen: boolean;
}

export interface Name {
  readonly index: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly chosen: boolean;
  readonly ink: Ink;
}

export interface AxisLine {
  readonly name: string;
  readonly from: Spot;
  readonly to: Spot;
}

export interface SpacePicture {
  readonly screen: Screen;
  readonly turn: Turn;
  readonly origin: Spot;
  /** The middle of what is shown; everything turns around it. */
  readonly middle: Point3D;
  /** Far ones first. */
  readonly arrows: readonly Arrow[];
  readonly names: readonly Name[];
  readonly axes: readonly AxisLine[];
  /** The angle between the two selected vectors, as points along an arc, and the position of its label. */
  readonly angle: readonly Spot[];
  readonly angleName: Spot | undefined;
}

const nameSize = 13;
const nameHeight = 18;

interface Fitted {
  readonly points: readonly Point3D[];
  readonly middle: Point3D;
}

/**
 * The vectors at a scale at which they and the origin fill a ball of radius 1, which stays in view
 * however it is turned. Vectors that all point the same way would else be a tangle at its edge.
 */
function fitted({ points }: Space): Fitted {
  const ends = [[0, 0, 0] as Point3D, ...points];
  const middle = onAxes((axis) => {
    const along = ends.map((end) => end[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const far = Math.max(...ends.map((end) => Math.hypot(...onAxes((i) => end[i] - middle[i])))) || 1;
  const scaled = (point: Point3D) => onAxes((axis) => point[axis] / far);
  return { points: points.map(scaled), middle: scaled(middle) };
}

const onAxes = (value: (axis: 0 | 1 | 2) => number): Point3D => [value(0), value(1), value(2)];

/** Where an axis through the origin leaves the ball around the middle. */
function axisEnds(axis: 0 | 1 | 2, middle: Point3D): readonly [Point3D, Point3D] {
  const own = middle[axis];
  const half = Math.sqrt(Math.max(0, own * own - dot(middle, middle) + 1));
  const end = (at: number) => onAxes((i) => (i === axis ? at : 0));
  return [end(own - half), end(own + half)];
}

const dot = (a: Point3D, b: Point3D): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function pictureOf(
  space: Space,
  chosen: readonly number[],
  turn: Turn,
  screen: Screen,
  axisName: (n: number) => string,
): SpacePicture {
  const { points, middle } = fitted(space);
  const fromMiddle = projection(turn, screen);
  const project = (point: Point3D) => fromMiddle(onAxes((axis) => point[axis] - middle[axis]));
  const arrows = points
    .map((to, index): Arrow => {
      const { ink } = space.names[index] ?? { ink: "ink" as const };
      return { index, to, spot: project(to), ink, chosen: chosen.includes(index) };
    })
    .sort((a, b) => a.spot.depth - b.spot.depth);
  const flat = space.width < 3;
  const axes = ([0, 1, 2] as const).slice(0, flat ? 2 : 3).map((axis): AxisLine => {
    const [from, to] = axisEnds(axis, middle);
    return { name: axisName(axis + 1), from: project(from), to: project(to) };
  });
  const origin = project([0, 0, 0]);
  const angle = angleBetween(points, chosen).map(project);
  const angleName = beyond(angle[Math.floor(angle.length / 2)], origin, 22);
  const taken = [
    ...(angleName ? [boxAround(angleName, angleWidth)] : []),
    ...axes.map(({ to, name }) => boxAround({ ...to, y: to.y - 10 }, textWidth(name, 12))),
  ];
  const names = namesOf(space, arrows, origin, screen, taken);
  return { screen, turn, origin, middle, arrows, names, axes, angle, angleName };
}

const angleWidth = 52;

const boxAround = ({ x, y }: Spot, width: number): Box => ({ x: x - width / 2, y, width });

/** A little further out from the origin. */
function beyond(spot: Spot | undefined, origin: Spot, by: number): Spot | undefined {
  if (!spot) return undefined;
  const [across, down] = [spot.x - origin.x, spot.y - origin.y];
  const length = Math.hypot(across, down) || 1;
  return { ...spot, x: spot.x + (across / length) * by, y: spot.y + (down / length) * by };
}

/** Names are beyond their arrowheads; if there is no room, only selected and near vectors have names. */
function namesOf(
  space: Space,
  arrows: readonly Arrow[],
  origin: Spot,
  screen: Screen,
  taken: readonly Box[],
): Name[] {
  const order = [...arrows].sort(
    (a, b) => Number(b.chosen) - Number(a.chosen) || b.spot.depth - a.spot.depth,
  );
  const out: Name[] = [];
  for (const { index, spot, chosen, ink } of order) {
    const text = space.names[index]?.text ?? "";
    const width = Math.min(160, textWidth(text, nameSize, 600) + 4);
    const place = placesAround(spot, origin, width)
      .map(({ x, y }) => ({ x, y, width }))
      .find(
        (box) => inside(box, screen) && ![...taken, ...out].some((other) => overlap(box, other)),
      );
    if (place) out.push({ index, text, chosen, ink, ...place });
  }
  return out;
}

/**
 * Candidate positions: first outwards from the origin, then on the other sides; last a line higher or
 * lower than these, for arrows that point almost the same way.
 */
function placesAround(spot: Spot, origin: Spot, width: number): { x: number; y: number }[] {
  const right = { x: spot.x + 8, y: spot.y };
  const left = { x: spot.x - 8 - width, y: spot.y };
  const above = { x: spot.x - width / 2, y: spot.y - 16 };
  const below = { x: spot.x - width / 2, y: spot.y + 16 };
  const [outward, inward] = spot.x >= origin.x ? [right, left] : [left, right];
  const [far, near] = spot.y >= origin.y ? [below, above] : [above, below];
  const steep = Math.abs(spot.y - origin.y) > 2 * Math.abs(spot.x - origin.x);
  const beside = steep ? [far, outward, inward, near] : [outward, far, near, inward];
  const way = Math.sign(far.y - near.y);
  const lines = [way, -way].flatMap((by) =>
    [outward, inward, far, near].map(({ x, y }) => ({ x, y: y + by * (nameHeight + 2) })),
  );
  return [...beside, ...lines];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const inside = ({ x, y, width }: Box, screen: Screen): boolean =>
  x >= 2 && x + width <= screen.width - 2 && y >= 10 && y <= screen.height - 10;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < nameHeight;

const steps = 24;

/** An arc from one direction to the other. */
function angleBetween(points: readonly Point3D[], chosen: readonly number[]): Point3D[] {
  const [a, b] = chosen.map((index) => points[index]);
  if (!a || !b) return [];
  const [first, second] = [direction(a), direction(b)];
  const cosine = dot(first, second);
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const sine = Math.sin(angle);
  if (sine < 1e-3) return [];
  const radius = Math.min(0.34, Math.max(0.12, 0.6 * Math.min(Math.hypot(...a), Math.hypot(...b))));
  return Array.from({ length: steps + 1 }, (_, i): Point3D => {
    const share = i / steps;
    const [from, to] = [Math.sin((1 - share) * angle) / sine, Math.sin(share * angle) / sine];
    return first.map((value, axis) => radius * (value * from + (second[axis] ?? 0) * to)) as never;
  });
}

function direction(point: Point3D): Point3D {
  const length = Math.hypot(...point) || 1;
  return point.map((value) => value / length) as never;
}

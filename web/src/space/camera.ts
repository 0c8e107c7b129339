/** The camera of the space: rotation, and projection of points to the page. */
import type { Point3D } from "./vectors.js";

export interface Turn {
  /** Radians: around the vertical axis, and up and down. */
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

export const firstTurn = (flat: boolean): Turn =>
  flat ? { yaw: 0, pitch: 0, zoom: 1 } : { yaw: -0.55, pitch: 0.35, zoom: 1 };

const steepest = Math.PI / 2 - 0.01;

export function turned(turn: Turn, across: number, down: number): Turn {
  const pitch = Math.min(steepest, Math.max(-steepest, turn.pitch + down));
  return { ...turn, yaw: turn.yaw + across, pitch };
}

export const zoomed = (turn: Turn, factor: number): Turn => ({
  ...turn,
  zoom: Math.min(6, Math.max(0.4, turn.zoom * factor)),
});

/** The axes right, up, and towards the viewer. */
export function axesOf({ yaw, pitch }: Turn): readonly [Point3D, Point3D, Point3D] {
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return [
    [cy, 0, -sy],
    [-sy * sp, cp, -cy * sp],
    [sy * cp, sp, cy * cp],
  ];
}

/** Distance from the camera to the middle of what is shown, a ball of radius 1. */
export const distance = 5;

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Pixels per length of 1 at the middle. */
export const unitOf = ({ width, height }: Screen, { zoom }: Turn): number =>
  Math.min(width * 0.4, height * 0.43) * zoom;

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Greater is nearer. */
  readonly depth: number;
}

const dot = (a: Point3D, b: Point3D): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function projection(turn: Turn, screen: Screen): (point: Point3D) => Spot {
  const [right, up, back] = axesOf(turn);
  const unit = unitOf(screen, turn);
  return (point) => {
    const depth = dot(point, back);
    const near = distance / Math.max(0.2, distance - depth);
    return {
      x: screen.width / 2 + dot(point, right) * near * unit,
      y: screen.height / 2 - dot(point, up) * near * unit,
      depth,
    };
  };
}

/** The field of view of an equivalent camera, in degrees. */
export const openingOf = (screen: Screen, turn: Turn): number =>
  (2 * Math.atan(screen.height / 2 / unitOf(screen, turn) / distance) * 180) / Math.PI;

/** A smooth path through points that follow each other from left to right. */
import { round } from "../../../draw/marks.js";

type Point = readonly [number, number];

/** Each piece leaves a point towards the next but one, as Catmull and Rom have it. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  return points
    .map(([x, y], i) => {
      if (i === 0) return `M${round(x)} ${round(y)}`;
      const [before, from, next] = [at(i - 2), at(i - 1), at(i + 1)];
      const one = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6] as const;
      const other = [x - (next[0] - from[0]) / 6, y - (next[1] - from[1]) / 6] as const;
      return `C${[...one, ...other, x, y].map(round).join(" ")}`;
    })
    .join("");
}

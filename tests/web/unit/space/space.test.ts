/** Vectors in space: what the core computes of them, and where they come out on the page. */
import { hasSpace, withSpace } from "../../../../web/src/story/space_view.js";
import { describe, expect, it } from "vitest";
import { axesOf, firstTurn, projection, turned, zoomed } from "../../../../web/src/space/camera.js";
import { pictureOf } from "../../../../web/src/space/picture.js";
import {
  type Point3D,
  type Space,
  angleOf,
  cloudOf,
  lengthOf,
  requestFor,
  spaceOf,
  spacesOf,
} from "../../../../web/src/space/vectors.js";
import { buildTimeline } from "../../../../web/src/story/timeline.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import { nodeOf } from "../frames.js";
import { run } from "../native.js";

const text = "Your journey starts with one step";
const experiments = run({
  plane: { input: { text }, embedding: { d_in: 2 } },
  three: { input: { text }, embedding: { d_in: 3 }, attention: { d_out: 2 } },
  wide: { input: { text }, embedding: { d_in: 16 } },
  heads: { input: { text }, embedding: { d_in: 8 }, attention: { num_heads: 2 } },
});

function spaceFor(experiment: Experiment, id: string): Space {
  const cloud = cloudOf(experiment, nodeOf(experiment, id), { batch: 0, head: 0 }, "en");
  const { answer } = run({ answer: requestFor(cloud) });
  return spaceOf(cloud, answer as never);
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? NaN), 0);

const screen = { width: 600, height: 400 };

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const touch = (one: Placed, other: Placed): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < 13;

describe("a space", () => {
  it("takes three numbers as they are, and two as a plane", () => {
    const three = spaceFor(experiments.three, "x");
    expect(three.reduced).toBe(false);
    expect(three.share).toBeCloseTo(1, 6);
    expect(three.points.map((point) => [...point])).toEqual(three.rows);
    for (const [, , z] of spaceFor(experiments.plane, "x").points) expect(z).toBe(0);
  });

  it("has the dot products, cosines and angles of the vectors as they are, however many numbers", () => {
    for (const name of ["plane", "three", "wide"] as const) {
      const space = spaceFor(experiments[name], "x");
      space.rows.forEach((a, i) => {
        space.rows.forEach((b, j) => {
          const product = dot(a, b);
          const cosine = product / Math.sqrt(dot(a, a) * dot(b, b));
          expect(space.dots[i]?.[j]).toBeCloseTo(product, 4);
          expect(space.cosines[i]?.[j]).toBeCloseTo(cosine, 5);
          expect(Math.cos((angleOf(space, i, j) * Math.PI) / 180)).toBeCloseTo(cosine, 5);
        });
        expect(lengthOf(space, i)).toBeCloseTo(Math.sqrt(dot(a, a)), 4);
      });
    }
  });

  it("draws wide vectors from their own origin, none longer than it is, and says how much is in view", () => {
    const space = spaceFor(experiments.wide, "x");
    expect(space.reduced).toBe(true);
    space.points.forEach((point, i) => {
      expect(Math.hypot(...point)).toBeLessThanOrEqual(lengthOf(space, i) + 1e-4);
    });
    const inView = space.points.reduce((sum, point) => sum + dot(point, point), 0);
    const whole = space.rows.reduce((sum, row) => sum + dot(row, row), 0);
    expect(space.share).toBeCloseTo(inView / whole, 5);
    expect(space.share).toBeGreaterThan(3 / 16);
    expect(space.share).toBeLessThan(1);
  });

  it("holds queries and keys together", () => {
    for (const id of ["query", "key"]) {
      const { names } = spaceFor(experiments.three, id);
      expect(names.map(({ role }) => role)).toEqual([
        ...Array<string>(6).fill("Query"),
        ...Array<string>(6).fill("Key"),
      ]);
      expect(new Set(names.map(({ ink }) => ink))).toEqual(new Set(["query", "key"]));
    }
    expect(spaceFor(experiments.three, "value").names).toHaveLength(6);
  });

  it("is offered where rows are vectors of tokens", () => {
    const offered = experiments.heads.graph.filter(hasSpace).map(({ id }) => id);
    expect(offered).toEqual(["x", "query", "key", "value", "context"]);
    expect(withSpace(nodeOf(experiments.heads, "x"), [])).toEqual(["matrix", "space"]);
    expect(withSpace(nodeOf(experiments.heads, "weights"), ["matrix", "arcs"])).toEqual([
      "matrix",
      "arcs",
    ]);
  });
});

describe("the camera", () => {
  it("keeps its three directions upright to each other", () => {
    for (const [yaw, pitch] of [
      [0, 0],
      [-0.55, 0.35],
      [2, -1.2],
    ] as const) {
      const axes = axesOf({ yaw, pitch, zoom: 1 });
      axes.forEach((a, i) => {
        axes.forEach((b, j) => {
          expect(dot(a, b)).toBeCloseTo(i === j ? 1 : 0, 10);
        });
      });
    }
  });

  it("shows x to the right, y upwards, and what is near further out", () => {
    const project = projection(firstTurn(true), screen);
    expect(project([0, 0, 0])).toMatchObject({ x: 300, y: 200 });
    expect(project([1, 0, 0]).x).toBeGreaterThan(300);
    expect(project([0, 1, 0]).y).toBeLessThan(200);
    expect(project([1, 0, 1]).x).toBeGreaterThan(project([1, 0, 0]).x);
  });

  it("never turns over, nor zooms out of sight", () => {
    const turn = turned(firstTurn(false), 0, 99);
    expect(turn.pitch).toBeLessThan(Math.PI / 2);
    expect(zoomed(turn, 1e9).zoom).toBeLessThanOrEqual(6);
    expect(zoomed(turn, 1e-9).zoom).toBeGreaterThanOrEqual(0.4);
  });
});

describe("what is shown", () => {
  const turns = [0, 0.8, 2, 3.5, 5].flatMap((yaw) =>
    [-1, 0, 0.35, 1.2].map((pitch) => ({ yaw, pitch, zoom: 1 })),
  );

  it("is in view from every side and fills most of it, however near the vectors are to each other", () => {
    for (const [name, id] of [
      ["three", "x"],
      ["wide", "query"],
      ["wide", "value"],
      ["plane", "x"],
    ] as const) {
      const space = spaceFor(experiments[name], id);
      const near = { ...space, points: space.points.map(([x, y, z]): Point3D => [x + 9, y, z]) };
      for (const one of [space, near]) {
        let most = 0;
        for (const turn of turns) {
          const { arrows, origin } = pictureOf(one, [0, 1], turn, screen, String);
          const spots = [origin, ...arrows.map(({ spot }) => spot)];
          for (const { x, y } of spots) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(screen.width);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(screen.height);
          }
          const along = (axis: "x" | "y") => spots.map((spot) => spot[axis]);
          const span = (values: number[]) => Math.max(...values) - Math.min(...values);
          most = Math.max(most, span(along("x")) / screen.width, span(along("y")) / screen.height);
        }
        expect(most, `${name} ${id}`).toBeGreaterThan(0.5);
      }
    }
  });

  it("names every vector of a short sentence, and no name touches another or leaves the picture", () => {
    for (const id of ["query", "value"]) {
      const space = spaceFor(experiments.wide, id);
      const { names } = pictureOf(space, [0, 1], firstTurn(false), screen, String);
      expect(names.length, id).toBeGreaterThanOrEqual(Math.min(6, space.names.length));
      names.forEach((one, i) => {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(screen.width);
        for (const other of names.slice(i + 1)) expect(touch(one, other)).toBe(false);
      });
    }
  });

  it("is chosen where a step makes several matrices: queries with keys, or values", () => {
    const timeline = buildTimeline(experiments.wide);
    for (const node of ["query", "key", "value"])
      expect(spacesOf(timeline, node).map(({ id }) => id)).toEqual(["query", "value"]);
    expect(spacesOf(timeline, "context").map(({ id }) => id)).toEqual(["context"]);
  });
});

describe("the picture", () => {
  const space = spaceFor(experiments.wide, "x");
  const draw = (chosen: readonly number[]) =>
    pictureOf(space, chosen, firstTurn(false), screen, String);

  it("draws far arrows first and lets no two names touch", () => {
    const { arrows, names } = draw([0, 1]);
    const depths = arrows.map(({ spot }) => spot.depth);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
    names.forEach((one, i) => {
      for (const other of names.slice(i + 1)) expect(touch(one, other)).toBe(false);
    });
    expect(names.filter(({ chosen }) => chosen)).toHaveLength(2);
  });

  it("bends the angle from the one to the other, and none where there are not two", () => {
    const { angle, angleName } = draw([0, 1]);
    expect(angle.length).toBeGreaterThan(2);
    expect(angleName).toBeDefined();
    expect(draw([0]).angle).toEqual([]);
    expect(draw([]).angleName).toBeUndefined();
  });
});

describe("the picture of the tutorial", () => {
  const { given } = run({
    given: {
      input: {
        tokens: text.split(" "),
        embeddings: [
          [0.43, 0.15, 0.89],
          [0.55, 0.87, 0.66],
          [0.57, 0.85, 0.64],
          [0.22, 0.58, 0.33],
          [0.77, 0.25, 0.1],
          [0.05, 0.8, 0.55],
        ],
      },
      attention: { projections: false, score: "dot" },
    },
  });
  const space = spaceFor(given, "x");
  const [journey, starts] = [1, 2];

  it.each([
    { width: 760, height: 420 },
    { width: 520, height: 300 },
    { width: 340, height: 260 },
  ])("names the two words that point almost the same way, in $width × $height", (size) => {
    let turn = firstTurn(false);
    for (let i = 0; i < 24; i++) {
      const { names } = pictureOf(space, [journey, starts], turn, size, String);
      expect(names.map(({ index }) => index)).toEqual(expect.arrayContaining([journey, starts]));
      if (i === 0) expect(names, "all are named before it is turned").toHaveLength(6);
      turn = turned(turn, 40, i % 5 === 0 ? 20 : 0);
    }
  });
});

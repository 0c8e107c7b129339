/** The map of a block: every kind of block, at any length, with the values of its own nodes. */
import { describe, expect, it } from "vitest";
import { levelsIn, levelsOf } from "../../../../web/src/story/levels.js";
import { placeOf } from "../../../../web/src/story/place.js";
import type { Experiment } from "../../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../../web/src/types/frame.js";
import { stepOf } from "../../../../web/src/scene/step.js";
import type { Timeline } from "../../../../web/src/types/timeline.js";
import { structureOf } from "../../../../web/src/ops/model/block/structure.js";
import { wayAt } from "../../../../web/src/draw/hit.js";
import { frameAt, nodeOf, sizes } from "../frames.js";
import { run } from "../native.js";

const tokensOf = (count: number) => [Array.from({ length: count }, (_, i) => `word${i}`)];

const request = (tokens: number, block: object, heads = 2, input: object = {}) => ({
  input: { tokens: tokensOf(tokens), ...input },
  embedding: { d_in: 12 },
  attention: { num_heads: heads },
  block: { d_ff: 24, ...block },
});

const experiments = run({
  post: request(4, {}),
  pre: request(6, { norm_position: "pre", num_layers: 3, final_norm: true }),
  sandwich: request(5, {
    norm_position: "sandwich",
    norm: "rms",
    activation: "swiglu",
    dropout: { rate: 0.2 },
  }),
  deep: request(3, { norm: "deep" }),
  batch: request(4, { norm: "batch" }),
  bare: request(4, { norm: "none", residual: false }, 1),
  attention: request(4, { feed_forward: false }, 12),
  "feed-forward": request(4, { attention: false, norm_position: "pre" }),
  single: request(1, {}, 3),
  long: request(48, { norm_position: "sandwich", num_layers: 2 }, 3),
  stack: request(4, { kind: "encoder_decoder" }, 2, { context_tokens: tokensOf(6) }),
});

const maps = Object.entries(experiments).flatMap(([name, experiment]) =>
  levelsIn(levelsOf(experiment))
    .filter(({ kind }) => kind === "block")
    .map(({ id }) => {
      const place = placeOf(experiment, id);
      if (!place) throw new Error(`no map of ${id}`);
      const { timeline, segment } = place;
      return { name: `${name}: ${id}`, experiment, timeline, stage: { ...segment, id } };
    }),
);

const looks: readonly (readonly [string, FrameOptions])[] = [
  ["wide", sizes.wide],
  ["narrow", { ...sizes.narrow, language: "zh" }],
  ["phone", sizes.phone],
  ["low", { width: 770, height: 300, language: "en" }],
];

interface OneMap {
  readonly timeline: Timeline;
  readonly stage: { readonly start: number; readonly end: number };
}

const at = ({ timeline, stage: { start, end } }: OneMap, share: number, options: FrameOptions) =>
  frameAt(timeline, start + (end - 0.01 - start) * share, options);

const valueOf = (experiment: Experiment, { cell }: Mark): number | undefined =>
  cell && nodeOf(experiment, cell.node).values?.[cell.index];

function outside({ width, height, marks }: Frame): string[] {
  return marks
    .filter(
      ({ x, y, ...box }) =>
        x < -1 || y < -1 || x + box.width > width + 1 || y + box.height > height + 1,
    )
    .map(({ key }) => key);
}

const overlap = (a: Mark, b: Mark): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

/** Marks that must not touch: cards, chips on the lines, sums, and every text. */
function crowded({ marks }: Frame): string[] {
  const things = marks.filter(
    ({ key, kind }) => kind === "text" || /\/(card|result|plus)$/u.test(key),
  );
  const own = (a: Mark, b: Mark) => a.key.startsWith(`${b.key}/`) || b.key.startsWith(`${a.key}/`);
  return things.flatMap((a, i) =>
    things
      .slice(i + 1)
      .filter((b) => !own(a, b) && overlap(a, b))
      .map((b) => `${a.key} ${b.key}`),
  );
}

describe.each(maps)("the map of $name", (one) => {
  it.each(looks)(
    "stays inside the frame, and no marks touch: %s",
    { timeout: 60_000 },
    (_, options) => {
      for (const share of [0, 0.3, 0.6, 1]) {
        const frame = at(one, share, options);
        expect(outside(frame), String(share)).toEqual([]);
        expect(crowded(frame), String(share)).toEqual([]);
        expect(new Set(frame.marks.map(({ key }) => key)).size).toBe(frame.marks.length);
      }
    },
  );

  it("shows only values of the graph, more and more as time passes", () => {
    let before = -1;
    for (const share of [0, 0.15, 0.3, 0.5, 0.8, 1]) {
      const cells = at(one, share, sizes.wide).marks.filter(({ kind }) => kind === "cell");
      for (const mark of cells) expect(mark.value, mark.key).toBe(valueOf(one.experiment, mark));
      expect(cells.length).toBeGreaterThanOrEqual(before);
      before = cells.length;
    }
    expect(before).toBeGreaterThan(0);
  });

  it("links to a step of each of its sub-layers", () => {
    const structure = structureOf(
      stepOf(one.experiment, nodeOf(one.experiment, `${one.stage.id}.output`)),
    );
    const frame = at(one, 1, sizes.wide);
    const ways = new Set(frame.marks.flatMap(({ goes }) => (goes === undefined ? [] : [goes])));
    const entered = new Set(levelsIn(levelsOf(one.experiment)).map(({ id }) => id));
    expect(structure?.subLayers.length).toBeGreaterThan(0);
    for (const { id, add } of structure?.subLayers ?? []) {
      expect(ways).toContain(id);
      if (add) expect(ways).toContain(add.id);
    }
    for (const way of ways)
      expect(entered.has(way) || placeOf(one.experiment, way) !== undefined, way).toBe(true);
  });
});

describe("the structure of a block", () => {
  const shape = (name: keyof typeof experiments, id: string) =>
    structureOf(
      stepOf(experiments[name], nodeOf(experiments[name], `${id}.output`)),
    )?.subLayers.map(({ kind, before, after, add, post }) =>
      [before && "norm", kind, after && "norm", add && "add", post && "norm"]
        .filter(Boolean)
        .join(" "),
    );

  it("is read from its nodes, whichever parts are absent", () => {
    expect(shape("post", "block.0")).toEqual(["attention add norm", "feed_forward add norm"]);
    expect(shape("pre", "block.2")).toEqual(["norm attention add", "norm feed_forward add"]);
    expect(shape("sandwich", "block.0")).toEqual([
      "norm attention norm add",
      "norm feed_forward norm add",
    ]);
    expect(shape("bare", "block.0")).toEqual(["attention", "feed_forward"]);
    expect(shape("attention", "block.0")).toEqual(["attention add norm"]);
    expect(shape("feed-forward", "block.0")).toEqual(["norm feed_forward add"]);
    expect(shape("stack", "decoder.0")).toEqual([
      "attention add norm",
      "cross_attention add norm",
      "feed_forward add norm",
    ]);
  });

  it("follows the stream from block to block", () => {
    const [first, second] = ["block.0", "block.1"].map((id) =>
      structureOf(stepOf(experiments.pre, nodeOf(experiments.pre, `${id}.output`))),
    );
    expect(first?.input.id).toBe("x");
    expect(second?.input.id).toBe("block.0.output");
    expect(first?.subLayers[1]?.from.id).toBe("block.0.residual_1");
  });
});

describe("a way in", () => {
  it("is found under the pointer, and not beside it", () => {
    const [one] = maps;
    if (!one) throw new Error("no map");
    const frame = at(one, 1, sizes.wide);
    const card = frame.marks.find(({ key }) => key === "leg/0/card");
    expect(wayAt(frame, (card?.x ?? 0) + 4, (card?.y ?? 0) + 4)).toBe("block.0.attention");
    expect(wayAt(frame, 1, 1)).toBeUndefined();
  });
});

describe("the numbers of the sum that are told", () => {
  it("add up as they are printed", { timeout: 60_000 }, () => {
    let sums = 0;
    for (const one of maps.filter(({ name }) => !name.startsWith("deep")))
      for (let i = 0; i <= 24; i++) {
        const { narration } = at(one, i / 24, sizes.phone);
        if (!narration.some(({ text }) => text.includes("unchanged copy. For"))) continue;
        const [a = NaN, b = NaN, sum = NaN] = narration.flatMap((part) =>
          part.kind === "number" ? [Number(part.text.replace("−", "-"))] : [],
        );
        expect(a + b, one.name).toBeCloseTo(sum, 5);
        sums++;
      }
    expect(sums).toBeGreaterThan(maps.length);
  });
});

/** Rows 18 to 24: positions, feed-forward, norms, blocks, stacks, fewer keys, windows. */
import { type Access, count, largest, near, sum } from "../access.js";
import { lesson } from "../types.js";

const width = (at: Access, id: string) => at.shape(id).at(-1) ?? 1;

/** Mean and biased variance, as a norm leaves them behind. */
const spread = (row: readonly number[]) => {
  const mean = sum(row) / row.length;
  return { mean, variance: sum(row.map((value) => (value - mean) ** 2)) / row.length };
};

const firstInput = (at: Access, id: string) => at.node(id).inputs[0];

const inBlock = (at: Access) => ({
  before: at.number("block.0.residual_1", 0, 0, 0),
  normed: at.number("block.0.norm_1", 0, 0, 0),
  x: at.number("x", 0, 0, 0),
  output: at.number("block.0.output", 0, 0, 0),
  variance: spread(at.row("block.0.output", 0, 0)).variance,
  from: firstInput(at, "block.0.norm_1"),
});

/** Which tokens reach the last one through all masks. */
function reach(at: Access): number {
  const layers = at.experiment.graph.filter(({ id }) => id.endsWith("attention.mask"));
  const tokens = at.shape(layers[0]?.id ?? "").at(-1) ?? 0;
  let seen = new Set([tokens - 1]);
  for (const { id } of layers.reverse()) {
    const next = [...seen].flatMap((row) =>
      at.row(id, row).flatMap((allowed, column) => (allowed ? [column] : [])),
    );
    seen = new Set(next);
  }
  return seen.size;
}

export const blocks = {
  positions: lesson(
    (at) => ({
      first: at.token(0),
      row: at.row("position_encoding", 0),
      sine: at.number("position_encoding", 0, 0),
      cosine: at.number("position_encoding", 0, 1),
      next: at.token(1),
      nextSine: at.number("position_encoding", 1, 0),
    }),
    {
      told: "alternating",
      options: {
        nothing: ({ row }) => row.every((value) => value === 0),
        alternating: ({ row }) => row.every((value, i) => value === i % 2),
        random: ({ row }) => row.some((value) => value !== 0 && value !== 1),
      },
      action: () => ({ kind: "go", node: "x" }),
    },
  ),
  "positions-learned": lesson(
    (at) => {
      const values = Array.from(at.values("position_encoding"), Math.abs);
      const far = largest(values);
      const columns = width(at, "position_encoding");
      return {
        far: at.number("position_encoding", Math.floor(far / columns), far % columns),
        size: Math.max(...values),
        token: at.token(Math.floor(far / columns)),
      };
    },
    {
      told: "no",
      options: {
        yes: ({ size }) => size <= 1,
        no: ({ size }) => size > 1,
      },
      action: () => ({ kind: "set", path: "/embedding/seed", value: 9 }),
    },
  ),
  "positions-rotary": lesson(
    (at) => ({
      first: at.token(0),
      last: at.token(5),
      query: at.number("query", 0, 0),
      turned: at.number("rotated_query", 0, 0),
      lastQuery: at.number("query", 5, 0),
      lastTurned: at.number("rotated_query", 5, 0),
      same: at.row("query", 0).every((value, i) => near(value, at.value("rotated_query", 0, i))),
    }),
    {
      told: "nothing",
      options: {
        nothing: ({ same }) => same,
        all: ({ same }) => !same,
      },
      action: (at) => ({ kind: "show", cell: at.cell("rotated_query", 5, 0) }),
    },
  ),
  "positions-none": lesson(
    (at) => ({
      query: at.token(1),
      key: at.token(2),
      score: at.number("scores", 1, 2),
      placed: at.has("position_encoding") || at.has("rotated_query"),
    }),
    {
      told: "words",
      options: {
        words: ({ placed }) => !placed,
        places: ({ placed }) => placed,
      },
      action: () => ({ kind: "open", preset: "positions-none-permuted" }),
    },
  ),
  "positions-none-permuted": lesson(
    (at) => ({
      query: at.token(4),
      key: at.token(3),
      score: at.number("scores", 4, 3),
      context: at.number("context", 4, 0),
      placed: at.has("position_encoding") || at.has("rotated_query"),
    }),
    {
      told: "same",
      options: {
        same: ({ placed }) => !placed,
        other: ({ placed }) => placed,
      },
      action: () => ({ kind: "set", path: "/position", value: { kind: "sinusoidal" } }),
    },
  ),
  "feed-forward": lesson(
    (at) => {
      const hidden = Array.from(at.values("block.0.feed_forward.activated"));
      const zeros = hidden.filter((value) => value === 0).length;
      const row = at.row("block.0.feed_forward.hidden", 0, 0);
      const negative = row.findIndex((value) => value < 0);
      return {
        share: zeros / hidden.length,
        zeros: count(zeros),
        all: count(hidden.length),
        before: at.number("block.0.feed_forward.hidden", 0, 0, negative),
        after: at.number("block.0.feed_forward.activated", 0, 0, negative),
        narrow: count(width(at, "x")),
        wide: count(width(at, "block.0.feed_forward.hidden")),
      };
    },
    {
      told: "some",
      options: {
        none: ({ share }) => share === 0,
        some: ({ share }) => share > 0 && share < 0.9,
        most: ({ share }) => share >= 0.9,
      },
      action: () => ({ kind: "set", path: "/block/activation", value: "gelu" }),
    },
  ),
  norms: lesson(
    (at) => ({
      rows: at.shape("layer.mean")[0] === at.shape("x")[0],
      columns: at.shape("layer.mean").at(-1) === at.shape("x").at(-1),
      mean: at.number("layer.mean", 0, 0),
      variance: at.number("layer.variance", 0, 0),
      batchMean: at.number("batch.mean", 0, 0),
      normed: at.number("layer", 0, 0),
    }),
    {
      told: "rows",
      options: {
        rows: ({ rows }) => rows,
        columns: ({ columns }) => columns,
      },
      action: (at) => ({ kind: "show", cell: at.cell("layer", 0, 0) }),
    },
  ),
  "norms-rms": lesson(
    (at) => ({
      x: at.number("x", 0, 0),
      rms: at.number("rms.rms", 0, 0),
      normed: at.number("rms", 0, 0),
      mean: spread(at.row("rms", 0)).mean,
    }),
    {
      told: "no",
      options: {
        yes: ({ mean }) => Math.abs(mean) < 1e-4,
        no: ({ mean }) => Math.abs(mean) >= 1e-4,
      },
      action: (at) => ({ kind: "show", cell: at.cell("rms", 0, 0) }),
    },
  ),
  "norms-random": lesson(
    (at) => ({
      mean: at.number("layer.mean", 0, 0),
      variance: at.number("layer.variance", 0, 0),
      after: spread(at.row("layer", 0)).variance,
      before: at.value("layer.variance", 0, 0),
      x: at.number("x", 0, 0),
      normed: at.number("layer", 0, 0),
    }),
    {
      told: "one",
      options: {
        same: ({ after, before }) => Math.abs(after - before) < 0.01,
        one: ({ after }) => Math.abs(after - 1) < 0.01,
        zero: ({ after }) => after < 0.01,
      },
      action: () => ({ kind: "go", node: "layer" }),
    },
  ),
  "norms-deep": lesson(
    (at) => {
      const alpha = at.parameter("block.0.residual_1", "alpha");
      return {
        alpha,
        shown: count(alpha),
        x: at.number("x", 0, 0, 0),
        attended: at.number("block.0.attention.context", 0, 0, 0),
        sum: at.number("block.0.residual_1", 0, 0, 0),
      };
    },
    {
      told: "more",
      options: {
        less: ({ alpha }) => alpha < 1,
        one: ({ alpha }) => alpha === 1,
        more: ({ alpha }) => alpha > 1,
      },
      action: () => ({ kind: "set", path: "/block/deep_norm_alpha", value: 4 }),
    },
  ),
  block: lesson(inBlock, {
    told: "after",
    options: {
      before: ({ from }) => from === "x",
      after: ({ from }) => from === "block.0.residual_1",
    },
    action: () => ({ kind: "set", path: "/block/residual", value: false }),
  }),
  "block-pre-norm": lesson(inBlock, {
    told: "no",
    options: {
      yes: ({ variance }) => Math.abs(variance - 1) < 0.01,
      no: ({ variance }) => Math.abs(variance - 1) >= 0.01,
    },
    action: () => ({ kind: "set", path: "/block/norm_position", value: "post" }),
  }),
  "block-sandwich-norm": lesson(
    (at) => ({
      norms: at.experiment.graph.filter(({ op }) => op === "layer_norm").length,
      shown: count(at.experiment.graph.filter(({ op }) => op === "layer_norm").length),
      attended: at.number("block.0.attention.context", 0, 0, 0),
      normed: at.number("block.0.norm_1_after", 0, 0, 0),
      subLayers: 2,
    }),
    {
      told: "two",
      options: {
        one: ({ norms, subLayers }) => norms === subLayers,
        two: ({ norms, subLayers }) => norms === 2 * subLayers,
      },
      action: () => ({ kind: "go", node: "block.0.norm_1_after" }),
    },
  ),
  stacks: lesson(
    (at) => ({
      first: at.token(0),
      second: at.token(1),
      own: at.number("block.1.attention.weights", 0, 0, 0, 0),
      next: at.number("block.1.attention.weights", 0, 0, 0, 1),
    }),
    {
      told: "itself",
      options: {
        itself: ({ own }) => near(own.value, 1),
        all: ({ own }) => !near(own.value, 1),
      },
      action: () => ({ kind: "go", node: "block.1.attention.weights" }),
    },
  ),
  "stacks-encoder": lesson(
    (at) => ({
      first: at.token(0),
      last: at.token(5),
      weight: at.number("block.0.attention.weights", 0, 0, 0, 5),
      later: at.number("block.1.attention.weights", 0, 0, 0, 5),
    }),
    {
      told: "yes",
      options: {
        yes: ({ weight }) => weight.value > 0,
        no: ({ weight }) => weight.value === 0,
      },
      action: () => ({ kind: "set", path: "/attention/mask", value: { kind: "causal" } }),
    },
  ),
  "stacks-encoder-decoder": lesson(
    (at) => {
      const source = firstInput(at, "decoder.0.cross_attention.key") ?? "";
      const row = at.row("decoder.0.cross_attention.weights", 0, 0, 1);
      return {
        source,
        query: at.token(1),
        best: at.key(largest(row)),
        weight: at.number("decoder.0.cross_attention.weights", 0, 0, 1, largest(row)),
      };
    },
    {
      told: "last",
      options: {
        first: ({ source }) => source.startsWith("encoder.0."),
        last: ({ source }) => source === "encoder.1.output",
      },
      action: () => ({ kind: "go", node: "decoder.0.cross_attention.weights" }),
    },
  ),
  "grouped-query": lesson(
    (at) => {
      const head = (h: number) => at.row("repeated_key_heads", 0, h, 0).join();
      return {
        neighbours: head(0) === head(1) && head(0) !== head(2),
        alternating: head(0) === head(2) && head(0) !== head(1),
        first: at.number("repeated_key_heads", 0, 0, 0, 0),
        second: at.number("repeated_key_heads", 0, 1, 0, 0),
        third: at.number("repeated_key_heads", 0, 2, 0, 0),
        token: at.token(0),
      };
    },
    {
      told: "neighbours",
      options: {
        neighbours: ({ neighbours }) => neighbours,
        alternating: ({ alternating }) => alternating,
      },
      action: () => ({ kind: "go", node: "repeated_key_heads" }),
    },
  ),
  "multi-query": lesson(
    (at) => ({
      queries: count(width(at, "query")),
      keys: count(width(at, "key")),
      share: width(at, "key") / width(at, "query"),
      heads: at.shape("query_heads")[1] ?? 1,
      one: at.number("weights", 0, 0, 5, 0),
      other: at.number("weights", 0, 1, 5, 0),
      token: at.token(5),
      key: at.token(0),
    }),
    {
      told: "heads",
      options: {
        same: ({ share }) => share === 1,
        half: ({ share }) => share === 0.5,
        heads: ({ share, heads }) => share === 1 / heads,
      },
      action: () => ({ kind: "set", path: "/attention/num_kv_heads", value: 4 }),
    },
  ),
  windows: lesson(
    (at) => ({
      seen: sum(at.row("mask", 5)),
      tokens: at.row("mask", 5).length,
      last: at.token(5),
      before: at.token(4),
      own: at.number("weights", 5, 5),
      previous: at.number("weights", 5, 4),
      hidden: at.number("weights", 5, 0),
    }),
    {
      told: "two",
      options: {
        itself: ({ seen }) => seen === 1,
        two: ({ seen }) => seen === 2,
        all: ({ seen, tokens }) => seen === tokens,
      },
      action: () => ({ kind: "set", path: "/attention/mask/window", value: 4 }),
    },
  ),
  "windows-layers": lesson(
    (at) => ({
      window: sum(at.row("block.0.attention.mask", 5)),
      layers: at.experiment.graph.filter(({ id }) => id.endsWith("attention.mask")).length,
      tokens: at.row("block.0.attention.mask", 5).length,
      reach: reach(at),
      reached: count(reach(at)),
      last: at.token(5),
      weight: at.number("block.0.attention.weights", 5, 4),
    }),
    {
      told: "grows",
      options: {
        same: ({ reach, window }) => reach === window,
        grows: ({ reach, window, layers }) => reach === 1 + layers * (window - 1),
        all: ({ reach, tokens }) => reach === tokens,
      },
      action: () => ({ kind: "set", path: "/block/num_layers", value: 5 }),
    },
  ),
};

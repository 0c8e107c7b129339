/** Rows 25 to 29: the missing transpose, blockwise and cached attention, why attention is used. */
import { type Access, count, largest, near, sum } from "../access.js";
import { strong } from "../../../draw/marks.js";
import { lesson } from "../types.js";

const shapes = (at: Access, heads: string) => ({
  side: at.shape("scores").at(-1),
  heads: at.shape(heads).at(-2),
  tokens: at.shape("x").at(-2),
});

/** The number of all weights. */
const amount = (at: Access) => count(at.shape("weights").reduce((a, b) => a * b, 1));

/** The first row where the second tile has a larger maximum. */
function corrected(at: Access): readonly [number, number] {
  const [, heads = 0, tokens = 0] = at.shape("tile.1.correction");
  for (let head = 0; head < heads; head++)
    for (let token = 0; token < tokens; token++)
      if (at.value("tile.1.correction", 0, head, token, 0) < 1) return [head, token];
  return [0, 0];
}

/** What tiles of these sizes move for 4,096 words. */
function movedBy(at: Access, size: number): number {
  const { tile_sizes: sizes, length_moved_by_size: moved } = at.node("study.tiles").parameters as {
    readonly tile_sizes: readonly number[];
    readonly length_moved_by_size: readonly number[];
  };
  return moved[sizes.indexOf(size)] ?? NaN;
}

/** How the first word was written after the beginning that both sentences share; its block is read by so many. */
function firstOwn(at: Access) {
  const node = at.node("study.pages");
  const common = at.parameter("study.pages", "common");
  const of = (name: string) => (node.parameters?.[name] as readonly number[])[common] ?? -1;
  const readers = (node.parameters?.["readers"] as readonly number[])[of("write_block")] ?? 0;
  return { from: of("write_from"), taken: of("write_taken"), readers };
}

/** The first step in which information from the first token reaches the last. */
function steps(at: Access, kind: string): number {
  for (let step = 1; ; step++) {
    const id = `${kind}.${step}.ways`;
    const last = (at.shape(id)[0] ?? 1) - 1;
    if (at.value(id, last, 0) > 0) return step;
  }
}

export const further = {
  "forgotten-transpose": lesson(
    (at) => ({
      ...shapes(at, "query_heads"),
      token: at.token(1),
      own: at.number("weights", 0, 1, 0, 0),
      other: at.number("weights", 0, 1, 0, 1),
    }),
    {
      place: { opens: "scores" },
      told: "heads",
      options: {
        tokens: ({ side, tokens }) => side === tokens,
        heads: ({ side, heads }) => side === heads,
      },
      action: () => ({ kind: "open", preset: "forgotten-transpose-right", node: "weights" }),
    },
  ),
  "forgotten-transpose-right": lesson(
    (at) => ({
      query: at.token(1),
      key: at.token(0),
      weight: at.number("weights", 0, 0, 1, 0),
      other: at.number("weights", 0, 1, 1, 0),
    }),
    {
      place: { opens: "weights" },
      told: "yes",
      options: {
        yes: ({ weight }) => weight.value > 0,
        no: ({ weight }) => weight.value === 0,
      },
      action: () => ({
        kind: "set",
        node: "scores",
        path: "/attention/head_style",
        value: "untransposed",
      }),
    },
  ),
  "forgotten-transpose-as-written": lesson(
    (at) => ({
      total: sum(at.row("weights", 0, 0, 0)),
      one: at.number("weights", 0, 0, 0, 0),
      other: at.number("weights", 0, 0, 0, 1),
      amount: amount(at),
    }),
    {
      place: { opens: "query_heads", asks: "weights" },
      told: "no",
      options: {
        yes: ({ total }) => !near(total, 1),
        no: ({ total }) => near(total, 1),
      },
      action: () => ({ kind: "go", node: "query_heads" }),
    },
  ),
  "forgotten-transpose-fixed": lesson(
    (at) => ({
      same: at.shape("output").join() === at.shape("x").join(),
      amount: amount(at),
      weight: at.number("weights", 0, 0, 0, 4),
      output: at.number("output", 0, 0, 0),
    }),
    {
      place: { opens: "scores", asks: "output" },
      told: "same",
      options: {
        same: ({ same }) => same,
        other: ({ same }) => !same,
      },
      action: () => ({
        kind: "open",
        preset: "forgotten-transpose-as-written",
        node: "query_heads",
      }),
    },
  ),
  blockwise: lesson(
    (at) => ({
      tile: count(at.parameter("study.tiles", "tile")),
      four: movedBy(at, 4),
      eight: movedBy(at, 8),
      atFour: strong(movedBy(at, 4).toLocaleString("en")),
      atEight: strong(movedBy(at, 8).toLocaleString("en")),
      held: count(at.parameter("study.tiles", "held")),
      length: strong(at.parameter("study.tiles", "length").toLocaleString("en")),
      output: at.number("study.tiles", 0, 0),
    }),
    {
      place: { opens: "study.tiles" },
      told: "half",
      options: {
        half: ({ four, eight }) => Math.abs(eight / four - 0.5) < 0.1,
        same: ({ four, eight }) => near(eight, four),
        twice: ({ four, eight }) => Math.abs(eight / four - 2) < 0.1,
      },
      action: () => ({
        kind: "set",
        node: "study.tiles",
        path: "/attention/mask",
        value: { kind: "causal" },
      }),
    },
  ),
  "blockwise-step-by-step": lesson(
    (at) => {
      const place = [0, ...corrected(at), 0];
      return {
        oldMax: at.number("tile.0.running_max", ...place),
        newMax: at.number("tile.1.running_max", ...place),
        correction: at.number("tile.1.correction", ...place),
        oldSum: at.number("tile.0.running_sum", ...place),
        kept: at.number("tile.1.corrected_sum", ...place),
        output: at.number("output", 0, 5, 0),
      };
    },
    {
      place: { opens: "tile.1.correction" },
      told: "corrected",
      options: {
        kept: ({ kept, oldSum }) => near(kept.value, oldSum.value),
        corrected: ({ kept, oldSum, oldMax, newMax }) =>
          newMax.value > oldMax.value &&
          near(kept.value, oldSum.value * Math.exp(oldMax.value - newMax.value)),
        dropped: ({ kept }) => kept.value === 0,
      },
      action: (at) => ({
        kind: "show",
        cell: at.cell("tile.1.correction", 0, ...corrected(at), 0),
      }),
    },
  ),
  cache: lesson(
    (at) => {
      const ratio = at.parameter("study.cache", "length_ratio");
      const written = (name: string) =>
        strong(at.parameter("study.cache", name).toLocaleString("en"));
      return {
        ratio,
        first: at.token(0),
        key: at.number("key", 0, 0),
        times: strong(Math.round(ratio).toLocaleString("en")),
        length: written("length"),
        without: written("length_without"),
        with: written("length_with"),
        bytes: written("length_bytes"),
      };
    },
    {
      place: { opens: "study.cache" },
      told: "thousand",
      options: {
        two: ({ ratio }) => ratio < 10,
        hundred: ({ ratio }) => ratio >= 10 && ratio < 500,
        thousand: ({ ratio }) => ratio >= 500,
      },
      action: () => ({ kind: "go", node: "study.cache" }),
    },
  ),
  "cache-step-by-step": lesson(
    (at) => ({
      computed: at.shape("token.5.key")[1],
      tokens: at.shape("token.5.cached_keys")[1],
      cached: count(at.shape("token.5.cached_keys")[1] ?? 0),
      fresh: count(at.shape("token.5.key")[1] ?? 0),
      key: at.number("token.5.key", 0, 0, 0),
      inCache: at.number("token.5.cached_keys", 0, 5, 0),
      output: at.number("output", 0, 5, 0),
    }),
    {
      place: { opens: "token.5.cached_keys", asks: "token.5.key" },
      told: "one",
      options: {
        one: ({ computed }) => computed === 1,
        all: ({ computed, tokens }) => computed === tokens,
      },
      action: () => ({ kind: "go", node: "token.5.cached_keys" }),
    },
  ),
  pages: lesson(
    (at) => {
      const of = (name: string) => at.parameter("study.pages", name);
      const common = of("common");
      const write = firstOwn(at);
      return {
        ...write,
        word: at.token(common),
        common: count(common),
        page: count(of("page")),
        copied: count(of("copied")),
        both: count(of("both")),
        blocks: count(of("blocks")),
        wasted: count(of("wasted")),
        length: strong(of("length").toLocaleString("en")),
        pieceWasted: strong(of("piece_wasted").toLocaleString("en")),
        paged: at.number("study.pages", common, 0),
        plain: at.number("context", common, 0),
      };
    },
    {
      place: { opens: "study.pages" },
      told: "copy",
      options: {
        copy: ({ from }) => from >= 0,
        both: ({ readers }) => readers > 1,
        fresh: ({ from, taken }) => from < 0 && taken > 0,
      },
      action: () => ({ kind: "go", node: "study.pages" }),
    },
  ),
  "cache-in-pages": lesson(
    (at) => {
      const page = at.row("key_pages", 0).join();
      const holds = (token: number) => page === at.row("key", token).join();
      return {
        first: holds(0),
        second: holds(2),
        third: holds(4),
        stored: at.number("key_pages", 0, 0),
        key: at.number("key", 2, 0),
        found: at.number("cached_keys", 0, 0),
        output: at.number("output", 0, 0),
      };
    },
    {
      place: { opens: "cached_keys", asks: "key_pages" },
      told: "second",
      options: {
        first: ({ first }) => first,
        second: ({ second }) => second,
        third: ({ third }) => third,
      },
      action: () => ({ kind: "go", node: "cached_keys" }),
    },
  ),
  products: lesson(
    (at) => ({
      a: at.number("A", 0, 0),
      b: at.number("B", 0, 0),
      next: at.number("A", 0, 1),
      below: at.number("B", 1, 0),
      product: at.number("product", 0, 0),
      dot: at.number("dot"),
      alone: at.value("A", 0, 0) * at.value("B", 0, 0),
      paired: at.value("A", 0, 1) * at.value("B", 1, 0),
    }),
    {
      place: { opens: "product" },
      told: "rows",
      options: {
        cells: ({ product, alone }) => near(product.value, alone),
        rows: ({ product, alone, paired }) => near(product.value, alone + paired),
      },
      action: (at) => ({ kind: "show", cell: at.cell("product", 0, 0) }),
    },
  ),
  "path-length": lesson(
    (at) => ({
      tokens: at.shape("attention.1.ways")[0] ?? 0,
      recurrent: steps(at, "recurrent"),
      recurrentSteps: count(steps(at, "recurrent")),
      convolutionSteps: count(steps(at, "convolution")),
      attentionSteps: count(steps(at, "attention")),
      heard: at.number("attention.1.ways", 5, 0),
      deaf: at.number("recurrent.2.ways", 5, 0),
    }),
    {
      place: { opens: "recurrent.5.ways", asks: "recurrent.2.ways" },
      told: "each",
      options: {
        one: ({ recurrent }) => recurrent === 1,
        half: ({ recurrent, tokens }) => recurrent === tokens / 2,
        each: ({ recurrent, tokens }) => recurrent === tokens - 1,
      },
      action: () => ({ kind: "go", node: "recurrent.5.ways" }),
    },
  ),
  bottleneck: lesson(
    (at) => ({
      first: at.number("step.0.square_sum", 0, 0),
      last: at.number("step.5.square_sum", 0, 0),
      share: at.value("step.5.square_sum", 0, 0) / at.value("step.0.square_sum", 0, 0),
      weight: at.number("attention.weights", 0, 0, 0),
      difference: at.number(
        "attention.difference",
        0,
        largest(at.row("attention.difference", 0).map(Math.abs)),
      ),
      state: count(at.shape("step.5.state").at(-1) ?? 0),
    }),
    {
      place: { opens: "step.5.difference", asks: "step.5.square_sum" },
      told: "little",
      options: {
        most: ({ share }) => share > 0.5,
        some: ({ share }) => share <= 0.5 && share > 0.01,
        little: ({ share }) => share <= 0.01,
      },
      action: () => ({ kind: "go", node: "attention.weights" }),
    },
  ),
  "soft-lookup": lesson(
    (at) => {
      const values = Array.from(at.values("value"));
      return {
        first: at.number("value", 0, 0),
        weight: at.number("soft.weights", 0, 0),
        soft: at.number("soft.context", 0, 0),
        sharp: at.number("sharp.context", 0, 0),
        mean: sum(values) / values.length,
      };
    },
    {
      place: { opens: "soft.context" },
      told: "between",
      options: {
        exact: ({ soft, first }) => near(soft.value, first.value),
        between: ({ soft, first, mean }) => soft.value > first.value && soft.value < mean,
        mean: ({ soft, mean }) => near(soft.value, mean),
      },
      action: (at) => ({
        kind: "edit",
        node: "soft.context",
        cell: at.cell("query", 0, 0),
        value: 5,
      }),
    },
  ),
  temperature: lesson(
    (at) => {
      const node = (way: string, of: string) => `study.soft_lookup.${way}.${of}`;
      const [, queries = 1] = at.shape(node("dot", "weights")).slice(-3);
      const last = queries - 1;
      const [dot, additive, bilinear] = ["dot", "additive", "bilinear"].map((way) =>
        largest(at.row(node(way, "weights"), 0, last)),
      );
      const different = new Set([dot, additive, bilinear]).size;
      const rows = at.shape("study.soft_lookup").at(-3) ?? 1;
      return {
        query: at.token(last),
        dot: at.token(dot ?? 0),
        additive: at.token(additive ?? 0),
        bilinear: at.token(bilinear ?? 0),
        same: different === 1,
        two: different === 2,
        none: different === 3,
        cold: at.number("study.soft_lookup", 0, 0, last, 1),
        hot: at.number("study.soft_lookup", 0, rows - 1, last, 1),
      };
    },
    {
      place: { opens: "study.soft_lookup" },
      told: "two",
      options: { same: ({ same }) => same, two: ({ two }) => two, none: ({ none }) => none },
      action: () => ({
        kind: "set",
        node: "study.soft_lookup",
        path: "/weights/seed",
        value: 7,
      }),
    },
  ),
};

/** Rows 23 and 24: fewer keys and values, windows. */
import { type Access, count, sum } from "../access.js";
import { lesson } from "../types.js";

const width = (at: Access, id: string) => at.shape(id).at(-1) ?? 1;

const masksOf = (at: Access) => at.experiment.graph.filter(({ role }) => role === "mask");

/** Which tokens reach the last one through all masks. */
function reachOf(at: Access): number {
  const layers = masksOf(at);
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

export const windows = {
  "grouped-query": lesson(
    (at) => {
      const of = (name: string) => at.parameter("study.groups", name);
      return {
        one: at.number("study.groups", 0, 1),
        within: count(of("within")),
        between: count(of("between")),
        own: count(of("own_bytes")),
        kept: count(of("bytes")),
        same: of("within") === 0,
        differ: of("within") > 0,
      };
    },
    {
      place: { opens: "study.groups" },
      told: "differ",
      options: { same: ({ same }) => same, differ: ({ differ }) => differ },
      action: () => ({
        kind: "set",
        node: "study.groups",
        path: "/attention/num_kv_heads",
        value: 8,
      }),
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
      place: { opens: "repeated_key_heads", asks: "key" },
      told: "heads",
      options: {
        same: ({ share }) => share === 1,
        half: ({ share }) => share === 0.5,
        heads: ({ share, heads }) => share === 1 / heads,
      },
      action: () => ({ kind: "set", node: "key", path: "/attention/num_kv_heads", value: 4 }),
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
      place: { opens: "masked_scores" },
      told: "two",
      options: {
        itself: ({ seen }) => seen === 1,
        two: ({ seen }) => seen === 2,
        all: ({ seen, tokens }) => seen === tokens,
      },
      action: () => ({
        kind: "set",
        node: "masked_scores",
        path: "/attention/mask/window",
        value: 4,
      }),
    },
  ),
  "windows-layers": lesson(
    (at) => ({
      window: sum(at.row("block.0.attention.mask", 5)),
      layers: masksOf(at).length,
      tokens: at.row("block.0.attention.mask", 5).length,
      reach: reachOf(at),
      reached: count(reachOf(at)),
      last: at.token(5),
      weight: at.number("block.0.attention.weights", 5, 4),
    }),
    {
      place: {
        opens: "block.0.attention.weights",
        view: "arcs",
        asks: "block.2.attention.weights",
      },
      told: "grows",
      options: {
        same: ({ reach, window }) => reach === window,
        grows: ({ reach, window, layers }) => reach === 1 + layers * (window - 1),
        all: ({ reach, tokens }) => reach === tokens,
      },
      action: () => ({ kind: "set", node: "block.4.output", path: "/block/num_layers", value: 5 }),
    },
  ),
  "windows-reach": lesson(
    (at) => {
      const [layers, tokens] = at.shape("study.reach").slice(-3) as [number, number];
      const last = tokens - 1;
      const heard = (layer: number) => sum(at.row("study.reach", layer - 1, last));
      return {
        layers: count(layers),
        window: count(heard(1)),
        heard: count(heard(layers)),
        grows: heard(layers) === 1 + layers * (heard(1) - 1),
        multiplies: heard(layers) === heard(1) ** layers,
        same: layers > 1 && heard(layers) === heard(1),
        last: at.token(last),
        before: at.token(last - 1),
        weight: at.number("weights", last, last - 1),
        needed: count(last),
        tokens: count(tokens),
      };
    },
    {
      place: { opens: "study.reach" },
      told: "adds",
      options: {
        same: ({ same }) => same,
        adds: ({ grows }) => grows,
        multiplies: ({ multiplies }) => multiplies,
      },
      action: () => ({ kind: "set", node: "study.reach", path: "/study/layers", value: 8 }),
    },
  ),
};

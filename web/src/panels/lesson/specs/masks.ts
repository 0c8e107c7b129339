/** Rows 9 to 11: masks, dropout, batches. */
import { type Access, count, near, sum } from "../access.js";
import { lesson } from "../types.js";

const firstRow = (at: Access) => ({
  first: at.token(0),
  second: at.token(1),
  own: at.number("weights", 0, 0),
  next: at.number("weights", 0, 1),
});

/** How many keys each query may see. */
const seen = (at: Access, row: number) => sum(at.row("mask", row));

/** Below the first row, the first weight that dropout kept, and the first that it dropped. */
const survivor = (at: Access) => {
  const width = at.shape("weights").at(-1) ?? 1;
  const weights = Array.from(at.values("weights"));
  const mask = at.values("dropout_mask");
  const find = (kept: boolean) => {
    const index = weights.findIndex(
      (weight, i) => i >= width && weight > 0 && (mask[i] !== 0) === kept,
    );
    return [Math.floor(index / width), index % width] as const;
  };
  const kept = find(true);
  const fallen = find(false);
  return {
    query: at.token(kept[0]),
    key: at.token(kept[1]),
    before: at.number("weights", ...kept),
    after: at.number("dropped_weights", ...kept),
    fallenBefore: at.number("weights", ...fallen),
    fallen: at.number("dropped_weights", ...fallen),
    first: at.token(0),
    firstBefore: at.number("weights", 0, 0),
    firstAfter: at.number("dropped_weights", 0, 0),
  };
};

export const masks = {
  "causal-mask": lesson((at) => ({ ...firstRow(at), count: at.row("weights", 0).length }), {
    place: { opens: "masked_scores", asks: "weights" },
    told: "all",
    options: {
      all: ({ own }) => near(own.value, 1),
      even: ({ own, count }) => near(own.value, 1 / count),
      nothing: ({ own }) => near(own.value, 0),
    },
    action: () => ({
      kind: "set",
      node: "weights",
      path: "/attention/mask",
      value: { kind: "none" },
    }),
  }),
  "causal-mask-renormalize": lesson(
    (at) => ({
      query: at.token(1),
      weight: at.number("masked_weights", 1, 0),
      sum: at.number("row_sums", 1, 0),
      shared: at.number("renormalized_weights", 1, 0),
    }),
    {
      place: { opens: "renormalized_weights", asks: "row_sums" },
      told: "less",
      options: {
        one: ({ sum }) => near(sum.value, 1),
        less: ({ sum }) => sum.value < 1 && !near(sum.value, 1),
        more: ({ sum }) => sum.value > 1 && !near(sum.value, 1),
      },
      action: () => ({ kind: "open", preset: "causal-mask", node: "weights" }),
    },
  ),
  "causal-mask-four-predictions": lesson(
    (at) => ({
      query: at.token(2),
      answer: at.token(3),
      own: at.number("weights", 2, 2),
      hidden: at.number("weights", 2, 3),
      seen: seen(at, 2),
      tokens: at.shape("mask")[1],
      predictions: count(at.shape("mask")[0] ?? 0),
    }),
    {
      place: { opens: "masked_scores" },
      told: "itself",
      options: {
        before: ({ seen }) => seen === 2,
        itself: ({ seen }) => seen === 3,
        all: ({ seen, tokens }) => seen === tokens,
      },
      action: () => ({ kind: "open", preset: "causal-mask-each-sees-its-answer", node: "weights" }),
    },
  ),
  "causal-mask-each-sees-its-answer": lesson(firstRow, {
    place: { opens: "weights" },
    told: "some",
    options: {
      none: ({ next }) => near(next.value, 0),
      some: ({ next }) => !near(next.value, 0),
    },
    action: () => ({
      kind: "set",
      node: "weights",
      path: "/attention/mask",
      value: { kind: "causal" },
    }),
  }),
  dropout: lesson(survivor, {
    place: { opens: "dropped_weights" },
    told: "doubles",
    options: {
      stays: ({ before, after }) => near(after.value, before.value),
      doubles: ({ before, after }) => near(after.value, 2 * before.value),
      halves: ({ before, after }) => near(after.value, before.value / 2),
    },
    action: () => ({ kind: "set", node: "context", path: "/attention/dropout/rate", value: 0 }),
  }),
  "dropout-torch": lesson(survivor, {
    place: { opens: "dropped_weights" },
    told: "doubled",
    options: {
      stays: ({ firstBefore, firstAfter }) => near(firstAfter.value, firstBefore.value),
      doubled: ({ firstBefore, firstAfter }) => near(firstAfter.value, 2 * firstBefore.value),
      dropped: ({ firstAfter }) => firstAfter.value === 0,
    },
    action: () => ({
      kind: "set",
      node: "dropped_weights",
      path: "/attention/dropout/seed",
      value: 124,
    }),
  }),
  batches: lesson(
    (at) => ({
      one: at.number("context", 0, 1, 0),
      other: at.number("context", 1, 1, 0),
      token: at.token(1),
    }),
    {
      place: { opens: "context" },
      told: "equal",
      options: {
        equal: ({ one, other }) => near(one.value, other.value),
        different: ({ one, other }) => !near(one.value, other.value),
      },
      action: (at) => ({ kind: "edit", node: "context", cell: at.cell("x", 1, 0, 0), value: 2 }),
    },
  ),
};

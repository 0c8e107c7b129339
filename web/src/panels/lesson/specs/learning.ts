/** Rows 30 to 35: gradients, a step of learning, and what a small model learns. */
import { type Access, Gone, largest, near, smallest, word } from "../access.js";
import { lesson } from "../types.js";

const highest = (values: ArrayLike<number>) =>
  Array.from(values, Math.abs).reduce((one, other) => Math.max(one, other), 0);

/** What a program calls a column of its scores. */
function nameOf(at: Access, column: number) {
  const name = at.node("scores").labels?.columns?.[column];
  if (name === undefined) throw new Gone("label");
  return word(name);
}

/** The number that is farthest from zero. */
const farthest = (at: Access, id: string) => {
  const sizes = Array.from(at.values(id), Math.abs);
  const index = largest(sizes);
  const width = at.shape(id).at(-1) ?? 1;
  const rows = at.shape(id).at(-2) ?? 1;
  const row = Math.floor(index / width) % rows;
  return at.number(id, row, index % width);
};

/** The matrix of the keys by which the head of the second layer finds a word. */
const KEY = "block.1.attention.W_key";

/** Features of the model built by hand: the word is "moon", it is "sun", the word before it is "moon". */
const [OF_MOON, OF_SUN, BEFORE_MOON] = [1, 2, 5];

export const learning = {
  gradient: lesson(
    (at) => ({
      first: at.token(0),
      gradient: at.number("gradient.x", 0, 0),
      loss: at.number("loss"),
      last: at.number("gradient.x", lastRow(at), 0),
    }),
    {
      place: { opens: "gradient.x" },
      told: "falls",
      options: {
        rises: ({ gradient }) => gradient.value > 0,
        falls: ({ gradient }) => gradient.value < 0,
        same: ({ gradient }) => gradient.value === 0,
      },
      action: (at) => ({ kind: "edit", node: "loss", cell: at.cell("x", 0, 0), value: 1 }),
    },
  ),
  nudge: lesson(
    (at) => ({
      first: nameOf(at, 0),
      nudge: at.number("nudge", 0),
      before: at.number("weights", 0),
      after: at.number("nudged_weights", 0),
      slope: at.number("slope", 0),
      gradient: at.number("gradient.scores", 0),
      other: at.number("gradient.scores", 1),
      otherWord: nameOf(at, 1),
    }),
    {
      place: { opens: "slope" },
      told: "bend",
      options: {
        bend: ({ slope, gradient }) => !near(slope.value, gradient.value),
        none: ({ slope, gradient }) => near(slope.value, gradient.value),
      },
      action: (at) => ({ kind: "edit", node: "slope", cell: at.cell("nudge", 0), value: 0.01 }),
    },
  ),
  "one-step": lesson(
    (at) => {
      const probabilities = at.row("probabilities");
      const gradient = at.row("gradient.scores");
      const likeliest = largest(probabilities);
      const answer = smallest(gradient);
      return {
        answer: nameOf(at, answer),
        gains: at.number("gradient.scores", answer),
        likeliest: nameOf(at, likeliest),
        probability: at.number("probabilities", likeliest),
        error: at.number("gradient.scores", likeliest),
        before: at.number("loss"),
        after: at.number("new_loss"),
        lowered: largest(gradient) === likeliest,
        alike: new Set(gradient.filter((value) => value > 0)).size === 1,
      };
    },
    {
      place: { opens: "new_probabilities", asks: "error" },
      told: "likeliest",
      options: {
        likeliest: ({ lowered, alike }) => lowered && !alike,
        alike: ({ alike }) => alike,
        least: ({ lowered, alike }) => !lowered && !alike,
      },
      action: (at) => ({ kind: "edit", node: "new_loss", cell: at.cell("rate", 0), value: 4 }),
    },
  ),
  "heads-by-hand": lesson(
    (at) => {
      const last = lastRow(at);
      const weights = at.row("block.1.attention.weights", last);
      const chosen = largest(weights);
      const predicted = largest(at.row("probabilities", last));
      return {
        last: at.token(last),
        chosen: at.token(chosen),
        weight: at.number("block.1.attention.weights", last, chosen),
        before: at.number("block.0.attention.weights", chosen, chosen - 1),
        probability: at.number("probabilities", last, predicted),
        same: chosen === 1,
        after: chosen === 2,
        itself: chosen === last,
      };
    },
    {
      place: { opens: "block.1.attention.weights", view: "arcs" },
      told: "after",
      options: {
        same: ({ same }) => same,
        after: ({ after }) => after,
        itself: ({ itself }) => itself,
      },
      trains: "induction",
      action: (at) => ({
        kind: "edit",
        node: "block.1.attention.weights",
        cell: at.cell("block.0.attention.W_output", OF_MOON, BEFORE_MOON),
        value: 0,
      }),
    },
  ),
  "head-is-born": lesson(
    (at) => {
      const last = lastRow(at);
      return {
        last: at.token(last),
        sun: at.token(2),
        weight: at.number("block.1.attention.weights", last, 2),
        before: at.number(`gradient.${KEY}`, BEFORE_MOON, OF_MOON),
        ofWord: at.number(`gradient.${KEY}`, OF_SUN, OF_MOON),
        ofSame: at.number(`gradient.${KEY}`, OF_MOON, OF_MOON),
      };
    },
    {
      place: { opens: `gradient.${KEY}` },
      told: "several",
      options: {
        one: ({ before, ofWord }) => before.value < ofWord.value,
        several: ({ before, ofWord }) => before.value === ofWord.value && before.value < 0,
        none: ({ before }) => before.value >= 0,
      },
      trains: "induction",
      action: (at) => ({
        kind: "edit",
        node: "block.1.attention.weights",
        cell: at.cell(KEY, BEFORE_MOON, OF_MOON),
        value: 1,
      }),
    },
  ),
  "two-layers": lesson(
    (at) => ({
      moon: at.token(lastRow(at)),
      before: at.number(`gradient.${KEY}`, BEFORE_MOON, OF_MOON),
      ofWord: at.number(`gradient.${KEY}`, OF_SUN, OF_MOON),
      stream: at.number("block.0.output", 2, BEFORE_MOON),
    }),
    {
      place: { opens: `gradient.${KEY}` },
      told: "zero",
      options: {
        strong: ({ before, ofWord }) => before.value === ofWord.value,
        weak: ({ before, ofWord }) => before.value !== 0 && before.value !== ofWord.value,
        zero: ({ before }) => before.value === 0,
      },
      trains: "induction.one_layer",
      action: (at) => ({
        kind: "edit",
        node: `gradient.${KEY}`,
        cell: at.cell("block.0.attention.W_output", OF_MOON, BEFORE_MOON),
        value: 1,
      }),
    },
  ),
  "norm-while-learning": lesson(
    (at) => {
      const top = farthest(at, "gradient.block.3.output");
      const bottom = farthest(at, "gradient.x");
      const ratio =
        highest(at.values("gradient.x")) / highest(at.values("gradient.block.3.output"));
      return { top, bottom, ratio, loss: at.number("loss") };
    },
    {
      place: { opens: "gradient.x" },
      told: "grows",
      options: {
        shrinks: ({ ratio }) => ratio < 0.5,
        same: ({ ratio }) => ratio >= 0.5 && ratio <= 4,
        grows: ({ ratio }) => ratio > 4,
      },
      trains: "induction.no_norm",
      action: () => ({ kind: "set", node: "gradient.x", path: "/block/norm", value: "layer" }),
    },
  ),
  "mask-while-learning": lesson(
    (at) => {
      const rows = [0, 1, 2, 3, 4].map((row) => highest(at.row("gradient.x", row)));
      const later = rows.slice(2).filter((size) => size > 0).length;
      return {
        word: at.token(1),
        next: at.token(2),
        loss: at.number("loss_per_token", 1),
        own: at.number("gradient.x", 1, 3),
        answer: at.number("gradient.x", 2, 3),
        later,
      };
    },
    {
      place: { opens: "gradient.x" },
      told: "seen",
      options: {
        seen: ({ later }) => later === 0,
        all: ({ later }) => later === 3,
        next: ({ later }) => later > 0 && later < 3,
      },
      trains: "induction.no_mask",
      action: () => ({
        kind: "set",
        node: "gradient.x",
        path: "/attention/mask",
        value: { kind: "none" },
      }),
    },
  ),
};

function lastRow(at: Access): number {
  return (at.shape("x").at(-2) ?? 1) - 1;
}

/** Row 18: positions. */
import { type Access, largest, near } from "../access.js";
import { lesson } from "../types.js";

const width = (at: Access, id: string) => at.shape(id).at(-1) ?? 1;

export const positions = {
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
      place: { opens: "position_encoding" },
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
      place: { opens: "position_encoding" },
      told: "no",
      options: {
        yes: ({ size }) => size <= 1,
        no: ({ size }) => size > 1,
      },
      action: () => ({ kind: "set", node: "position_encoding", path: "/embedding/seed", value: 9 }),
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
      place: { opens: "rotated_query" },
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
      place: { opens: "scores" },
      told: "words",
      options: {
        words: ({ placed }) => !placed,
        places: ({ placed }) => placed,
      },
      action: () => ({ kind: "open", preset: "positions-none-permuted", node: "scores" }),
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
      place: { opens: "context" },
      told: "same",
      options: {
        same: ({ placed }) => !placed,
        other: ({ placed }) => placed,
      },
      action: () => ({
        kind: "set",
        node: "scores",
        path: "/position",
        value: { kind: "sinusoidal" },
      }),
    },
  ),
  "positions-compared": lesson(
    (at) => {
      const most = (method: string) => at.parameter("study.positions", `largest_${method}`);
      const first = (method: number) => at.number("study.positions", method, 0);
      const noticed = 1e-4;
      const none = most("none") > noticed;
      return {
        all: none,
        placed: !none && most("sinusoidal") > noticed && most("rotary") > noticed,
        neither: !none && most("sinusoidal") <= noticed && most("rotary") <= noticed,
        token: at.token(0),
        none: first(0),
        sinusoidal: first(1),
        rotary: first(2),
      };
    },
    {
      place: { opens: "study.positions" },
      told: "placed",
      options: {
        all: ({ all }) => all,
        placed: ({ placed }) => placed,
        neither: ({ neither }) => neither,
      },
      action: () => ({ kind: "set", node: "study.positions", path: "/study/shuffle", value: 7 }),
    },
  ),
};

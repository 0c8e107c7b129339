/** The lesson of the opening experiment: arcs that show the weights. */
import { type Access, largest, near, sum } from "../access.js";
import { lesson } from "../types.js";

/** The weights of the last word in the first head. */
const shares = (at: Access) => {
  const last = (at.shape("weights").at(-2) ?? 0) - 1;
  const row = at.row("weights", 0, last);
  const best = largest(row);
  return {
    last: at.token(last),
    /** Absent: the word itself. */
    best: best === last ? undefined : at.key(best),
    most: at.number("weights", 0, last, best),
    total: sum(row),
    seen: row.filter((weight) => weight > 0).length,
  };
};

export const first = {
  first: lesson(shares, {
    place: { asks: "weights" },
    told: "one",
    options: {
      less: ({ total }) => total < 0.99,
      one: ({ total }) => near(total, 1),
      seen: ({ total, seen }) => seen > 1 && near(total, seen),
    },
    action: (at) => ({ kind: "show", cell: shares(at).most.cell }),
  }),
};

/** The lesson of the opening experiment: arcs that show the weights. */
import { openingShare } from "../../../ops/tokens/cover.js";
import { type Access, near, sum } from "../access.js";
import { lesson } from "../types.js";

/** The weights of the token that looks in the opening picture. Who is alone looks at itself. */
const shares = (at: Access) => {
  const opening = openingShare(at.experiment) ?? { node: "weights", row: 0, column: 0 };
  const { node, row, column } = opening;
  const weights = at.row(node, row);
  const most = at.number(node, row, column);
  return {
    token: at.token(row),
    /** Absent: the token itself. */
    of: column === row ? undefined : at.token(column),
    most,
    /** It keeps a larger share for itself. */
    afterItself: (weights[row] ?? 0) > most.value,
    total: sum(weights),
    seen: weights.filter((weight) => weight > 0).length,
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

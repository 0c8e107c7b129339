/** The settings of a result that is made by hand. */
import type { ActiveSettings } from "../../../web/src/types/wire.js";

export const noSettings: ActiveSettings = {
  fields: [],
  ablations: [],
  head_counts: [],
  paint: { field: "/attention/mask", nodes: [] },
};

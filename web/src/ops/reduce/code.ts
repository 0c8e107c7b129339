/** row_sum, row_mean, row_max: one number for each row. */
import { cellByCell } from "../../program/cpp_parts.js";
import { last } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";

const python: OpsCode["python"] = {
  row_sum: ({ x: [x] }, say) => say.reduced(x, "sum", last),
  row_mean: ({ x: [x] }, say) => say.reduced(x, "mean", last),
  row_max: ({ x: [x] }, say) => say.reduced(x, "max", last),
};

const cpp: OpsCode["cpp"] = {
  row_sum: cellByCell((x) => `${x}.rowwise().sum()`),
  row_mean: cellByCell((x) => `${x}.rowwise().mean()`),
  row_max: cellByCell((x) => `${x}.rowwise().maxCoeff()`),
};

export const reduceCode: OpsCode = { python, cpp };

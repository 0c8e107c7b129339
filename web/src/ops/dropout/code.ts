/** dropout: a product with the mask of kept cells. */
import { two } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";

const python: OpsCode["python"] = {
  dropout: ({ x: [x, mask] }) => `${x} * ${mask}`,
};

const cpp: OpsCode["cpp"] = {
  dropout: two((x, y) => `${x}.cwiseProduct(${y})`),
};

export const dropoutCode: OpsCode = { python, cpp };

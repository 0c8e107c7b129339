/** dropout: a product with what is kept. */
import { two } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";

const python: OpsCode["python"] = {
  dropout: ({ x: [x, mask] }) => `${x} * ${mask}`,
};

const cpp: OpsCode["cpp"] = {
  dropout: two((x, y) => `${x}.cwiseProduct(${y})`),
};

export const dropoutCode: OpsCode = { python, cpp };

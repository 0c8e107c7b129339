/** The allowed values of a field, fields set together with it, and its default. */
import type { RunRequest, RunResult } from "../../types/wire.js";
import { valueAt } from "../../document/pointer.js";
import type { Field } from "./fields.js";

/** The default kind of mask. */
const usualMask = ({ block, study }: RunRequest): string =>
  (block && block["kind"] !== "encoder") || study?.kind === "cache" ? "causal" : "none";

/** Choices that need numbers which cannot be entered in a form. */
const NEED: Readonly<Record<string, string>> = {
  "/embedding/kind=table": "/embedding/values",
  "/attention/mask/kind=custom": "/attention/mask/allowed",
};

export function optionsOf(
  field: Field & { readonly kind: "choice" },
  request: RunRequest,
): string[] {
  return field.options.filter((option) => {
    const needed = NEED[`${field.path}=${option}`];
    return needed === undefined || valueAt(request, needed) !== undefined;
  });
}

/** Fields that a choice requires: a window has a width. */
const COMPANIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/attention/mask/kind=sliding_window": { window: 2 },
  "/attention/mask/kind=prefix": { length: 1 },
};

/** Path and value to set when a field gets this value. */
export function settingOf({ path }: Field, value: unknown, request: RunRequest) {
  const companions = COMPANIONS[`${path}=${String(value)}`];
  if (!companions) return { path, value };
  const parent = path.slice(0, path.lastIndexOf("/"));
  const beside = valueAt(request, parent) as Readonly<Record<string, unknown>> | undefined;
  return {
    path: parent,
    value: { ...companions, ...beside, [path.slice(parent.length + 1)]: value },
  };
}

/** The value of a field that is not set: the schema's default, or one that depends on other fields. */
export function defaultOf(field: Field, request: RunRequest, result?: RunResult): unknown {
  return IMPLIED[field.path]?.(request, result) ?? field.default;
}

const number = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

const widthOf = ({ embedding }: RunRequest, result?: RunResult): number =>
  result?.graph.find(({ id }) => id === "x")?.shape.at(-1) ?? embedding?.d_in ?? 8;

const IMPLIED: Readonly<Record<string, (request: RunRequest, result?: RunResult) => unknown>> = {
  "/embedding/d_in": () => 8,
  "/attention/d_out": widthOf,
  "/attention/num_kv_heads": ({ attention }) => attention?.num_heads ?? 1,
  "/attention/additive_hidden": ({ attention, block }, result) => {
    const width = widthOf({ command: "run" }, result);
    return (block ? width : number(attention?.d_out, width)) / (attention?.num_heads ?? 1);
  },
  "/attention/mask/kind": usualMask,
  "/attention/mask/window": () => 2,
  "/attention/mask/length": () => 1,
  "/block/d_ff": (request, result) => 4 * widthOf(request, result),
  "/block/deep_norm_alpha": ({ block }) => (2 * number(block?.["num_layers"], 1)) ** 0.25,
};

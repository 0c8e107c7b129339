/** Which fields matter in an experiment, and what those are that it leaves out. */
import type { RunRequest, RunResult } from "../../types/wire.js";
import { valueAt } from "../../document/pointer.js";
import type { Field } from "./fields.js";

type Test = (request: RunRequest) => boolean;

const is =
  (path: string, ...values: readonly unknown[]): Test =>
  (request) =>
    values.includes(valueAt(request, path));
const not =
  (test: Test): Test =>
  (request) =>
    !test(request);
const all =
  (...tests: readonly Test[]): Test =>
  (request) =>
    tests.every((test) => test(request));

const hasBlock: Test = ({ block }) => block !== undefined;
const givenVectors: Test = ({ input }) => input?.embeddings !== undefined;
const hasHeads: Test = ({ attention }) => (attention?.num_heads ?? 1) > 1;
const withoutWeights = is("/attention/projections", false);
const withFeedForward = not(is("/block/feed_forward", false));
const withNorm = not(is("/block/norm", "none"));
const withAttention = not(all(hasBlock, is("/block/attention", false)));
const dropsOut = (path: string): Test => not(is(`${path}/rate`, undefined, 0));

/** The kind of mask where the request gives none. */
const usualMask = ({ block }: RunRequest): string =>
  block && block["kind"] !== "encoder" ? "causal" : "none";

/** The kind of mask, also where a block gives it. */
export const maskKind = (request: RunRequest): string =>
  request.attention?.mask?.kind ?? usualMask(request);

/** When a field says something; one that is not named always does. A program has no settings. */
const TESTS: Readonly<Record<string, Test>> = {
  "/embedding/kind": not(givenVectors),
  "/embedding/d_in": all(not(givenVectors), not(is("/embedding/kind", "table"))),
  "/embedding/seed": all(not(givenVectors), not(is("/embedding/kind", "table"))),
  "/position/length": is("/position/kind", "learned"),
  "/attention/additive_hidden": is("/attention/score", "additive"),
  "/attention/d_out": all(not(hasBlock), not(withoutWeights)),
  "/attention/num_kv_heads": hasHeads,
  "/attention/head_style": hasHeads,
  "/attention/qkv_bias": not(withoutWeights),
  "/attention/scale": is("/attention/score", undefined, "scaled_dot"),
  "/attention/mask/window": is("/attention/mask/kind", "sliding_window"),
  "/attention/mask/length": is("/attention/mask/kind", "prefix"),
  "/attention/mask_method": (request) => maskKind(request) !== "none",
  "/attention/dropout/seed": dropsOut("/attention/dropout"),
  "/attention/dropout/generator": dropsOut("/attention/dropout"),
  "/block/d_ff": withFeedForward,
  "/block/activation": withFeedForward,
  "/block/norm_position": all(withNorm, not(is("/block/norm", "deep"))),
  "/block/norm_epsilon": withNorm,
  "/block/deep_norm_alpha": is("/block/norm", "deep"),
  "/block/final_norm": withNorm,
  "/block/dropout/seed": dropsOut("/block/dropout"),
  "/block/dropout/generator": dropsOut("/block/dropout"),
  "/weights/layout": ({ weights }) => weights?.values !== undefined,
};

export const namedFields: readonly string[] = Object.keys(TESTS);

export function isRelevant({ path }: Field, request: RunRequest): boolean {
  if (path.startsWith("/block/") && !hasBlock(request)) return false;
  if (path.startsWith("/attention/") && !withAttention(request)) return false;
  return TESTS[path]?.(request) ?? true;
}

/** Choices that need numbers which no form can give. */
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

/** What a choice asks for besides: a window has a width. */
const COMPANIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "/attention/mask/kind=sliding_window": { window: 2 },
  "/attention/mask/kind=prefix": { length: 1 },
};

/** What to set, and where, when a field gets this value. */
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

/** What a field is where it is left out: the schema's default, or what follows from the rest. */
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

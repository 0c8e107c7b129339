/** The differences between two requests, as a short list for a link. */
import { pointerTo, valueAt, withValueAt } from "../pointer.js";
import type { RunRequest } from "../../types/wire.js";
import { readJson, type Codec } from "./codec.js";

/** A JSON pointer into the request, and its value; without a value, the default. */
export interface Change {
  readonly path: string;
  readonly value?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** An object is compared field by field if its names can be written in a list of changes. */
const isOpen = (value: unknown): value is Fields =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => name !== "" && !/[:\s]/u.test(name));

/** The changes that turn `from` into `to`. */
export function changesBetween(from: RunRequest, to: RunRequest): readonly Change[] {
  return differences(from, to, []);
}

function differences(from: unknown, to: unknown, names: readonly string[]): Change[] {
  if (from === to) return [];
  const path = pointerTo(...names);
  if (!isOpen(to) || !isOpen(from ?? {})) {
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return to === undefined ? [{ path }] : [{ path, value: to }];
  }
  const old = (from ?? {}) as Fields;
  // The presence of a block has a meaning even if it is empty.
  if (from === undefined && Object.keys(to).length === 0) return [{ path, value: to }];
  const found = [...new Set([...Object.keys(old), ...Object.keys(to)])];
  return found.flatMap((name) => differences(old[name], to[name], [...names, name]));
}

/** The request with the changes, except those that have no effect. */
export function withChanges(request: RunRequest, changes: readonly Change[]): RunRequest {
  return changes.reduce(
    (made, { path, value }) =>
      JSON.stringify(valueAt(made, path)) === JSON.stringify(value)
        ? made
        : withValueAt(made, path, value),
    request,
  );
}

/** "/attention/scale:false", "/block/norm:rms"; "/block:" removes it. */
export const change: Codec<Change> = {
  read: (text) => {
    const [, path, rest = ""] = /^((?:\/[^:/\s]{1,100}){1,8}):(.*)$/u.exec(text) ?? [];
    if (path === undefined || path === "/command") return undefined;
    if (rest === "") return { path };
    return { path, value: readJson(rest) ?? rest };
  },
  print: ({ path, value }) => `${path}:${value === undefined ? "" : textOf(value)}`,
  expects: {
    en: "a setting's JSON pointer, a colon and its value, such as /attention/scale:false",
    zh: "设置的 JSON 指针、冒号和值，例如 /attention/scale:false",
  },
};

/** A word is written without quotation marks. */
const textOf = (value: unknown): string =>
  typeof value === "string" && /^[a-z_]+$/u.test(value) && readJson(value) === undefined
    ? value
    : JSON.stringify(value);

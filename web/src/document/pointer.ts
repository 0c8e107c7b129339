/** JSON pointers (RFC 6901) into a request. */
import type { RunRequest } from "../types/wire.js";

type Fields = Readonly<Record<string, unknown>>;

const namesOf = (path: string): string[] =>
  path
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));

/** pointerTo("overrides", "a/b") is "/overrides/a~1b". */
export const pointerTo = (...names: string[]): string =>
  names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function valueAt(request: RunRequest, path: string): unknown {
  return namesOf(path).reduce<unknown>(
    (fields, name) => (isFields(fields) ? fields[name] : undefined),
    request,
  );
}

/**
 * The request with another value at `path`, sharing everything else. undefined removes the field and
 * objects that become empty by that, but never a `block`, whose presence has a meaning.
 */
export function withValueAt(request: RunRequest, path: string, value: unknown): RunRequest {
  return replaced(request, namesOf(path), value) as unknown as RunRequest;
}

function replaced(fields: unknown, [name, ...rest]: string[], value: unknown): Fields {
  const old = isFields(fields) ? fields : {};
  if (name === undefined) return old;
  const inner = rest.length === 0 ? value : pruned(name, replaced(old[name], rest, value));
  if (inner !== undefined) return { ...old, [name]: inner };
  return Object.fromEntries(Object.entries(old).filter(([field]) => field !== name));
}

function pruned(name: string, fields: Fields): Fields | undefined {
  return Object.keys(fields).length === 0 && name !== "block" ? undefined : fields;
}

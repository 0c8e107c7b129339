/** Positions in matrices, with rows and columns counted from 1. */
import type { Codec } from "./codec.js";

/**
 * A cell: its row and column in the result of the step, or in the named node. For a node with more
 * axes than batch, head, row and column, all indices are given.
 */
export interface CellPlace {
  readonly node?: string;
  readonly at: readonly number[];
}

/** A cell edited by the reader, in a node of this shape. */
export interface CellEdit {
  readonly node: string;
  readonly at: readonly number[];
  readonly shape: readonly number[];
  readonly value: number;
}

const NODE = String.raw`[\w.-]{1,100}`;
const COUNTS = String.raw`[1-9]\d{0,8}(?:\s*,\s*[1-9]\d{0,8}){0,5}`;

const countsOf = (text: string): number[] => text.split(",").map(Number);

/** "3,1", "(3,1)", "query:3,1" and "query(3,1)". */
export const cell: Codec<CellPlace> = {
  read: (text) => {
    const pattern = new RegExp(String.raw`^(${NODE})??:?\s*(\()?\s*(${COUNTS})\s*(\))?$`, "u");
    const [whole, node, open, counts, close] = pattern.exec(text.trim()) ?? [];
    if (whole === undefined || !counts || !open !== !close) return undefined;
    if (node !== undefined && !open && !text.includes(":")) return undefined;
    return { ...(node !== undefined && { node }), at: countsOf(counts) };
  },
  print: ({ node, at }) => (node === undefined ? at.join() : `${node}:${at.join()}`),
  expects: {
    en: "a row and a column such as 3,1, with the node's name before it if it is not the step's result: query:3,1",
    zh: "行和列，例如 3,1；属于别的节点时写在前面：query:3,1",
  },
};

/** "3,1 4,2": queries and keys, with the sentence first if there are several. */
export const pairs: Codec<readonly (readonly number[])[]> = {
  read: (text) => {
    const found = text.trim().split(/\s+/u);
    const counts = new RegExp(String.raw`^\(?(${COUNTS})\)?$`, "u");
    const all = found.map((one) => countsOf(counts.exec(one)?.[1] ?? ""));
    const whole = all.every((at) => at[0] !== 0 && (at.length === 2 || at.length === 3));
    return whole && all.length <= 4096 ? all : undefined;
  },
  print: (all) => all.map((at) => at.join()).join(" "),
  expects: { en: "queries and keys such as 3,1 4,2", zh: "查询和键，例如 3,1 4,2" },
};

const WORDS: Readonly<Record<string, number>> = { inf: Infinity, "-inf": -Infinity, nan: NaN };

const wordOf = (value: number): string =>
  Object.keys(WORDS).find((word) => Object.is(WORDS[word], value)) ?? String(value);

function numberOf(text: string): number | undefined {
  const value = WORDS[text] ?? (/^-?[\d.]+(e[+-]?\d+)?$/u.test(text) ? Number(text) : undefined);
  return text !== "nan" && Number.isNaN(value) ? undefined : value;
}

/** "scores:1,2,3,1/1,2,6,6=0.5": the cell, the shape of its node, the value. */
export const edit: Codec<CellEdit> = {
  read: (text) => {
    const pattern = new RegExp(`^(${NODE}):(${COUNTS})/(${COUNTS})=(\\S{1,30})$`, "u");
    const [, node, place, extents, number] = pattern.exec(text.trim()) ?? [];
    const value = numberOf(number ?? "");
    if (!node || !place || !extents || value === undefined) return undefined;
    const [at, shape] = [countsOf(place), countsOf(extents)];
    const inside = at.length === shape.length && at.every((one, axis) => one <= (shape[axis] ?? 0));
    return inside ? { node, at, shape, value } : undefined;
  },
  print: ({ node, at, shape, value }) => `${node}:${at.join()}/${shape.join()}=${wordOf(value)}`,
  expects: {
    en: "a cell, its node's shape and a value, such as scores:1,3,1/1,6,6=0.5",
    zh: "单元格、节点的形状和数值，例如 scores:1,3,1/1,6,6=0.5",
  },
};

/** flatIndex([1, 3, 1], [1, 6, 6]) is 12. */
export function flatIndex(at: readonly number[], shape: readonly number[]): number {
  return shape.reduce((index, extent, axis) => index * extent + (at[axis] ?? 1) - 1, 0);
}

/** placesOf(12, [1, 6, 6]) is [1, 3, 1]. */
export function placesOf(index: number, shape: readonly number[]): number[] {
  let rest = index;
  return shape
    .toReversed()
    .map((extent) => {
      const place = (rest % extent) + 1;
      rest = Math.floor(rest / extent);
      return place;
    })
    .reverse();
}

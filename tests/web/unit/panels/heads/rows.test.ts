import { describe, expect, test } from "vitest";
import { changedWords } from "../../../../../web/src/ops/tokens/trained/changed_words.js";
import { rowsOf, turned } from "../../../../../web/src/panels/heads/rows.js";
import type { CatalogueHead } from "../../../../../web/src/types/graph.js";

const head = (
  part: CatalogueHead["part"],
  at: number,
  extra: Partial<CatalogueHead> = {},
): CatalogueHead => ({
  part,
  layer: 0,
  head: at,
  guided: false,
  cause: false,
  roles: [],
  ...extra,
});

const doing = (role: string, score: number) => ({ roles: [{ role, score, knock_out: 0 }] });

const catalogue = [
  head("encoder", 0),
  head("encoder", 1, doing("subject", 0.95)),
  head("encoder", 2, { ...doing("pronoun", 0.9), guided: true }),
  head("cross", 0, doing("alignment", 0.8)),
  head("cross", 1, { ...doing("alignment", 0.99), cause: true }),
  head("decoder", 0, { cause: true }),
];

describe("the catalogue as rows", () => {
  test("names the most telling role first, in a team the surest head, and last what has an effect only", () => {
    const { named, others } = rowsOf(catalogue, []);
    expect(named.map(({ role, score }) => [role, score])).toEqual([
      ["pronoun", 0.9],
      ["alignment", 0.99],
      ["alignment", 0.8],
      ["subject", 0.95],
      [undefined, undefined],
    ]);
    expect(named.map(({ member, team }) => [member, team])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [0, 1],
      [0, 1],
    ]);
    expect(others.map(({ head }) => [head.part, head.head])).toEqual([["encoder", 0]]);
  });

  test("calls a head a cause, a pointer, or neither, as the suite found", () => {
    const verdict = (extra: Partial<CatalogueHead>) =>
      rowsOf([head("encoder", 0, { ...doing("subject", 1), ...extra })], []).named[0]?.verdict;
    expect(verdict({ cause: true })).toBe("cause");
    expect(verdict({ right: { with: 0.95, without: 0.94 } })).toBe("pointer");
    expect(verdict({ right: { with: 0.95, without: 0.88 } })).toBe("unclear");
  });

  test("knows which heads are off", () => {
    const { named } = rowsOf(catalogue, [{ part: "encoder", layer: 0, head: 2 }]);
    expect(named.filter(({ on }) => !on).map(({ role }) => role)).toEqual(["pronoun"]);
  });

  test("a head that is turned twice is as it was", () => {
    const one = { part: "cross", layer: 0, head: 1 } as const;
    const other = { part: "encoder", layer: 2, head: 0 } as const;
    expect(turned([], one)).toEqual([one]);
    expect(turned([one, other], one)).toEqual([other]);
    expect(turned([one], one)).toBeUndefined();
  });
});

describe("changed words", () => {
  const of = (now: string, was: string) =>
    changedWords(now.split(" "), was.split(" ")).map(({ index, now, was }) => [index, now, was]);

  test("each has the word that it took the place of", () => {
    expect(of("a b c", "a b c")).toEqual([]);
    expect(of("a x c", "a b c")).toEqual([[1, "x", "b"]]);
    expect(of("a x y c", "a b d c")).toEqual([
      [1, "x", "b"],
      [2, "y", "d"],
    ]);
  });

  test("words that are new or gone are told as such", () => {
    expect(of("a b x c", "a b c")).toEqual([[2, "x", ""]]);
    expect(of("a c", "a b c")).toEqual([[1, "", "b"]]);
    expect(of("a b", "a b c d")).toEqual([[2, "", "c d"]]);
    expect(of("a x c", "a b d c")).toEqual([[1, "x", "b d"]]);
  });
});

/** Compares the printed reference of the element with its manifest. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DIST } from "../support/paths.js";

const KINDS = ["attributes", "members", "events", "slots", "cssParts", "cssProperties"] as const;

interface Declaration extends Record<(typeof KINDS)[number], { readonly name: string }[]> {
  readonly tagName: string;
}

const { modules } = JSON.parse(readFileSync(`${DIST}/custom-elements.json`, "utf8")) as {
  modules: { declarations: Declaration[] }[];
};
const [element] = modules.flatMap(({ declarations }) => declarations);

describe.each(["en", "zh"])("in %s", (language) => {
  const page = readFileSync(`${DIST}/docs/${language}/element.html`, "utf8");

  test.each(KINDS)("all %s are listed", (kind) => {
    const names = element?.[kind].map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !new RegExp(`>${name}[<(]`, "u").test(page))).toEqual([]);
  });

  test("no row of a table is empty", () => {
    expect(Array.from(page.matchAll(/<td><\/td><\/tr>/gu))).toEqual([]);
  });
});

/** Compares the printed reference of the JSON API with the API itself. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shortened } from "../../../web/docs/build/print.js";
import { callModule } from "../support/callers.js";
import { loadModule } from "../support/module.js";
import { DIST, fromTop } from "../support/paths.js";
import type { Response } from "../support/callers.js";

interface Exchange {
  readonly request: string;
  readonly response: string;
}

const plain = (html: string): string =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** The contents of a page, by the names of the examples. */
function printed(page: string): [string, Exchange[]][] {
  const examples = page.matchAll(/<div class="example" id="example-([^"]+)">(.*?)<\/div>/gsu);
  return Array.from(examples, ([, name = "", html = ""]) => {
    const texts = Array.from(html.matchAll(/<pre [^>]*>(.*?)<\/pre>/gsu), ([, one = ""]) =>
      plain(one),
    );
    const requests = texts.filter((_, i) => i % 2 === 0);
    return [name, requests.map((request, i) => ({ request, response: texts[2 * i + 1] ?? "" }))];
  });
}

const readPage = (language: string): string =>
  readFileSync(`${DIST}/docs/${language}/api.html`, "utf8");

const english = printed(readPage("en"));
const allRequests = english.flatMap(([, exchanges]) => exchanges.map(({ request }) => request));
const schema = JSON.parse(readFileSync(fromTop("wasm/schema/request.json"), "utf8")) as {
  properties: { command: { enum: string[] } } & Record<string, object>;
};

describe.each(english)("the example %s", (name, exchanges) => {
  test("shows what the module answers", async () => {
    const module = await loadModule("wasm-simd");
    expect(exchanges.length).toBeGreaterThan(0);
    for (const { request, response } of exchanges) {
      const answer = JSON.parse(callModule(module, request)) as Response;
      expect(shortened(answer)).toBe(response);
      const expected = /^error-(.+)/u.exec(name)?.[1];
      expect(answer.ok ? undefined : answer.error.code).toBe(expected);
    }
  });
});

test("the examples are the same in both languages", () => {
  expect(printed(readPage("zh"))).toEqual(english);
});

// A model is too long for an example.
const WITH_A_MODEL = ["load", "generate"];
const FIELDS_WITH_A_MODEL = ["target", "without", "path", "memory", "temperature", "top_k", "seed"];

test("every command has an example, and every field of a request is in one", () => {
  const valid = english.filter(
    ([name]) => !name.startsWith("error-") || name === "error-unknown_model",
  );
  const requests = valid.flatMap(([, exchanges]) =>
    exchanges.map(({ request }) => JSON.parse(request) as { command: string }),
  );
  const commands = new Set([...WITH_A_MODEL, ...requests.map(({ command }) => command)]);
  const fields = new Set([
    ...FIELDS_WITH_A_MODEL,
    ...requests.flatMap((request) => Object.keys(request)),
  ]);
  expect(schema.properties.command.enum.filter((one) => !commands.has(one))).toEqual([]);
  expect(Object.keys(schema.properties).filter((one) => !fields.has(one))).toEqual([]);
});

test("every error that a request can cause has an example", () => {
  const codes = Array.from(readPage("en").matchAll(/id="error-(\w+)"/gu), ([, code]) => code);
  const shown = english.map(([name]) => name.replace("error-", ""));
  const ours = ["out_of_memory", "internal"];
  expect(codes.filter((code = "") => !shown.includes(code) && !ours.includes(code))).toEqual([]);
  expect(codes.length).toBeGreaterThan(ours.length);
});

test("every field of the schema is in the reference", () => {
  const page = readPage("en");
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { properties } = value as { properties?: Record<string, unknown> };
    for (const name of Object.keys(properties ?? {})) names.add(name);
    Object.values(value).forEach(collect);
  };
  collect(schema);
  expect(names.size).toBeGreaterThan(50);
  expect(
    [...names].filter((name) => !new RegExp(`[>.]${name}\\??<|"${name}"`, "u").test(page)),
  ).toEqual([]);
});

test("the Chinese page has the Chinese descriptions of the schema", () => {
  const page = plain(readPage("zh"));
  const descriptions = Object.values(schema.properties).flatMap(
    (field) => (field as { "x-description-zh"?: string })["x-description-zh"] ?? [],
  );
  expect(descriptions.length).toBeGreaterThan(5);
  expect(descriptions.filter((one) => !page.includes(one))).toEqual([]);
});

test("long answers are shortened by the rule that the page tells", () => {
  expect(shortened([1, 2, 3, 4, 5, 6, 7, 8])).toBe("[1, 2, 3, 4, 5, 6, … 2]");
  expect(shortened([1, 2, 3, 4, 5, 6, 7])).toBe("[1, 2, 3, 4, 5, 6, 7]");
  expect(shortened({ timing: { compute_ms: 0.1 }, a: "b" })).toBe('{"timing": {…}, "a": "b"}');
  expect(shortened("x".repeat(300))).toBe(`"${"x".repeat(200)}…"`);
  expect(allRequests.join()).not.toContain("…");
});

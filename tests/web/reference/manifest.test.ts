/** The custom-elements manifest: valid, complete, and in both languages. */
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { fromTop } from "../support/paths.js";

interface Told {
  readonly name: string;
  readonly description: string;
  readonly "x-description-zh": string;
}

interface Element extends Told {
  readonly attributes: readonly (Told & {
    readonly fieldName: string;
    readonly default?: string;
  })[];
  readonly members: readonly (Told & { readonly attribute?: string; readonly kind: string })[];
  readonly events: readonly Told[];
  readonly slots: readonly Told[];
  readonly cssParts: readonly Told[];
  readonly cssProperties: readonly (Told & { readonly default: string })[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(fromTop(path), "utf8"));

const manifest = read("web/dist/custom-elements.json") as {
  readonly modules: readonly [{ readonly declarations: readonly [Element] }];
};
const [{ declarations }] = manifest.modules;
const [element] = declarations;

test("the schema accepts it", () => {
  const schema = read("tests/web/node_modules/custom-elements-manifest/schema.json") as object;
  const ajv = new Ajv({ strict: false, allErrors: true });
  expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true);
});

test("everything it lists is described, in English and in Chinese", () => {
  const { attributes, members, events, slots, cssParts, cssProperties } = element;
  const all = [element, attributes, members, events, slots, cssParts, cssProperties].flat();
  expect(all.length).toBeGreaterThan(80);
  for (const { name, description, "x-description-zh": chinese } of all) {
    expect(description, name).toMatch(/^[A-Z`].*[.`]$/su);
    expect(chinese, name).toMatch(/\p{Script=Han}/u);
    expect(description, name).not.toMatch(/\p{Script=Han}.*[。，]/u);
  }
});

test("every attribute has a property, and every kind of item is listed", () => {
  const fields = element.members.filter(({ kind }) => kind === "field");
  for (const { name, fieldName } of element.attributes)
    expect(fields.find((field) => field.name === fieldName)?.attribute).toBe(name);
  const names = (all: readonly Told[]) => all.map(({ name }) => name);
  expect(names(element.attributes)).toEqual(expect.arrayContaining(["context-text", "cell"]));
  expect(names(element.members)).toEqual(expect.arrayContaining(["run", "select", "currentTime"]));
  expect(names(element.events)).toEqual(expect.arrayContaining(["playground-ready", "ended"]));
  expect(names(element.slots)).toEqual(["", "caption"]);
  expect(element.attributes.find(({ name }) => name === "speed")?.default).toBe("1");
});

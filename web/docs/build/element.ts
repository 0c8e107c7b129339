/** The reference of the element, made of its custom-elements manifest, which the build makes of the code. */
import { readFile } from "node:fs/promises";
import type { Language } from "../../src/types/graph.js";
import { escaped, inline } from "./markdown.js";
import { table } from "./table.js";
import type { FrameWords } from "./words.js";

interface Described {
  readonly name: string;
  readonly description: string;
  readonly "x-description-zh": string;
}

interface Typed extends Described {
  readonly type: { readonly text: string };
  readonly default?: string;
}

interface Attribute extends Typed {
  readonly fieldName: string;
  /** What its text may be. */
  readonly "x-expects": Readonly<Record<Language, string>>;
}

interface Field extends Typed {
  readonly kind: "field";
  readonly attribute?: string;
  readonly readonly?: boolean;
}

interface Method extends Described {
  readonly kind: "method";
  readonly parameters: readonly (Omit<Typed, "description"> & { readonly optional?: boolean })[];
  readonly return: { readonly type: { readonly text: string } };
}

interface Style extends Described {
  readonly default?: string;
  readonly "x-default-dark"?: string;
}

export interface ElementManifest {
  readonly attributes: readonly Attribute[];
  readonly members: readonly (Field | Method)[];
  readonly events: readonly Typed[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Style[];
}

/** As the build of the element left it, which comes before that of the documentation. */
export async function elementOf(web: string): Promise<ElementManifest> {
  const manifest = JSON.parse(await readFile(`${web}dist/custom-elements.json`, "utf8")) as {
    modules: { declarations: (ElementManifest & { tagName?: string })[] }[];
  };
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === "attention-playground");
  if (!found) throw new Error("the manifest knows no attention-playground");
  return found;
}

/** A table for each kind of thing that the element has. */
export function elementTables(
  element: ElementManifest,
  language: Language,
  words: FrameWords,
): Readonly<Record<string, () => string>> {
  const meaning = (one: Described) =>
    inline(language === "zh" ? one["x-description-zh"] : one.description);
  const usual = (one: { readonly default?: string }) => (one.default ? long(one.default) : "");
  const fields = element.members.filter((one) => one.kind === "field");
  const methods = element.members.filter((one) => one.kind === "method");
  return {
    attributes: () =>
      table(
        [words.attribute, words.type, words.usual, words.meaning],
        element.attributes.map((one) => [
          named("attribute", one.name),
          escaped(one["x-expects"][language]),
          usual(one),
          meaning(one),
        ]),
      ),
    properties: () =>
      table(
        [words.property, words.type, words.meaning],
        fields.map((one) => [
          named("property", one.name),
          fieldType(one, words),
          one.attribute ? attributeLink(one.attribute, words) : meaning(one),
        ]),
      ),
    methods: () =>
      table(
        [words.method, words.meaning],
        methods.map((one) => [signature(one), meaning(one)]),
      ),
    events: () =>
      table(
        [words.event, words.detail, words.meaning],
        element.events.map((one) => [named("event", one.name), detailOf(one), meaning(one)]),
      ),
    slots: () =>
      table(
        [words.slot, words.meaning],
        element.slots.map((one) => [one.name ? code(one.name) : words.ownSlot, meaning(one)]),
      ),
    parts: () =>
      table(
        [words.part, words.meaning],
        element.cssParts.map((one) => [named("part", one.name), meaning(one)]),
      ),
    styles: () =>
      table(
        [words.name, words.usual, words.meaning],
        element.cssProperties.map((one) => [code(one.name), usualStyle(one), meaning(one)]),
      ),
  };
}

const usualStyle = (one: Style): string =>
  [one.default, one["x-default-dark"]].flatMap((value) => (value ? long(value) : [])).join(" · ");

const code = (text: string): string => `<code>${escaped(text)}</code>`;

const named = (kind: string, name: string): string =>
  `<code id="${kind}-${name}">${escaped(name)}</code>`;

/** What may be long may break. */
const long = (text: string): string => `<code class="long">${escaped(text)}</code>`;

const fieldType = ({ type, readonly }: Field, words: FrameWords): string =>
  long(type.text) + (readonly ? ` (${words.readOnly})` : "");

/** What an attribute says is not said again. */
const attributeLink = (name: string, words: FrameWords): string =>
  `${words.attribute} <a href="#attribute-${name}"><code>${escaped(name)}</code></a>`;

function signature({ name, parameters, return: result }: Method): string {
  const given = parameters.map((one) => `${one.name}${one.optional ? "?" : ""}: ${one.type.text}`);
  return `<code class="long" id="method-${name}">${escaped(`${name}(${given.join(", ")}): ${result.type.text}`)}</code>`;
}

/** Of a CustomEvent. */
function detailOf({ type }: Typed): string {
  const detail = /^CustomEvent<(.*)>$/su.exec(type.text)?.[1];
  return detail ? long(detail.replaceAll("readonly ", "")) : "";
}

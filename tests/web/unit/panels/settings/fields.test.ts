/** The form against the schema that the core publishes. */
import { expect, test } from "vitest";
import { createEngine } from "../../../../../web/src/engine/node.js";
import type { RunRequest } from "../../../../../web/src/types/wire.js";
import { withValueAt } from "../../../../../web/src/document/pointer.js";
import {
  fieldOfError,
  fieldsOf,
  isGroup,
  sectionsOf,
  type Field,
  type FieldGroup,
} from "../../../../../web/src/panels/settings/fields.js";
import { optionLabels } from "../../../../../web/src/panels/settings/labels.js";
import {
  defaultOf,
  optionsOf,
  settingOf,
} from "../../../../../web/src/panels/settings/field_values.js";

const engine = createEngine(
  new URL("../../../../../build/wasm-scalar/attention.wasm", import.meta.url),
);
const input = { text: "one small step" };
const sections = sectionsOf(await engine.call({ command: "schema" }));
const fields = fieldsOf(sections);
const field = (path: string) => {
  const one = fields.find((other) => other.path === path);
  if (!one) throw new Error(`no field ${path}`);
  return one;
};
const choices = fields.filter((one) => one.kind === "choice");

test("the sections are those of the experiment, with a title in both languages", () => {
  expect(sections.map(({ path }) => path)).toEqual([
    "/embedding",
    "/position",
    "/attention",
    "/block",
    "/weights",
    "/study",
  ]);
  for (const { path, title } of [...sections, ...fields]) {
    expect(title.en, path).not.toBe("");
    expect(title.zh, path).toMatch(/\p{Script=Han}|epsilon|alpha/u);
  }
});

test("each field has the control of its type, with bounds and default", () => {
  expect(field("/attention/num_heads")).toMatchObject({
    kind: "number",
    integer: true,
    least: 1,
    default: 1,
    title: { en: "Heads", zh: "头数" },
  });
  expect(field("/attention/dropout/rate")).toMatchObject({ kind: "number", least: 0, most: 1 });
  expect(field("/block/residual")).toMatchObject({ kind: "switch", default: true });
  expect(field("/attention/scale")).toMatchObject({ kind: "switch-or-number", default: true });
  expect(field("/attention/mask/kind")).toMatchObject({ kind: "choice", default: "none" });
});

test("tables and tensors are not typed into a form", () => {
  const paths = fields.map(({ path }) => path);
  for (const path of ["/embedding/values", "/attention/mask/allowed", "/weights/values"])
    expect(paths).not.toContain(path);
});

test("every choice of the schema is labelled in both languages, and no label is left over", () => {
  const either = fields
    .filter(({ kind }) => kind === "switch-or-number")
    .map(({ path }) => ({ path, options: ["true", "false", "number"] }));
  const labelled = [...choices, ...either];
  expect(Object.keys(optionLabels).sort()).toEqual(labelled.map(({ path }) => path).sort());
  for (const { path, options } of labelled) {
    const labels = optionLabels[path] ?? {};
    expect(Object.keys(labels).sort(), path).toEqual([...options].sort());
    for (const language of ["en", "zh"] as const) {
      const texts = options.map((option) => labels[option]?.[language] ?? "");
      expect(texts.every(Boolean), path).toBe(true);
      expect(new Set(texts).size, path).toBe(options.length);
    }
  }
});

test("what is described is described in both languages", () => {
  const items = (group: FieldGroup): (Field | FieldGroup)[] => [
    group,
    ...group.items.flatMap((item) => (isGroup(item) ? items(item) : [item])),
  ];
  const all = sections.flatMap(items);
  expect(all.filter(({ description }) => description.en).length).toBeGreaterThan(30);
  for (const { path, description } of all)
    expect(Boolean(description.zh), path).toBe(Boolean(description.en));
});

test("what a switch sets is a field or a group of the form", async () => {
  const paths = new Set(
    [...fields, ...sections.flatMap(({ items }) => items)].map(({ path }) => path),
  );
  const { settings } = await engine.run({
    command: "run",
    input,
    position: { kind: "sinusoidal" },
    block: { final_norm: true },
  });
  expect(settings.ablations).toHaveLength(7);
  for (const { field } of settings.ablations) expect(paths.has(field), field).toBe(true);
});

test.each<[string, RunRequest, string[], string[]]>([
  [
    "attention alone",
    { command: "run" },
    ["/attention/d_out", "/attention/scale", "/embedding/d_in"],
    ["/block/norm", "/attention/mask/window", "/attention/mask_method", "/attention/num_kv_heads"],
  ],
  [
    "a block without norms",
    { command: "run", block: { norm: "none" } },
    ["/block/norm", "/block/d_ff", "/attention/mask_method"],
    ["/attention/d_out", "/block/norm_epsilon", "/block/final_norm", "/block/deep_norm_alpha"],
  ],
  [
    "a window over heads",
    { command: "run", attention: { num_heads: 2, mask: { kind: "sliding_window", window: 2 } } },
    ["/attention/mask/window", "/attention/num_kv_heads", "/attention/head_style"],
    ["/attention/mask/length", "/attention/additive_hidden"],
  ],
  [
    "given vectors",
    { command: "run", input: { embeddings: [[1]] }, attention: { score: "additive" } },
    ["/attention/additive_hidden", "/weights/seed"],
    ["/embedding/d_in", "/embedding/kind", "/attention/scale"],
  ],
  [
    "a block without attention",
    { command: "run", block: { attention: false } },
    ["/block/attention", "/block/feed_forward"],
    ["/attention/num_heads", "/attention/mask/kind"],
  ],
])("%s shows the fields that act", async (_, request, shown, hidden) => {
  const { settings } = await engine.run({ input, ...request });
  const acts = (path: string) => settings.fields.includes(field(path).path);
  expect(shown.filter((path) => !acts(path))).toEqual([]);
  expect(hidden.filter(acts)).toEqual([]);
});

test("a field that is left out shows what the core takes", async () => {
  const request: RunRequest = {
    command: "run",
    input: { text: "one step" },
    embedding: { d_in: 6 },
    attention: { num_heads: 2, score: "additive" },
    block: { feed_forward: true },
  };
  const result = await engine.run(request);
  const extent = (id: string, axis: number) =>
    result.graph.find((node) => node.id === id)?.shape.at(axis);
  const usual = (path: string) => defaultOf(field(path), request, result);
  expect(usual("/attention/d_out")).toBe(extent("block.0.attention.query", -1));
  expect(usual("/block/d_ff")).toBe(extent("block.0.feed_forward.hidden", -1));
  expect(usual("/attention/additive_hidden")).toBe(extent("block.0.attention.additive_tanh", -1));
  expect(usual("/attention/mask/kind")).toBe("causal");
  expect(usual("/position/length")).toBe(64);
});

test.each<[RunRequest, string]>([
  [{ command: "run" }, "none"],
  [{ command: "run", block: {} }, "causal"],
  [{ command: "run", block: { kind: "encoder" } }, "none"],
  [{ command: "run", block: {}, attention: { mask: { kind: "none" } } }, "none"],
])("the mask of %j is %s, as in the core", async (request, kind) => {
  const shown = request.attention?.mask?.kind ?? defaultOf(field("/attention/mask/kind"), request);
  expect(shown).toBe(kind);
  const { graph } = await engine.run({ ...request, input: { text: "one step" } });
  const mask = graph.find(({ id }) => /(^|\.)mask$/u.test(id));
  expect(mask ? "causal" : "none").toBe(kind);
});

test("a choice that needs numbers nobody can type is there only with them", () => {
  const kind = field("/attention/mask/kind") as (typeof choices)[number];
  expect(optionsOf(kind, { command: "run" })).not.toContain("custom");
  const custom: RunRequest = {
    command: "run",
    attention: { mask: { kind: "custom", allowed: [[true]] } },
  };
  expect(optionsOf(kind, custom)).toContain("custom");
});

test("every choice of every field can be computed right away, with what it asks for besides", async () => {
  for (const choice of choices.filter(({ path }) => path !== "/weights/layout"))
    for (const option of choice.options) {
      const base: RunRequest = {
        command: "run",
        embedding: { d_in: 4 },
        attention: { num_heads: 2 },
        ...(choice.path.startsWith("/block") && { block: {} }),
      };
      if (!optionsOf(choice, base).includes(option)) continue;
      const { path, value } = settingOf(choice, option, base);
      const context = option === "encoder_decoder" ? { context_text: "a b c" } : {};
      const request = {
        ...withValueAt(base, path, value),
        input: { text: "one small step", ...context },
      };
      await expect(engine.run(request), `${choice.path}=${option}`).resolves.toBeDefined();
    }
});

test("an error finds the field it is about", () => {
  expect(fieldOfError(fields, "/attention/num_heads")?.path).toBe("/attention/num_heads");
  expect(fieldOfError(fields, "/attention/mask/window")?.path).toBe("/attention/mask/window");
  expect(fieldOfError(fields, "/input/text")).toBeUndefined();
});

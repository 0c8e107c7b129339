/** The page's registries against the core's op table: what the schema lists, and what any graph holds. */
import { describe, expect, it } from "vitest";
import "../all_scenes.js";
import { writtenOps } from "../../../../web/src/ops/registries/code.js";
import { explainedOps } from "../../../../web/src/ops/registries/explain.js";
import { playedOps } from "../../../../web/src/ops/registries/scenes.js";
import { opSubtitles } from "../../../../web/src/ops/registries/subtitles.js";
import { isGradient } from "../../../../web/src/scene/identity.js";
import { background } from "../../../../web/src/story/steps.js";
import { cases } from "../code/cases.js";
import { opsOfTheSchema } from "../explain/experiments.js";

/** What is given is written down, not computed; so is what was measured in stacks and attentions that are not in the graph. */
const withoutLines = new Set([
  "given",
  "parameter",
  "depth",
  "positions",
  "position_contexts",
  "position_scores",
  "drawn_scores",
]);

const called = [...opsOfTheSchema()];
const seen = cases.flatMap(({ result }) => result.graph.map(({ op }) => op));
const all = [...new Set([...called, ...seen])];
const computed = all.filter((op) => !withoutLines.has(op));

/** A backward pass is drawn by one scene, whatever the op. */
const forward = cases.flatMap(({ result }) =>
  result.graph.filter((node) => !isGradient(node)).map(({ op }) => op),
);
const drawn = [...new Set([...called, ...forward])];

/** What can be a stage of its own. */
const shown = drawn.filter((op) => !background.has(op));

const missing = (known: Iterable<string>, ops: readonly string[] = all): string[] => {
  const there = new Set(known);
  return ops.filter((op) => !there.has(op));
};

describe("the page knows every op of the core", () => {
  it("of which there are many", () => expect(called.length).toBeGreaterThan(30));
  it("by a scene", () => expect(missing(playedOps(), drawn)).toEqual([]));
  it("by a rule for its cells", () => expect(missing(explainedOps)).toEqual([]));
  it("by lines in Python", () => expect(missing(writtenOps.python, computed)).toEqual([]));
  it("by lines in C++", () => expect(missing(writtenOps.cpp, computed)).toEqual([]));
  it("by a subtitle", () => expect(missing(Object.keys(opSubtitles), shown)).toEqual([]));
});

it.each(Object.entries(opSubtitles))(
  "the subtitle of %s is a line in each language",
  (_, { en, zh }) => {
    expect(en).toMatch(/^[A-Z].+\.$/u);
    expect(zh).toMatch(/\p{Script=Han}[^。]*$/u);
  },
);

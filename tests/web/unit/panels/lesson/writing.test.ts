/** What the lessons on a model that writes on say besides the numbers they show, on the model as it is. */
import { describe, expect, it } from "vitest";
import type { Example } from "../../../../../web/src/document/experiment.js";
import { withValueAt } from "../../../../../web/src/document/pointer.js";
import type { RunRequest } from "../../../../../web/src/types/wire.js";
import { Access } from "../../../../../web/src/panels/lesson/access.js";
import {
  headFor,
  lookOf,
  placeOfWord,
} from "../../../../../web/src/panels/lesson/specs/catalogue.js";
import { writing } from "../../../../../web/src/panels/lesson/specs/writing.js";
import type { Place } from "../../../../../web/src/panels/lesson/types.js";
import { readPresets } from "../../../support/presets.js";
import { run } from "../../native.js";

type Id = keyof typeof writing;

const examples = readPresets().map(({ preset }) => preset as Example);

function requestsOf(id: Id): { readonly en: RunRequest; readonly zh: RunRequest } {
  const { request, request_zh = request } = examples.find((one) => one.id === id) as Example;
  return { en: request, zh: request_zh };
}

/** The run of a lesson, and that after its button. */
function runsOf(
  id: Id,
  language: "en" | "zh",
): { readonly opened: Access; readonly tried: Access } {
  const request = requestsOf(id)[language];
  const opened = new Access(run({ opened: request }).opened);
  const action = writing[id].action(opened);
  const changed =
    action.kind === "set"
      ? withValueAt(request, action.path, action.value)
      : action.kind === "say" && { ...request, input: { text: action.text } };
  if (!changed) throw new Error(`${id} changes nothing`);
  return { opened, tried: new Access(run({ tried: changed }).tried) };
}

const tokensOf = ({ experiment }: Access) => experiment.tokens[0] ?? [];

/** Of each node with a row for each word, the rows of one; not of scores that the mask has yet to hide. */
function rowsOf(at: Access, place: number): readonly (readonly number[])[] {
  const nodes = at.experiment.graph.filter(
    ({ id, axes, shape, values }) =>
      values &&
      ["query", "key"].includes(axes.at(-2) ?? "") &&
      shape.at(-2) === tokensOf(at).length &&
      !/\.(scaled_)?scores$/u.test(id),
  );
  return nodes.flatMap(({ id, shape }) =>
    shape.length > 3
      ? Array.from({ length: shape[1] ?? 1 }, (_, head) => at.row(id, head, place))
      : [at.row(id, place)],
  );
}

describe.each(["en", "zh"] as const)("in %s", (language) => {
  it("the head that copies looks at its word only if the layer before has looked back", () => {
    const { opened, tried } = runsOf("head-that-copies", language);
    const { opens, asks } = writing["head-that-copies"].place as Place;
    expect(headFor(opened, "previous").node).toBe(opens);
    expect(headFor(opened, "induction").node).toBe(asks);
    for (const { unknown } of tokensOf(opened).slice(1)) expect(unknown).toBeDefined();
    const last = tokensOf(opened).length - 1;
    const look = lookOf(opened, headFor(opened, "induction"), last);
    expect(look.column).toBe(3);
    expect(look.weight.value).toBeGreaterThan(0.5);
    const without = lookOf(tried, headFor(tried, "induction"), last);
    expect(without.column).not.toBe(look.column);
  });

  it("nothing changes up to the pronoun when a later word does", () => {
    const { opened, tried } = runsOf("what-a-causal-model-cannot-know", language);
    const { opens } = writing["what-a-causal-model-cannot-know"].place as Place;
    expect(headFor(opened, "pronoun").node).toBe(opens);
    const it = placeOfWord(tokensOf(opened), ["it", "它"]);
    const [before, after] = [rowsOf(opened, it), rowsOf(tried, it)];
    expect(before.length).toBeGreaterThan(50);
    expect(after).toEqual(before);
    const end = tokensOf(opened).length - 1;
    expect(rowsOf(tried, end)).not.toEqual(rowsOf(opened, end));
    // The words are known, so that the model could use them if it saw them.
    for (const { unknown } of tokensOf(opened)) expect(unknown).toBeUndefined();
    for (const { unknown } of tokensOf(tried)) expect(unknown).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { targetsOf } from "../../../../web/src/code/targets.js";
import { filmsOf } from "../films.js";
import { cases } from "./cases.js";

const targets = (name: string) => {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`there is no case ${name}`);
  return targetsOf(found.result);
};

test("a line goes to where its node is played, a given matrix to where it is first used", () => {
  const found = targets("21-block");
  const attention = "block.0.attention";
  expect(found.get(`${attention}.scores`)).toBe(`${attention}.scores`);
  expect(found.get(`${attention}.W_query`)).toBe(`${attention}.query`);
  expect(found.get(`${attention}.mask`)).toBe(`${attention}.masked_scores`);
  expect(found.get("block.0.norm_1.mean")).toBe("block.0.norm_1");
});

test("every line of every preset but a last one goes somewhere that is played", () => {
  for (const { name, result, isPreset } of cases) {
    if (!isPreset) continue;
    const played = new Set(
      filmsOf(result).flatMap(({ stages }) =>
        stages.flatMap(({ level, nodes }) => (level ? [] : nodes)),
      ),
    );
    const found = targetsOf(result);
    for (const target of found.values()) expect(played, name).toContain(target);
    const lost = result.graph.filter(({ id }) => !found.has(id)).map(({ id }) => id);
    expect(
      lost.every((id) => id.endsWith("output")),
      `${name}: ${lost.join(", ")}`,
    ).toBe(true);
  }
});

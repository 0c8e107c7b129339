/** Programs name their groups, rows and columns: no 1, 2, 3 where there is a word. */
import { describe, expect, it } from "vitest";
import { cellLabelOf } from "../../../../web/src/explain/cell_labels.js";
import { gridOf } from "../../../../web/src/scene/grid.js";
import { labelsOf } from "../../../../web/src/scene/labels.js";
import { groupOf, headOf, sectionOf, siblingOf } from "../../../../web/src/scene/nodes.js";
import { stepsOf } from "../../../../web/src/story/steps.js";
import type { Experiment, GraphNode, NodeGroup } from "../../../../web/src/types/graph.js";
import { presets, run } from "../native.js";

const programs = Object.entries(presets()).filter(([, { graph }]) =>
  graph.every(({ place }) => place?.part === "program"),
);

const groupsOf = (group: NodeGroup | undefined): NodeGroup[] =>
  group ? [...groupsOf(group.parent), group] : [];

const labelled = ({ graph }: Experiment): boolean => graph.some(({ labels }) => labels);

const isToken = (axis: string | undefined): boolean => axis === "query" || axis === "key";

/** The labels of the last two axes, where these stand for tokens. A single column is a result, not a token. */
function tokenLabels(experiment: Experiment, node: GraphNode): readonly string[] {
  const grid = gridOf(node, { batch: 0, head: 0 });
  const labels = (along: "rows" | "columns") => labelsOf(experiment, grid, along, "en").texts;
  return [
    ...(isToken(grid.rowAxis) ? labels("rows") : []),
    ...(isToken(grid.columnAxis) && grid.columns > 1 ? labels("columns") : []),
  ];
}

describe.each(programs)("%s", (_, experiment) => {
  const stages = stepsOf(experiment);

  it("calls no token 1, 2, 3 if its program has words", () => {
    const numbered = experiment.graph.filter((node) =>
      tokenLabels(experiment, node).some((text) => /^\d+$/u.test(text)),
    );
    if (labelled(experiment)) expect(numbered.map(({ id }) => id)).toEqual([]);
  });

  it("has groups with a title in both languages, which no other group beside them has", () => {
    const groups = new Map(
      experiment.graph.flatMap(({ place }) => groupsOf(place?.group)).map((one) => [one.id, one]),
    );
    for (const { title } of groups.values()) {
      expect(title.en).toMatch(/^[A-Z]/u);
      expect(title.zh).toMatch(/\p{Script=Han}/u);
    }
    const names = [...groups.values()].map(
      ({ title, parent }) => `${parent?.id ?? ""}: ${title.en}`,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("goes through each group at once", () => {
    const groups = new Map(experiment.graph.map(({ id, place }) => [id, place?.group?.id]));
    const order = stages.map(({ nodes }) => groups.get(nodes.at(-1) ?? "") ?? "");
    const begun = order.filter((id, i) => id !== order[i - 1]);
    const entered = begun.filter((id) => id !== "");
    expect(new Set(entered).size).toBe(entered.length);
  });
});

const { named } = run({
  named: {
    input: { text: "we sing" },
    program: [
      {
        id: "query",
        values: [
          [1, 2],
          [3, 4],
        ],
        labels: { rows: "tokens", columns: ["x", "y"] },
      },
      {
        id: "key",
        scope: { id: "tile", title: { en: "Tile", zh: "块" } },
        op: "identity",
        inputs: ["query"],
      },
      {
        id: "scores",
        title: { en: "Similarity", zh: "相似度" },
        scope: { id: "tile.inner", title: { en: "Scores", zh: "分数" } },
        head: 1,
        op: "matmul_transposed",
        inputs: ["query", "key"],
      },
      { id: "soft", title: "Shares", scope: "tile", op: "softmax", inputs: ["scores"] },
    ],
  },
});

const nodeCalled = (id: string): GraphNode => {
  const node = named.graph.find((one) => one.id === id);
  if (!node) throw new Error(id);
  return node;
};

describe("a program with names", () => {
  it("names rows and columns, also of the transpose", () => {
    const texts = (id: string, along: "rows" | "columns", transposed = false) =>
      labelsOf(named, gridOf(nodeCalled(id), { batch: 0, head: 0 }, transposed), along, "en");
    expect(texts("query", "rows")).toEqual({ texts: ["we", "sing"], tokens: true });
    expect(texts("query", "columns").texts).toEqual(["x", "y"]);
    expect(texts("query", "columns", true).texts).toEqual(["we", "sing"]);
    expect(texts("scores", "columns").texts).toEqual(["we", "sing"]);
  });

  it("names cells by them", () => {
    expect(cellLabelOf(named, { node: "query", index: 2 }, "en").inside).toBe("sing → x");
    expect(cellLabelOf(named, { node: "scores", index: 1 }, "en")).toEqual({
      inside: "we → sing",
      matrix: "Tile · Scores · Head 2",
    });
  });

  it("names groups from the outside in, and sections by their ids", () => {
    expect(groupOf(nodeCalled("scores"))).toEqual({
      en: "Tile · Scores · Head 2",
      zh: "块 · 分数 · 头 2",
    });
    expect(sectionOf(nodeCalled("soft"))).toBe("tile");
    expect(sectionOf(nodeCalled("scores"))).toBe("tile.inner.head.1");
    expect(headOf(nodeCalled("scores"))).toBe(1);
    expect(headOf(nodeCalled("soft"))).toBeUndefined();
  });

  it("finds a sibling in the nearest group around a node", () => {
    expect(siblingOf(named, nodeCalled("key"), "query")?.id).toBe("query");
    expect(siblingOf(named, nodeCalled("query"), "key")).toBeUndefined();
  });

  it("shows the title that a step was given", () => {
    const titles = stepsOf(named).map(({ title }) => title);
    expect(titles).toEqual([
      { en: "Similarity", zh: "相似度" },
      { en: "Shares", zh: "Shares" },
    ]);
  });
});

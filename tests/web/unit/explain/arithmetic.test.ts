/**
 * The written arithmetic, evaluated in float64 and rounded once to the cell's float32, is the cell:
 * within 1e-5 + 1e-5·|x|, or equal where it is no finite number.
 */
import { describe, expect, it } from "vitest";
import {
  arithmeticOf,
  explainedOps,
  sourcesOf,
} from "../../../../web/src/ops/registries/explain.js";
import { evaluate } from "../../../../web/src/expression/expression.js";
import { joined } from "../../../../web/src/expression/lines.js";
import type { Experiment, GraphNode } from "../../../../web/src/types/graph.js";
import { stepOf } from "../../../../web/src/scene/step.js";
import { someCells } from "./cells.js";
import { all, opsOfTheSchema } from "./experiments.js";
import { inTurn } from "../../support/turns.js";

const isNear = (found: number, wanted: number): boolean =>
  Object.is(found, wanted) ||
  found === wanted ||
  (Number.isFinite(wanted) && Math.abs(found - wanted) <= 1e-5 + 1e-5 * Math.abs(wanted));

/**
 * What is given; eigenvectors, which no sum of a few terms makes; and what is measured in stacks that are not in
 * the graph, or from drawn numbers that are not.
 */
const sources = new Set([
  "given",
  "parameter",
  "principal_directions",
  "depth",
  "position_contexts",
  "position_scores",
  "drawn_scores",
]);
const isSource = ({ op }: GraphNode): boolean => sources.has(op);

function wrongCells(experiment: Experiment): string[] {
  return experiment.graph.flatMap((node) => {
    const step = stepOf(experiment, node);
    return someCells(node).flatMap((index) => {
      const value = node.values?.[index] ?? NaN;
      const whole = joined(arithmeticOf(step, index).lines);
      if (!whole) return isSource(node) ? [] : [`${node.id}[${index}] has no arithmetic`];
      const found = Math.fround(evaluate(whole));
      return isNear(found, value)
        ? []
        : [`${node.id}[${index}] (${node.op}): ${found}, not ${value}`];
    });
  });
}

describe("the written arithmetic", () => {
  it.each(inTurn(Object.entries(all), 5))("is every cell of %s", (_, experiment) => {
    expect(wrongCells(experiment)).toEqual([]);
  });

  it("covers every op that the schema lists, and every op that appears", () => {
    const seen = new Set(Object.values(all).flatMap(({ graph }) => graph.map(({ op }) => op)));
    const listed = opsOfTheSchema();
    expect(listed.size).toBeGreaterThan(30);
    expect([...listed].filter((op) => !seen.has(op))).toEqual([]);
    expect([...listed, ...seen].filter((op) => !explainedOps.has(op))).toEqual([]);
  });

  it("would not pass for numbers that are a little off", () => {
    expect(isNear(0.1 + 3e-5, 0.1)).toBe(false);
    expect(isNear(0, NaN)).toBe(false);
    expect(isNear(0, -Infinity)).toBe(false);
  });
});

describe("the sources of a cell", () => {
  it.each(Object.entries(all))("are earlier cells that exist in %s", (_, experiment) => {
    const places = new Map(experiment.graph.map((node, place) => [node.id, { node, place }]));
    const wrong = experiment.graph.flatMap((node, place) =>
      someCells(node).flatMap((index) => {
        const sources = sourcesOf(experiment, { node: node.id, index });
        const names = sources.map((source) => `${source.node}[${source.index}]`);
        if (new Set(names).size !== names.length) return [`${node.id}[${index}] names one twice`];
        return sources.flatMap((source, i) => {
          const from = places.get(source.node);
          const exists = from && source.index in (from.node.values ?? []);
          const earlier = from && from.place < place && node.inputs.includes(source.node);
          // What a tile leaves is computed from what the one before it has left, a layer of a reach from the one below.
          const before = from?.node === node && source.index < index;
          return exists && (earlier || before) ? [] : [`${node.id}[${index}] from ${names[i]}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(all))("lead back to what is given or drawn in %s", (_, experiment) => {
    const ops = new Map(experiment.graph.map((node) => [node.id, node.op]));
    const seen = new Set<string>();
    const last = experiment.graph.at(-1) as GraphNode;
    const open = [{ node: last.id, index: (last.values?.length ?? 1) - 1 }];
    const ends = new Set<string | undefined>();
    for (const cell of open) {
      const name = `${cell.node} ${cell.index}`;
      if (seen.has(name)) continue;
      seen.add(name);
      const sources = sourcesOf(experiment, cell);
      if (sources.length === 0) ends.add(ops.get(cell.node));
      open.push(...sources);
    }
    // A backward pass begins with a 1, and with 0 in rows without a target.
    const passes = ["one_hot", "cross_entropy_slope"];
    const known = ["given", "parameter", "sinusoidal", "lookup", "drawn_scores", ...passes];
    expect([...ends].filter((op) => !known.includes(op ?? ""))).toEqual([]);
    expect(ends.size).toBeGreaterThan(0);
  });

  it("are none for a cell that does not exist", () => {
    expect(sourcesOf(all.causal, { node: "nobody", index: 0 })).toEqual([]);
    expect(sourcesOf(all.causal, { node: "scores", index: 36 })).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { changesBetween, withChanges } from "../../../../../web/src/document/state/changes.js";
import type { RunRequest } from "../../../../../web/src/types/wire.js";

const base: RunRequest = {
  command: "run",
  input: { text: "one step" },
  embedding: { kind: "table", values: { one: [1, 2], "a:b": [3, 4] } },
  attention: { num_heads: 2, mask: { kind: "causal" } },
  block: { norm: "rms" },
};

describe("the changes between two experiments", () => {
  test.each<[string, RunRequest, string[]]>([
    ["none", base, []],
    ["a setting", { ...base, weights: { seed: 7 } }, ["/weights/seed"]],
    [
      "a setting taken away",
      { ...base, attention: { mask: { kind: "causal" } } },
      ["/attention/num_heads"],
    ],
    ["a block taken away", withoutBlock(), ["/block"]],
    ["a block without settings", { ...withoutBlock(), block: {} }, ["/block/norm"]],
    ["numbers, as a whole", { ...base, overrides: { scores: [[1]] } }, ["/overrides/scores"]],
    [
      "names that a list cannot have, as a whole",
      { ...base, embedding: { kind: "table", values: { one: [1, 2], "a:b": [9, 9] } } },
      ["/embedding/values"],
    ],
  ])("%s", (_, to, paths) => {
    const changes = changesBetween(base, to);
    expect(changes.map(({ path }) => path)).toEqual(paths);
    expect(withChanges(base, changes)).toEqual(to);
  });

  test("put a block where there was none", () => {
    const to = { ...withoutBlock(), block: {} };
    expect(withChanges(withoutBlock(), changesBetween(withoutBlock(), to))).toEqual(to);
  });

  test("that say what is so already leave the request as it is", () => {
    expect(withChanges(base, [{ path: "/block/norm", value: "rms" }])).toBe(base);
  });
});

function withoutBlock(): RunRequest {
  const { command, input, embedding, attention } = base;
  return {
    command,
    ...(input && { input }),
    ...(embedding && { embedding }),
    ...(attention && { attention }),
  };
}

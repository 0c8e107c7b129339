import { describe, expect, it } from "vitest";
import { firstExample, type Example } from "../../../../../web/src/document/experiment.js";
import { words as en } from "../../../../../web/src/panels/lesson/en/index.js";
import { plainParts } from "../../../../../web/src/panels/lesson/parts.js";
import { lessonIds, readLesson } from "../../../../../web/src/panels/lesson/reading.js";
import { words as zh } from "../../../../../web/src/panels/lesson/zh/index.js";
import {
  cutAt,
  entriesOf,
  questionOf,
  search,
  wordsIn,
} from "../../../../../web/src/panels/course/search.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { Preset } from "../../../../../web/src/types/wire.js";
import { readPresets } from "../../../support/presets.js";
import { run } from "../../native.js";

const examples = new Map<string, Example>(
  [firstExample("en"), ...readPresets().map(({ preset }) => preset as Preset)].map((example) => [
    example.id,
    example,
  ]),
);
const tables = { en, zh };
const languages = ["en", "zh"] as const;

const found = (text: string, language: "en" | "zh" = "en") =>
  search(entriesOf(examples, tables[language], language), text).map(({ id }) => id);

describe("the search of the course", () => {
  it("finds by title in either language, whatever the language of the page is", () => {
    for (const language of languages) {
      expect(found("rotary", language)).toEqual(["positions-rotary"]);
      expect(found("交叉注意力", language)[0]).toBe("cross-attention");
      expect(found("SOFTMAX", language)[0]).toBe("normalising-naive");
    }
  });

  it("finds by the title and the line of a chapter, and by the question of a lesson", () => {
    expect(found("cheaper")).toContain("blockwise");
    expect(found("tiles")).toContain("cache");
    expect(found("highest score from")).toEqual(["scores-of-one-query"]);
    expect(found("哪个词的分数最高", "zh")).toEqual(["scores-of-one-query"]);
  });

  it("asks for every word, and puts what has them in its title first", () => {
    expect(found("norm pre")[0]).toBe("block-pre-norm");
    expect(found("heads transpose shapes")).not.toContain("split-heads");
    const softmax = found("softmax");
    expect(softmax.indexOf("normalising-stable")).toBeLessThan(softmax.indexOf("scoring"));
  });

  it("finds nothing where there is nothing, and everything before anything is written", () => {
    expect(found("xyzzy")).toEqual([]);
    expect(found("a.*b")).toEqual([]);
    expect(found("")).toHaveLength(examples.size);
  });

  it(
    "knows every question as it is asked, without its numbers and words",
    { timeout: 60_000 },
    () => {
      const runs = run(
        Object.fromEntries(Array.from(examples.values(), ({ id, request }) => [id, request])),
      ) as Readonly<Record<string, Experiment>>;
      for (const language of languages)
        for (const id of lessonIds) {
          const asked = readLesson(id, runs[id] as Experiment, tables[language])?.question ?? [];
          const pieces = questionOf(id, tables[language]).split("…").filter(Boolean);
          const whole = plainParts(asked);
          for (const piece of pieces) expect(whole, id).toContain(piece);
          expect(pieces.join("").length, id).toBeGreaterThan(5);
        }
    },
  );

  it("marks what was found", () => {
    expect(cutAt("Softmax and softness", wordsIn(" soft "))).toEqual([
      "",
      "Soft",
      "max and ",
      "soft",
      "ness",
    ]);
    expect(cutAt("a+b", wordsIn("+"))).toEqual(["a", "+", "b"]);
    expect(cutAt("all", [])).toEqual(["all"]);
  });
});

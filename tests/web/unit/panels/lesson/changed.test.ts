/** Lessons on other experiments than those that they open with: changed, or typed by the reader. */
import { describe, expect, it } from "vitest";
import { firstExample, withSentences } from "../../../../../web/src/document/experiment.js";
import { hasCover } from "../../../../../web/src/ops/tokens/cover.js";
import { words as en } from "../../../../../web/src/panels/lesson/en/index.js";
import { readLesson, tellLesson } from "../../../../../web/src/panels/lesson/reading.js";
import { words as zh } from "../../../../../web/src/panels/lesson/zh/index.js";
import { frameAt } from "../../../../../web/src/story/frame.js";
import { openingTime } from "../../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import type { Part } from "../../../../../web/src/types/frame.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import type { Preset } from "../../../../../web/src/types/wire.js";
import { readPresets } from "../../../support/presets.js";
import { run } from "../../native.js";

const tables = { en, zh };
const languages = ["en", "zh"] as const;

const plain = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");

describe("a lesson whose experiment was changed", () => {
  const { request } = readPresets()
    .map(({ preset }) => preset as Preset)
    .find(({ id }) => id === "causal-mask") as Preset;
  const { opened, unmasked, typed } = run({
    opened: request,
    unmasked: { ...request, attention: { d_out: 2, mask: { kind: "none" } } },
    typed: {
      ...request,
      input: { text: "one small step" },
      embedding: { d_in: 3 },
    },
  });

  it("asks about the example, and tells how the changed experiment comes out", () => {
    const told = tellLesson("causal-mask", { now: unmasked, opened, altered: true }, en);
    expect(plain(told?.reading.question ?? [])).toContain("Your is first and sees only itself");
    expect(told?.reading.options.find(({ right }) => right)?.id).toBe("all");
    expect(told?.changed?.now?.decided).toBe(false);
  });

  it("goes along with other words where nothing else changed", () => {
    const told = tellLesson("causal-mask", { now: typed, opened, altered: false }, en);
    expect(told?.changed).toBeUndefined();
    expect(plain(told?.reading.question ?? [])).toContain("one is first and sees only itself");
  });
});

describe("the first lesson", () => {
  const typed = (sentence: string) =>
    withSentences(firstExample("en").request, { input: [sentence], context: [] }, "words").request;
  const sentences = {
    english: "The cat sat on the mat today",
    chinese: "床前明月光",
    pair: "hello world",
    word: "hi",
  };
  const runs: Readonly<Record<string, Experiment>> = run({
    ...Object.fromEntries(Object.entries(sentences).map(([name, text]) => [name, typed(text)])),
    opening: firstExample("zh").request,
  });

  /** What is said beside the opening picture, if the experiment has one. */
  function opening(experiment: Experiment, language: "en" | "zh"): readonly Part[] | undefined {
    if (!hasCover(experiment)) return undefined;
    const timeline = buildTimeline(experiment);
    return frameAt(timeline, openingTime(timeline), { width: 800, height: 500, language })
      .narration;
  }

  it.each(Object.keys(runs))("tells of the picture, whatever the reader types: %s", (name) => {
    const experiment = runs[name] as Experiment;
    for (const language of languages) {
      const found = readLesson("first", experiment, tables[language]);
      expect(found?.answer, "still answered").toBeDefined();
      expect(found?.options.filter(({ right }) => right).map(({ id }) => id)).toEqual(["one"]);
      const [most] = found?.look.filter((part) => part.kind === "number") ?? [];
      const named = found?.look.filter(({ kind }) => kind === "token").map(({ text }) => text);
      const shown = opening(experiment, language);
      if (shown) {
        expect(named).toEqual(shown.filter(({ kind }) => kind === "token").map(({ text }) => text));
        expect(most).toMatchObject({ cell: shown.find((part) => part.kind === "number")?.cell });
      } else {
        // Who is alone looks at itself, and is not named twice.
        expect(named).toEqual([experiment.tokens[0]?.[0]?.text]);
        expect(most?.value).toBe(1);
      }
    }
  });

  it("holds its answer back where nothing adds up to one", () => {
    const { halves } = run({
      halves: {
        ...firstExample("en").request,
        overrides: { weights: Array.from({ length: 72 }, () => 0.5) },
      },
    });
    const found = readLesson("first", halves, en);
    expect(found?.decided).toBe(false);
    expect(found?.answer).toBeUndefined();
  });
});

/** A word of the answer that the model is unsure of: its probability below it, and in the narration. */
import { describe, expect, it } from "vitest";
import { cellLabelOf } from "../../../../../web/src/explain/cell_labels.js";
import { readingOf } from "../../../../../web/src/ops/tokens/translation/reading.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import { agrees, frameAt, nodeOf } from "../../frames.js";
import { run } from "../../native.js";
import { film, keyed, opening, sizes, told } from "./opening_picture.js";

const { animal, far } = run({
  animal: {
    model: "translate",
    input: { text: "The animal didn't cross the street because it was too tired." },
  },
  far: {
    model: "translate",
    input: { text: "Stock markets fall sharply after central banks raise interest rates" },
  },
});
const { answer } = readingOf(far);
const words = far.model?.answer ?? [];
const unsure = words.filter(
  ({ text, probability }) => probability < 0.495 && !/^\p{P}+$/u.test(text),
);
const least = unsure.toSorted((one, other) => one.probability - other.probability)[0];

describe("a word that the model is unsure of", () => {
  it("has a probability below one half, that of the core in its place", () => {
    expect(unsure.length).toBeGreaterThan(0);
    answer.forEach(({ doubt }, position) => {
      const { id = NaN, probability = NaN } = words[position] ?? {};
      if (!doubt) return;
      const { shape, values } = nodeOf(far, doubt.cell.node);
      const index = position * (shape.at(-1) ?? NaN) + id;
      expect(doubt).toMatchObject({ probability, cell: { index } });
      if (values) expect(values[index]).toBeCloseTo(probability, 4);
    });
    expect(answer.filter(({ doubt }) => doubt)).toHaveLength(unsure.length);
    expect(readingOf(animal).answer.filter(({ doubt }) => doubt)).toEqual([]);
  });

  it.each(["desk", "phone"] as const)("is marked with it once all is written, on a %s", (size) => {
    const marks = keyed(opening(far, {}, size), /^answer\/doubt\//u);
    expect(marks).toHaveLength(unsure.length);
    marks.forEach(({ text }, i) => {
      expect(agrees(text ?? "", unsure[i]?.probability ?? NaN)).toBe(true);
    });
    const first = frameAt(film(far), 1, { ...sizes[size], language: "en" });
    expect(keyed(first, /^answer\/doubt\//u)).toEqual([]);
    expect(told(first)).not.toContain("least sure");
  });

  it("is told if it is the least likely one, in both languages", () => {
    const word = least?.text ?? "";
    const en = new RegExp(`The model is least sure of (the \\w+ )?${word}: probability 0\\.`, "u");
    expect(told(opening(far))).toMatch(en);
    const zh = new RegExp(`模型最没有把握的词是(第 \\d 个)? ${word}：概率 0\\.`, "u");
    expect(told(opening(far, { language: "zh" }))).toMatch(zh);
    expect(told(opening(animal))).not.toContain("least sure");
  });

  it("is told by its place if the same word stands there twice", () => {
    const { model } = far;
    if (!model?.answer || !least) throw new Error("no answer");
    const at = words.indexOf(least);
    const texts = answer.map(({ text }, i) => (i === (at === 0 ? 1 : 0) ? least.text : text));
    const twice: Experiment = {
      ...far,
      model: {
        ...model,
        text: texts.join(" "),
        answer: model.answer.map((word, i) => ({ ...word, text: texts[i] ?? "" })),
      },
    };
    const place = texts.slice(0, at + 1).filter((text) => text === least.text).length;
    const ordinal = ["first", "second", "third"][place - 1] ?? "";
    expect(told(opening(twice))).toContain(`least sure of the ${ordinal} ${least.text}: `);
    expect(told(opening(twice, { language: "zh" }))).toContain(
      `最没有把握的词是第 ${place} 个 ${least.text}：`,
    );
  });

  it("is the name of the column of its probability", () => {
    answer.forEach(({ text, doubt }) => {
      if (!doubt) return;
      const named = cellLabelOf(far, doubt.cell, "en").inside;
      expect(named).toContain(` → ${text}`);
    });
  });

  it("is told with it when it is pointed at, and all stay marked", () => {
    const at = answer.findIndex(({ doubt }) => doubt);
    const token = readingOf(far).source.length + at;
    const look = { token, text: answer[at]?.text ?? "", head: 0 };
    const frame = opening(far, { look });
    expect(told(frame)).toMatch(/ The model gave this word a probability of 0\.\d\d\.$/u);
    expect(keyed(frame, /^answer\/doubt\//u)).toHaveLength(unsure.length);
  });

  it("has no mark below it where what it was stands there", () => {
    const intact = { answer: words.map((word) => ({ ...word, text: "x" })), explained: undefined };
    const changed: Experiment = { ...far, intact };
    expect(keyed(opening(changed), /^answer\/doubt\//u)).toEqual([]);
    expect(keyed(opening(changed, {}, "phone"), /^answer\/doubt\//u)).not.toEqual([]);
  });
});

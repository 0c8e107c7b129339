/** The picture of a translation: who looks at whom, the answer as it grows, and what the pronouns mean. */
import { describe, expect, it, test } from "vitest";
import { lookAtTranslation } from "../../../../../web/src/ops/tokens/translation/focus.js";
import {
  changedMeanings,
  mainOf,
  readingOf,
} from "../../../../../web/src/ops/tokens/translation/reading.js";
import { levelsOf } from "../../../../../web/src/story/levels.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import { agrees, frameAt, nodeOf } from "../../frames.js";
import { explained, run } from "../../native.js";
import { film, keyed, opening, sizes, told } from "./opening_picture.js";

const animal = "The animal didn't cross the street because it was too tired.";
const long =
  "The old woman gave the children a big red book because they were kind and she saw the dog near the river , and it was very hungry .";
const texts = {
  animal,
  wide: animal.replace("tired", "wide"),
  contracted: animal.replace("it was", "it's"),
  puppy: "小狗没有过马路，因为它太累了。",
  none: "The old dog sleeps.",
  his: "Tom lost his keys again.",
  forms: "The neighbours laughed.",
  unknown: "Maria gave Zorblat a blicket because he was kind.",
  glossed: "I saw an octopus.",
  one: "dog",
  odd: "👋 مرحبا بالعالم",
  long,
};
type Name = keyof typeof texts;

const requests = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, { model: "translate", input: { text } }]),
) as Record<Name, object>;
const experiments = run(requests);
const withMeaning = (name: Name): Experiment => ({
  ...experiments[name],
  explained: explained("translate", texts[name]),
});

const none = { node: "", index: -1 };
const main = (name: Name) => {
  const reading = readingOf(experiments[name]);
  const arc = mainOf(reading);
  return arc && [reading.source[arc.row]?.text, reading.source[arc.column]?.text];
};

describe("the arc that is told", () => {
  test("goes from the pronoun to whom it means, and one word turns it round", () => {
    expect(main("animal")).toEqual(["it", "animal"]);
    expect(main("wide")).toEqual(["it", "street"]);
    expect(main("puppy")).toEqual(["它", "小狗"]);
  });

  test("goes from the pronoun that the line below explains, though another looks more surely", () => {
    const reading = readingOf(experiments.animal);
    const [relation] = reading.relations.filter(({ role }) => role === "pronoun");
    const [arc] = relation?.arcs ?? [];
    const arcs = arc
      ? [
          { ...arc, row: 3, weight: 1 },
          { ...arc, weight: 0.5 },
        ]
      : [];
    const two = { ...reading, relations: relation ? [{ ...relation, arcs }] : [] };
    const at = arc?.row ?? NaN;
    const meanings = [{ at, word: "it", means: "the animal" }];
    expect(mainOf({ ...two, meanings: undefined })?.row).toBe(3);
    expect(mainOf({ ...two, meanings })?.row).toBe(at);
  });

  test("has the share of the core on its crown, as the narration says it", () => {
    const frame = opening(experiments.animal);
    const [crown] = keyed(frame, /^crown$/u);
    const { node = "", index = -1 } = crown?.cell ?? {};
    const value = nodeOf(experiments.animal, node).values?.[index] ?? NaN;
    expect(crown?.value).toBe(value);
    expect(agrees(crown?.text ?? "", value)).toBe(true);
    expect(told(frame)).toBe(`it looks at animal: ${crown?.text ?? ""}.`);
  });

  test("without a pronoun is that of another named head", () => {
    const reading = readingOf(experiments.none);
    expect(mainOf(reading)?.relation.role).toMatch(/subject|adjective/u);
  });

  test("is told with what would be otherwise, unless the reader looks elsewhere", () => {
    const otherwise = { now: "tired", instead: "wide", looks: "it", at: "street" };
    expect(told(opening(experiments.animal, { otherwise }))).toMatch(
      /Write wide for tired, and it looks at street\.$/u,
    );
    const { cell: pinned = none } = mainOf(readingOf(experiments.animal)) ?? {};
    expect(told(opening(experiments.animal, { otherwise, pinned }))).toContain("Write wide");
    const look = { token: 0, text: "The", head: 0 };
    expect(told(opening(experiments.animal, { otherwise, look }))).not.toContain("wide");
  });
});

test("a head is shown only where it has a job: never at the token before the sentence", () => {
  for (const experiment of Object.values(experiments))
    for (const { arcs } of readingOf(experiment).relations)
      for (const { row, column, weight, cell } of arcs) {
        expect(column).toBeGreaterThanOrEqual(0);
        expect(column).not.toBe(row);
        expect(weight).toBe(nodeOf(experiment, cell.node).values?.[cell.index]);
      }
});

describe("the words of the answer", () => {
  const timeline = film(experiments.animal);
  const answer = readingOf(experiments.animal).answer.map(({ text }) => text);
  const written = (time: number) =>
    keyed(frameAt(timeline, time, { ...sizes.desk, language: "en" }), /^answer\/\d+$/u).map(
      ({ text }) => text,
    );

  it("are parts of the film, and are there when their part ends", () => {
    expect(timeline.stages.map(({ title }) => title.en)).toEqual([...answer, "Explain"]);
    timeline.stages.slice(0, -1).forEach(({ stops }, i) => {
      expect(written(stops.at(-1) ?? NaN)).toEqual(answer.slice(0, i + 1));
    });
    expect(written(0)).toEqual([]);
  });

  it("come later as a box and dots, never as words", () => {
    const frame = frameAt(timeline, 1, { ...sizes.desk, language: "en" });
    expect(keyed(frame, /^answer\/next$/u)).toHaveLength(1);
    expect(keyed(frame, /^answer\/later\//u).length).toBe(answer.length - 2);
  });

  it("are read at the position that chose them", () => {
    const { node, index } = readingOf(experiments.animal).answer[0]?.cell ?? { node: "", index: 0 };
    const { shape, values } = nodeOf(experiments.animal, node);
    const [, , rows = 1, columns = 1] = shape;
    expect(Math.floor(index / columns) % rows).toBe(0);
    expect(values?.[index]).toBeGreaterThan(0.5);
  });
});

describe("what the pronouns mean", () => {
  it("is taken from the model's own answer", () => {
    expect(readingOf(withMeaning("animal")).meanings).toMatchObject([
      { word: "it", means: "the animal" },
    ]);
    expect(readingOf(withMeaning("wide")).meanings).toMatchObject([
      { word: "it", means: "the street" },
    ]);
    expect(readingOf(withMeaning("puppy")).meanings).toMatchObject([{ word: "它", means: "小狗" }]);
    expect(readingOf(withMeaning("contracted")).meanings).toMatchObject([
      { word: "it", means: "the animal" },
    ]);
  });

  it("is not known before, and nothing where no word stands for another", () => {
    expect(readingOf(experiments.animal).meanings).toBeUndefined();
    expect(readingOf(withMeaning("none")).meanings).toEqual([]);
  });

  it("is said where there is none: a pronoun that looks at its noun may stay as it is", () => {
    const said = (name: Name) => keyed(opening(withMeaning(name)), /^explain\/none$/u)[0]?.text;
    expect(said("none")).toMatch(/no pronoun here/u);
    expect(said("his")).toMatch(/as it is/u);
  });

  it("is part of the answer that is compared with the one of all heads", () => {
    const one = withMeaning("animal");
    const before = (noun: string): Experiment => ({
      ...one,
      intact: {
        answer: one.model?.answer ?? [],
        explained: (one.explained ?? []).map((word) =>
          word.text === "animal" ? { ...word, text: noun } : word,
        ),
      },
    });
    expect(changedMeanings(before("animal"))).toEqual([]);
    const [changed] = changedMeanings(before("cow")).filter(({ word }) => word === "it");
    expect(changed).toEqual({ word: "it", now: "the animal", was: "the cow" });
    expect(changedMeanings(one)).toEqual([]);
  });

  it("is written when the answer is", () => {
    const frame = opening(withMeaning("animal"));
    expect(keyed(frame, /^explain\/said$/u)[0]?.text).toBe("it = the animal");
  });
});

test("an unknown form of a known word says as what it is read, and has no outline", () => {
  const frame = opening(experiments.forms);
  expect(keyed(frame, /unknown\//u)).toEqual([]);
  const [word] = keyed(frame, /^word\/1$/u);
  expect(word).toMatchObject({ text: "neighbours" });
  expect(word?.title).toMatch(/it reads neighbors instead/u);
});

test("a word that the model does not know has a dotted outline in both sentences", () => {
  const frame = opening(experiments.unknown);
  const outlines = keyed(frame, /unknown\//u);
  expect(outlines.length).toBeGreaterThanOrEqual(4);
  expect(outlines.every(({ dotted }) => dotted)).toBe(true);
});

test("a word that the model does not know and its glossary does is called so in the answer, and says it", () => {
  const { source, answer } = readingOf(experiments.glossed);
  const index = answer.findIndex(({ glossed }) => glossed !== undefined);
  expect(answer[index]).toMatchObject({ text: "章鱼", unknown: true, glossed: "octopus" });
  expect(answer.filter(({ glossed }) => glossed !== undefined)).toHaveLength(1);
  expect(readingOf(experiments.unknown).answer.some(({ glossed }) => glossed)).toBe(false);
  const look = { token: source.length + index, text: "章鱼", head: 0 };
  const frame = opening(experiments.glossed, { look });
  expect(told(frame)).toMatch(/The model does not know octopus: its glossary does\./u);
  const [word] = keyed(frame, new RegExp(`^answer/${index}$`, "u"));
  expect(word?.title).toMatch(/章鱼 is what its glossary says/u);
});

test("a word that looks at none clearly comes from no single word", () => {
  const weak = experiments.animal.model?.answer.map((word) => ({
    ...word,
    from: [{ side: "context" as const, token: 2, weight: 0.2 }],
  }));
  const { model } = experiments.animal;
  const experiment: Experiment = {
    ...experiments.animal,
    ...(model && weak && { model: { ...model, answer: weak } }),
  };
  const { source, answer } = readingOf(experiment);
  const look = { token: source.length, text: answer[0]?.text ?? "", head: 0 };
  const frame = opening(experiment, { look });
  expect(told(frame)).toMatch(/comes from no single word/u);
  expect(keyed(frame, /^note/u)).toEqual([]);
});

test("a number leads to the word that it stands for", () => {
  const arc = mainOf(readingOf(experiments.animal));
  const look = arc && lookAtTranslation(experiments.animal, arc.cell);
  expect(look).toMatchObject({ token: arc?.row, text: "it" });
  const { source, answer } = readingOf(experiments.animal);
  const cell = answer[0]?.cell;
  expect(cell && lookAtTranslation(experiments.animal, cell)?.token).toBe(source.length);
});

describe.each(Object.keys(sizes) as (keyof typeof sizes)[])("in a window of kind %s", (size) => {
  test.each(Object.keys(texts) as Name[])("%s is drawn inside of it, at every moment", (name) => {
    const timeline = film(withMeaning(name));
    const { width } = sizes[size];
    for (let i = 0; i <= 8; i++) {
      const time = (timeline.duration * i) / 8;
      const language = i % 2 === 0 ? "en" : "zh";
      const frame = frameAt(timeline, time, { ...sizes[size], language });
      expect(new Set(frame.marks.map(({ key }) => key)).size).toBe(frame.marks.length);
      for (const { key, x, y, width: own, height } of frame.marks) {
        expect(Number.isFinite(x + y + own + height), key).toBe(true);
        expect(x, key).toBeGreaterThan(-4);
        expect(x + own, key).toBeLessThan(width + 4);
        expect(y + height, key).toBeLessThan(frame.height + 4);
      }
    }
  });

  test.each(Object.keys(texts) as Name[])("no two words of %s overlap", (name) => {
    const frame = opening(withMeaning(name), {}, size);
    const words = keyed(frame, /^(word|answer)\/\d+$/u);
    words.forEach((one, i) => {
      for (const other of words.slice(i + 1)) {
        const across =
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const down =
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        expect(Math.min(across, down), `${one.text} and ${other.text}`).toBeLessThan(6);
      }
    });
  });
});

test("the sentence is a level of its own, above the film of the whole", () => {
  const root = levelsOf(experiments.animal);
  expect(root.parts[0]).toMatchObject({ id: "sentence", kind: "sentence" });
  expect(film(experiments.animal).level.parent).toBe(root);
});

it("a word that is only said again means nothing", () => {
  const again = { from: [{ token: 8, weight: 1 }] };
  const said = [again, again].map((word) => ({ ...word, text: "it", id: 0 }));
  const experiment = { ...experiments.animal, explained: said } as unknown as Experiment;
  expect(readingOf(experiment).source[7]?.text).toBe("it");
  expect(readingOf(experiment).meanings).toEqual([]);
});

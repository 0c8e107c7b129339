/** Every lesson, in both languages, on the run of its preset by the native program. */
import { describe, expect, it } from "vitest";
import { firstExample, type Example } from "../../../../../web/src/document/experiment.js";
import { withValueAt } from "../../../../../web/src/document/pointer.js";
import type { Preset, RunRequest } from "../../../../../web/src/types/wire.js";
import type { Part } from "../../../../../web/src/types/frame.js";
import type { Experiment } from "../../../../../web/src/types/graph.js";
import { steps as stepsEn, words as en } from "../../../../../web/src/panels/lesson/en/index.js";
import {
  lessonIds,
  readLesson,
  tellLesson,
  type Reading,
} from "../../../../../web/src/panels/lesson/reading.js";
import { specs } from "../../../../../web/src/panels/lesson/specs/index.js";
import { stepText, type StepTexts } from "../../../../../web/src/panels/lesson/steps.js";
import type { Place } from "../../../../../web/src/panels/lesson/types.js";
import { steps as stepsZh, words as zh } from "../../../../../web/src/panels/lesson/zh/index.js";
import { isSentence } from "../../../../../web/src/story/levels.js";
import { viewsAt } from "../../../../../web/src/story/frame.js";
import { restIn, placeOf } from "../../../../../web/src/story/place.js";
import { buildTimeline } from "../../../../../web/src/story/timeline.js";
import { filmsOf } from "../../films.js";
import { gradients } from "../../gradients.js";
import { run } from "../../native.js";
import { readPresets } from "../../../support/presets.js";
import { inTurn } from "../../../support/turns.js";

const presets: readonly Example[] = readPresets().map(({ preset }) => preset as Preset);

const examples = [firstExample("en"), ...presets];

const experiments = run(
  Object.fromEntries(examples.map(({ id, request }) => [id, request])),
) as Readonly<Record<string, Experiment>>;

const tables = { en, zh };
const languages = ["en", "zh"] as const;

const experimentOf = (id: string) => experiments[id] as Experiment;

function reading(id: (typeof lessonIds)[number], language: "en" | "zh"): Reading {
  const found = readLesson(id, experimentOf(id), tables[language]);
  if (!found) throw new Error(`${id} has no lesson`);
  return found;
}

const requestFor = (id: string) =>
  (examples.find((example) => example.id === id) as Example).request;

/** Nodes whose steps are played, and parts of the picture of a translation, which have none. */
const playedIn = (experiment: Experiment) =>
  filmsOf(experiment).flatMap(({ level, stages }) =>
    isSentence(level)
      ? [level.id, ...stages.map(({ id }) => id)]
      : stages.flatMap(({ segments }) => segments.map(({ node }) => node)),
  );

const played = (id: string) => playedIn(experimentOf(id));

const textsOf = ({ look, question, options, answer, ...rest }: Reading) => [
  look,
  rest.try,
  [{ kind: "text", text: rest.button } as const],
  question,
  ...options.map(({ parts }) => parts),
  ...(answer ? [answer] : []),
];

const plain = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");

/** Chinese that touches Latin letters or digits, or is parted by a Western comma. */
const unspaced = /\p{Script=Han}[A-Za-z0-9,;:!?]|[A-Za-z0-9]\p{Script=Han}/u;

it("there is a lesson for the opening example, then for every preset in the curriculum's order", () => {
  expect(lessonIds).toEqual(examples.map(({ id }) => id));
});

describe.each(inTurn(lessonIds, 5))("%s", (id) => {
  it.each(languages)(
    "says nothing empty or undefined in %s, and writes no number itself",
    (language) => {
      for (const parts of textsOf(reading(id, language))) {
        expect(plain(parts).trim()).not.toBe("");
        for (const part of parts) {
          expect(part.text).not.toMatch(/undefined|null|\[object|NaN(?!$)/u);
          if (part.kind === "text") expect(part.text.replace("T5", "")).not.toMatch(/[0-9]/u);
        }
      }
    },
  );

  it.each(languages)("shows in %s the numbers that stand in the graph", (language) => {
    const numbers = textsOf(reading(id, language))
      .flat()
      .filter((part) => part.kind === "number");
    expect(numbers.length).toBeGreaterThan(0);
    for (const { cell, value, text } of numbers) {
      const node = experimentOf(id).graph.find((one) => one.id === cell.node);
      const computed = node?.values?.[cell.index];
      expect(value).toBe(computed);
      if (Number.isNaN(value)) {
        expect(text).toBe("NaN");
        continue;
      }
      const decimals = text.split(".")[1]?.length ?? 0;
      const printed = Number(text.replace("−", "-"));
      expect(Math.abs(printed - value)).toBeLessThanOrEqual(0.5001 * 10 ** -decimals);
      expect(printed === 0).toBe(value === 0);
    }
  });

  it("has one right answer, decided by the run, the same in both languages", () => {
    const rights = languages.map((language) => {
      const { options, decided, answer } = reading(id, language);
      expect(decided).toBe(true);
      expect(answer, "the answer tells of the outcome").toBeDefined();
      expect(options.length).toBeGreaterThan(1);
      expect(new Set(options.map(({ parts }) => plain(parts))).size).toBe(options.length);
      return options.filter(({ right }) => right).map((option) => option.id);
    });
    expect(rights[0]).toHaveLength(1);
    expect(rights[0]).toEqual(rights[1]);
  });

  it("is put in other words in the other language", () => {
    const [english, chinese] = languages.map((language) => textsOf(reading(id, language)));
    for (const [i, parts] of (english ?? []).entries()) {
      const own = parts.filter(({ kind }) => kind === "text");
      if (own.length > 0) expect(plain(parts)).not.toBe(plain(chinese?.[i] ?? []));
    }
    expect(chinese?.map(plain).join("")).toMatch(/\p{Script=Han}/u);
    for (const parts of chinese ?? []) expect(plain(parts)).not.toMatch(unspaced);
    expect(
      english?.map((parts) => plain(parts.filter(({ kind }) => kind === "text"))).join(""),
    ).not.toMatch(/\p{Script=Han}/u);
  });

  it("lets the reader try something that can be done", { timeout: 60_000 }, () => {
    const { action } = reading(id, "en");
    switch (action.kind) {
      case "go":
        expect(played(id)).toContain(action.node);
        break;
      case "open":
        expect(lessonIds).toContain(action.preset);
        expect(played(action.preset), "the step in which it differs").toContain(action.node);
        break;
      case "show":
        expect(played(id)).toContain(action.cell.node);
        break;
      case "edit":
      case "say":
      case "set": {
        const tried = triedRequest(id) ?? {};
        expectOther(id, tried, action.node);
        expect(playedIn(run({ tried }).tried), "where the change is seen").toContain(action.node);
      }
    }
  });

  it("takes place at steps of its experiment, in a picture that the step offers", () => {
    const { opens, view, asks } = specs[id].place as Place;
    if (opens === undefined) expect(asks).toBeDefined();
    if (asks !== undefined) expect(played(id)).toContain(asks);
    if (opens !== undefined) expect(placeOf(experimentOf(id), opens), opens).toBeDefined();
    const place = opens === undefined ? undefined : placeOf(experimentOf(id), opens);
    const timeline = place?.timeline ?? buildTimeline(experimentOf(id));
    if (view) expect(viewsAt(timeline, place ? restIn(place.segment) : 0)).toContain(view);
  });

  it(
    "survives what it lets the reader try, and then speaks of it as opened",
    { timeout: 60_000 },
    () => {
      const opened = experimentOf(id);
      const tried = triedRequest(id);
      if (!tried) return;
      const { now } = run({ now: tried });
      for (const language of languages) {
        // With other words a lesson goes along if its answer holds.
        const altered = reading(id, language).action.kind !== "say";
        const told = tellLesson(id, { now, opened, altered }, tables[language]);
        if (!altered && told && !told.changed) continue;
        expect(told?.changed, "says that it speaks of the example").toBeDefined();
        expect(told?.reading).toEqual(reading(id, language));
      }
    },
  );

  it.each(languages)(
    "lets go, or goes along, when the reader writes another sentence (%s)",
    (language) => {
      const other = run({
        short: { input: { text: "hi" } },
        long: {
          input: { text: "The cat sat on the mat today" },
          attention: { mask: { kind: "causal" } },
        },
      });
      for (const experiment of Object.values(other)) {
        const found = readLesson(id, experiment, tables[language]);
        if (!found) continue;
        for (const parts of textsOf(found)) expect(plain(parts)).not.toMatch(/undefined|NaN/u);
      }
    },
  );
});

describe("a lesson with a Chinese sentence", () => {
  const own = examples.flatMap(({ id, request_zh }) => (request_zh ? [[id, request_zh]] : []));
  const runs: Readonly<Record<string, Experiment>> = run(Object.fromEntries(own));

  it.each(lessonIds.filter((id) => id in runs))("%s holds for that too", (id) => {
    const answers = languages.map((language) =>
      readLesson(id, runs[id] as Experiment, tables[language]),
    );
    for (const found of answers) {
      expect(found?.decided).toBe(true);
      expect(found?.answer, "the answer tells of the outcome").toBeDefined();
    }
    const { opens, asks } = specs[id].place as Place;
    for (const node of [opens, asks])
      if (node !== undefined) expect(playedIn(runs[id] as Experiment)).toContain(node);
  });

  it("is there for every lesson about words that are not English for a reason", () => {
    const english = presets.filter(({ request, request_zh }) => request.model && !request_zh);
    expect(english.map(({ id }) => id)).toEqual(["past-an-attractor"]);
  });
});

/** The request after the button of a lesson that changes the experiment. */
function triedRequest(id: (typeof lessonIds)[number]): RunRequest | undefined {
  const { action } = reading(id, "en");
  const request = requestFor(id);
  if (action.kind === "set") return withValueAt(request, action.path, action.value);
  if (action.kind === "say") return { ...request, input: { ...request.input, text: action.text } };
  if (action.kind !== "edit") return undefined;
  const node = experimentOf(id).graph.find((one) => one.id === action.cell.node);
  const values = Array.from(node?.values ?? []);
  expect(values[action.cell.index]).not.toBe(action.value);
  values[action.cell.index] = action.value;
  return { ...request, overrides: { [action.cell.node]: values } };
}

/** In the output, or in the step in which the change is seen, as a study does not change the output. */
function expectOther(id: string, request: object, seen: string): void {
  const { tried } = run({ tried: request });
  const values = ({ graph, output }: Experiment) =>
    [output, seen].map((own) => Array.from(graph.find((node) => node.id === own)?.values ?? []));
  expect(values(tried)).not.toEqual(values(experimentOf(id)));
}

describe("the text of a step", () => {
  const stagesOf = (id: string) => filmsOf(experimentOf(id)).flatMap(({ stages }) => stages);
  const textsIn = (steps: StepTexts) => [
    ...Object.values(steps.own),
    ...Object.values(steps.general),
  ];

  it("is there for every step of the first example", () => {
    for (const stage of stagesOf("first"))
      for (const steps of [stepsEn, stepsZh])
        expect(stepText(stage, experimentOf("first"), steps), stage.id).toBeDefined();
  });

  it("each is used by some example", () => {
    const textsOf = (experiment: Experiment) =>
      filmsOf(experiment).flatMap(({ stages }) =>
        stages.map((stage) => stepText(stage, experiment, stepsEn)),
      );
    // The switch beside the heading adds a backward pass to any example.
    const differentiated = run({ gradient: gradients.gradient });
    const shown = [...examples.map(({ id }) => experimentOf(id)), differentiated.gradient];
    const used = new Set(shown.flatMap(textsOf));
    expect(textsIn(stepsEn).filter((text) => !used.has(text))).toEqual([]);
  });

  it("is written in both languages, without a number", () => {
    for (const [i, text] of textsIn(stepsEn).entries()) {
      const other = textsIn(stepsZh)[i] ?? "";
      expect(text).toMatch(/^[A-Z][^0-9]+\.$/u);
      expect(other).toMatch(/^[^0-9]*\p{Script=Han}[^0-9]*。$/u);
      expect(other).not.toMatch(unspaced);
    }
  });
});

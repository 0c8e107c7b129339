import { describe, expect, test } from "vitest";
import {
  FIELD_NAMES,
  FIELDS,
  markupName,
  type PublicState,
} from "../../../../../web/src/document/state/fields.js";
import {
  printAttributes,
  printQuery,
  readField,
  readQuery,
} from "../../../../../web/src/document/state/texts.js";
import { noticeText } from "../../../../../web/src/document/state/words.js";
import { generator } from "../../../support/random.js";
import { randomState } from "./random.js";

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed + 1);

describe("a link", () => {
  test("says every state as it is", () => {
    for (const seed of SEEDS) {
      const state = randomState(seed);
      expect(readQuery(printQuery(state)), `seed ${seed}`).toEqual({ state, notices: [] });
    }
  });

  test("is short, readable and in one order", () => {
    const state: PublicState = {
      cell: { node: "query", at: [3, 1] },
      stage: "weights",
      text: ["one step", "我爱"],
      mask: { kind: "sliding_window", window: 3 },
      set: [{ path: "/attention/scale", value: false }],
      forbid: [
        [3, 1],
        [4, 2],
      ],
    };
    expect(printQuery(state)).toBe(
      "?v=1&text=one+step&text=%E6%88%91%E7%88%B1&mask=window-3&set=/attention/scale:false" +
        "&forbid=3,1+4,2&stage=weights&cell=query:3,1",
    );
  });

  test("says only what is not so by itself", () => {
    expect(printQuery({ speed: 1, mode: "on", autoplay: false })).toBe("");
    expect(printQuery({})).toBe("");
  });

  test("says nothing about parameters of others, unless it says that they are its own", () => {
    expect(readQuery("?utm_source=a").notices).toEqual([]);
    expect(readQuery("?v=1&stge=weights").notices).toEqual([
      { problem: "unknown", name: "stge", given: "weights" },
    ]);
  });

  test("of a later version is read as far as it is known", () => {
    const { state, notices } = readQuery("?v=2&heads=3");
    expect(state).toEqual({ heads: 3 });
    expect(notices).toEqual([{ problem: "version", name: "v", given: "2" }]);
  });
});

describe("nonsense", () => {
  test("costs its own field alone, and is told in both languages", () => {
    const { state, notices } = readQuery("?v=1&heads=many&seed=7&cell=up&theme=pink&speed=9");
    expect(state).toEqual({ seed: 7 });
    expect(notices.map(({ name }) => name)).toEqual(["heads", "cell", "theme", "speed"]);
    for (const notice of notices)
      for (const language of ["en", "zh"] as const) {
        expect(noticeText(notice, language)).toContain(notice.given);
        expect(noticeText(notice, language)).toContain(notice.name);
      }
  });

  test("never throws and never becomes a state that cannot be said", () => {
    const scraps = [
      "1",
      ",",
      "(",
      ")",
      ":",
      "/",
      "=",
      "\ud800",
      "%",
      "\n",
      " ",
      "null",
      "{",
      "-",
      "x",
      "9e9",
    ];
    for (const seed of SEEDS) {
      const { next, pick } = generator(seed);
      const text = Array.from({ length: next(9) }, () => pick(scraps)).join("");
      const field = pick(FIELD_NAMES);
      const { state } = readField(field, text);
      const again = readQuery(printQuery(state)).state;
      expect(printQuery(again), `${field} of ${JSON.stringify(text)}`).toBe(printQuery(state));
    }
  });

  test("that is very long is not read", () => {
    const [notice] = readField("text", "long ".repeat(5000)).notices;
    expect(notice?.problem).toBe("long");
    expect(notice?.given.length).toBeLessThan(50);
    expect(notice && noticeText(notice, "en")).toContain("20000");
  });
});

describe("a cell", () => {
  test.each(["3,1", "(3,1)", "( 3, 1 )"])("may be written %s", (text) => {
    expect(FIELDS.cell.read(text)).toEqual({ at: [3, 1] });
  });

  test.each(["query:3,1", "query(3,1)"])("of another node may be written %s", (text) => {
    expect(FIELDS.cell.read(text)).toEqual({ node: "query", at: [3, 1] });
  });

  test.each(["", "0,1", "3,", "(3,1", "3,1)", "query", "query3", "-1,2"])("is not %j", (text) => {
    expect(FIELDS.cell.read(text)).toBeUndefined();
  });
});

describe("an edited cell", () => {
  test.each(["x:4,1/3,1=1", "x:1/1,1=1", "x:1,1/1,1=", "x:1,1/1,1=one", "1,1/1,1=1"])(
    "is not %j",
    (text) => {
      expect(FIELDS.edit.read(text)).toBeUndefined();
    },
  );
});

test("attributes have a state's values by the same names, with a line each where there are several", () => {
  const state: PublicState = { contextText: ["one", "two"], controls: [], theme: "dark" };
  expect(printAttributes(state)).toEqual([
    ["context-text", "one\ntwo"],
    ["theme", "dark"],
    ["controls", "none"],
  ]);
  expect(readField("text", "\n  one step\n  another\n").state).toEqual({
    text: ["one step", "another"],
  });
});

test("a name in markup has no capitals, and every field says what it takes in both languages", () => {
  for (const field of FIELD_NAMES) {
    expect(markupName(field)).toMatch(/^[a-z-]+$/u);
    expect(FIELDS[field].expects.en).not.toBe("");
    expect(FIELDS[field].expects.zh).toMatch(/\p{Script=Han}|true/u);
  }
});

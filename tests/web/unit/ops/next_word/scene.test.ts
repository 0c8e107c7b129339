import { describe, expect, test } from "vitest";
import {
  lookAtStory,
  lookBesideStory,
  storyFocus,
} from "../../../../../web/src/ops/tokens/next_word/focus.js";
import { isStory, storyOf, toldIn } from "../../../../../web/src/ops/tokens/next_word/reading.js";
import { drawStory } from "../../../../../web/src/ops/tokens/next_word/scene.js";
import { plainNarration } from "../../../../../web/src/ui/narration.js";
import type { View } from "../../../../../web/src/types/scene.js";
import { story } from "./story.js";

const view: View = { width: 900, height: 300, language: "en", batch: 0, head: 0, digits: true };
const read = storyOf(story);

test("heads are told of on the rows where they look at another word, the most telling first", () => {
  expect(isStory(story)).toBe(true);
  expect(toldIn(read, 4).map(({ head, token }) => [head.role, token])).toEqual([
    ["induction", 2],
    ["previous", 3],
  ]);
  // Only the previous word is looked at here; the other head rests before the text.
  expect(toldIn(read, 2).map(({ head, token }) => [head.role, token])).toEqual([["previous", 1]]);
  expect(toldIn(read, 0)).toEqual([]);
});

describe("the word in focus", () => {
  test("is the last one, and one's own row tells what it looks at, the row before who chose it", () => {
    expect(storyFocus(read, {}, Infinity)).toEqual({ word: 3, view: "looks", row: 4 });
    expect(storyFocus(read, { view: "chose" }, Infinity)).toEqual({
      word: 3,
      view: "chose",
      row: 3,
    });
  });

  test("is that of the reader, as long as it is there", () => {
    const look = { token: 1, text: "zorblat", head: 0 };
    expect(storyFocus(read, { look }, Infinity).word).toBe(1);
    expect(storyFocus(read, { look: { ...look, text: "cat" } }, Infinity).word).toBe(3);
    expect(lookBesideStory(story, look, 9)).toMatchObject({ token: 3, text: "the" });
  });

  test("is found from a number of the picture", () => {
    const [node] = story.graph;
    // The row of "the", the column of "zorblat".
    expect(lookAtStory(story, { node: node?.id ?? "", index: 4 * 5 + 2 })).toMatchObject({
      token: 1,
      text: "zorblat",
    });
  });
});

describe.each([900, 340])("the picture, %i wide", (width) => {
  const drawn = (more: Partial<View>, time = Infinity) =>
    drawStory(story, { ...view, width, ...more }, time);

  test("has every mark once, at a place that is a number, at every moment", () => {
    for (const shown of ["looks", "chose"] as const)
      for (const time of [0, 350, 700, 1500, Infinity]) {
        const { marks } = drawn({ view: shown, written: 2 }, time);
        expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length);
        for (const { x, y, width: wide, height } of marks)
          expect([x, y, wide, height].every(Number.isFinite)).toBe(true);
      }
  });

  test("later words are hatched, unknown ones dotted", () => {
    const { marks } = drawn({ view: "chose" });
    const states = marks.filter(({ key }) => key.startsWith("weight/induction/"));
    expect(states.map(({ state }) => state)).toEqual([]);
    const rows = marks.filter(({ key }) => key.startsWith("weight/previous/"));
    expect(rows.map(({ state }) => state)).toEqual(["value", "value", "value", "masked"]);
    expect(marks.filter(({ dotted }) => dotted).map(({ key }) => key)).toEqual(["unknown/1"]);
  });

  test("says who chose the word, and what its row looks at", () => {
    expect(plainNarration(drawn({ view: "chose" }).narration)).toBe(
      "The row of saw chose the. saw looks at zorblat (previous word): 0.96.",
    );
    expect(plainNarration(drawn({ language: "zh" }).narration)).toContain("the 看向 zorblat");
  });
});

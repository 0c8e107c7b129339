/** The reader's own words for pronouns: in links, in requests, and in the sentence that the heads are watched on. */
import { describe, expect, test } from "vitest";
import {
  FIRST,
  printPlace,
  readPlace,
  type Choice,
} from "../../../../web/src/document/training.js";
import {
  cutBy,
  listsOf,
  printWords,
  readWords,
  without,
} from "../../../../web/src/panels/training/own_words.js";
import { probeOf, requestOf } from "../../../../web/src/panels/training/recipes.js";

const pronouns = (text: string): Choice => ({ ...FIRST, task: "pronouns", text });

describe("words of the reader's", () => {
  test("are read as they were printed, whatever is between them", () => {
    const words = { animals: ["狮子", "tiger"], by_object: ["praised", "d'accord"] };
    expect(printWords(words)).toBe("狮子,tiger;;;praised,d'accord");
    expect(readWords(printWords(words))).toEqual(words);
    expect(readWords(" 狮子、 tiger ；;;praised  d'accord,")).toEqual(words);
    expect(printWords(readWords(";;，;"))).toBe("");
    expect(listsOf(new Map([["things", "cup, "]]))).toEqual({ things: ["cup"] });
  });

  test("are part of a link, and of pronouns alone", () => {
    const place = { ...pronouns("lion,tiger;cup,plate"), step: 40 };
    expect(printPlace(place)).toBe("pronouns@40=lion,tiger;cup,plate");
    expect(readPlace(printPlace(place))).toEqual(place);
    expect(readPlace("copy=lion")?.text).toBe("");
  });

  test("are asked for, and the other lists stay ours", () => {
    expect(requestOf(pronouns("lion,tiger"), "en").task).toMatchObject({
      words: { animals: ["lion", "tiger"] },
    });
    expect(requestOf(pronouns(""), "zh").task).not.toHaveProperty("words");
    const created = Object.assign({ animals: ["lion"], things: ["cup"] });
    expect(without(created, { animals: ["lion"] })).toEqual({ things: ["cup"] });
  });

  test("stand in the sentence that the heads are watched on", () => {
    expect(probeOf(pronouns("lion,tiger;;;;;;cold,hot"), "en")).toBe(
      "the lion tipped the boat because it was cold ?",
    );
    expect(probeOf(pronouns("狮子,老虎;杯子,盘子"), "zh")).toBe("狮子压杯子，因为它很重？");
  });
});

describe("a sentence is cut into words of the vocabulary", () => {
  test("the longest first, where words have several characters", () => {
    const vocabulary = ["狮", "狮子", "压", "杯子", "，", "因", "为", "它", "很", "重", "？"];
    expect(cutBy(vocabulary, "狮子压杯子，因为它很重？")).toEqual(
      "狮子 压 杯子 ， 因 为 它 很 重 ？".split(" "),
    );
  });

  test("and no word ends within another", () => {
    const vocabulary = ["cat", "it", "was", "?", "C++"];
    expect(cutBy(vocabulary, " cat  category was\tC++?")).toEqual([
      "cat",
      "category",
      "was",
      "C++",
      "?",
    ]);
    expect(cutBy(vocabulary, "狗cat")).toEqual(["狗", "cat"]);
    expect(cutBy(vocabulary, "  ")).toEqual([]);
    expect(cutBy(vocabulary, "\ud800")).toHaveLength(1);
  });
});

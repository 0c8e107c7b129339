import { describe, expect, test } from "vitest";
import { align, cut, join } from "../../../../web/src/document/segment.js";

describe("cutting a sentence", () => {
  test("English goes to the core as text", () => {
    expect(cut(["Don't stop, please!"], "words")).toEqual({ text: "Don't stop, please!" });
  });

  test("Chinese is cut into words", () => {
    expect(cut(["我爱中国"], "words")).toEqual({ tokens: ["我", "爱", "中国"] });
  });

  test("a mixed sentence keeps its words and loses its spaces", () => {
    expect(cut(["我爱 Attention 中国"], "words")).toEqual({
      tokens: ["我", "爱", "Attention", "中国"],
    });
  });

  test("characters are graphemes: an emoji family and a combining accent stay whole", () => {
    expect(cut(["a👩‍👩‍👧e\u0301 中"], "characters")).toEqual({
      tokens: ["a", "👩‍👩‍👧", "e\u0301", "中"],
    });
  });

  test("white space is left to the core, in Chinese too", () => {
    expect(cut(["我爱 中国"], "whitespace")).toEqual({
      text: "我爱 中国",
      tokenizer: "whitespace",
    });
  });

  test("one Chinese sentence makes the page cut the whole batch", () => {
    expect(cut(["我爱中国", "one step"], "words")).toEqual({
      tokens: [
        ["我", "爱", "中国"],
        ["one", "step"],
      ],
    });
  });

  test("half a surrogate pair never leaves the page", () => {
    expect(cut(["a\ud83d"], "words")).toEqual({ text: "a\ufffd" });
  });
});

describe("finding tokens in their sentence", () => {
  test("every character of the sentence is in one piece", () => {
    const pieces = align("one step, one day", ["one", "step", ",", "one", "day"]);
    expect(pieces.map(({ text }) => text).join("")).toBe("one step, one day");
    expect(pieces.filter(({ token }) => token !== undefined)).toEqual([
      { text: "one", token: 0 },
      { text: "step", token: 1 },
      { text: ",", token: 2 },
      { text: "one", token: 3 },
      { text: "day", token: 4 },
    ]);
  });

  test("while the sentence is ahead, tokens that are gone are left out", () => {
    expect(align("one day", ["one", "step"])).toEqual([
      { text: "one", token: 0 },
      { text: " day" },
    ]);
  });

  test("the padding of a batch is no piece", () => {
    expect(align("one", ["one", "", ""])).toEqual([{ text: "one", token: 0 }]);
  });
});

describe("tokens as a sentence", () => {
  test.each([
    [["Your", "journey", "."], "Your journey."],
    [["我", "爱", "中国"], "我爱中国"],
    [["我", "爱", "Attention"], "我爱Attention"],
    [["x1", "x2"], "x1 x2"],
  ])("%j reads %s", (tokens, sentence) => {
    expect(join(tokens)).toBe(sentence);
    expect(align(sentence, tokens).filter(({ token }) => token !== undefined)).toHaveLength(
      tokens.length,
    );
  });
});

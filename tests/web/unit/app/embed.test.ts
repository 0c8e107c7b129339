import { describe, expect, test } from "vitest";
import { readCommand, toldMessage } from "../../../../web/src/app/embed/messages.js";
import { around, originOf } from "../../../../web/src/app/embed/parent.js";

const message = (name: string, said: object = {}, version: unknown = 1) => ({
  type: `attention-playground:${name}`,
  version,
  ...said,
});

describe("messages to a frame", () => {
  test("are read with what they say", () => {
    expect(readCommand(message("play"))).toEqual({ name: "play" });
    expect(readCommand(message("pause", { more: 1 }))).toEqual({ name: "pause" });
    const query = "stage=mask&head=2";
    expect(readCommand(message("set", { query }))).toEqual({ name: "set", query });
    const seek = { stage: "weights", moment: 50 };
    expect(readCommand(message("seek", seek))).toEqual({ name: "seek", ...seek });
  });

  test("of other programs are none of them", () => {
    for (const data of [null, undefined, 7, "play", [], {}, { type: 1 }, { type: "resize" }])
      expect(readCommand(data)).toBeUndefined();
  });

  test("that are wrong are told why", () => {
    const wrong: [object, RegExp][] = [
      [message("play", {}, 2), /version/u],
      [message("play", {}, "1"), /version/u],
      [message("destroy"), /none of set, play/u],
      [message("set", { query: { stage: "mask" } }), /query/u],
      [message("seek"), /stage/u],
      [message("seek", { stage: "mask", moment: 101 }), /0 to 100/u],
      [message("seek", { stage: "mask", moment: NaN }), /0 to 100/u],
    ];
    for (const [data, reason] of wrong)
      expect(readCommand(data)).toEqual({ reason: expect.stringMatching(reason) as string });
  });

  test("from it have a type, a version and what they say", () => {
    expect(toldMessage("size", { height: 700 })).toEqual(message("size", { height: 700 }));
  });
});

describe("the page around a frame", () => {
  test("is the one that the address says, and no other", () => {
    expect(around("https://blog.example/post", ["https://other.example"])).toEqual({
      origin: "https://blog.example",
    });
    expect(around("blog", ["https://other.example"])).toBe("none");
    expect(around("", [])).toBe("none");
  });

  test("is else the one that the browser names, or any where it names none", () => {
    expect(around(null, ["null", "https://blog.example/a"])).toEqual({
      origin: "https://blog.example",
    });
    expect(around(null, [undefined, ""])).toBe("any");
  });

  test("has an origin only on the web", () => {
    expect(originOf("http://127.0.0.1:8080/a")).toBe("http://127.0.0.1:8080");
    for (const address of ["file:///a/b.html", "null", "javascript:alert(1)", "data:,x"])
      expect(originOf(address)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { notice, readQuery } from "../../../../../web/src/document/state/texts.js";
import { noticeText } from "../../../../../web/src/document/state/words.js";

const said = (query: string, language: "en" | "zh" = "en") =>
  readQuery(`?v=1&${query}`).notices.map((one) => noticeText(one, language));

describe("a notice about a name that is not known", () => {
  it("names the nearest, then all", () => {
    expect(said("chapter=scal")).toEqual([
      expect.stringMatching(
        /^“chapter” cannot be “scal”\. Did you mean “scale”\? It takes one of vectors, .*cheaper, next\.$/u,
      ),
    ]);
    expect(said("chapter=Mask", "zh")[0]).toContain("是不是“masks”？");
    expect(said("view=arc")[0]).toContain("Did you mean “arcs”?");
  });

  it("names none where none is near, or where there is no list", () => {
    expect(said("chapter=xyzzy")[0]).not.toContain("Did you mean");
    expect(said("chapter=")[0]).not.toContain("Did you mean");
    expect(noticeText(notice("nonsense", "heads", "many"), "en")).toBe(
      "“heads” cannot be “many”. It takes a whole number from 1 to 1024.",
    );
  });
});

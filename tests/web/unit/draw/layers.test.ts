import { describe, expect, it } from "vitest";
import type { Mark, MarkKind } from "../../../../web/src/types/frame.js";
import { layersOf } from "../../../../web/src/draw/layers.js";

const mark = (kind: MarkKind, key: string, over: Partial<Mark> = {}): Mark => ({
  key,
  kind,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  state: "value",
  opacity: 1,
  ...over,
});

const keys = (marks: readonly Mark[]) => marks.map(({ key }) => key);

describe("the layers of a frame", () => {
  it("are a single SVG if there are few tiles", () => {
    const marks = [mark("band", "band"), mark("cell", "cell"), mark("text", "text")];
    expect(layersOf(marks)).toEqual([{ painted: [], drawn: marks }]);
  });

  it("paint plain tiles and draw marks with text", () => {
    const marks = [
      mark("band", "band"),
      mark("block", "block"),
      mark("cell", "digits", { text: "0.1" }),
      mark("cell", "ring", { state: "pinned" }),
      mark("text", "label"),
    ];
    const [layer, ...more] = layersOf(marks);
    expect(more).toEqual([]);
    expect(keys(layer?.painted ?? [])).toEqual(["band", "block"]);
    expect(keys(layer?.drawn ?? [])).toEqual(["digits", "ring", "label"]);
  });

  it("keep a card that passes over a label above it, and what lies on the card", () => {
    const aside = { x: 100 };
    const marks = [
      mark("block", "rest", aside),
      mark("text", "under"),
      mark("text", "aside", aside),
      mark("card", "card"),
      mark("block", "moving", { state: "moving" }),
      mark("text", "on the card"),
    ];
    const [back, front] = layersOf(marks);
    expect(keys(back?.painted ?? [])).toEqual(["rest"]);
    expect(keys(back?.drawn ?? [])).toEqual(["under", "aside"]);
    expect(keys(front?.painted ?? [])).toEqual(["card", "moving"]);
    expect(keys(front?.drawn ?? [])).toEqual(["on the card"]);
  });

  it("paint bars and lines of a crowd but where they pass over what is drawn, or have a name", () => {
    const aside = { x: 100 };
    const marks = [
      mark("block", "block", aside),
      mark("bar", "bar"),
      mark("path", "edge", aside),
      mark("text", "label", { x: 200 }),
      mark("rule", "over the label", { x: 200 }),
      mark("bar", "named", { x: 300, title: "0.5" }),
    ];
    const [layer, ...more] = layersOf(marks);
    expect(more).toEqual([]);
    expect(keys(layer?.painted ?? [])).toEqual(["block", "bar", "edge"]);
    expect(keys(layer?.drawn ?? [])).toEqual(["label", "over the label", "named"]);
  });

  it("paint many tiles even without a block", () => {
    const tiles = Array.from({ length: 301 }, (_, i) => mark("cell", `tile ${i}`, { x: 20 * i }));
    expect(layersOf(tiles.slice(1))).toHaveLength(1);
    expect(layersOf(tiles.slice(1))[0]?.painted).toEqual([]);
    expect(layersOf(tiles)[0]?.painted).toHaveLength(301);
  });
});
